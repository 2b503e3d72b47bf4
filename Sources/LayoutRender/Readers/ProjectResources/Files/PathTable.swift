/// Values by path. Two paths are the same if their bytes are: to a `String` two spellings of `é` are equal, and are two files all
/// the same.
package struct PathTable<Value> {
    private var values: [String: Value] = [:]

    /// A table of nothing.
    package init() {}

    /// The value of a path; nil if there is none.
    package subscript(path: String) -> Value? {
        get { values[PathKey.of(path)] }
        set { values[PathKey.of(path)] = newValue }
    }
}

extension PathTable: Sendable where Value: Sendable {}

/// Paths that are the same if their bytes are.
package struct PathSet: Sendable {
    private var keys: Set<String> = []

    /// No paths.
    package init() {}

    /// The paths of a list.
    package init(_ paths: [String]) { for path in paths { insert(path) } }

    /// Whether the path is one of the set.
    package func contains(_ path: String) -> Bool { keys.contains(PathKey.of(path)) }

    /// Adds a path.
    /// - Returns: false for a path of the set.
    @discardableResult
    package mutating func insert(_ path: String) -> Bool { keys.insert(PathKey.of(path)).inserted }
}

/// Texts of ASCII, which are equal if their bytes are. No type of its own, which costs conformance searches.
private enum PathKey {
    /// The path itself, or the numbers of its bytes behind a zero, which no path has.
    static func of(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 < 0x80 }) { return path }
        var key = "\0"
        for byte in path.utf8 { key += String(byte, radix: 16) + " " }
        return key
    }
}
