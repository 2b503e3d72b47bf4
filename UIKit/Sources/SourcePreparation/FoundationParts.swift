/// Modules that are parts of Foundation on Apple's systems and stand beside it on Linux.
enum FoundationParts {
    private static let types: KeyValuePairs = [
        "FoundationNetworking": [
            "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
            "URLProtocol", "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie",
            "HTTPCookieStorage", "URLProtocolClient", "URLCredentialStorage",
        ],
        "FoundationXML": ["XMLParser", "XMLParserDelegate"],
    ]

    /// Whether a type of these modules stands behind the dot at which a cursor stands: `Foundation.URLSession`.
    static func haveType(behind dot: SourceCursor) -> Bool {
        var cursor = dot
        cursor.place += 1
        let name = cursor.readName()
        return types.contains { $0.value.contains(name) }
    }

    /// The modules that a source needs beside Foundation. One that names such a module imports it already.
    static func needed(by source: String) -> [String] {
        types.filter { module, names in
            !source.hasBytes(of: module) && names.contains { source.hasBytes(of: $0, isName: true) }
        }.map(\.key) + (hasLocks(source) ? ["CoreFoundation"] : [])
    }

    /// Whether a class descends from a lock, whose members the compiler for Linux loads beside CoreFoundation alone.
    private static func hasLocks(_ source: String) -> Bool {
        let locks = ["NSLock", "NSRecursiveLock"].filter { source.hasBytes(of: ": " + $0) }
        return !locks.isEmpty
            && SourceDeclarations.of(source).types.compactMap(\.superclass).contains(where: locks.contains)
    }
}
