import Notation

/// Values by path. Two paths are the same if their bytes are: to a `String` two spellings of `é` are equal, and are two files all
/// the same.
package struct PathTable<Value> {
    private var values: [ComparedByBytes<String>: Value] = [:]

    /// A table of nothing.
    package init() {}

    /// The value of a path; nil if there is none.
    package subscript(path: String) -> Value? {
        get { values[ComparedByBytes(path)] }
        set { values[ComparedByBytes(path)] = newValue }
    }
}

extension PathTable: Sendable where Value: Sendable {}

/// Paths that are the same if their bytes are.
package struct PathSet: Sendable {
    private var paths: Set<ComparedByBytes<String>> = []

    /// No paths.
    package init() {}

    /// The paths of a list.
    package init(_ paths: [String]) { for path in paths { insert(path) } }

    /// Whether the path is one of the set.
    package func contains(_ path: String) -> Bool { paths.contains(ComparedByBytes(path)) }

    /// Adds a path.
    /// - Returns: false for a path of the set.
    @discardableResult
    package mutating func insert(_ path: String) -> Bool { paths.insert(ComparedByBytes(path)).inserted }
}
