import AgentProtocol

/// Where the next part of a long list begins: a file and an entry of it, both from 0.
struct ListCursor {
    var file = 0
    var entry = 0

    /// - Parameter text: a cursor of an answer; nil for the beginning.
    init(_ text: String?) throws(Failure) {
        guard let text else { return }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let file = parts[0], let entry = parts[1], file >= 0, entry >= 0, text.utf8.count < 20
        else { throw Failure("'\(displayName(text))' is no cursor of an answer of this tool") }
        (self.file, self.entry) = (file, entry)
    }

    init(file: Int, entry: Int) { (self.file, self.entry) = (file, entry) }

    var text: String { "\(file).\(entry)" }

    /// The argument of every tool with long lists.
    static let property = JSONSchema.Property(
        "cursor", .text("nextCursor of the answer before."), isRequired: false)
    /// The member of every answer with a long list.
    static let next = JSONSchema.Property(
        "nextCursor", JSONSchema.text("Null at the end.").orNull)
}
