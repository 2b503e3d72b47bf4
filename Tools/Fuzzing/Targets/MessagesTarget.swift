@testable import AgentProtocol
@testable import Notation

extension FuzzTarget {
    /// What a client sends to `render-cli mcp`: the lines, the messages and the arguments of calls.
    static let messages = FuzzTarget(
        name: "messages",
        seeds: {
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"# + "\n"
                    + #"[{"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","id":"x","method":"tools/list"}]"#,
                #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"look","arguments":{"file":"a","width":3,"#
                    + #""kinds":["a"]},"_meta":{"progressToken":7}}}"# + "\r\n"
                    + #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"# + "\n",
                #"{"jsonrpc":"2.0","id":"a","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/"#
                    + #"protocolVersion":"2026-07-28"}}}"#,
                #"{"jsonrpc":"2.0","id":4,"method":"prompts/get","params":{"name":"why","arguments":{"view":"{view}"}}}"#
                    + "\n\n" + #"{"jsonrpc":"2.0","id":5,"result":{}}"#,
            ].map { Array($0.utf8) }
        },
        fault: { bytes in
            // 1 lines are the same however the bytes are cut
            let whole = lines(bytes, at: bytes.count)
            guard whole == lines(bytes, at: 3) else { return "another cut gives other lines" }
            // 2 each request gets one answer, which is one line of JSON
            var session = ProtocolSession(server)
            for line in whole {
                for step in session.take(line) {
                    switch step {
                    case .cancel: continue
                    case .send(let message):
                        if let fault = fault(of: message) { return fault }
                    case .call(let call):
                        let answer =
                            session.refusal(of: call) ?? ToolAnswer("seen", .object([.init("seen", .bool(true))]))
                        if let message = session.answer(answer, to: call), let fault = fault(of: message) {
                            return fault
                        }
                    }
                }
            }
            return nil
        })

    private static func lines(_ bytes: [UInt8], at size: Int) -> [MessageLines.Line] {
        var reader = MessageLines(limit: 2_048)
        var lines: [MessageLines.Line] = []
        for start in stride(from: 0, to: bytes.count, by: max(1, size)) {
            lines += reader.take(bytes[start..<min(start + max(1, size), bytes.count)])
        }
        return lines + [reader.last()].compactMap { $0 }
    }

    private static func fault(of message: JSONValue) -> String? {
        let text = message.dense
        guard !text.contains("\n"), let again = JSONReading.value(Array(text.utf8)) else {
            return "an answer is no JSON"
        }
        guard again["jsonrpc"]?.string == "2.0", again["id"] != nil else { return "an answer is no message" }
        return (again["result"] == nil) == (again["error"] == nil) ? "an answer has no result, or two" : nil
    }

    private static let server = ServerDescription(
        name: "test", title: "Test", version: "1", instructions: "none",
        tools: [
            ToolDefinition(
                name: "look", title: "Look", description: "Looks.",
                input: [
                    .init("file", .text()), .init("width", .integer(in: 1...10), isRequired: false),
                    .init("kinds", .texts(of: ["a", "b"], most: 3), isRequired: false),
                ],
                output: [.init("seen", .flag())])
        ],
        resources: [ResourceDefinition(uri: "test://a", name: "a", description: "A.", type: "text/plain") { "words" }],
        prompts: [
            PromptDefinition(
                name: "why", description: "Why.", arguments: [.init("view", "A view.")], text: "Why {view}?")
        ])
}
