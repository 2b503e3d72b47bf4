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
}
