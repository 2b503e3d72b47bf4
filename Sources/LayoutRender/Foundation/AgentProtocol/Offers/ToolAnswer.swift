import Notation

/// What a tool gives back: words and pictures for a model, and the same as structured content for a program.
package struct ToolAnswer: Sendable {
    /// A part for a model.
    package enum Content: Sendable {
        /// Words.
        case text(String)
        /// A picture's file.
        case picture([UInt8], type: String)
    }

    /// In the order in which a model reads them.
    package var content: [Content]
    /// Fits the tool's output schema; nil where the tool could do nothing.
    package var structured: JSONValue?
    /// Whether the tool could not do its work, or not all of it.
    package var isError = false

    /// An answer with words and structured content.
    package init(_ text: String, _ structured: JSONValue) {
        content = [.text(text)]
        self.structured = structured
    }

    /// Why the tool could not do its work, in words that help to call it again.
    package init(failure text: String) {
        content = [.text(text)]
        structured = nil
        isError = true
    }

    /// The members of the result of `tools/call`.
    var members: [JSONValue.Member] {
        let blocks = content.map { part -> JSONValue in
            switch part {
            case .text(let text): .object([.init("type", .string("text")), .init("text", .string(text))])
            case .picture(let file, let type):
                .object([
                    .init("type", .string("image")), .init("data", .string(Base64.encode(file))),
                    .init("mimeType", .string(type)),
                ])
            }
        }
        return [.init("content", .array(blocks))] + (structured.map { [.init("structuredContent", $0)] } ?? [])
            + [.init("isError", .bool(isError))]
    }
}
