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

    /// What the compiler says of its version and its system, in one line: modules are read by the compiler that wrote
    /// them alone.
    func version() throws(Failure) -> String {
        let outcome = try Subprocess.run(swift, ["--version"], environment: nil, limit: 1 << 16)
        let lines = String(decoding: outcome.output, as: UTF8.self).nonemptyLines
        guard outcome.code == ExitStatus.fine, !lines.isEmpty else {
            throw Failure("\(swift) --version ended with exit code \(outcome.code)")
        }
        return lines.joined(separator: "; ")
    }

    /// Runs a program that was built from LayoutRender's own sources.
    /// - Returns: the exit code.
    func run(_ program: String, _ arguments: [String], _ words: Words) throws(Failure) -> Int32 {
        switch words {
        case .shown: try Subprocess.runAttached(program, arguments, outputToErrors: true)
        case .kept(let isCancelled):
            try Subprocess.run(program, arguments, environment: nil, limit: 1 << 20, isCancelled: isCancelled).code
        }
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
