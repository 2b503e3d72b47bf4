import Notation

/// Who the server is and what it offers; the lists are in the order of the answers.
package struct ServerDescription: Sendable {
    /// The program's name.
    package var name: String
    /// The name for a person.
    package var title: String
    /// The program's version.
    package var version: String
    /// For a model, before it has called a tool.
    package var instructions: String
    /// The tools.
    package var tools: [ToolDefinition]
    /// The texts to read.
    package var resources: [ResourceDefinition]
    /// The prompts.
    package var prompts: [PromptDefinition]

    /// A server with what it offers.
    package init(
        name: String, title: String, version: String, instructions: String, tools: [ToolDefinition],
        resources: [ResourceDefinition], prompts: [PromptDefinition]
    ) {
        (self.name, self.title, self.version, self.instructions) = (name, title, version, instructions)
        (self.tools, self.resources, self.prompts) = (tools, resources, prompts)
    }

    /// The name and the version as JSON.
    package var identity: JSONValue {
        .object([
            .init("name", .string(name)), .init("title", .string(title)), .init("version", .string(version)),
        ])
    }

    /// What a client may ask for: none of the lists changes while the server runs.
    package var capabilities: JSONValue {
        let unchanging = JSONValue.object([.init("listChanged", .bool(false))])
        return .object([
            .init("tools", unchanging),
            .init("resources", .object([.init("subscribe", .bool(false)), .init("listChanged", .bool(false))])),
            .init("prompts", unchanging),
        ])
    }
}

/// A text that clients may read.
package struct ResourceDefinition: Sendable {
    /// The address.
    package var uri: String
    /// The name of the file that it would be.
    package var name: String
    /// The purpose of the file.
    package var description: String
    /// The MIME type.
    package var type: String
    /// The text, made when it is asked for.
    package var text: @Sendable () -> String

    /// A text with its address.
    package init(
        uri: String, name: String, description: String, type: String, text: @escaping @Sendable () -> String
    ) {
        (self.uri, self.name, self.description) = (uri, name, description)
        (self.type, self.text) = (type, text)
    }

    /// The entry of `resources/list`.
    package var json: JSONValue {
        .object([
            .init("uri", .string(uri)), .init("name", .string(name)), .init("description", .string(description)),
            .init("mimeType", .string(type)),
        ])
    }

    /// The answer of `resources/read`.
    package var contents: JSONValue {
        .array([
            .object([.init("uri", .string(uri)), .init("mimeType", .string(type)), .init("text", .string(text()))])
        ])
    }
}

/// A prompt that a person chooses in a client.
package struct PromptDefinition: Sendable {
    /// A word that the person fills in.
    package struct Argument: Sendable {
        /// The name, in braces in the text.
        package var name: String
        /// What belongs there.
        package var description: String

        /// A word to fill in.
        package init(_ name: String, _ description: String) { (self.name, self.description) = (name, description) }
    }

    /// The name.
    package var name: String
    /// What the prompt asks for.
    package var description: String
    /// The words to fill in; all are required.
    package var arguments: [Argument]
    /// The prompt, with `{name}` for an argument.
    package var text: String

    /// A prompt.
    package init(name: String, description: String, arguments: [Argument], text: String) {
        (self.name, self.description, self.arguments, self.text) = (name, description, arguments, text)
    }

    /// The entry of `prompts/list`.
    package var json: JSONValue {
        .object([
            .init("name", .string(name)), .init("description", .string(description)),
            .init(
                "arguments",
                .array(
                    arguments.map {
                        .object([
                            .init("name", .string($0.name)), .init("description", .string($0.description)),
                            .init("required", .bool(true)),
                        ])
                    })),
        ])
    }

    /// The prompt with its words filled in, in one go: a word with braces is no argument itself.
    package func filled(_ values: [String: String]) -> String {
        var out = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            out += rest[..<open]
            let after = rest[rest.index(after: open)...]
            guard let close = after.firstIndex(of: "}"), let value = values[String(after[..<close])] else {
                out += "{"
                rest = after
                continue
            }
            out += value
            rest = after[after.index(after: close)...]
        }
        return out + rest
    }
}
