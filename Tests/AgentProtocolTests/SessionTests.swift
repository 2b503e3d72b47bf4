import AgentProtocol
import Notation
import Testing

/// What a session answers, without a stream.
@Suite("Sessions of the protocol")
struct SessionTests {
    static let server = ServerDescription(
        name: "test", title: "Test", version: "1", instructions: "none",
        tools: [
            ToolDefinition(
                name: "look", title: "Look", description: "Looks.",
                input: [
                    .init("file", .text()), .init("width", .integer(in: 1...10), isRequired: false),
                    .init("kind", .text(of: ["a", "b"]), isRequired: false),
                ],
                output: [.init("seen", .flag())])
        ],
        resources: [
            ResourceDefinition(uri: "test://a", name: "a", description: "A.", type: "text/plain") { "words" }
        ],
        prompts: [
            PromptDefinition(
                name: "why", description: "Why.", arguments: [.init("view", "A view.")], text: "Why {view}? {else}")
        ])

    /// The answers to lines, each one message.
    private static func answers(_ lines: String..., session: inout ProtocolSession) -> [JSONValue] {
        lines.flatMap { session.take(.bytes(Array($0.utf8))) }.compactMap {
            if case .send(let message) = $0 { message } else { nil }
        }
    }

    private static func request(_ method: String, _ params: String = "{}", id: String = "1") -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}"
    }

    @Test(
        "a handshake agrees on the client's revision, or on the newest with a handshake",
        arguments: [
            ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
            ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
        ])
    func handshake(wanted: String, agreed: String) throws {
        var session = ProtocolSession(Self.server)
        let answer = try #require(
            Self.answers(Self.request("initialize", "{\"protocolVersion\":\"\(wanted)\"}"), session: &session).first)
        #expect(answer["result"]?["protocolVersion"]?.string == agreed)
        #expect(answer["result"]?["serverInfo"]?["name"]?.string == "test")
        #expect(answer["id"]?.double == 1)
    }

    @Test("a request that names the newest revision gets the kind of its result, and an unknown one the known ones")
    func modern() throws {
        var session = ProtocolSession(Self.server)
        func meta(_ version: String) -> String { "{\"_meta\":{\"\(ProtocolVersion.key)\":\"\(version)\"}}" }
        let known = try #require(
            Self.answers(Self.request("tools/list", meta("2026-07-28")), session: &session).first)
        #expect(known["result"]?["resultType"]?.string == "complete")
        #expect(known["result"]?["cacheScope"]?.string == "public")
        let unknown = try #require(
            Self.answers(Self.request("tools/list", meta("2030-01-01")), session: &session).first)
        #expect(unknown["error"]?["code"]?.double == -32022)
        #expect(unknown["error"]?["data"]?["supported"]?.values.count == ProtocolVersion.allCases.count)
    }

    @Test(
        "errors have the numbers of the protocol",
        arguments: [
            ("nothing", "{}", -32601), ("tools/call", "{}", -32602), ("tools/call", "{\"name\":\"no\"}", -32602),
            ("tools/call", "{\"name\":3}", -32602), ("resources/read", "{\"uri\":\"file:///etc/passwd\"}", -32002),
            ("resources/read", "{}", -32602), ("prompts/get", "{\"name\":\"no\"}", -32602),
            ("prompts/get", "{\"name\":\"why\"}", -32602), ("tools/list", "{\"cursor\":\"x\"}", -32602),
            ("initialize", "{}", -32602),
        ])
    func errors(method: String, params: String, code: Int) {
        var session = ProtocolSession(Self.server)
        let answers = Self.answers(Self.request(method, params), session: &session)
        #expect(answers.count == 1 && answers[0]["error"]?["code"]?.double == Double(code), "\(answers)")
        #expect(answers.first?["id"]?.double == 1)
    }

    @Test("notifications, answers and cancellations of nothing get no answer")
    func silence() {
        var session = ProtocolSession(Self.server)
        let steps = [
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":[]}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"unknown\",\"params\":7}",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{}}",
        ].flatMap { session.take(.bytes(Array($0.utf8))) }
        #expect(steps.isEmpty)
    }

    @Test("a call is answered once, not after a cancellation, and its id is free again afterwards")
    func calls() {
        var session = ProtocolSession(Self.server)
        let line = MessageLines.Line.bytes(
            Array(
                Self.request(
                    "tools/call", "{\"name\":\"look\",\"arguments\":{\"file\":\"a\"},\"_meta\":{\"progressToken\":5}}"
                ).utf8))
        guard case .call(let call)? = session.take(line).first else {
            Issue.record("no call")
            return
        }
        #expect(session.refusal(of: call) == nil)
        #expect(session.progress(of: call, 1, of: 2, "half")?["params"]?["progressToken"]?.double == 5)
        // 1 the same id again
        guard case .send(let refusal)? = session.take(line).first else {
            Issue.record("two calls with one id")
            return
        }
        #expect(refusal["error"]?["code"]?.double == -32600)
        // 2 the answer
        let done = ToolAnswer("seen", .object([.init("seen", .bool(true))]))
        let answer = session.answer(done, to: call)
        #expect(answer?["result"]?["structuredContent"]?["seen"]?.isTrue == true)
        let second = session.answer(done, to: call)
        #expect(second == nil)
        // 3 cancelled
        guard case .call(let other)? = session.take(line).first else {
            Issue.record("no call")
            return
        }
        let cancel = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}"
        guard case .cancel? = session.take(.bytes(Array(cancel.utf8))).first else {
            Issue.record("not cancelled")
            return
        }
        let late = session.answer(done, to: other)
        #expect(late == nil && session.progress(of: other, 1, of: 2, "") == nil)
    }

    @Test(
        "arguments that do not fit are the tool's answer, with what would fit",
        arguments: [
            ("{}", "'file' is missing"), ("{\"file\":3}", "'file' has to be a text"),
            ("{\"file\":\"a\",\"width\":0}", "'width' is 0; it may be from 1 to 10"),
            ("{\"file\":\"a\",\"width\":1e300}", "'width' has to be a whole number"),
            ("{\"file\":\"a\",\"width\":2.5}", "'width' has to be a whole number"),
            ("{\"file\":\"a\",\"kind\":\"c\"}", "'kind' is 'c'; it may be a, b"),
            ("{\"file\":\"a\",\"fiel\":\"b\"}", "'fiel' is unknown; there is file, width, kind"),
            ("{\"file\":\"a\",\"file\":\"b\"}", "'file' is there twice"), ("[]", "has to be an object"),
        ])
    func arguments(arguments: String, words: String) {
        var session = ProtocolSession(Self.server)
        let line = Self.request("tools/call", "{\"name\":\"look\",\"arguments\":\(arguments)}")
        guard case .call(let call)? = session.take(.bytes(Array(line.utf8))).first else {
            Issue.record("no call")
            return
        }
        guard let refusal = session.refusal(of: call), case .text(let text)? = refusal.content.first else {
            Issue.record("not refused")
            return
        }
        #expect(refusal.isError && text.contains(words), "\(text)")
    }

    @Test("several messages in one line are the revision's that has such lines")
    func batches() {
        var session = ProtocolSession(Self.server)
        let line = "[" + Self.request("ping", id: "1") + "," + Self.request("ping", id: "\"b\"") + ",3]"
        #expect(Self.answers(line, session: &session).first?["error"]?["code"]?.double == -32600)
        _ = Self.answers(Self.request("initialize", "{\"protocolVersion\":\"2025-03-26\"}"), session: &session)
        let answers = Self.answers(line, session: &session)
        #expect(answers.count == 3 && answers[1]["id"]?.string == "b" && answers[2]["error"] != nil)
        #expect(Self.answers("[]", session: &session).count == 1)
    }

    @Test("a prompt is filled in once, and a resource read")
    func prompts() throws {
        var session = ProtocolSession(Self.server)
        let answers = Self.answers(
            Self.request("prompts/get", "{\"name\":\"why\",\"arguments\":{\"view\":\"{view}\"}}"),
            Self.request("resources/read", "{\"uri\":\"test://a\"}"), session: &session)
        let text = answers[0]["result"]?["messages"]?.values.first?["content"]?["text"]?.string
        #expect(text == "Why {view}? {else}")
        #expect(answers[1]["result"]?["contents"]?.values.first?["text"]?.string == "words")
    }
}
