import Files

/// The only access to the Swift toolchain, which compiles the package UIKit and the packages that a person names.
struct Toolchain {
    /// The path of `swift`.
    private let swift: String

    init() throws(Failure) {
        guard let swift = Subprocess.find("swift") else {
            throw Failure("there is no swift on PATH; https://www.swift.org/install has the toolchain")
        }
        self.swift = swift
    }

    /// Builds a program of a package; the toolchain's words go to standard error.
    /// - Returns: the program's path.
    func build(_ product: String, of package: String, in scratch: String) throws(Failure) -> String {
        let words = ["build", "--quiet", "--package-path", package, "--scratch-path", scratch, "--product", product]
        let code = try Subprocess.runAttached(swift, words, outputToErrors: true)
        guard code == ExitStatus.fine else { throw Failure("\(package): swift build ended with exit code \(code)") }
        return scratch + "/debug/" + product
    }

    /// The same without the toolchain's words on any stream of this program: they are the failure's.
    /// - Parameter isCancelled: asked now and then; true ends the compiler.
    func build(
        _ product: String, of package: String, in scratch: String, isCancelled: @escaping () -> Bool
    ) throws(Failure) -> String {
        let words = ["build", "--quiet", "--package-path", package, "--scratch-path", scratch, "--product", product]
        let outcome = try Subprocess.run(swift, words, environment: nil, limit: 4 << 20, isCancelled: isCancelled)
        guard outcome.code == ExitStatus.fine else {
            let said = String(decoding: outcome.output + outcome.errors, as: UTF8.self).nonemptyLines.map(String.init)
            throw Failure(lines: Array(said.suffix(20)), code: ExitStatus.impossible)
        }
        return scratch + "/debug/" + product
    }
}
