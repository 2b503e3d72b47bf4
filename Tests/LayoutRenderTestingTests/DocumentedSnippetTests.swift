import Foundation
import TestSupport
import Testing

/// The Swift code in the documents, compiled as in a package that depends on this one.
///
/// Building such a package compiles every library once more. A type check by the compiler against the modules of this
/// build takes two seconds and finds the same mistakes, except that linking would also check that each import is a
/// product of the package.
@Suite struct DocumentedSnippetTests {
    struct Snippet {
        var document: String
        var code: String

        var modules: [String] {
            code.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
        }
    }

    static let snippets: [Snippet] = {
        let folder = Fixtures.packageRoot + "/Documentation"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let paths =
            [Fixtures.packageRoot + "/README.md"] + names.filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
        return paths.flatMap { path in
            codeBlocks(String(decoding: Fixtures.bytes(path), as: UTF8.self)).map {
                Snippet(document: Fixtures.name(path), code: $0)
            }
        }
    }()

    /// Fenced blocks marked as Swift, and indented blocks that begin with an import.
    static func codeBlocks(_ text: String) -> [String] {
        var blocks: [String] = []
        var block: [String] = []
        var isFenced = false
        func close() {
            let isSwift = isFenced || block.first?.hasPrefix("import ") == true
            if isSwift, !block.isEmpty { blocks.append(block.joined(separator: "\n") + "\n") }
            block = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") {
                close()
                isFenced = line == "```swift"
            } else if isFenced {
                block.append(line)
            } else if line.hasPrefix("    ") {
                block.append(String(line.dropFirst(4)))
            } else if line.isEmpty, !block.isEmpty {
                block.append("")
            } else {
                close()
            }
        }
        close()
        return blocks
    }

    @Test func everyImportOfADocumentIsAProduct() throws {
        #expect(Self.snippets.count >= 5)
        let package = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Package.swift"), as: UTF8.self)
        let ofToolchain: Set<String> = ["Testing", "XCTest", "Foundation"]
        for snippet in Self.snippets {
            #expect(!snippet.modules.isEmpty, "\(snippet.document): code without an import")
            for module in snippet.modules where !ofToolchain.contains(module) {
                #expect(
                    package.contains(".library(name: \"\(module)\", targets: [\"\(module)\"])"),
                    "\(snippet.document) imports \(module), which is no product")
            }
        }
    }

    /// Each folder of a floor is a target of the manifest, and each exported library is such a folder.
    @Test func everyModuleHasAFloor() throws {
        let package = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Package.swift"), as: UTF8.self)
        let folder = Fixtures.packageRoot + "/Sources/LayoutRender"
        var modules: [String] = []
        for floor in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let found = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + floor)
            #expect(found.allSatisfy { package.contains("\"\(floor)/\($0)\"") }, "\(floor)")
            modules += found
        }
        let exported = package.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(exported.count > 5 && exported.allSatisfy(modules.contains), "\(exported)")
    }

    @Test func everySnippetCompiles() throws {
        let finished = try Self.typeCheck(Self.snippets)
        #expect(finished.status == 0, "\(finished.errors)")
    }

    /// The check itself can fail.
    @Test func aWrongSnippetDoesNotCompile() throws {
        let wrong = Snippet(document: "wrong.md", code: "import LayoutDiff\nprint(LayoutDiff.compair(oldTree))\n")
        let finished = try Self.typeCheck([wrong])
        #expect(finished.status != 0 && finished.errors.contains("compair"))
    }

    /// Type-checks snippets as one module; each is the body of a function, or a file where it declares a test.
    private static func typeCheck(_ snippets: [Snippet]) throws -> Finished {
        try Fixtures.withFolder { folder in
            var files = [folder + "/Context.swift"]
            try context.write(toFile: files[0], atomically: true, encoding: .utf8)
            for (place, snippet) in snippets.enumerated() {
                let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
                let imports = lines.filter { $0.hasPrefix("import ") }.joined(separator: "\n")
                let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
                let text = body.contains("@Test") ? body : "func snippet\(place)() throws {\n\(body)\n}"
                files.append(folder + "/\(snippet.document)-\(place).swift")
                try (imports + "\n" + text + "\n").write(toFile: files[place + 1], atomically: true, encoding: .utf8)
            }
            let modules = Fixtures.products + "/Modules"
            var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules]
            for door in ["CCairo", "CPango", "CExpat", "CDeflate"] {
                let map = "\(Fixtures.packageRoot)/Sources/\(door)/module.modulemap"
                arguments += ["-Xcc", "-fmodule-map-file=" + map]
            }
            let libraries = ["cairo", "pangocairo", "pangoft2", "fontconfig", "gobject-2.0", "expat", "libdeflate"]
            let flags = try Fixtures.run("/usr/bin/env", ["pkg-config", "--cflags-only-I"] + libraries)
            for flag in flags.text.split(whereSeparator: \.isWhitespace) { arguments += ["-Xcc", String(flag)] }
            return try Fixtures.run("/usr/bin/env", arguments + files)
        }
    }

    /// What the snippets take for granted.
    private static let context = """
        import LayoutEngine

        let tree = LayoutTree(root: View(identifier: "root"))
        let oldTree = tree
        let newTree = tree
        let environment = LayoutEnvironment(width: 320, height: 480)
        let bytes: [UInt8] = []
        func makeCard() -> LayoutTree { tree }

        """
}
