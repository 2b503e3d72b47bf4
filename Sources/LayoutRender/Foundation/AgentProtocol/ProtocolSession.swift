import Notation

/// A call of a tool with arguments that fit its input schema.
package struct ToolCall: Sendable {
    /// The request's id.
    package var id: RequestID
    /// The place of the tool in the server's list.
    package var tool: Int
    /// An object.
    package var arguments: JSONValue
    /// Where the client wants to be told of progress; nil for nowhere.
    package var progressToken: JSONValue?
    /// Whether the answer has the members of a request that names its revision.
    var isModern: Bool
}

/// The state of one client: what a line means, and the answer.
///
/// Nothing here waits, reads or writes. Each request gets exactly one answer; a cancelled request gets none.
package struct ProtocolSession: Sendable {
    /// What a line asks of the program around the session.
    package enum Step: Sendable {
        /// Send this message.
        case send(JSONValue)
        /// Run a tool, and send what `answer(_:to:)` makes of its answer.
        case call(ToolCall)
        /// End the work of a request if it is running; no answer is wanted any more.
        case cancel(RequestID)
    }

    /// Who answers.
    package let server: ServerDescription
    /// The revision of the handshake; nil before one.
    private(set) var version: ProtocolVersion?
    /// Calls that have no answer yet.
    private var open: Set<RequestID> = []

    /// The most messages in a line, in the revision with batches.
    private static let largestBatch = 100

    /// No message yet.
    package init(_ server: ServerDescription) { self.server = server }

    /// What a line asks for.
    package mutating func take(_ line: MessageLines.Line) -> [Step] {
        guard case .bytes(let bytes) = line else {
            return [.send(RPCError(.invalidRequest, "the line is too long").json(id: nil))]
        }
        do throws(IncomingMessage.Refusal) {
            let value = try IncomingMessage.value(of: bytes)
            guard case .array(let values) = value, version == .march2025 else {
                return [try step(IncomingMessage(value))].compactMap { $0 }
            }
            guard (1...Self.largestBatch).contains(values.count) else {
                let error = RPCError(.invalidRequest, "a line has 1 to \(Self.largestBatch) messages")
                return [.send(error.json(id: nil))]
            }
            return values.compactMap { step($0) }
        } catch {
            return [.send(error.error.json(id: error.id))]
        }
    }

    private mutating func step(_ value: JSONValue) -> Step? {
        do throws(IncomingMessage.Refusal) {
            return step(try IncomingMessage(value))
        } catch {
            return .send(error.error.json(id: error.id))
        }
    }

    private mutating func step(_ message: IncomingMessage) -> Step? {
        switch message {
        case .response: return nil
        case .notification("notifications/cancelled", let params):
            guard let id = params["requestId"].flatMap(RequestID.init), open.remove(id) != nil else { return nil }
            return .cancel(id)
        case .notification: return nil
        case .request(let id, let method, let params):
            do throws(RPCError) {
                guard !open.contains(id) else { throw RPCError(.invalidRequest, "the id has no answer yet") }
                let request = try Request(id, method, params)
                if method == "tools/call" { return .call(try call(request)) }
                return .send(try answer(request))
            } catch {
                return .send(error.json(id: id))
            }
        }
    }

    /// A request with the revision that it names.
    struct Request {
        let id: RequestID
        let method: String
        let params: JSONValue
        /// Whether the request names its protocol revision; the answer then names the kind of its result.
        let isModern: Bool

        init(_ id: RequestID, _ method: String, _ params: JSONValue) throws(RPCError) {
            (self.id, self.method, self.params) = (id, method, params)
            let named = params["_meta"]?[ProtocolVersion.key]
            isModern = named != nil
            if let named, named.string.flatMap(ProtocolVersion.init) == nil {
                throw ProtocolVersion.unsupported(named.string ?? "")
            }
        }
    }

    // MARK: Tools

    private mutating func call(_ request: Request) throws(RPCError) -> ToolCall {
        guard let name = request.params["name"]?.string else {
            throw RPCError(.invalidParams, "'name' has to be a text")
        }
        guard let tool = server.tools.firstIndex(where: { $0.name == name }) else {
            let known = server.tools.map(\.name).joined(separator: ", ")
            throw RPCError(.invalidParams, "no tool '\(escapedForDisplay(name))'; tools are " + known)
        }
        let token = request.params["_meta"]?["progressToken"]
        open.insert(request.id)
        return ToolCall(
            id: request.id, tool: tool, arguments: request.params["arguments"] ?? .object([]),
            progressToken: token.flatMap { RequestID($0) }?.json, isModern: request.isModern)
    }

    /// What is wrong with the arguments of a call, as the answer of its tool: a model reads it and calls again. Nil where
    /// the arguments fit.
    package func refusal(of call: ToolCall) -> ToolAnswer? {
        let definition = server.tools[call.tool]
        let problems = definition.input.problems(of: call.arguments)
        guard !problems.isEmpty else { return nil }
        return ToolAnswer(failure: "wrong arguments for \(definition.name): " + problems.joined(separator: "; "))
    }

    /// The message that answers a call; nil for a call that was cancelled.
    package mutating func answer(_ answer: ToolAnswer, to call: ToolCall) -> JSONValue? {
        guard open.remove(call.id) != nil else { return nil }
        return Self.result(answer.members, id: call.id, isModern: call.isModern)
    }

    /// The message that tells of a call's progress; nil where the client did not ask for any.
    package func progress(of call: ToolCall, _ done: Int, of total: Int, _ message: String) -> JSONValue? {
        guard let token = call.progressToken, open.contains(call.id) else { return nil }
        return .object([
            .init("jsonrpc", .string("2.0")), .init("method", .string("notifications/progress")),
            .init(
                "params",
                .object([
                    .init("progressToken", token), .init("progress", .integer(done)),
                    .init("total", .integer(total)), .init("message", .string(message)),
                ])),
        ])
    }

    /// Keeps the revision of a handshake.
    mutating func agree(on version: ProtocolVersion) { self.version = version }

    /// A whole answer.
    static func result(_ members: [JSONValue.Member], id: RequestID, isModern: Bool) -> JSONValue {
        let kind = isModern ? [JSONValue.Member("resultType", .string("complete"))] : []
        return .object([
            .init("jsonrpc", .string("2.0")), .init("id", id.json), .init("result", .object(kind + members)),
        ])
    }
}
