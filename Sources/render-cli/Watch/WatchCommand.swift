import ArgumentParser
import CLibrary

/// `watch`: the inspector's page on this machine, drawn again when a file is saved.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Serve the inspector's page on this machine and draw again when a file is saved.",
        discussion: """
              render-cli watch Main.storyboard
              render-cli watch tree.json --port 0 --device iPhoneSe

            Prints the page's address. The page shows what moved since the last save and why; mistakes of the file stand
            over the last good picture. /frames.json and /picture.png?page=ID answer scripts. Nobody but this machine
            reaches the server, and no page of elsewhere. Ends with Control-C.
            """)

    @Argument(
        help: ArgumentHelp("A tree.json, .xib or .storyboard file, or a folder; more of them.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(help: ArgumentHelp("The port on 127.0.0.1; 0 for any that is free.", valueName: "number"))
    var port: UInt16 = 8_044

    @Flag(help: "Look at the files twice a second instead of asking the system to tell, as for a network drive.")
    var polling = false

    @OptionGroup var options: InspectorOptions

    func validate() throws {
        if inputs.contains("-") { throw ValidationError("-: standard input cannot be watched") }
    }

    /// Milliseconds between two looks, and those in which an editor's several steps of saving are one.
    private static let look = 500
    private static let settling = 4
    /// Milliseconds without a request before the pages that nobody asked for are computed: the page that is shown has been
    /// fetched by then, and the browser draws.
    private static let pause = 100

    /// A program that was started by a thread that blocks signals has them blocked, and could only be killed.
    private static func letSignalsEnd() {
        var ending = sigset_t()
        unsafe sigemptyset(&ending)
        unsafe sigaddset(&ending, SIGINT)
        unsafe sigaddset(&ending, SIGTERM)
        unsafe sigprocmask(SIG_UNBLOCK, &ending, nil)
    }

    func run() throws {
        // A client that left is an error of sending, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        Self.letSignalsEnd()
        for input in inputs where FileReader.status(input).kind == .missing { throw Failure("\(input): no such file") }
        var server = try HTTPServer(port: port)
        var document = LiveDocument(
            inputs, excluded: options.folders.patterns, selection: options.selection, settings: options.settings)
        let start = fileClock()
        _ = document.reload()
        var watch = FolderWatch(document.folders, looks: polling)
        var isLate = watch.hasChange(since: start)
        try StandardStreams.print("http://127.0.0.1:\(server.port)/")
        // Not `while true`: a release build with that loop crashed before the first request, with its list of connections
        // destroyed; with a condition a release build serves. That the endless loop is the reason is inferred.
        var isComputing = false
        while server.isListening {
            // 1 clients, until a file changes or nobody comes
            let isLooking = watch.descriptor < 0
            let rest = isLooking ? Self.look : 10_000
            let wait = isLate ? 0 : document.isComplete ? rest : isComputing ? 0 : Self.pause
            let turn = server.serve(watching: watch.descriptor, for: wait) { document.answer($0) }
            // 2 without a waiting browser: compute one more page
            let isTold = (isLooking || turn == .told) && watch.hasChanged()
            let hasChanged = isTold || isLate
            isLate = false
            isComputing = !hasChanged && turn == .quiet && !document.isComplete
            if isComputing, let event = document.computeNext() { server.tell(event) }
            guard hasChanged else { continue }
            // 3 a save: the page that is shown
            usleep(UInt32(Self.settling * 1_000))
            _ = watch.hasChanged()
            let start = fileClock()
            if document.reload() { server.tell(document.event) }
            if document.folders != watch.folders {
                watch = FolderWatch(document.folders, looks: polling)
                isLate = watch.hasChange(since: start)
            }
        }
    }
}
