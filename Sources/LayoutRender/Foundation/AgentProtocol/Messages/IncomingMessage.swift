import Notation

/// One message of a client.
package enum IncomingMessage: Sendable, Equatable {
    /// Wants an answer with the same id.
    case request(RequestID, method: String, params: JSONValue)
    /// Wants no answer.
    case notification(method: String, params: JSONValue)
    /// The answer to a request of the server, which sends none.
    case response

    /// Why a value is no message, with the id that the answer repeats.
    package struct Refusal: Error, Sendable, Equatable {
        /// Nil where the message has no usable id.
        package var id: RequestID?
        /// What is wrong.
        package var error: RPCError
    }

    /// The value of a line.
    package static func value(of line: [UInt8]) throws(Refusal) -> JSONValue {
        do throws(JSONTrouble) {
            return try JSONReading.parse(line)
        } catch {
            throw Refusal(id: nil, error: RPCError(.parseError, "column \(error.place.column): \(error.message)"))
        }
    }

    /// The message that a value is.
    package init(_ value: JSONValue) throws(Refusal) {
        guard case .object(let members) = value else { throw Self.refusal(nil, "a message is an object") }
        // 1 the envelope
        let keys = members.map(\.key)
        for key in ["jsonrpc", "id", "method", "params"] where keys.count(where: { $0 == key }) > 1 {
            throw Self.refusal(nil, "'\(key)' is there twice")
        }
        let id = value["id"].flatMap(RequestID.init)
        guard value["jsonrpc"]?.string == "2.0" else { throw Self.refusal(id, "'jsonrpc' has to be \"2.0\"") }
        guard let method = value["method"] else {
            guard value["result"] != nil || value["error"] != nil else { throw Self.refusal(id, "'method' is missing") }
            self = .response
            return
        }
        guard let name = method.string else { throw Self.refusal(id, "'method' has to be a text") }
        // 2 a request has an id, a notification has none
        let params = value["params"] ?? .object([])
        guard keys.contains("id") else {
            self = .notification(method: name, params: params)
            return
        }
        guard let id else {
            throw Self.refusal(nil, "'id' has to be a whole number, or a text of at most \(RequestID.longest) bytes")
        }
        guard case .object = params else {
            throw Refusal(id: id, error: RPCError(.invalidParams, "'params' has to be an object"))
        }
        self = .request(id, method: name, params: params)
    }

    private static func refusal(_ id: RequestID?, _ message: String) -> Refusal {
        Refusal(id: id, error: RPCError(.invalidRequest, message))
    }
}
