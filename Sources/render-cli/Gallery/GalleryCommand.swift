import ArgumentParser
import LayoutDocument

/// `gallery`: a folder of pages with every screen of a project.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write a page of HTML with every screen of a project.",
        discussion: """
              render-cli gallery App -o site
              render-cli gallery App -o site --device iPhoneSe --device iPad --traits light --traits dark --locale all
              render-cli gallery App -o site --against origin/main --cache .gallery-cache

            Open site/index.html from the disk, or let any host serve the folder. Without --device, --traits, --locale and --ios each
            screen is drawn as in its file, in the dark, at a large text size, from right to left, on iPhoneSe, on iPad and in
            iOS 26; with them in every combination. The page loads nothing but the folder's pictures.
            Exit code 0: written; 2: could not; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("Folders, and tree.json, .xib and .storyboard files.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"), completion: .directory)
    var output = "gallery"

    @Option(
        help: ArgumentHelp(
            "Show what changed since a git revision, or since another folder of the same files.", valueName: "old"))
    var against: String?

    @Option(
        help: ArgumentHelp(
            "Keep pictures in this folder and draw only those whose inputs changed.", valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Option(help: ArgumentHelp("The page's title; else the input's name.", valueName: "text"))
    var title: String?

    @Flag(inversion: .prefixedNo, help: "Show what the audit finds at each screen.")
    var audit = true

    @Flag(inversion: .prefixedNo, help: "Write the inspector's page of each file.")
    var inspector = true

    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var settings: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if inputs.contains("-") { throw ValidationError("-: a gallery is made of files") }
        if output == "-" { throw ValidationError("--output -: a gallery is a folder of files") }
        if settings.legend { throw ValidationError("--legend: a gallery shows screens without annotations") }
        if against != nil, inputs.count != 1, FileReader.status(against ?? "").kind == .folder {
            throw ValidationError("--against: a folder is compared with one folder")
        }
    }

    func run() throws {
        try GalleryRun(self).run()
    }
}
