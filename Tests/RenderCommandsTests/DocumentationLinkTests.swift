import Foundation
import TestSupport
import Testing

/// The pages in Markdown: the index names every page, and no link leads nowhere.
@Suite("Links of the documents") struct DocumentationLinkTests {
    private static let root = Fixtures.packageRoot + "/"

    private static func text(_ path: String) -> String { String(decoding: Fixtures.bytes(root + path), as: UTF8.self) }

    private static let pages: [String] = {
        func names(_ folder: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? []).sorted()
                .filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
        }
        return ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Examples/README.md", "Examples/Repository/README.md"]
            + names("Documentation") + names("Documentation/Decisions")
    }()

    @Test func theIndexSaysASentenceOfEveryPage() {
        let rows = Self.text("Documentation/README.md").split(separator: "\n").filter { $0.hasPrefix("| [") }
        let named = rows.map { String($0.dropFirst(3).prefix { $0 != "]" }) }
        let pages = Self.pages.filter { $0.hasPrefix("Documentation/") && !$0.hasPrefix("Documentation/Decisions") }
        let expected = pages.map(Fixtures.name).filter { $0 != "README.md" } + ["Decisions"]
        #expect(named.sorted() == expected.sorted())
        #expect(rows.allSatisfy { $0.hasSuffix(". |") })
    }

    /// A page that is written by hand is read to the end: it has at most 12 KB, a decision half a page, all of them 300 KB.
    @Test func everyPageIsShort() {
        // Printed by the program, or holding tables that a test prints.
        let others = ["Commands.md", "UIKitDifferences.md", "Releases.md"]
        var sum = 0
        for page in Self.pages where page.hasPrefix("Documentation/") && !others.contains(Fixtures.name(page)) {
            let size = Self.text(page).utf8.count
            sum += size
            #expect(size <= (page.hasPrefix("Documentation/Decisions") ? 2_000 : 12 << 10), "\(page) has \(size) bytes")
        }
        #expect(sum > 100_000 && sum <= 300 << 10, "\(sum) bytes in all")
    }

    /// The anchors that a page's headings have on the sites that show Markdown: lower case, hyphens for spaces, without
    /// other signs.
    static func anchors(_ text: String) -> Set<String> {
        var anchors: Set<String> = []
        var isFenced = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") { isFenced.toggle() }
            guard line.hasPrefix("#"), !isFenced else { continue }
            let words = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            let kept = words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            anchors.insert(kept.replacingOccurrences(of: " ", with: "-"))
        }
        return anchors
    }

    /// The targets of a page's links and pictures, outside of code.
    static func targets(_ text: String) -> [String] {
        var targets: [String] = []
        var isFenced = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") { isFenced.toggle() }
            guard !isFenced, !line.hasPrefix("    ") else { continue }
            let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: "code")
            targets += prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
            targets += prose.matches(of: /src="([^"]+)"/).map { String($0.1) }
        }
        return targets
    }

    @Test func everyLinkLeadsSomewhere() {
        var count = 0
        for page in Self.pages {
            let folder = (page as NSString).deletingLastPathComponent
            for target in Self.targets(Self.text(page)) where !target.contains("://") {
                let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let path = parts[0].isEmpty ? page : (folder.isEmpty ? "" : folder + "/") + parts[0]
                count += 1
                #expect(FileManager.default.fileExists(atPath: Self.root + path), "\(page): \(target)")
                guard parts.count == 2, path.hasSuffix(".md") else { continue }
                #expect(Self.anchors(Self.text(path)).contains(String(parts[1])), "\(page): \(target)")
            }
        }
        #expect(count > 150, "\(count) links found")
    }

    /// The checks can fail.
    @Test func wrongLinks() {
        #expect(Self.targets("[a](b.md#c) `[d](e)`\n    [f](g)\n![h](i.png)") == ["b.md#c", "i.png"])
        #expect(Self.anchors("## `frames` --format json\n```\n# no\n```") == ["frames---format-json"])
    }
}
