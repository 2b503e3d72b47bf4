import AgentProtocol
import Files
import Findings
import Notation
import SourceEdits

/// `apply`: a change of a layout file, tried and, where the server may write, saved.
enum ApplyTool: AgentTool {
    static let definition = ToolDefinition(
        name: "apply", title: "Apply a change to a layout file",
        description: """
            Takes a patch in the form of diff -u, or the whole new contents, of a layout file; refuses a patch that does \
            not fit and contents that are no layout; says what the change moves; and saves it if the server was started \
            with --allow edits, else nothing is written and saved is false. Only for changes that the person asked for. To \
            try whole contents without saving, pass text to diff or render.
            """,
        input: [
            .init("file", .text("The layout file; with text a new file may be named.")),
            .init(
                "patch", .text("A unified diff of this file alone, such as a repair of audit."), isRequired: false),
            .init("text", .text("In place of patch: the whole new contents."), isRequired: false),
        ],
        output: [
            .init("saved", .flag("Whether the file was written.")),
            .init("patch", .text("What was or would be changed, as a unified diff.")),
            .init("changed", .flag("Whether anybody sees a difference.")),
            .init(
                "scenes",
                .list(
                    JSONSchema(.object([], isOpen: true), "A page: what moved, constraints, diagnostics."))),
            .init("findings", .list(FindingEntries.finding, "Of scenes that the change adds: conflicts, ambiguities.")),
        ],
        annotations: .init(isReadOnly: false, isDestructive: true, isIdempotent: true))

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let place = try folder.layoutPlace(of: arguments.text("file") ?? "")
        let old = FileReader.status(place.text, following: false).kind == .missing ? nil : try folder.read(place.text)
        // 1 the new contents, which have to be a layout
        let new = try contents(after: old, arguments, place.text)
        var loader = try folder.loader([])
        loader.files.contents = [place.text: new]
        let pages = try loader.load(place.text)
        // 2 what they move
        let pair = FilePair(
            name: place.text, before: old.map { DiffFile(path: place.text, bytes: $0) },
            after: DiffFile(path: place.text, bytes: new), isNamed: true)
        var answer = try DiffTool.answer(pair, [], folder, draws: false)
        // 3 what is wrong with scenes that were not there before
        let findings = try findings(in: pages, after: old, place.text, folder)
        // 4 the file
        if folder.allowsEdits { try folder.write(new, to: place, inPlaceOf: old) }
        let words =
            folder.allowsEdits
            ? "saved \(displayLine(place.text))" : "not saved: the server was started without --allow edits"
        let patch = SourcePatch(file: place.text, before: old ?? [], after: new).unifiedDiff
        guard case .object(let members)? = answer.structured else { return answer }
        answer.structured = .object(
            [
                .init("saved", .bool(folder.allowsEdits)),
                .init("patch", .string(String(decoding: patch, as: UTF8.self))),
            ] + members + [.init("findings", .array(findings.map(FindingReport.json)))])
        answer.content.insert(.text(words), at: 0)
        if !findings.isEmpty {
            let report = FindingReport(
                command: "check", version: Version.text, rules: CheckRule.rules, findings: findings)
            answer.content.append(
                .text(AgentText.data(["the new scenes have findings:"] + report.lines(showsInformation: true))))
        }
        return answer
    }

    /// What `check` finds in the scenes that the old contents do not have: a comparison says of them that they came.
    private static func findings(
        in pages: [Page], after old: [UInt8]?, _ file: String, _ folder: ServedFolder
    ) throws(Failure) -> [Finding] {
        var known: Set<String> = []
        if let old {
            var loader = try folder.loader([])
            loader.files.contents = [file: old]
            // Old contents that are no layout have no scene.
            known = Set(((try? loader.load(file)) ?? []).map { $0.sceneID })
        }
        var notes = CheckNotes()
        var pool = PooledFindings()
        for page in pages where old == nil || !known.contains(page.sceneID) {
            pool.add(CheckedPage(page, &notes, folder.limits).findings)
        }
        return pool.findings
    }

    private static func contents(
        after old: [UInt8]?, _ arguments: ToolArguments, _ file: String
    ) throws(Failure) -> [UInt8] {
        switch (arguments.text("patch"), arguments.text("text")) {
        case (nil, let text?): return Array(text.utf8)
        case (let patch?, nil):
            guard let old else { throw Failure("\(file): no such file to patch") }
            do throws(EditTrouble) {
                let patch = try UnifiedDiff(Array(patch.utf8))
                if let named = patch.file, named != file {
                    throw EditTrouble.unfit("the patch is about \(displayName(named)), not about this file")
                }
                return try patch.applied(to: old)
            } catch {
                throw Failure("\(file): \(error.message)")
            }
        default: throw Failure("apply takes one of patch and text")
        }
    }
}
