import ArgumentParser
import Files
import LayoutDocument
import Notation

/// `gallery`: a folder of pages with every screen of a project.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write a page of HTML with every screen of a project.",
        discussion: """
              render-cli gallery App -o site
              render-cli gallery App -o site --device iPhoneSe --device iPad --traits light --traits dark --locale all
              render-cli gallery App -o site --against origin/main --cache .gallery-cache
              render-cli gallery App -o site --views views
              render-cli gallery App -o part-1 --shard 1/4
              render-cli gallery App --serve

            Open site/index.html from the disk, or let any host serve the folder. Without --device, --traits, --locale and --ios each
            screen is drawn as in its file, in the dark, at a large text size, from right to left, on iPhoneSe, on iPad and in
            iOS 26; with them in every combination. The page loads nothing but the folder's pictures.
            With --serve nothing is written: the address of the live page is printed, and the page follows each save.
            With --shard the folder is a part: 'render-cli gallery --merge part-* -o site' makes the gallery of all parts.
            Exit code 0: written; 2: could not; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("Folders, and tree.json, .xib and .storyboard files.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write; else gallery.", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Show what changed since a git revision, or since another folder of the same files.", valueName: "old"))
    var against: String?

    @Option(
        help: ArgumentHelp(
            "Keep what is made of each file in this folder, and make only what changed.", valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Option(
        help: ArgumentHelp(
            "Show the views of code too that 'uikit draw --all' wrote into this folder; else into one below the inputs.",
            valueName: "folder"),
        completion: .directory)
    var views: String?

    @Option(
        help: ArgumentHelp(
            "Draw this part of the files: 1/4 is the first of four; --merge joins them.", valueName: "i/n"))
    var shard: String?

    @Flag(help: "The inputs are the folders of all parts: join them.")
    var merge = false

    @Flag(help: "Write no folder, but serve the gallery on this machine and draw again when a file is saved.")
    var serve = false

    @OptionGroup var live: LiveOptions

    @Flag(name: .customLong("no-audit"), help: "Leave out what the audit finds at each screen.")
    var leavesOutAudit = false

    @Flag(name: .customLong("no-inspector"), help: "Leave out the inspector's page of each file.")
    var leavesOutInspector = false

    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var settings: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if inputs.contains("-") { throw ValidationError("-: a gallery is made of files") }
        if output == "-" { throw ValidationError("--output -: a gallery is a folder of files") }
        if settings.legend { throw ValidationError("--show legend: a gallery shows screens without annotations") }
        _ = try part()
        if serve, against != nil || shard != nil || cache != nil {
            throw ValidationError("--serve: --against, --shard and --cache are for a gallery that is written")
        }
        if views != nil, serve || merge || shard != nil {
            throw ValidationError("--views: the views of code join a gallery that one run writes")
        }
        if serve, output != nil { throw ValidationError("--serve: nothing is written; leave --output out") }
        if !serve, live.port != nil || live.polling { throw ValidationError("--port and --polling are for --serve") }
        if merge, serve || against != nil || shard != nil || cache != nil {
            throw ValidationError("--merge: the parts were drawn; leave out --serve, --against, --shard and --cache")
        }
        if against != nil, inputs.count != 1, FileReader.status(against ?? "").kind == .folder {
            throw ValidationError("--against: a folder is compared with one folder")
        }
    }

    func run() throws {
        if merge { return try GalleryMerge(inputs: inputs, site: GallerySite(output ?? "gallery")).run() }
        guard serve else { return try GalleryRun(self, shard: part()).run() }
        for input in inputs where FileReader.status(input).kind == .missing { throw Failure("\(input): no such file") }
        var gallery = try LiveGallery(self, settings: drawing)
        try LiveLoop(port: live.port ?? LiveLoop.usualPort, polling: live.polling).run(&gallery)
    }

    private func part() throws -> (index: Int, count: Int)? { try shard.map { try ShardOption($0).part } }

    var audit: Bool { !leavesOutAudit }
    var inspector: Bool { !leavesOutInspector }

    /// The pictures of a page of thumbnails: a point is a pixel unless a flag says otherwise.
    var drawing: RenderSettings {
        var settings = settings
        settings.scale = settings.scale ?? 1
        return settings
    }

    /// The title on the page: the input's name.
    var shownTitle: String {
        guard inputs.count == 1 else { return countText(inputs.count, "folder") }
        let name = lastComponent(PathText.resolved(inputs[0]) ?? inputs[0])
        return name.isEmpty ? "Gallery" : name
    }
}

/// Where and how a live gallery is served.
struct LiveOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "With --serve, the port on 127.0.0.1; 0 for any that is free; else 8044.", valueName: "number"))
    var port: UInt16?

    @Flag(help: "With --serve, look at the files twice a second instead of asking the system to tell.")
    var polling = false
}
