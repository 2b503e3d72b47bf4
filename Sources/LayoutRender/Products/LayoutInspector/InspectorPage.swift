import LayoutDiff
import LayoutEngine
import LayoutRender
import Notation

/// The inspector: a self-contained HTML page with every page of a document, its tree, its frames and its constraints.
///
/// The page loads nothing else, and its content security policy forbids the browser to send requests. Data that pages
/// share is written once, so that twenty devices take far less than twenty times the room of one.
package struct InspectorPage: Sendable {
    /// The page's title, usually the file's name.
    package var title: String
    /// In the order of the page's lists.
    package var pages: [InspectedPage]
    /// Notes for the reader, about left out parts.
    package var notes: [String] = []

    /// The pages of a document.
    package init(title: String, pages: [InspectedPage], notes: [String] = []) {
        self.title = title
        self.pages = pages
        self.notes = notes
    }

    /// The whole page as one HTML document in UTF-8.
    package var html: String {
        SelfContainedPage(
            title: title, style: Self.style, scripts: Self.scripts, body: Self.body, data: data(content: content)
        ).html
    }

    /// The document as JSON for the scripts; the format is internal.
    /// - Parameters:
    ///   - content: the property `content`, which takes time to compute.
    ///   - live: nil for a page without a server.
    package func data(content: String, live: Live? = nil) -> String {
        let layers = pages.first?.layers.names ?? []
        let state = live.map {
            """
            "revision": \($0.revision), "isPartial": \($0.isPartial),
            "troubles": \(JSONValue.strings($0.troubles.map(shownText)).compact),
            "compared": \(JSONValue.strings($0.compared.map { shownText($0) }).compact),\n
            """
        }
        return """
            {"title": \(JSONValue.quoted(shownText(title))),
            \(state ?? "")"notes": \(JSONValue.strings(notes.map { shownText($0) }).compact),
            "layers": \(JSONValue.strings(layers).compact),
            \(content)}
            """
    }

    /// The JSON members of the pages: equal for equal pages.
    package var content: String {
        var content = Content()
        for page in pages { content.add(.whole(page)) }
        return content.text
    }

    static let scripts = [
        dataScript, renewalScript, pictureScript, measureScript, changeScript, treeScript, panelScript, spaceScript,
        controlScript,
        startScript,
    ]
}
