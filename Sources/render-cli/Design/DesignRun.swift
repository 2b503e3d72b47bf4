import DesignDiff
import FigmaDesigns
import Files
import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation
import SourceEdits

/// `diff design.json Main.storyboard`: screens beside their designs.
struct DesignRun {
    private let command: DiffCommand
    private let screenFile: String
    private var compared: [(page: Page, difference: DesignDifference)] = []

    /// Nil unless exactly one of two files is a design.
    init?(_ command: DiffCommand) throws(Failure) {
        guard command.inputs.count == 2, !command.gitDriver else { return nil }
        let limits = command.settings.limits
        var kept = KeptFiles()
        var isDesign: [Bool] = []
        for input in command.inputs {
            let document = try Self.document(input, limits)
            kept.bytes[input] = document
            isDesign.append(document.map(FigmaDocument.isDesign) == true)
        }
        guard isDesign[0] != isDesign[1] else { return nil }
        self.command = command
        screenFile = command.inputs[isDesign[0] ? 1 : 0]
        let pages = try DesignPages(
            command.inputs[isDesign[0] ? 0 : 1], command.selection, limits: limits, kept: kept)
        // A design shows what the app shows.
        var selection = command.selection
        selection.behavior = selection.behavior ?? .app
        var loader = InputLoader(selection: selection, limits: limits, takesStates: false, takesSteps: false)
        loader.files.kept = kept
        let screens = try loader.load(screenFile)
        try loader.names.check(command.selection.askedNames)
        try Notice.say(loader.remarks.notices)
        let pairs = try command.design.match.flatMap { file throws(Failure) in try DesignPairs(file, limits: limits) }
        if command.design.match != nil, screens.count != 1 {
            throw Failure.usage("--match is for one screen, here are \(screens.count); name one by --scene")
        }
        for page in screens {
            let found = try pages.compare(
                page.makeScene(), tolerance: command.tolerance.points, isOnly: screens.count == 1,
                pairs: pairs)
            guard let found else {
                try Notice.say([.note("no frame of \(displayName(pages.file)) shows this screen", at: page.names.scene)]
                )
                continue
            }
            compared.append((page, found))
        }
        guard !compared.isEmpty else {
            throw Failure("\(displayName(pages.file)): no frame shows a screen of \(displayName(screenFile))")
        }
    }

    /// The bytes of a file that may be a design; nil for other files.
    private static func document(_ path: String, _ limits: Limits) throws(Failure) -> [UInt8]? {
        guard path != "-", DiffFile.kind(path) == .layout, FileReader.status(path).kind == .regular,
            !InputLoader.isInterfaceBuilder(path)
        else { return nil }
        let bytes = try FileReader.read(path, limit: limits.inputBytes, flag: "max-input")
        FileSource.tell(read: path, bytes)
        return bytes
    }

    /// Whether a screen differs from its design in numbers or looks.
    var hasFound: Bool { compared.contains { !$0.difference.numbers.isEmpty || !$0.difference.looks.isEmpty } }

    /// Prints the report, and writes what the flags ask for.
    func finish() throws(Failure) {
        if let match = command.design.match, let first = compared.first, FileReader.status(match).kind == .missing {
            try FileWriter(inputs: command.inputs).write(Array(DesignPairs.text(first.difference).utf8), to: match)
        }
        if let path = command.output { try draw(path) }
        switch command.format {
        case .json: try StandardStreams.write(json.text.utf8)
        case .text, .markdown: try StandardStreams.print(report: lines)
        }
        if command.design.fix { try fix() }
    }

    private var lines: [String] {
        compared.flatMap { page, difference -> [String] in
            let count = difference.numbers.count + difference.looks.count
            let layers = escapedForDisplay(difference.design.scene.name)
            let head =
                "\(escapedForDisplay(page.names.scene)) beside '\(layers)': "
                + (count == 0 ? "as designed" : countText(count, "difference"))
                + ", \(countText(difference.matching.pairs.count, "pair"))"
            let pairs = Talk.isVerbose ? difference.pairLines : []
            return [head] + (difference.lines(file: displayName(screenFile)) + pairs).map { "  " + $0 }
        }
    }

    private var json: JSONValue {
        .object([
            .init("changed", .bool(hasFound)),
            .init(
                "screens",
                .array(
                    compared.map { page, difference in
                        .object([
                            .init("screen", .string(page.names.scene)),
                            .init("design", .string(difference.design.scene.name)),
                            .init("difference", difference.json),
                        ])
                    })),
        ])
    }

    /// The screens with the frames of the design, dashed, and the distances between them.
    private func draw(_ path: String) throws(Failure) {
        let writer = FileWriter(inputs: command.inputs, .remade)
        let template = try OutputTemplate(path, format: nil, asksForFilm: command.film.isAskedFor)
        var outputs = OutputPaths(compared.map { ($0.page, $0.page.input) }, [template.name])
        var painter = try DifferencePainter(command.settings)
        for (index, entry) in compared.enumerated() {
            let target = try outputs.path(of: entry.page, at: index, template.name)
            let difference = entry.difference
            var scene = SceneDifference(title: entry.page.names.scene, presence: .both)
            scene.difference = difference.moves
            var page = ComparedPage(
                scene: scene, page: entry.page, before: difference.design.layoutSide,
                after: difference.screen.layoutSide)
            page.captions = ("design", "screen")
            guard let bytes = try painter.paint(page, as: template.kind, command.film.timing) else { continue }
            try writer.write(bytes, to: target)
        }
    }

    /// Writes the numbers of the designs into the screen's file.
    private func fix() throws(Failure) {
        let edits = compared.flatMap { $0.difference.numbers.compactMap(\.edit) }
        var distinct: [SourceEdit] = []
        for edit in edits where !distinct.contains(edit) { distinct.append(edit) }
        guard !distinct.isEmpty else { return }
        let limit = command.settings.limits.inputBytes
        let source = try Failure.of { () throws(FileTrouble) in try SourceFile(reading: screenFile, limit: limit) }
        let after: [UInt8]
        do throws(EditTrouble) {
            after = try SourceEdit.applied(distinct, to: source.bytes)
        } catch {
            throw Failure("\(displayName(screenFile)): \(error.message)")
        }
        try Failure.of { () throws(FileTrouble) in try source.replace(by: after) }
        try StandardStreams.print(report: ["\(displayName(screenFile)): \(countText(distinct.count, "number")) written"]
        )
    }
}
