import LayoutDiff
import LayoutEngine
import LayoutRender
import Notation

/// The inspector: one self-contained page of HTML that shows every page of a document with its tree, its frames and the
/// constraints behind them.
///
/// Nothing is loaded from elsewhere, and the page's policy forbids the browser to. What pages have in common is written
/// once, so that twenty devices are not twenty times as large as one.
public struct InspectorPage: Sendable {
    /// What the page is called: mostly the file's name.
    public var title: String
    public var pages: [InspectedPage]
    /// Sentences that a reader should know: what was left out.
    public var notes: [String] = []

    public init(title: String, pages: [InspectedPage]) {
        self.title = title
        self.pages = pages
    }

    /// What moved since another version of the pages, by their ids; empty where nobody asked.
    var moves: [(page: String, moves: [Move])] = []

    public var html: String {
        SelfContainedPage(
            title: title, style: Self.style, scripts: Self.scripts, body: Self.body, data: data(content: content)
        ).html
    }

    /// The document for the scripts, as JSON; a format of the page alone.
    /// - Parameters:
    ///   - content: `content`, which takes its time to make.
    ///   - live: nil for a page that no server keeps up to date.
    public func data(content: String, live: Live? = nil) -> String {
        let layers = LayerSet.named.filter { pages.first?.layers.contains($0.layer) == true }.map(\.name)
        let changes = moves.map { JSONValue.Member($0.page, .array($0.moves.map(\.json))) }
        let state = live.map {
            "\"revision\": \($0.revision), \"troubles\": \(JSONValue.strings($0.troubles.map(shownText)).compact),\n"
        }
        return """
            {"title": \(JSONValue.quoted(shownText(title))),
            \(state ?? "")"moves": \(JSONValue.object(changes).compact),
            "notes": \(JSONValue.strings(notes.map { shownText($0) }).compact),
            "layers": \(JSONValue.strings(layers).compact),
            \(content)}
            """
    }

    /// The members of the document that hold the pages: equal for equal pages.
    public var content: String {
        let facts = ViewFacts()
        var lines = SharedValues()
        var shared = SharedValues()
        let records = pages.map { PageRecord($0, facts: facts).json(lines: &lines, shared: &shared).compact }
        return """
            "lines": \(lines.json),
            "shared": \(shared.json),
            "pages": [\(records.joined(separator: ",\n"))]
            """
    }

    static let scripts = [
        dataScript, pictureScript, measureScript, changeScript, treeScript, panelScript, spaceScript, controlScript,
        startScript,
    ]
}
