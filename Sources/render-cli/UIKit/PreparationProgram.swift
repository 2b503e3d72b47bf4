import Files

/// The program `uikit`, compiled from the package UIKit: it prepares packages of views, builds them and draws.
///
/// It has no path to Swift's own libraries, for the machine that compiled it may have them elsewhere: the loader is
/// told those of the toolchain that is used.
struct PreparationProgram {
    let path: String
    private let libraries: [String]

    init(at path: String, _ compiler: Toolchain.Description) { (self.path, libraries) = (path, compiler.libraries) }

    /// That of a compiled UIKit.
    init(in folder: String, _ compiler: Toolchain.Description) { self.init(at: folder + "/bin/uikit", compiler) }

    /// The program that is called, and its words: `env` with the variable for the loader, then the program and `arguments`.
    func call(_ arguments: [String]) throws(Failure) -> (program: String, arguments: [String]) {
        guard let env = Subprocess.find("env") else { throw Failure("there is no env on PATH") }
        let others = Environment.value("LD_LIBRARY_PATH")?.unlessEmpty.map { [$0] } ?? []
        return (env, ["LD_LIBRARY_PATH=" + (libraries + others).joined(separator: ":"), path] + arguments)
    }

    /// Runs it.
    /// - Returns: the exit code.
    func run(_ arguments: [String], _ words: Toolchain.Words) throws(Failure) -> Int32 {
        let call = try call(arguments)
        return switch words {
        case .shown: try Subprocess.runAttached(call.program, call.arguments, outputToErrors: true)
        case .kept(let isCancelled):
            try Subprocess.run(
                call.program, call.arguments, environment: nil, limit: 1 << 20, isCancelled: isCancelled
            ).code
        }
    }

    /// Whether this system can load it: without arguments it says how it is used.
    var starts: Bool {
        guard let call = try? call([]) else { return false }
        let outcome = try? Subprocess.run(call.program, call.arguments, environment: nil, limit: 1 << 16)
        return outcome?.code == ExitStatus.usage
    }
}
