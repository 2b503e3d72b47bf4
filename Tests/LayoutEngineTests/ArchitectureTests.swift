import Foundation
import TestSupport
import Testing

/// The layers of the house, read off the sources. Each check is shown to fail on a planted offence first.
@Suite struct ArchitectureTests {
    /// What each target may import besides the standard library.
    static let allowed: [(folder: String, modules: Set<String>)] = [
        ("LayoutRender/Engine/Cassowary", ["Synchronization"]),
        ("LayoutRender/Foundation/Notation", []),
        ("CLibrary", ["Darwin", "Glibc", "Musl", "Synchronization"]),
        ("LayoutRender/Foundation/Files", ["CLibrary"]),
        ("LayoutRender/Engine/LayoutEngine", ["Cassowary", "Notation", "Synchronization"]),
        ("LayoutRender/Readers/LayoutDocument", ["LayoutEngine", "Notation"]),
        ("LayoutRender/Foundation/Markup", ["CExpat", "Notation"]),
        ("LayoutRender/Foundation/SourceEdits", ["Files", "Markup", "Notation"]),
        ("LayoutRender/Foundation/XcodeProjects", ["Markup", "Notation"]),
        ("LayoutRender/Foundation/SwiftSources", ["Notation"]),
        ("LayoutRender/Foundation/Compression", ["CDeflate"]),
        ("LayoutRender/Readers/InterfaceBuilder", ["LayoutEngine", "Notation", "Markup", "Synchronization"]),
        ("LayoutRender/Readers/FigmaDesigns", ["CLibrary", "LayoutEngine", "Notation"]),
        (
            "LayoutRender/Readers/ProjectResources",
            [
                "LayoutEngine", "Notation", "Markup", "Compression", "XcodeProjects", "CHarfBuzz", "CLibrary",
                "Synchronization",
            ]
        ),
        (
            "LayoutRender/Products/LayoutRender",
            ["LayoutEngine", "Notation", "Compression", "PNGCodec", "CCairo", "CPango", "CLibrary", "Synchronization"]
        ),
        ("LayoutRender/Foundation/PNGCodec", ["Compression"]),
        ("LayoutRender/Products/PictureDiff", ["Notation", "PNGCodec"]),
        ("LayoutRender/Readers/PictureFiles", ["CCairo", "CLibrary", "CPango", "PNGCodec"]),
        ("LayoutRender/Readers/ConstraintLogs", ["Cassowary", "Notation"]),
        ("LayoutRender/Products/LayoutExplain", ["ConstraintLogs", "LayoutEngine", "LayoutRender", "Notation"]),
        ("LayoutRender/Products/LayoutFilm", ["Compression", "LayoutEngine", "LayoutRender", "Notation", "PNGCodec"]),
        (
            "LayoutRender/Products/LayoutDiff",
            ["Files", "LayoutDocument", "LayoutEngine", "LayoutFilm", "LayoutRender", "Notation"]
        ),
        (
            "LayoutRender/Products/LayoutInspector",
            ["LayoutDiff", "LayoutEngine", "LayoutExplain", "LayoutRender", "Notation"]
        ),
        (
            "LayoutRender/Products/DesignDiff",
            ["Cassowary", "LayoutDiff", "LayoutEngine", "LayoutRender", "Notation", "SourceEdits"]
        ),
        ("LayoutRender/Foundation/AgentProtocol", ["Notation"]),
        ("LayoutRender/Products/Findings", ["Notation"]),
        ("LayoutRender/Products/LayoutGallery", ["LayoutDiff", "Notation"]),
        (
            "LayoutRender/Products/Regression",
            [
                "CLibrary", "Files", "Findings", "LayoutDiff", "LayoutDocument", "LayoutEngine",
                "LayoutRender", "Notation", "PictureDiff", "Synchronization",
            ]
        ),
        (
            "LayoutRender/Products/LayoutAudit",
            [
                "Findings", "LayoutDiff", "LayoutEngine", "LayoutExplain", "LayoutRender", "Notation", "SourceEdits",
                "Synchronization",
            ]
        ),
        (
            "LayoutRender/Products/LayoutRenderTesting",
            [
                "CLibrary", "Files", "Findings", "LayoutAudit", "LayoutDiff", "LayoutEngine", "LayoutRender",
                "PictureDiff", "Regression", "Synchronization", "Testing", "XCTest",
            ]
        ),
    ]

    /// The folders that may import each C module. Pango draws with cairo, and so do the libraries for pictures that are
    /// loaded by name, so that these folders import both.
    static let doors = [
        "CCairo": [
            "LayoutRender/Products/LayoutRender/Cairo", "LayoutRender/Products/LayoutRender/Pango",
            "LayoutRender/Readers/PictureFiles",
        ],
        "CPango": ["LayoutRender/Products/LayoutRender/Pango", "LayoutRender/Readers/PictureFiles"],
        "CDeflate": ["LayoutRender/Foundation/Compression"],
        "CExpat": ["LayoutRender/Foundation/Markup"], "CHarfBuzz": ["LayoutRender/Readers/ProjectResources/Fonts"],
        // The C library's module has another name on each system; only `CLibrary` imports it, and exports it to the
        // others.
        "Darwin": ["CLibrary"], "Glibc": ["CLibrary"], "Musl": ["CLibrary"],
    ]

    /// Calls, flags and paths that only Linux has, and the files that may hold them for a stated reason.
    static let linuxOnly: [(word: String, files: Set<String>)] = [
        ("O_TMPFILE", []), ("O_PATH", []), ("renameat2", []), ("memfd_create", []), ("eventfd", []), ("signalfd", []),
        ("epoll_", []), ("inotify_", ["render-cli/Watch/FolderEvents.swift"]), ("copy_file_range", []),
        ("sendfile", []), ("getrandom", []),
        ("pipe2", []), ("accept4", []), ("MSG_NOSIGNAL", []), ("SOCK_CLOEXEC", []), ("posix_fadvise", []),
        ("fdatasync", []), ("sched_getaffinity", []), ("prctl", []), ("\"/proc/", ["CLibrary/SystemDifferences.swift"]),
        ("\"/sys/", []),
        ("os(Linux)", ["CLibrary/SystemDifferences.swift", "render-cli/Watch/FolderEvents.swift"]),
    ]

    static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// The Swift files below a folder, by their paths below `Sources`.
    static func files(in folder: String) throws -> [(path: String, source: SwiftSource)] {
        try all.get().filter { folder.isEmpty || $0.path.hasPrefix(folder + "/") }
    }

    /// Every source, read once for all tests of this process.
    private static let all = Result {
        let list = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let files = (list?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        return try files.map { file in
            let path = String(file.standardizedFileURL.path.dropFirst(sources.standardizedFileURL.path.count + 1))
            return (path: path, source: SwiftSource(try String(contentsOf: file, encoding: .utf8)))
        }
    }

    /// Modules that a source imports and may not.
    static func strangers(_ source: SwiftSource, allowed: Set<String>) -> [String] {
        source.imports.filter { !allowed.contains($0) }
    }

    /// Doors to C that a source opens in a folder that is not the door's.
    static func wrongDoors(_ source: SwiftSource, path: String) -> [String] {
        source.imports.filter { module in
            guard let folders = doors[module] else { return false }
            return !folders.contains { path.hasPrefix($0 + "/") }
        }
    }

    @Test(
        "an import is seen whatever stands before it",
        arguments: [
            "import Foundation", "package import Foundation", "public import Foundation",
            "@preconcurrency import Foundation", "@_exported public import Foundation",
            "@_spi(Some) package import struct Foundation.URL", "  internal  import\tFoundation // late",
            "let a = 1; import Foundation", "fileprivate import class Foundation.Thread", "/* a */ import Foundation",
        ])
    func plantedImports(line: String) {
        #expect(Self.strangers(SwiftSource("import Notation\n\(line)\n"), allowed: ["Notation"]) == ["Foundation"])
    }

    @Test(arguments: ["// import Foundation", "let text = \"import Foundation\"", "/* \nimport Foundation\n */"])
    func whatIsNoImport(text: String) { #expect(SwiftSource(text).imports.isEmpty) }

    @Test func plantedDoor() {
        let source = SwiftSource("package import CCairo\n")
        #expect(Self.wrongDoors(source, path: "LayoutRender/Products/LayoutRender/SVG/SVGWriter.swift") == ["CCairo"])
        #expect(Self.wrongDoors(source, path: "LayoutRender/Products/LayoutRender/Cairo/CairoPath.swift").isEmpty)
    }

    /// The words of `linuxOnly` that a source contains outside comments although it may not.
    static func linuxWords(_ text: String, path: String) -> [String] {
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        return linuxOnly.filter { entry in
            !entry.files.contains(path) && SwiftSource.holds(code, entry.word)
                && code.ranges(of: entry.word).contains { found in
                    // `CAIRO_PATH_LINE_TO` is not `O_PATH`.
                    found.lowerBound == code.startIndex || entry.word.first == "\""
                        || !code[code.index(before: found.lowerBound)].isLetter
                }
        }.map(\.word)
    }

    @Test func plantedLinuxCalls() {
        #expect(Self.linuxWords("let a = inotify_init1(0)\n// pipe2\n", path: "a.swift") == ["inotify_"])
        #expect(Self.linuxWords("open(\"/proc/self/exe\")", path: "a.swift") == ["\"/proc/"])
        #expect(Self.linuxWords("#if os(Linux)", path: "a.swift") == ["os(Linux)"])
        #expect(Self.linuxWords("case CAIRO_PATH_MOVE_TO: return", path: "a.swift").isEmpty)
    }

    /// The sources compile on macOS too: calls that exist only on Linux are absent, or confined to the sources that
    /// `linuxOnly` names.
    @Test func noSourceNeedsLinux() throws {
        var files = 0
        for case let path as String in FileManager.default.enumerator(atPath: Self.sources.path) ?? .init()
        where path.hasSuffix(".swift") {
            files += 1
            let text = try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
            let words = Self.linuxWords(text, path: path)
            #expect(words.isEmpty, "\(path) holds \(words)")
        }
        #expect(files > 300)
    }

    @Test(
        "what crashes on purpose is seen",
        arguments: [
            ("let a = b!", "b!"), ("let a = try! b()", "try!"), ("let a = b as! C", "as!"),
            ("fatalError(\"no\")", "fatalError"),
            ("a[0]!.b", "]!"), ("a()!.b", ")!"), ("var a: Int!", "Int!"), ("print(\"\\(a!)\")", "a!"),
            ("let a = #\"\\#(b!)\"#", "b!"), ("\"\"\"\n \\(a!)\n\"\"\"", "a!"),
            ("final class A: @unchecked Sendable {}", "@unchecked Sendable"),
            ("nonisolated(unsafe) var a = 1", "nonisolated(unsafe)"),
        ])
    func plantedCrashes(text: String, found: String) {
        #expect(SwiftSource(text).crashes.contains { $0.hasSuffix(found) })
    }

    @Test(
        "what does not crash is left alone",
        arguments: [
            "if !a, a != b, c!=d { }", "let a = \"wow!\"", "// a! try! fatalError", "a /* b! */ + c",
            "let a = #\"b! \\(c!)\"#", "let a = \"\\(b) !\"", "guard (!a) else { return }", "[!a]",
        ])
    func harmless(text: String) { #expect(SwiftSource(text).crashes.isEmpty) }

    @Test(arguments: allowed.map(\.folder))
    func importsOnlyWhatItMay(folder: String) throws {
        let modules = try #require(Self.allowed.first { $0.folder == folder }).modules
        let files = try Self.files(in: folder)
        #expect(!files.isEmpty)
        for file in files {
            let strangers = Self.strangers(file.source, allowed: modules)
            #expect(strangers.isEmpty, "\(file.path) imports \(strangers)")
        }
    }

    /// An error that a program lets escape is printed by its description: a record with its fields is no message.
    @Test func everyPublicErrorSaysItselfInASentence() throws {
        func silent(_ source: SwiftSource) -> [Substring] {
            source.code.split(separator: "\n").filter { line in
                let words = line.split { !$0.isLetter }
                return words.contains("public") && words.contains("Error")
                    && words.contains { $0 == "struct" || $0 == "enum" }
                    && line.contains(":") && !words.contains("CustomStringConvertible")
            }
        }
        #expect(silent(SwiftSource("public enum Trouble: Error, Sendable {")).count == 1)
        var count = 0
        for file in try Self.files(in: "LayoutRender") {
            #expect(silent(file.source).isEmpty, "\(file.path)")
            count += 1
        }
        #expect(count > 100)
    }

    @Test func noSourceCrashesOnPurposeOrOpensAnothersDoor() throws {
        let files = try Self.files(in: "")
        #expect(!files.isEmpty)
        for file in files {
            #expect(file.source.crashes.isEmpty, "\(file.path) contains \(file.source.crashes)")
            let doors = Self.wrongDoors(file.source, path: file.path)
            #expect(doors.isEmpty, "\(file.path) opens \(doors)")
        }
    }

    /// A module imports from its own floor, a folder of `Sources/LayoutRender`, and from those below.
    @Test func noModuleImportsFromAFloorAbove() throws {
        let order = ["Foundation", "Engine", "Readers", "Products"]
        var floors: [String: Int] = [:]
        for entry in Self.allowed {
            let words = entry.folder.split(separator: "/").map(String.init)
            if words.count == 3 { floors[words[2]] = order.firstIndex(of: words[1]) ?? order.count }
        }
        #expect(Set(floors.values) == Set(order.indices))
        for entry in Self.allowed {
            guard let floor = floors[String(entry.folder.split(separator: "/").last ?? "")] else { continue }
            for module in entry.modules { #expect(floors[module] ?? 0 <= floor, "\(entry.folder) imports \(module)") }
        }
    }

    /// The drawn layers of `Documentation/Architecture.md` hold every library, and a module imports only from rows below.
    @Test func theDrawnLayersAreTheModules() throws {
        struct Page: Decodable {
            struct Node: Decodable {
                var type: String
                var with: [String: String]?
                var arrangedSubviews: [Node]?
            }
            var root: Node
        }
        let file = Self.sources.deletingLastPathComponent()
            .appendingPathComponent("Documentation/images/sources/modules.json")
        let page = try JSONDecoder().decode(Page.self, from: Data(contentsOf: file))
        var rows: [String: Int] = [:]
        for (row, node) in (page.root.arrangedSubviews ?? []).enumerated() {
            for module in node.arrangedSubviews ?? [] where module.type == "Module" {
                rows[module.with?["name.text"] ?? ""] = row
            }
        }
        let ofSystem: Set<String> = ["Darwin", "Glibc", "Musl", "Synchronization", "Testing", "XCTest"]
        for entry in Self.allowed {
            let name = String(entry.folder.split(separator: "/").last ?? "")
            let row = try #require(rows[name], "\(name) is not drawn")
            for module in entry.modules.subtracting(ofSystem) {
                #expect(try #require(rows[module], "\(module) is not drawn") > row, "\(name) over \(module)")
            }
        }
    }
}
