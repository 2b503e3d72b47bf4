import LayoutDocument
import LayoutInspector

/// The words that distinguish the pages of a run, as the flags that select them spell them.
struct PageChoices {
    /// The inspector's title: the file's name, or the number of files.
    let title: String
    /// One unique id per page: the words that not all pages share.
    let ids: [String]
    private let hasFiles: Bool

    init(_ pages: [Page]) {
        let files = Set(pages.map(\.input))
        hasFiles = files.count > 1
        title = hasFiles ? "\(files.count) files" : lastComponent(pages.first?.shownFile ?? "")
        // 1 the values that differ between pages
        let rows = pages.map { Self.values(of: $0, hasFiles: files.count > 1) }
        let varying = (rows.first ?? []).indices.filter { axis in
            rows.contains { $0[axis].value != rows[0][axis].value }
        }
        // 2 joined, with a number if two pages have the same words
        var met: [String: Int] = [:]
        ids = rows.map { row in
            let name = varying.isEmpty ? row[0].value : varying.map { row[$0].value }.joined(separator: ".")
            let count = (met[name] ?? 0) + 1
            met[name] = count
            return count == 1 ? name : "\(name)-\(count)"
        }
    }

    func of(_ page: Page) -> [InspectedPage.Choice] { Self.values(of: page, hasFiles: hasFiles) }

    private static func values(of page: Page, hasFiles: Bool) -> [InspectedPage.Choice] {
        let words = page.names.traits.split(separator: ",").map(String.init)
        // The word of a set of traits that is no trait is its language.
        let release = "ios" + page.release.version
        let traits = words.filter { TraitSet.words.contains($0) && $0 != release }
        let languages = words.filter { !TraitSet.words.contains($0) && $0 != "default" }
        let file = hasFiles ? [InspectedPage.Choice("file", page.shownFile)] : []
        return file + [
            .init("scene", page.names.distinctScene ?? page.names.scene), .init("device", page.names.device),
            .init("traits", traits.isEmpty ? "default" : traits.joined(separator: ",")),
            .init("release", release),
            .init("language", languages.isEmpty ? "own" : languages.joined(separator: ",")),
            .init("state", page.names.state), .init("step", page.names.step),
        ]
    }
}
