import AgentProtocol
import LayoutDiff
import LayoutRender
import Notation

/// `diff`: what a change moved, and why.
enum DiffTool: AgentTool {
    static let definition = ToolDefinition(
        name: "diff", title: "Compare two versions of a layout",
        description: """
            Says which views a change of a file moved or resized, by how much and because of which constraint. Compares the \
            file with a git revision (HEAD without one), or, with text, the file on the disk with the text: see what a \
            change does before you save it. With picture, draws the difference.
            """,
        input: PageArguments.properties + [
            .init("revision", .text("A git revision, such as HEAD or main."), isRequired: false),
            .init("picture", JSONSchema.flag("Draw the first difference.").otherwise(.bool(false)), isRequired: false),
        ],
        output: [
            .init("changed", .flag("Whether anybody sees a difference.")),
            .init(
                "scenes",
                .list(
                    JSONSchema(.object([], isOpen: true), "A page: what moved, constraints, diagnostics."))
            ),
        ])

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let wanted = try PageArguments(arguments, in: folder)
        let pair = try pair(wanted, arguments.text("revision"), folder)
        return try answer(pair, wanted.words, folder, draws: arguments.isTrue("picture"))
    }

    private static func pair(
        _ wanted: PageArguments, _ revision: String?, _ folder: ServedFolder
    ) throws(Failure) -> FilePair {
        let new: [UInt8]
        let old: [UInt8]?
        if let text = wanted.text, revision == nil {
            (old, new) = (try? folder.read(wanted.file), Array(text.utf8))
        } else {
            let commit = try FileRevision(revision ?? "HEAD")
            old = try commit.contents(of: wanted.file, limit: folder.limits.inputBytes)
            if let text = wanted.text { new = Array(text.utf8) } else { new = try folder.read(wanted.file) }
        }
        return FilePair(
            name: wanted.file, before: old.map { DiffFile(path: wanted.file, bytes: $0) },
            after: DiffFile(path: wanted.file, bytes: new), isNamed: true)
    }

    /// The difference of two versions of a file.
    static func answer(
        _ pair: FilePair, _ words: [String], _ folder: ServedFolder, draws: Bool
    ) throws(Failure) -> ToolAnswer {
        var comparison = LayoutComparison(
            selection: try ServedFolder.selection(words), limits: folder.limits, ignored: [], agreesOnRecords: true,
            projects: folder.store)
        let pages = try comparison.compare(pair)
        let scenes = pages.map(\.scene)
        var answer = ToolAnswer(
            AgentText.data(scenes.text()),
            .object([
                .init("changed", .bool(scenes.contains(where: \.isVisual))),
                .init("scenes", .array(scenes.map(\.json))),
            ]))
        if draws, let page = pages.first(where: { $0.scene.isVisual }), let file = try picture(page, folder) {
            answer.content.append(.picture(file, type: "image/png"))
        }
        return answer
    }

    private static func picture(_ page: ComparedPage, _ folder: ServedFolder) throws(Failure) -> [UInt8]? {
        guard let before = page.before, let after = page.after else { return nil }
        var options = PagePictures(settings: .plain).options(of: page.page, after.scene, after.layout).options
        options.layers = .unclipped
        let list = DifferencePicture.list(before: before, after: after, page.scene.difference, options: options)
        return try folder.painter.png(list, scale: 1)
    }
}
