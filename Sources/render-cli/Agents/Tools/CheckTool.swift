import AgentProtocol
import Findings
import Notation

/// `check`: conflicts, ambiguities, expectations that do not hold.
enum CheckTool: AgentTool {
    static let definition = ToolDefinition(
        name: "check", title: "Check layouts",
        description: """
            Checks layouts as they are: conflicting and ambiguous constraints, expectations of a tree.json that do not \
            hold, texts that a translation cuts (give locale), mistakes in the file. Quick: call after every change. \
            audit looks at all devices, languages and text sizes.
            """,
        input: [
            .init("path", .text("File or folder; else the whole folder."), isRequired: false)
        ] + PageArguments.selection + [ListCursor.property],
        output: FindingEntries.output)

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let files = try folder.files(at: arguments.text("path") ?? ".")
        var entries = FindingEntries(files, try ListCursor(arguments.text("cursor")))
        let words = PageArguments.words(arguments)
        let limits = folder.limits
        var notes = CheckNotes()
        while let (place, file) = entries.next(mostFiles: 100) {
            try turn.step(place, of: files.paths.count, file)
            var loader = try folder.loader(words, takesVariants: true)
            loader.check()
            do throws(Failure) {
                let pages = try loader.load(file)
                var pool = PooledFindings()
                pool.add(loader.remarks.mistakes.map(Finding.init))
                for page in pages { pool.add(CheckedPage(page, &notes, limits).findings) }
                entries.add(pool.findings, pages: pages.count)
            } catch {
                entries.pass(error, file)
            }
        }
        return entries.answer("check", CheckRule.rules)
    }
}
