import Files
import Notation

/// The only access to the Swift toolchain, which compiles the package UIKit and the packages that a person names.
struct Toolchain {
    /// Where the toolchain's words go.
    enum Words {
        /// To this program's standard error, for a product of its own goes to standard output.
        case shown
        /// To the failure, since nothing may reach this program's streams.
        /// - Parameter isCancelled: asked now and then; true ends the compiler.
        case kept(isCancelled: () -> Bool)

        /// Nil where nobody can cancel: a person ends the program itself.
        var isCancelled: (() -> Bool)? {
            switch self {
            case .shown: nil
            case .kept(let isCancelled): isCancelled
            }
        }
    }

    /// The path of `swift`.
    private let swift: String

    init() throws(Failure) {
        guard let swift = Subprocess.find("swift") else {
            throw Failure("there is no swift on PATH; https://www.swift.org/install has the toolchain")
        }
        self.swift = swift
    }

    /// What the compiler says of itself.
    struct Description {
        /// The compiler's version and system, in one line: a module is read only by the compiler that wrote the module.
        let version: String
        /// The folders of Swift's own libraries, absolute.
        let libraries: [String]
    }

    func description() throws(Failure) -> Description {
        let outcome = try Subprocess.run(swift, ["-print-target-info"], environment: nil, limit: 1 << 16)
        guard outcome.code == ExitStatus.fine, let info = JSONReading.value(outcome.output),
            let version = info["compilerVersion"]?.string, let system = info["target"]?["triple"]?.string
        else {
            throw Failure(
                "\(swift) -print-target-info ended with exit code \(outcome.code) and no description of itself")
        }
        let folders = info["paths"]?["runtimeLibraryPaths"]?.values.compactMap(\.string) ?? []
        return Description(version: "\(version); \(system)", libraries: folders.filter { $0.hasPrefix("/") })
    }

    /// Calls `swift build`.
    /// - Parameter variables: what `env` is told of the variables that the manifests read. Other threads may read this
    ///   program's own environment.
    func build(_ arguments: [String], _ words: Words, setting variables: [String]) throws(Failure) {
        guard let env = Subprocess.find("env") else { throw Failure("there is no env on PATH") }
        switch words {
        case .shown:
            let code = try Subprocess.runAttached(env, variables + [swift, "build"] + arguments, outputToErrors: true)
            guard code == ExitStatus.fine else { throw Failure("swift build ended with exit code \(code)") }
        case .kept(let isCancelled):
            let outcome = try Subprocess.run(
                env, variables + [swift, "build", "--quiet"] + arguments, environment: nil, limit: 4 << 20,
                isCancelled: isCancelled)
            guard outcome.code == ExitStatus.fine else {
                let said = String(decoding: outcome.output + outcome.errors, as: UTF8.self).nonemptyLines
                throw Failure(lines: said.suffix(20).map(String.init), code: ExitStatus.impossible)
            }
        }
    }
}
