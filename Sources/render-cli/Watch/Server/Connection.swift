/// One client: the bytes received, the bytes to send, and a deadline.
///
/// A class, since its socket has one owner and is kept in a list.
final class Connection {
    private let socket: LoopbackSocket
    private var head: [UInt8] = []
    private var pending: [UInt8] = []
    private var sent = 0
    /// Whether the connection stays open for events.
    private(set) var isStream = false
    private var isAnswered = false
    private(set) var isOver = false
    /// In milliseconds of the server's clock: after this time the connection is closed.
    private(set) var deadline: Int

    /// Time for a client to send its request, and to receive some bytes of the response.
    private static let patience = 10_000
    /// Limit of the event bytes that wait for a client that does not read.
    private static let pendingLimit = 1 << 20

    init(_ socket: consuming LoopbackSocket, now: Int) {
        self.socket = socket
        deadline = now + Self.patience
    }

    var descriptor: Int32 { socket.descriptor }
    /// Whether the request has not come.
    var isWaiting: Bool { !isAnswered && !isOver }
    var wantsToWrite: Bool { sent < pending.count }

    /// Reads the received bytes.
    /// - Returns: the head of a request once it is complete.
    func read(now: Int) -> [UInt8]? {
        switch socket.receive(limit: 4_096) {
        case .nothing: return nil
        case .end:
            isOver = isOver || !wantsToWrite
            return nil
        case .bytes(let bytes):
            // Bytes after a request are ignored: the connection ends with the response.
            guard !isAnswered else { return nil }
            head += bytes
            guard let end = Self.end(of: head) else {
                if head.count > HTTPRequest.limit { answer(HTTPResponse(.tooLarge), isHead: false, now: now) }
                return nil
            }
            guard end <= HTTPRequest.limit else {
                answer(HTTPResponse(.tooLarge), isHead: false, now: now)
                return nil
            }
            return Array(head[..<end])
        }
    }

    /// The index after the empty line that ends a head.
    private static func end(of head: [UInt8]) -> Int? {
        guard head.count >= 4 else { return nil }
        return (4...head.count).first { head[($0 - 4)..<$0].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) }
    }

    func answer(_ response: HTTPResponse, isHead: Bool, now: Int) {
        isAnswered = true
        isStream = response.isStream && !isHead
        head = []
        pending = response.bytes(isHead: isHead)
        deadline = now + Self.patience
        write(now: now)
    }

    /// Sends an event to a client that listens for events.
    func tell(_ bytes: [UInt8], now: Int) {
        guard isStream, !isOver else { return }
        if !wantsToWrite { deadline = now + Self.patience }
        pending += bytes
        guard pending.count - sent <= Self.pendingLimit else {
            isOver = true
            return
        }
        write(now: now)
    }

    /// Sends as many bytes as the client takes.
    func write(now: Int) {
        while wantsToWrite {
            guard let count = socket.send(pending[sent...]) else {
                isOver = true
                return
            }
            guard count > 0 else { return }
            sent += count
            deadline = now + Self.patience
        }
        (pending, sent) = ([], 0)
        if !isStream { isOver = isAnswered }
    }

    /// Closes a connection after its deadline; a client with an incomplete request gets a response.
    func checkTime(now: Int) {
        guard !isOver, now > deadline, !isStream || wantsToWrite else { return }
        if !isAnswered { answer(HTTPResponse(.timeout), isHead: false, now: now) }
        isOver = true
    }
}
