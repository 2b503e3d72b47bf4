import Notation

/// The JSON schema of tree.json, the same text as `Documentation/tree.schema.json`; a test holds them equal.
///
/// The values, devices, constraints and states are written by hand; the definitions of nodes derive from the
/// catalogue of properties, as the reader and the writer do. The schema refuses a subset of what the reader refuses:
/// it cannot look up ids, metrics or components. An editor that is given the schema completes keys and underlines
/// mistakes; `render-cli about schema` prints the text.
public enum TreeSchema {
    /// JSON Schema draft 2020-12, ends with a line feed.
    public static let text = JSONReading.value(Array(source.utf8))?.text ?? source

    /// What is written by hand, and nodes by the catalogue of properties.
    private static let source =
        document + values + texts + bars + devices + constraints + states + members(NodeSchema().definitions) + "}}"

    /// The members of an object, without its braces.
    private static func members(_ members: [JSONValue.Member]) -> String {
        members.map { JSONValue.quoted($0.key) + ": " + $0.value.compact }.joined(separator: ",\n")
    }
}
