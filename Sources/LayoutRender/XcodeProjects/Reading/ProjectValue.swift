/// A value of a project file: text, list or dictionary, as the old form of property lists has them.
public indirect enum ProjectValue: Sendable, Equatable {
    /// Text with or without quotes; data in angle brackets as written.
    case text(String)
    /// The items in order.
    case list([ProjectValue])
    /// Members by key; the last one of a key counts.
    case table([String: ProjectValue])

    /// The text of a text.
    public var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The items of a list; a text is a list of itself.
    public var items: [ProjectValue] {
        switch self {
        case .list(let items): items
        case .text: [self]
        case .table: []
        }
    }

    /// The texts among the items.
    public var texts: [String] { items.compactMap(\.text) }

    /// A member of a dictionary.
    public subscript(key: String) -> ProjectValue? {
        guard case .table(let members) = self else { return nil }
        return members[key]
    }
}

/// Why a file cannot be read, with its place.
public struct ProjectFailure: Error, Equatable, CustomStringConvertible {
    /// The whole sentence.
    public let description: String

    /// A failure with its sentence.
    public init(_ description: String) { self.description = description }
}
