import ArgumentParser
import LayoutDiff
import LayoutDocument
import Notation

/// `diff`: compares two layouts, two pictures, two folders or two revisions.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Say which views moved, by how much and why.",
        discussion: """
              render-cli diff old/Main.storyboard Main.storyboard
              render-cli diff before.json after.json -o diff.png --report diff.html
              render-cli diff origin/main...HEAD --report summary.md -- Sources
              render-cli diff Main.storyboard            # both sides of an unfinished merge
              render-cli diff before.json after.json -o change.gif
              render-cli diff --ios 18,26 Main.storyboard -o ios26.png
              render-cli diff expected.png actual.png --pixel-threshold 0.1 -o panels.png
              render-cli diff design.json Main.storyboard --scene Profile
              render-cli diff snapshots-of-main snapshots --format json

            Layouts are tree.json, .xib, .storyboard and the JSON of 'frames'. Folders are compared file by file. A \
            design and a layout are compared by what the design says. A file of a folder or a revision that cannot be \
            read is named, and counts as changed. \
            Exit code 0: no visual change; 1: something changed; 2: could not compare; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("Two files or folders, or a git range and paths.", valueName: "before after"),
        completion: Completion.inputs)
    var inputs: [String]

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

    @Option(help: "What is printed: text, json or markdown.")
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Draw the difference: diff.png, .svg, .pdf; old sliding into new: .gif, .apng; may hold {name}, {scene} ...",
            valueName: "file"))
    var output: String?

    @Flag(help: .hidden) var gitDriver = false

    @OptionGroup(title: "Reports") var files: ReportFiles
    @OptionGroup(title: "Reports") var beside: ReportInspectorOption
    @OptionGroup(title: "Films") var film: FilmOptions
    @OptionGroup(title: "Designs") var design: DesignOptions
    @OptionGroup(title: "Tolerance") var tolerance: DiffOptions
    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var settings: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        try files.check([.html, .json, .markdown])
        if inputs.isEmpty { throw ValidationError("name two files, two folders or a git range") }
    }

    func run() throws {
        if gitDriver, try GitDriver.passToDifftool(inputs) { return }
        if let run = try DesignRun(self) {
            try run.finish()
            if run.hasFound { throw ExitCode(ExitStatus.found) }
            return
        }
        let (pairs, passedOver) = try pairs()
        var run = DiffRun(command: self, passedOver: passedOver)
        try run.compare(pairs)
        try run.writeProducts()
        try run.report()
        try run.passedOver.finish()
        if run.hasFound && !gitDriver { throw ExitCode(ExitStatus.found) }
    }

    private func pairs() throws(Failure) -> ([FilePair], PassedOver) {
        if gitDriver { return (try GitDriver.pair(inputs), PassedOver()) }
        let isGit = GitRange.isRange(inputs[0]) || GitRange.isRevision(inputs[0])
        if inputs.count == 2, !isGit { return try FilePair.pairs(inputs[0], inputs[1], leavingOut: folders.patterns) }
        if inputs.count == 1, try comparesReleases() {
            return try FilePair.pairs(inputs[0], inputs[0], leavingOut: folders.patterns)
        }
        if inputs.count == 1,
            let pair = try FilePair.sidesOfMerge(in: inputs[0], limit: settings.limits.inputBytes)
        {
            return ([pair], PassedOver())
        }
        if inputs.count == 1 { try Self.refuseOneFile(inputs[0]) }
        if inputs.count == 1 || isGit {
            // `A B` are the revisions of `A..B`, as for git.
            let isPair = inputs.count > 1 && !GitRange.isRange(inputs[0]) && GitRange.isRevision(inputs[1])
            let range = GitRange(
                revisions: inputs.prefix(isPair ? 2 : 1).joined(separator: ".."),
                paths: Array(inputs.dropFirst(isPair ? 2 : 1)), limit: settings.limits.inputBytes)
            return (try range.files(), PassedOver())
        }
        throw Failure.usage("diff takes two files, two folders, or a git range and paths; here are \(inputs.count)")
    }

    /// Whether one file or folder is compared with itself in the two releases of `--ios`.
    func comparesReleases() throws(Failure) -> Bool {
        guard inputs.count == 1, !selection.ios.isEmpty, !GitRange.isRange(inputs[0]) else { return false }
        let count = try selection.namedReleases().count
        guard count == 2 else {
            throw Failure.usage("diff compares a file in two releases, such as --ios 18,26; here are \(count)")
        }
        return true
    }

    /// A single argument must be a revision; a single file or folder is refused, since there is nothing to compare it
    /// with.
    private static func refuseOneFile(_ path: String) throws(Failure) {
        guard FileReader.status(path).kind != .missing || DiffFile.isComparable(path) else { return }
        let name = escapedForDisplay(path, limit: 4_096)
        throw Failure.usage(
            "\(name) alone has nothing to be compared with; name two files or folders, or a revision: "
                + "render-cli diff HEAD~1..HEAD -- \(name)")
    }
}

/// The seven arguments that git passes to an external diff driver.
enum GitDriver {
    /// Passes the files on to `git difftool`, which also calls the driver although its tool is wanted.
    static func passToDifftool(_ arguments: [String]) throws(Failure) -> Bool {
        guard let program = Environment.value("GIT_EXTERNAL_DIFF"), program.hasSuffix("difftool--helper") else {
            return false
        }
        let outcome = try Git.returnToDifftool(arguments, limit: 256 << 20)
        StandardStreams.sayError(lines: String(decoding: outcome.errors, as: UTF8.self))
        try StandardStreams.print(lines: String(decoding: outcome.output, as: UTF8.self))
        return true
    }

    static func pair(_ arguments: [String]) throws(Failure) -> [FilePair] {
        let limit = 256 << 20
        // The path alone for an unmerged file, else: path old-file old-hex old-mode new-file new-hex new-mode.
        if arguments.count == 1 {
            let path = arguments[0]
            if let pair = try FilePair.sidesOfMerge(in: path, limit: limit) { return [pair] }
            // A file that says why its sides are unknown, or one that a side of the merge has removed.
            let isFile = FileReader.status(path).kind == .regular
            return isFile ? [FilePair(name: path, before: nil, after: DiffFile(path: path), isNamed: true)] : []
        }
        guard arguments.count >= 7 else {
            throw Failure.usage("--git-driver is for git: set diff.layout.command to 'render-cli diff --git-driver'")
        }
        let name = arguments[0]
        func file(_ path: String) throws(Failure) -> DiffFile? {
            if path == "/dev/null" { return nil }
            return DiffFile(path: name, bytes: try FileReader.read(path, limit: limit, flag: "max-input"))
        }
        return [FilePair(name: name, before: try file(arguments[1]), after: try file(arguments[4]), isNamed: true)]
    }
}
