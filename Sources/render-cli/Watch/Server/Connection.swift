/// One client: what it has said, what it has yet to be told, and until when.
///
/// A class, for its socket has one owner and lives in a list.
final class Connection {
    private let socket: LoopbackSocket
    private var head: [UInt8] = []
    private var pending: [UInt8] = []
    private var sent = 0
    /// Whether the connection stays for events.
    private(set) var isStream = false
    private var isAnswered = false
    private(set) var isOver = false
    /// In milliseconds of the server's clock: past it the connection is closed.
    private(set) var deadline: Int

    /// A client has so long for its request, and to take anything of an answer.
    private static let patience = 10_000
    /// Bytes of events that wait for a client that does not read.
    private static let pendingLimit = 1 << 20

    init(_ socket: consuming LoopbackSocket, now: Int) {
        self.socket = socket
        deadline = now + Self.patience
    }

    var descriptor: Int32 { socket.descriptor }
    var wantsToWrite: Bool { sent < pending.count }

    /// Reads what has come.
    /// - Returns: the head of a request once it is whole.
    func read(now: Int) -> [UInt8]? {
        switch socket.receive(limit: 4_096) {
        case .nothing: return nil
        case .end:
            isOver = isOver || !wantsToWrite
            return nil
        case .bytes(let bytes):
            // What follows a request is nobody's: the connection ends with the answer.
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

    /// The place behind the empty line that ends a head.
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

    /// Tells a client that stays for events.
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

    /// Sends as much as the client takes.
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

    /// Closes a connection whose time is over; one that said nothing whole is told so.
    func checkTime(now: Int) {
        guard !isOver, now > deadline, !isStream || wantsToWrite else { return }
        if !isAnswered { answer(HTTPResponse(.timeout), isHead: false, now: now) }
        isOver = true
    }
}
