import Foundation

/// The call by which the package manager compiles a module, from its plan, for asking the compiler without writing anything.
struct CompilerCall {
    private let arguments: [String]

    /// Options that write files, and those of them with a value.
    private static let alone: Set<String> = [
        "-emit-dependencies", "-emit-module", "-c", "-incremental", "-enable-batch-mode", "-serialize-diagnostics",
        "-parseable-output", "-emit-objc-header",
    ]
    private static let valued: Set<String> = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
    ]

    /// - Parameter build: the folder of the package manager's plan.
    init(of module: String, in build: URL) throws {
        let plan = build.appendingPathComponent("debug.yaml")
        let text = try String(contentsOf: plan, encoding: .utf8)
        var isModule = false
        for line in text.split(separator: "\n") {
            // A program has a node for linking beside that of its module.
            if line.hasPrefix("  \"") { isModule = line.hasPrefix("  \"C.\(module)-") && line.hasSuffix(".module\":") }
            guard isModule, line.hasPrefix("    args: ") else { continue }
            let words = try JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8))
            arguments = Self.kept(words)
            return
        }
        throw PackageDescription.Failure(description: "\(plan.path): no module \(module)")
    }

    private static func kept(_ words: [String]) -> [String] {
        var kept: [String] = []
        var isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if valued.contains(word) {
                isValue = true
            } else if !alone.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
                kept.append(word)
            }
        }
        return kept
    }

    /// What the compiler says of files.
    func typeCheck(_ files: [String]) throws -> [CompilerDiagnostic] {
        let words =
            arguments + [
                "-typecheck", "-whole-module-optimization", "-suppress-warnings", "-diagnostic-style", "llvm",
                "-no-color-diagnostics",
            ]
        let (code, output) = try Toolchain.result(words + files)
        let said = CompilerDiagnostic.read(output)
        if code != 0, !said.contains(where: \.isError) {
            throw PackageDescription.Failure(description: "the compiler ended with \(code): \(output.suffix(2_000))")
        }
        return said
    }
}
