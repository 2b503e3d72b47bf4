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
    /// What is wrong, without the place.
    let sentence: String
    /// From 1.
    let line: Int
    /// From 1, in bytes; nil for what is wrong with the whole file.
    private let column: Int?

    /// The whole sentence, behind `line:column:` where a place of the file is known.
    public var description: String { column.map { "\(line):\($0): \(sentence)" } ?? sentence }

    /// A failure with its sentence, of a whole file.
    public init(_ sentence: String) { (self.sentence, line, column) = (sentence, 1, nil) }

    /// A failure at a place of a file.
    init(_ sentence: String, line: Int, column: Int) {
        (self.sentence, self.line, self.column) = (sentence, line, column)
    }
}
