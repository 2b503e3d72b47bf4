import FigmaDesigns
import LayoutDocument

/// `render -o tree.json`: writes any input as tree.json with an `expect` block. The expectations of an Interface Builder file
/// are the frames that it recorded; those of a tree.json are the resolved ones.
struct ConvertRun {
    let template: NameTemplate
    var selection: SelectionOptions
    var limits: Limits

    /// Writes the pages of the files, and the schema for editors beside the documents where it is missing.
    func run(_ files: InputFiles) throws {
        var loader = InputLoader(
            selection: selection, limits: limits, takesStates: template.names("state"),
            takesSteps: template.names("step"))
        loader.namesLeftOut = true
        let pages = try loader.pages(of: files)
        var writer = FileWriter(inputs: files.paths)
        var outputs = OutputPaths(pages.map { ($0, $0.input) }, [template])
        let paths = try pages.enumerated().map { try outputs.path(of: $1, at: $0, template) }
        for path in paths { try writer.check(path, madeBy: template) }
        for (page, path) in zip(pages, paths) { try Self.convert(page, to: path, writer) }
        StandardStreams.sayWritten(paths + (try Self.addSchema(beside: paths, template, &writer)))
        try loader.remarks.passedOver.finish()
    }

    /// Writes the schema that the documents name into each of their folders, unless the folder has one: an editor shows its
    /// descriptions and completes names.
    /// - Returns: the paths of the schemas.
    private static func addSchema(
        beside paths: [String], _ template: NameTemplate, _ writer: inout FileWriter
    ) throws(Failure) -> [String] {
        var added: [String] = []
        for path in paths where path != "-" && FileReader.status(path).kind == .regular {
            let folder = FileWriter.folder(of: path)
            let schema = FolderSearch.join(folder, TreeSchema.fileName)
            guard FileReader.status(schema, following: false).kind == .missing else { continue }
            try writer.check(schema, madeBy: template)
            try writer.write(Array(TreeSchema.text.utf8), to: schema)
            added.append(schema)
        }
        return added
    }

    private static func convert(_ page: Page, to path: String, _ writer: FileWriter) throws(Failure) {
        let (text, notices) = try document(of: page)
        try Notice.say(notices.map { .warning(displayName(page.input), $0) })
        try writer.write(Array(text.utf8), to: path)
    }

    /// A page as tree.json, and what the format has no words for.
    static func document(of page: Page) throws(Failure) -> (text: String, notices: [String]) {
        switch page.source {
        case .scene(let scene):
            var document = DocumentWriter(
                page.isDesign ? FigmaDocument.named(forPeople: scene) : scene, expecting: .recorded)
            document.namesAssets = true
            document.foldsRepetitions = page.isDesign
            return (document.write(), document.notices)
        case .document:
            let scene = page.makeScene()
            let layout = scene.tree.resolve(in: scene.environment)
            try page.requireFrames(layout, of: scene.id)
            var document = DocumentWriter(scene, expecting: .resolved(layout))
            return (document.write(), document.notices)
        }
    }
}
