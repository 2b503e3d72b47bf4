import Files

/// The program `uikit`, compiled from the package UIKit: it prepares packages of views, builds them and draws.
///
/// It has no path to Swift's own libraries, for the machine that compiled it may have them elsewhere: the loader is
/// told those of the toolchain that is used.
struct PreparationProgram {
    let path: String
    private let libraries: [String]

    init(at path: String, _ compiler: Toolchain.Description) { (self.path, libraries) = (path, compiler.libraries) }

    /// The program in the folder of a compiled UIKit.
    init(in folder: String, _ compiler: Toolchain.Description) { self.init(at: folder + "/bin/uikit", compiler) }

    /// This program's own variables, with the one for the loader.
    private var variables: [String] {
        let name = "LD_LIBRARY_PATH"
        let others = Environment.value("LD_LIBRARY_PATH")?.unlessEmpty.map { [$0] } ?? []
        let value = (libraries + others).joined(separator: ":")
        return Environment.all.filter { !$0.hasPrefix(name + "=") } + [name + "=" + value]
    }

    /// Runs it with this program's streams.
    /// - Parameter outputToErrors: whether its words are none of this program's products.
    /// - Returns: the exit code.
    func run(_ arguments: [String], outputToErrors: Bool = false) throws(Failure) -> Int32 {
        try Subprocess.runAttached(path, arguments, environment: variables, outputToErrors: outputToErrors)
    }

    /// Runs the program for its output.
    /// - Parameters:
    ///   - limit: how many bytes it may print.
    ///   - isCancelled: asked now and then; true ends the program.
    func outcome(
        of arguments: [String], limit: Int, isCancelled: (() -> Bool)? = nil
    ) throws(Failure) -> Subprocess.Outcome {
        try Subprocess.run(path, arguments, environment: variables, limit: limit, isCancelled: isCancelled)
    }

    /// Whether this system can load the program: without arguments the program prints its usage.
    var starts: Bool { (try? outcome(of: [], limit: 1 << 16))?.code == ExitStatus.usage }
}
