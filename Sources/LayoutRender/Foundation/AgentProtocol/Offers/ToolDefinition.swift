import Notation

/// What a client is told of a tool.
package struct ToolDefinition: Sendable {
    /// What a tool does to the world, as hints for clients that ask a person first.
    package struct Annotations: Sendable {
        /// Whether nothing is changed.
        package var isReadOnly: Bool
        /// Whether something may be lost.
        package var isDestructive = false
        /// Whether a second call with the same arguments changes nothing more.
        package var isIdempotent = true
        /// Whether programs or machines of elsewhere are involved.
        package var isOpenWorld = false

        /// A tool that changes nothing.
        package static let reading = Annotations(isReadOnly: true)

        /// The annotations of a tool.
        package init(
            isReadOnly: Bool, isDestructive: Bool = false, isIdempotent: Bool = true, isOpenWorld: Bool = false
        ) {
            (self.isReadOnly, self.isDestructive) = (isReadOnly, isDestructive)
            (self.isIdempotent, self.isOpenWorld) = (isIdempotent, isOpenWorld)
        }

        /// The hints; those about changes say nothing of a tool that changes nothing.
        fileprivate var json: JSONValue {
            let changes: [JSONValue.Member] = [
                .init("destructiveHint", .bool(isDestructive)), .init("idempotentHint", .bool(isIdempotent)),
            ]
            return .object(
                [.init("readOnlyHint", .bool(isReadOnly))] + (isReadOnly ? [] : changes)
                    + [.init("openWorldHint", .bool(isOpenWorld))])
        }
    }

    /// The name in calls.
    package var name: String
    /// The name for a person.
    package var title: String
    /// When a model should choose the tool, and what it gets.
    package var description: String
    /// The arguments, an object.
    package var input: JSONSchema
    /// The structured content of an answer, an object.
    package var output: JSONSchema
    /// What the tool does to the world.
    package var annotations: Annotations

    /// A tool.
    package init(
        name: String, title: String, description: String, input: [JSONSchema.Property], output: [JSONSchema.Property],
        annotations: Annotations = .reading
    ) {
        (self.name, self.title, self.description) = (name, title, description)
        (self.input, self.output, self.annotations) = (.object(input), .object(output), annotations)
    }

    /// The definition as JSON.
    package var json: JSONValue {
        .object([
            .init("name", .string(name)), .init("title", .string(title)), .init("description", .string(description)),
            .init("inputSchema", input.json), .init("outputSchema", output.answerJSON),
            .init("annotations", annotations.json),
        ])
    }
}
