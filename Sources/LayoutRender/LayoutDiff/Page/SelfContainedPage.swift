import Notation

/// A page of HTML that holds everything it shows and needs no server and no network.
///
/// A policy in its head lets a browser run these scripts, use this style and show pictures that the page holds, and
/// nothing else: no request goes out, whatever the texts of the data say.
package struct SelfContainedPage: Sendable {
    /// Any text; shown as one line.
    package var title: String
    package var style: String
    /// In the order of running; all see each other's names.
    package var scripts: [String]
    /// Markup without foreign text.
    package var body: String
    /// JSON, which scripts find in the element with the id `data`.
    package var data: String
    /// Whether scripts may ask the server that the page came from.
    package var asksItsServer = false

    package init(title: String, style: String, scripts: [String], body: String, data: String) {
        self.title = title
        self.style = style
        self.scripts = scripts
        self.body = body
        self.data = data
    }

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

    /// What the page may load and run: its own style and scripts by their hashes, its own pictures.
    private var policy: String {
        [
            "default-src 'none'", "script-src " + scripts.map { "'sha256-\(Self.hash($0))'" }.joined(separator: " "),
            "style-src 'sha256-\(Self.hash(style))'", "img-src data:", asksItsServer ? "connect-src 'self'" : nil,
            "base-uri 'none'", "form-action 'none'",
        ].compactMap { $0 }.joined(separator: "; ")
    }

    private static func hash(_ text: String) -> String { Base64.encode(SHA256.digest(of: Array(text.utf8))) }

    /// JSON that may stand in a script element: `<` only occurs in its strings, and could end the element there.
    private static func inScript(_ json: String) -> String {
        json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    }

    private static func escaped(_ text: String) -> String {
        text.map { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : String($0) }.joined()
    }
}
