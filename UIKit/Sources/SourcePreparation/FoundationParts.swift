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

    /// The modules that a source needs beside Foundation. One that names such a module imports it already.
    static func needed(by source: String) -> [String] {
        types.filter { module, names in
            !source.contains(module)
                && names.contains { name in
                    // Each name with more letters before or behind is another one.
                    var rest = Substring(source)
                    while let found = rest.firstRange(of: name) {
                        let before =
                            found.lowerBound > source.startIndex ? source[source.index(before: found.lowerBound)] : " "
                        let behind = found.upperBound < source.endIndex ? source[found.upperBound] : " "
                        if !isPart(before), !isPart(behind) { return true }
                        rest = rest[found.upperBound...]
                    }
                    return false
                }
        }
        .map(\.module)
    }

    private static func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
