import AgentProtocol
import Notation
import Testing

/// Bytes become lines, lines become messages.
@Suite("Messages of clients")
struct MessageTests {
    @Test("lines are the same however the bytes are cut")
    func lines() {
        let bytes = Array("{\"a\":1}\r\n\n  {}\nlast".utf8)
        var whole = MessageLines(limit: 100)
        let expected = whole.take(bytes[...]) + [whole.last()].compactMap { $0 }
        #expect(expected.count == 3)
        for size in 1...bytes.count {
            var lines = MessageLines(limit: 100)
            var found: [MessageLines.Line] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                found += lines.take(bytes[start..<min(start + size, bytes.count)])
            }
            if let last = lines.last() { found.append(last) }
            #expect(found == expected, "\(size)")
        }
    }

    @Test("a line beyond the limit is told once, and the next line is read")
    func tooLong() {
        var lines = MessageLines(limit: 8)
        var found: [MessageLines.Line] = []
        for _ in 0..<100 { found += lines.take(Array("123456789".utf8)[...]) }
        found += lines.take(Array("\n{}\n".utf8)[...])
        #expect(found == [.tooLong, .bytes(Array("{}".utf8))])
    }

    @Test(
        "an id is a text or a whole number that a double holds",
        arguments: [
            ("1", true), ("-7", true), ("0", true), ("9007199254740992", true), ("\"a\"", true), ("\"\"", true),
            ("1.5", false), ("1e300", false), ("9007199254740994", false), ("null", false), ("true", false),
            ("[]", false), ("{}", false), ("\"" + String(repeating: "x", count: 257) + "\"", false),
        ])
    func ids(text: String, isID: Bool) throws {
        let value = try #require(JSONReading.value(Array(text.utf8)))
        let id = RequestID(value)
        #expect((id != nil) == isID)
        #expect(id == nil || id?.json == value)
    }

    @Test(
        "what is no message is refused with the number of JSON-RPC",
        arguments: [
            ("{", RPCError.Code.parseError), ("\u{FEFF}{}", .parseError), ("", .parseError), ("[", .parseError),
            ("{\"id\":1} {}", .parseError), ("1", .invalidRequest), ("\"x\"", .invalidRequest),
            ("null", .invalidRequest),
            ("{}", .invalidRequest), ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", .invalidRequest),
            ("{\"jsonrpc\":\"2.0\",\"id\":1}", .invalidRequest),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":3}", .invalidRequest),
            ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}", .invalidRequest),
            ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", .invalidRequest),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"ping\"}", .invalidRequest),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[1]}", .invalidParams),
            (String(repeating: "[", count: 100_000), .parseError),
            ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":{\"a\":\"\\ud800\"}}", .parseError),
        ])
    func refusals(line: String, code: RPCError.Code) {
        var found: RPCError.Code?
        do throws(IncomingMessage.Refusal) {
            _ = try IncomingMessage(IncomingMessage.value(of: Array(line.utf8)))
        } catch {
            found = error.error.code
        }
        #expect(found == code, "\(line.prefix(80))")
    }

    @Test("bytes that are no UTF-8 are no JSON")
    func notText() {
        let line = Array("{\"jsonrpc\":\"2.0\",\"id\":\"".utf8) + [0xFF, 0xFE] + Array("\",\"method\":\"ping\"}".utf8)
        #expect(throws: IncomingMessage.Refusal.self) { try IncomingMessage.value(of: line) }
    }
}
