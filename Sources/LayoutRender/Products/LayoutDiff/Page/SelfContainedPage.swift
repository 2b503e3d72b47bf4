import Files
import Notation

/// An HTML page without server and network: self-contained, or with pictures that lie beside it.
///
/// A content security policy allows the browser only this page's scripts, style and pictures: no request is sent,
/// whatever the data contain.
package struct SelfContainedPage: Sendable {
    /// Any text; shown as one line.
    package var title: String
    /// CSS.
    package var style: String
    /// In the order of execution; all share one scope.
    package var scripts: [String]
    /// Markup without text from documents.
    package var body: String
    /// JSON that scripts read from the element with the id `data`.
    package var data: String
    /// Whether scripts may send requests to the server of the page.
    package var asksItsServer = false
    /// Whether the page shows pictures that lie beside it, from the host of the page or from its folder on a disk.
    package var showsFiles = false

    /// A page that asks no server.
    package init(title: String, style: String, scripts: [String], body: String, data: String) {
        self.title = title
        self.style = style
        self.scripts = scripts
        self.body = body
        self.data = data
    }

    /// The whole page: style, data, contents and scripts.
    package var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Self.escaped(displayLine(title)))</title>
        <style>\(style)</style>
        </head>
        <body>
        \(body)
        <script type="application/json" id="data">\(Self.inScript(data))</script>
        \(scripts.map { "<script>\($0)</script>" }.joined(separator: "\n"))
        </body>
        </html>

        """
    }

    /// The content security policy: style and scripts by their hashes, pictures of the page. `default-src 'none'`
    /// forbids everything that the other directives do not allow.
    private var policy: String {
        [
            "default-src 'none'", "script-src " + scripts.map { "'sha256-\(Self.hash($0))'" }.joined(separator: " "),
            "style-src 'sha256-\(Self.hash(style))'", "img-src data:" + (showsFiles ? " 'self' file:" : ""),
            asksItsServer ? "connect-src 'self'" : nil,
            "base-uri 'none'", "form-action 'none'",
        ].compactMap { $0 }.joined(separator: "; ")
    }

    /// The hash of a script or style for the content security policy.
    private static func hash(_ text: String) -> String { Base64.encode(SHA256.digest(of: Array(text.utf8))) }

    /// JSON for a script element: `<`, which occurs only inside strings, is escaped, since it could end the element.
    private static func inScript(_ json: String) -> String {
        replacing(UInt8(ascii: "<"), with: "\\u003c", in: json)
    }

    /// A text without the characters that begin tags and entities.
    private static func escaped(_ text: String) -> String {
        replacing(UInt8(ascii: "<"), with: "&lt;", in: replacing(UInt8(ascii: "&"), with: "&amp;", in: text))
    }

    /// By bytes: to a `String`, a byte and a combining mark after it are another `Character`, and splitting the JSON of a
    /// large page between characters took a fifth of the time of a whole `diff`.
    private static func replacing(_ byte: UInt8, with word: String, in text: String) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count)
        var rest = Array(text.utf8)[...]
        while let place = rest.firstIndex(of: byte) {
            out += rest[..<place]
            out += word.utf8
            rest = rest[(place + 1)...]
        }
        return String(decoding: out + rest, as: UTF8.self)
    }
}
