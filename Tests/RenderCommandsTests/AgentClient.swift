import Foundation
import TestSupport
import Testing

/// A client of `render-cli mcp` that sends and reads lines as a test wants them.
final class AgentClient {
    private let process: Process
    private let (input, output) = (Pipe(), Pipe())
    private var count = 0

    init(_ folder: String, _ flags: [String] = [], environment: [String: String] = [:]) throws {
        process = Fixtures.process(
            Fixtures.commandLine, ["mcp", folder, "--quiet"] + flags, environment: environment)
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
    }

    /// Sends a request or, without an id, a notification.
    func send(_ method: String, _ params: [String: Any] = [:], id: Int? = nil) throws {
        var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
        if let id { message["id"] = id }
        let line = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
    }

    /// The next line; nil at the end.
    func next() throws -> [String: Any]? {
        var bytes: [UInt8] = []
        while bytes.last != UInt8(ascii: "\n") {
            guard let more = try output.fileHandleForReading.read(upToCount: 1), !more.isEmpty else { return nil }
            bytes += more
        }
        return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    }

    /// The result of a tool.
    func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        try send("tools/call", ["name": tool, "arguments": arguments], id: count)
        let answer = try #require(try next())
        #expect(answer["id"] as? Int == count)
        return try #require(answer["result"] as? [String: Any])
    }

    /// The words of a tool's answer.
    func words(_ tool: String, _ arguments: [String: Any] = [:]) throws -> String {
        Self.words(of: try call(tool, arguments))
    }

    static func words(of result: [String: Any]) -> String {
        let content = result["content"] as? [[String: Any]] ?? []
        return content.compactMap { $0["text"] as? String }.joined(separator: "\n")
    }

    /// Ends the input.
    /// - Returns: the exit code.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func stop() { if process.isRunning { process.terminate() } }
}
