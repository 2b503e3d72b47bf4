/// Modules that are parts of Foundation on Apple's systems and stand beside it on Linux.
enum FoundationParts {
    private static let types: [(module: String, names: [String])] = [
        (
            "FoundationNetworking",
            [
                "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
                "URLProtocol", "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie",
                "HTTPCookieStorage", "URLProtocolClient", "URLCredentialStorage",
            ]
        ),
        ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ]

    private static let modules = Dictionary(
        types.flatMap { module, names in names.map { ($0, module) } }, uniquingKeysWith: { first, _ in first })

    /// The modules that a source needs beside Foundation. One that names such a module imports it already.
    static func needed(by source: String) -> [String] {
        var cursor = SourceCursor(source)
        var found: Set<String> = []
        while !cursor.isAtEnd {
            // A name with more letters before or behind is another one.
            let start = cursor.place
            while !cursor.isAtEnd, SourceCursor.isLetter(cursor.text[cursor.place]) { cursor.place += 1 }
            guard cursor.place > start else {
                cursor.place += 1
                continue
            }
            guard "UHCX".utf8.contains(cursor.text[start]) else { continue }
            if let module = modules[String(decoding: cursor.text[start..<cursor.place], as: UTF8.self)] {
                found.insert(module)
            }
        }
        return found.filter { !source.hasBytes(of: $0) }.sorted()
    }
}
