import CLibrary

/// A server for browsers of this machine: one thread, one `poll`, an answer for each connection.
///
/// No client can hold it up: nothing waits for a socket, a request has a largest size and a time, and the number of
/// connections is bounded, that of connections that stay for events more tightly. A client for which there is no room takes
/// the place of the oldest connection whose request has not come.
struct HTTPServer: ~Copyable {
    private let socket: LoopbackSocket
    private var connections: [Connection] = []
    let port: UInt16

    static let connectionLimit = 64
    static let streamLimit = 32
    /// The most new clients in one turn: the request of each client is read before another client takes the place.
    private static let comingLimit = 16

    init(port: UInt16) throws(Failure) {
        socket = try LoopbackSocket.listening(port: port)
        self.port = socket.port
    }

    /// What ended a turn.
    enum Turn {
        /// The time passed, and nobody came.
        case quiet
        /// Clients came, went, sent or received.
        case served
        /// The other descriptor has something to read.
        case told
    }

    /// Whether clients can come, which is as long as the server lives.
    var isListening: Bool { socket.descriptor >= 0 }

    /// Waits for clients, for another descriptor, or for the time to pass, and serves.
    /// - Parameters:
    ///   - other: a descriptor that is watched too; negative for none.
    ///   - milliseconds: at most so long.
    mutating func serve(
        watching other: Int32, for milliseconds: Int, _ answer: (HTTPRequest) -> HTTPResponse
    ) -> Turn {
        // 1 wait
        var polled = [pollfd(fd: other, events: Int16(POLLIN), revents: 0)]
        let takesMore = connections.count < Self.connectionLimit || connections.contains(where: \.isWaiting)
        polled.append(pollfd(fd: takesMore ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0))
        polled += connections.map {
            pollfd(fd: $0.descriptor, events: Int16(POLLIN | ($0.wantsToWrite ? POLLOUT : 0)), revents: 0)
        }
        let count = unsafe poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds))
        let now = MonotonicClock.milliseconds
        guard count > 0 else {
            endOld(now)
            return .quiet
        }
        // 2 those who are here
        for (connection, record) in zip(connections, polled[2...]) where record.revents != 0 {
            if record.revents & Int16(POLLOUT) != 0 { connection.write(now: now) }
            if record.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0, let head = connection.read(now: now) {
                respond(to: head, connection, now, answer)
            }
        }
        // 3 those who come
        endOld(now)
        if polled[1].revents != 0 {
            for _ in 0..<Self.comingLimit {
                guard makeRoom(), let client = socket.accepted() else { break }
                connections.append(Connection(client, now: now))
            }
        }
        return polled[0].revents != 0 ? .told : .served
    }

    /// Sends an event to every page that listens.
    mutating func tell(_ event: ServerEvent) {
        let bytes = event.bytes
        for connection in connections { connection.tell(bytes, now: MonotonicClock.milliseconds) }
        connections.removeAll { $0.isOver }
    }

    private func respond(
        to head: [UInt8], _ connection: Connection, _ now: Int, _ answer: (HTTPRequest) -> HTTPResponse
    ) {
        do throws(HTTPRequest.Refusal) {
            let request = try HTTPRequest(head: head, port: port)
            var response = answer(request)
            if response.isStream, connections.count(where: \.isStream) >= Self.streamLimit { response = .busy }
            // A computed answer may have taken its time.
            connection.answer(response, isHead: request.isHead, now: MonotonicClock.milliseconds)
        } catch {
            connection.answer(HTTPResponse(error), isHead: false, now: now)
        }
    }

    /// - Returns: whether one more connection has room.
    private mutating func makeRoom() -> Bool {
        guard connections.count >= Self.connectionLimit else { return true }
        guard let oldest = connections.firstIndex(where: \.isWaiting) else { return false }
        connections.remove(at: oldest)
        return true
    }

    private mutating func endOld(_ now: Int) {
        for connection in connections { connection.checkTime(now: now) }
        connections.removeAll { $0.isOver }
    }
}
