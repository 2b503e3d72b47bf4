import AgentProtocol
import CLibrary
import Notation

/// The client at standard input and output: messages are read in their order, calls of tools wait for their turn.
///
/// One thread: a tool that works for long looks at the input between two steps, so that a cancellation is heard and a
/// ping answered. A class, because the loop and the running tool share it.
final class AgentConnection {
    private var lines = MessageLines(limit: AgentConnection.longestLine)
    private var session: ProtocolSession
    private var waiting: [ToolCall] = []
    /// The requests that were cancelled while they waited or ran.
    private var cancelled: Set<RequestID> = []
    private var hasEnded = false

    /// The most bytes of a message: a document of the largest size with each of its bytes escaped is refused by the
    /// limits of documents already.
    static let longestLine = 32 << 20
    /// Calls that wait before no more are read.
    private static let queue = 64

    init(_ server: ServerDescription) { session = ProtocolSession(server) }

    /// The next call, which a client may take its time for; nil at the end of the input.
    func nextCall() throws(Failure) -> ToolCall? {
        while waiting.isEmpty, !hasEnded { try read(waits: true) }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    /// Whether the answer of a running call is wanted still.
    func isWanted(_ call: ToolCall) throws(Failure) -> Bool {
        while waiting.count < Self.queue, !hasEnded, try read(waits: false) {}
        return !cancelled.contains(call.id)
    }

    func refusal(of call: ToolCall) -> ToolAnswer? { session.refusal(of: call) }

    func finish(_ call: ToolCall, with answer: ToolAnswer) throws(Failure) {
        cancelled.remove(call.id)
        if let message = session.answer(answer, to: call) { try send(message) }
    }

    func tell(_ call: ToolCall, _ done: Int, of total: Int, _ message: String) throws(Failure) {
        if let message = session.progress(of: call, done, of: total, message) { try send(message) }
    }

    // MARK: Streams

    private func send(_ message: JSONValue) throws(Failure) {
        try StandardStreams.write((message.dense + "\n").utf8)
    }

    /// Reads the available bytes, and handles the messages.
    /// - Returns: whether there were any.
    @discardableResult
    private func read(waits: Bool) throws(Failure) -> Bool {
        var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&polled, 1, waits ? -1 : 0) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe CLibrary.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return false }
        if count > 0 {
            for line in lines.take(buffer[..<count]) { try take(line) }
        } else {
            hasEnded = true
            if let line = lines.last() { try take(line) }
        }
        return count > 0
    }

    private func take(_ line: MessageLines.Line) throws(Failure) {
        for step in session.take(line) {
            switch step {
            case .send(let message): try send(message)
            case .call(let call): waiting.append(call)
            case .cancel(let id):
                // A call that waits is not run at all.
                let count = waiting.count
                waiting.removeAll { $0.id == id }
                if waiting.count == count { cancelled.insert(id) }
            }
        }
    }
}

/// A running call, for the tool that runs: whether the client waits for the answer, and how far the work is.
struct ToolTurn {
    private let call: ToolCall
    private let connection: AgentConnection

    init(_ call: ToolCall, _ connection: AgentConnection) { (self.call, self.connection) = (call, connection) }

    /// Tells how much is done, and ends the call where the client has cancelled it.
    func step(_ done: Int, of total: Int, _ message: String) throws(Failure) {
        try end()
        try connection.tell(call, done, of: total, message)
    }

    /// Ends the call where the client has cancelled it.
    func end() throws(Failure) {
        guard try connection.isWanted(call) else { throw Failure("cancelled") }
    }

    /// Whether the client has cancelled the call.
    var isCancelled: Bool { (try? connection.isWanted(call)) == false }
}
