import ArgumentParser
import LayoutDocument
import LayoutFilm
import LayoutRender

/// `render`, the default command: draws inputs.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw layouts, or write them as tree.json.",
        discussion: """
              render-cli tree.json -o out.png
              render-cli tree.json -o out.svg -o out.pdf --show sizes,margins,legend
              render-cli a.json b.json -o 'out/{name}-{device}-{traits}.png' --jobs 2
              render-cli tree.json -o steps.gif --fps 30
              render-cli Main.storyboard --scene Login -o login.json
              cat tree.json | render-cli - -o - > out.png

            The extension of an output says its format. A name may hold {path}, {name}, {scene}, {device}, {ios}, {traits}, \
            {state} and {step}, and folders, which are made; a storyboard of several scenes is one sheet unless the name holds {scene}; a name with {state} or {step} draws all states or steps, else the base alone is drawn. \
            Several pages in one .pdf are its pages. A film (.gif, .apng; --film for .svg and, as a strip, .png) holds \
            the steps of a document. A .json is the input as tree.json with an 'expect' block: the frames that an Interface \
            Builder file recorded, or those that were computed; tree.schema.json for editors is written beside if missing. \
            Exit code 0: drawn; 2: could not; 64: wrong usage.
            """)

    @Argument(
        help: ArgumentHelp("tree.json, .xib and .storyboard files, folders, or '-'.", valueName: "input"),
        completion: Completion.inputs)
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to write: out.png, .svg, .pdf, .gif, .apng, .json or '-'.", valueName: "file"))
    var output: [String] = []

    @Option(help: "png, svg, pdf, gif, apng or json whatever the extension says.")
    var format: OutputFormat?

    @Option(help: ArgumentHelp("Pages drawn at the same time.", valueName: "count"))
    var jobs: Int?

    @OptionGroup(title: "Films") var film: FilmOptions
    @OptionGroup(title: "Folders") var folders: FolderOptions
    @OptionGroup(title: "Pages") var selection: SelectionOptions
    @OptionGroup(title: "Drawing") var settings: RenderSettings
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): it must be from 1 to 256") }
    }

    func run() throws { try RenderRun(self).run() }
}

/// What `render` was asked for. A record without the parser's types, see `PlainOptions`.
struct RenderRun {
    var inputs: [String]
    var output: [String]
    var format: OutputFormat?
    var jobs: Int?
    var asksForFilm: Bool
    var timing: FilmTiming
    var folders: FolderOptions
    var selection: SelectionOptions
    var settings: RenderSettings

    func run() throws {
        var pictures = output.isEmpty ? ["{name}.\(format?.rawValue ?? "png")"] : output
        let documents = try pictures.filter { path throws(Failure) in
            try OutputFormat(path: path, stated: format) == .json
        }
        pictures.removeAll(where: documents.contains)
        let templates = try pictures.map { try OutputTemplate($0, format: format, asksForFilm: asksForFilm) }
        if !documents.isEmpty, asksForFilm { throw Failure.usage("\(documents[0]): a film is no JSON") }
        try StandardStreams.refuseTerminal(for: pictures)
        var files = try InputFiles(inputs, leavingOut: folders.patterns)
        files.keep(try BazelTest.shard())
        // A shard without a file has drawn all that it should.
        guard !files.paths.isEmpty else { return }
        for path in documents {
            try ConvertRun(template: try NameTemplate(path), selection: selection, limits: settings.limits).run(files)
        }
        guard !templates.isEmpty else { return }
        var loader = InputLoader(
            selection: selection, limits: settings.limits,
            takesStates: templates.contains { $0.name.names("state") },
            takesSteps: templates.contains { $0.name.names("step") || $0.isFilm })
        loader.namesLeftOut = true
        loader.joinsScenes = !templates.contains { $0.name.names("scene") }
        let pages = try loader.pages(of: files)
        let plan = try RenderPlan(pages: pages, templates: templates, writer: FileWriter(inputs: files.paths, .remade))
        try plan.run(settings: settings, timing: timing, jobs: jobs)
        try loader.remarks.passedOver.finish()
    }
}

extension RenderRun {
    init(_ command: RenderCommand) {
        self.init(
            inputs: command.inputs, output: command.output, format: command.format, jobs: command.jobs,
            asksForFilm: command.film.isAskedFor, timing: command.film.timing, folders: command.folders,
            selection: command.selection, settings: command.settings)
    }
}
