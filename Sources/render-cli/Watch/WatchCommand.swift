import ArgumentParser

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
    var port = LiveLoop.usualPort

    @Flag(help: "Look at the files twice a second instead of asking the system to tell, as for a network drive.")
    var polling = false

    @OptionGroup var options: InspectorOptions

    func validate() throws {
        if inputs.contains("-") { throw ValidationError("-: standard input cannot be watched") }
    }

    func run() throws {
        for input in inputs where FileReader.status(input).kind == .missing { throw Failure("\(input): no such file") }
        var document = LiveDocument(
            inputs, excluded: options.folders.patterns, selection: options.selection, settings: options.settings)
        try LiveLoop(port: port, polling: polling).run(&document)
    }
}
