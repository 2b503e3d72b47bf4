import Foundation
import Testing

/// The layers of the house, read off the sources.
@Suite struct ArchitectureTests {
    /// What each target may import besides the standard library.
    static let allowed: [(folder: String, modules: Set<String>)] = [
        ("LayoutRender/Cassowary", []),
        ("LayoutRender/Notation", []),
        ("LayoutRender/Files", ["Glibc", "Darwin"]),
        ("LayoutRender/LayoutEngine", ["Cassowary", "Notation"]),
        ("LayoutRender/LayoutDocument", ["LayoutEngine", "Notation"]),
        ("LayoutRender/InterfaceBuilder", ["LayoutEngine", "CExpat"]),
        ("LayoutRender/LayoutRender", ["LayoutEngine", "Notation", "CCairo", "CPango", "CDeflate", "Glibc", "Darwin"]),
        ("LayoutRender/LayoutDiff", ["LayoutEngine", "LayoutRender", "Notation"]),
        (
            "LayoutRender/LayoutRenderTesting",
            [
                "Files", "LayoutDiff", "LayoutEngine", "LayoutRender", "Testing", "XCTest", "Glibc", "Darwin",
                "Synchronization",
            ]
        ),
    ]

    static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    static func files(in folder: String) -> [URL] {
        let base = sources.appendingPathComponent(folder)
        let list = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
        return (list?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }

    @Test(arguments: allowed.map(\.folder))
    func importsOnlyWhatItMay(folder: String) throws {
        let modules = try #require(Self.allowed.first { $0.folder == folder }).modules
        for file in Self.files(in: folder) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
                    words[..<place].allSatisfy({
                        ["@_exported", "public", "internal", "private", "@testable"].contains($0)
                    })
                else { continue }
                let kinds = ["enum", "struct", "class", "protocol", "func", "typealias"]
                let named = kinds.contains(String(words[place + 1])) ? words[place + 2] : words[place + 1]
                let module = String(named.split(separator: ".")[0])
                #expect(modules.contains(module), "\(file.lastPathComponent) imports \(module)")
            }
        }
    }

    @Test func noSourceCanCrashOnPurpose() throws {
        let forbidden = ["try!", "fatalError(", "as! ", "@unchecked Sendable", "nonisolated(unsafe)"]
        for file in Self.files(in: "") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in forbidden {
                #expect(!text.contains(word), "\(file.lastPathComponent) contains \(word)")
            }
        }
    }
}
