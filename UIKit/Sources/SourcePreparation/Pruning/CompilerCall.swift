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
        var (kept, rest) = ([String](), words[...])
        while let word = rest.popFirst() {
            if valued.contains(word) {
                rest = rest.dropFirst()
            } else if !alone.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
                kept.append(word)
            }
        }
        return kept
    }

    /// What the compiler says of a module. Two processes with half of the files each take as long as one with all.
    /// - Parameters:
    ///   - files: all of the module.
    ///   - part: those of them that are looked at; nil for all.
    func typeCheck(_ files: [String], of part: Set<String>? = nil) throws -> [CompilerDiagnostic] {
        // 1 the driver, which looks at a module as a whole or not at all, says how it would call the compiler
        let call =
            arguments + [
                "-typecheck", "-whole-module-optimization", "-suppress-warnings", "-diagnostic-style", "llvm",
                "-no-color-diagnostics", "-driver-print-jobs", "-driver-filelist-threshold=\(Int32.max)",
            ] + files
        let printed = try Toolchain.result(call)
        // Beside its one line the driver may have remarks.
        let lines = printed.output.split(separator: "\n").map { Self.words(of: String($0)) }
        let calls = lines.filter { $0.count > files.count && $0[1] == "-frontend" }
        guard printed.code == 0, calls.count == 1, var words = calls.first else {
            throw PackageDescription.Failure(
                description: "the compiler ended with \(printed.code): \(printed.output.prefix(2_000))")
        }
        // 2 the compiler looks at a part, and takes the other files for what they declare
        if let part { words = words.flatMap { part.contains($0) ? ["-primary-file", $0] : [$0] } }
        let (code, output) = try Toolchain.result(words)
        let said = code == 0 ? [] : CompilerDiagnostic.errors(output)
        if code != 0, !said.contains(where: \.isError) {
            throw PackageDescription.Failure(description: "the compiler ended with \(code): \(output.prefix(2_000))")
        }
        return said
    }

    /// The words of a line of the shell's, in which a word with other signs than letters stands in single quotes.
    static func words(of line: String) -> [String] {
        var words: [String] = []
        var (word, isQuoted, isEscaped): (String?, Bool, Bool) = (nil, false, false)
        for letter in line.unicodeScalars {
            if isEscaped {
                isEscaped = false
            } else if isQuoted ? letter == "'" : letter == "'" || letter == "\\" {
                if letter == "'" { isQuoted.toggle() } else { isEscaped = true }
                word = word ?? ""
                continue
            } else if !isQuoted, letter == " " || letter == "\n" {
                if let word { words.append(word) }
                word = nil
                continue
            }
            word = word ?? ""
            word?.unicodeScalars.append(letter)
        }
        if let word { words.append(word) }
        return words
    }
}
