import CLibrary

/// What a server on this machine shows, made anew when files change.
protocol LiveSource {
    /// Folders of the files that the pages depend on.
    var folders: [String] { get }
    /// The present revision, for pages that listen to events.
    var event: ServerEvent { get }
    /// Whether nothing is left to be computed while nobody waits.
    var isComplete: Bool { get }

    /// Reads the files again.
    /// - Parameter changed: the names of the files that changed; nil where that is not known.
    /// - Returns: whether there is a new revision.
    mutating func reload(_ changed: Set<String>?) -> Bool
    /// Computes a part of what is left.
    /// - Returns: what pages that listen are told.
    mutating func computeNext() -> ServerEvent?
    mutating func answer(_ request: HTTPRequest) -> HTTPResponse
    /// Takes the question whether a file was saved meanwhile, for work that a save should not wait for.
    mutating func ask(_ isSaved: @escaping () -> Bool)
}

extension LiveSource {
    mutating func ask(_ isSaved: @escaping () -> Bool) {}
}

/// Serves pages on this machine, and makes them anew when a file is saved; ends with the process.
struct LiveLoop {
    /// 0 for any that is free.
    var port: UInt16
    static let usualPort: UInt16 = 8_044
    /// Whether files are looked at twice a second, instead of asking the system to tell.
    var polling: Bool

    /// Milliseconds between two looks, and those in which an editor's several steps of saving are one.
    private static let look = 500
    private static let settling = 4
    /// Milliseconds without a request before what nobody asked for is computed: the page that is shown has been fetched by
    /// then, and the browser draws.
    private static let pause = 100

    /// A program that was started by a thread that blocks signals has them blocked, and could only be killed.
    private static func letSignalsEnd() {
        var ending = sigset_t()
        unsafe sigemptyset(&ending)
        unsafe sigaddset(&ending, SIGINT)
        unsafe sigaddset(&ending, SIGTERM)
        unsafe sigprocmask(SIG_UNBLOCK, &ending, nil)
    }

    /// Asks whether a notification waits, without taking it; files that are polled have none.
    private static func isReadable(_ descriptor: Int32) -> () -> Bool {
        {
            guard descriptor >= 0 else { return false }
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return unsafe poll(&polled, 1, 0) > 0
        }
    }

    /// Prints the address and serves.
    func run(_ source: inout some LiveSource) throws {
        // A client that left is an error of sending, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        Self.letSignalsEnd()
        var server = try HTTPServer(port: port)
        let start = fileClock()
        _ = source.reload(nil)
        var watch = FolderWatch(source.folders, looks: polling)
        var isLate = watch.hasChange(since: start)
        source.ask(Self.isReadable(watch.descriptor))
        try StandardStreams.print("http://127.0.0.1:\(server.port)/")
        // Not `while true`: a release build with that loop crashed before the first request, with its list of connections
        // destroyed; with a condition a release build serves. That the endless loop is the reason is inferred.
        var isComputing = false
        while server.isListening {
            // 1 clients, until a file changes or nobody comes
            let isLooking = watch.descriptor < 0
            let rest = isLooking ? Self.look : 10_000
            let wait = isLate ? 0 : source.isComplete ? rest : isComputing ? 0 : Self.pause
            let turn = server.serve(watching: watch.descriptor, for: wait) { source.answer($0) }
            // 2 without a waiting browser: compute a part more
            let isTold = (isLooking || turn == .told) && watch.hasChanged()
            let hasChanged = isTold || isLate
            isComputing = !hasChanged && turn == .quiet && !source.isComplete
            if isComputing, let event = source.computeNext() { server.tell(event) }
            guard hasChanged else { continue }
            // 3 a save: the page that is shown
            usleep(UInt32(Self.settling * 1_000))
            _ = watch.hasChanged()
            let start = fileClock()
            if source.reload(isLate ? nil : watch.takeNames()) { server.tell(source.event) }
            isLate = false
            if source.folders != watch.folders {
                watch = FolderWatch(source.folders, looks: polling)
                source.ask(Self.isReadable(watch.descriptor))
                isLate = watch.hasChange(since: start)
            }
        }
    }
}
