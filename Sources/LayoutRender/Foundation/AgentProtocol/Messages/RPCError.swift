import Notation

/// An error of JSON-RPC 2.0 (section 5.1): the answer to a message that cannot be understood or served. What goes wrong inside
/// a tool is a `ToolAnswer`, which a model reads.
package struct RPCError: Error, Sendable, Equatable {
    /// The kind of an error, by the numbers of JSON-RPC and of the Model Context Protocol.
    package enum Code: Int, Sendable {
        /// The line is no JSON.
        case parseError = -32700
        /// The JSON is no message.
        case invalidRequest = -32600
        /// No such method.
        case methodNotFound = -32601
        /// Wrong parameters, and an unknown tool or prompt.
        case invalidParams = -32602
        /// An unknown resource, in revisions up to 2025-11-25.
        case resourceNotFound = -32002
        /// A revision of the protocol that the server does not speak.
        case unsupportedVersion = -32022
    }

    /// The kind.
    package var code: Code
    /// One sentence.
    package var message: String
    /// More about the error, for programs; nil for nothing.
    package var data: JSONValue?

    /// An error of one kind.
    package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
        (self.code, self.message, self.data) = (code, message, data)
    }

    /// The whole message.
    /// - Parameter id: nil where the request's id could not be read.
    package func json(id: RequestID?) -> JSONValue {
        let data = data.map { [JSONValue.Member("data", $0)] } ?? []
        return .object([
            .init("jsonrpc", .string("2.0")), .init("id", .orNull(id?.json)),
            .init(
                "error", .object([.init("code", .integer(code.rawValue)), .init("message", .string(message))] + data)),
        ])
    }
}
