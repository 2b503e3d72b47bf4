import AgentProtocol
import Findings
import LayoutAudit
import Notation

/// `audit`: where layouts break, on other devices, in other languages, at other sizes of text.
enum AuditTool: AgentTool {
    static let definition = ToolDefinition(
        name: "audit", title: "Audit layouts",
        description: """
            Finds where layouts break: cut texts, overlaps, views off the screen, conflicts, small touch targets, low \
            contrast, on small and large devices, in every language of the project, from right to left and at larger text \
            sizes, each with its cause, a remedy and the constraint. With since, only what a change brought. With repairs, \
            each with a tried change as a patch for apply.
            """,
        input: [
            .init("path", .text("File or folder; else the whole folder."), isRequired: false),
            .init(
                "since", .text("A git revision, such as HEAD: findings that the file did not have there."),
                isRequired: false),
            .init("devices", .texts("In place of the usual ones.", most: 20), isRequired: false),
            .init(
                "languages", .texts("In place of the project's; ['none'] for no other.", most: 40),
                isRequired: false),
            .init(
                "text_sizes", .texts("Such as accessibilityLarge; ['none'] for no other.", most: 12), isRequired: false),
            .init("ios", .texts("Further releases of iOS, such as 26.", most: 8), isRequired: false),
            .init(
                "severity",
                JSONSchema.text("The least that is listed.", of: ["error", "warning", "information"])
                    .otherwise(.string("warning")), isRequired: false),
            .init(
                "repairs",
                JSONSchema.flag("Search a repair for each error and warning; slower.").otherwise(.bool(false)),
                isRequired: false), ListCursor.property,
        ],
        output: FindingEntries.output)

    /// The most files of an answer, and of one with repairs, of which each takes many audits.
    private static let mostFiles = (plain: 20, repaired: 4)
    /// The most screens that are laid out for a file in the search for repairs.
    private static let screens = 10_000

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let files = try folder.files(at: arguments.text("path") ?? ".")
        var entries = FindingEntries(files, try ListCursor(arguments.text("cursor")))
        let wishes = try wishes(arguments)
        let least = Finding.Severity(rawValue: arguments.text("severity") ?? "") ?? .warning
        let revision = try arguments.text("since").map { name throws(Failure) in try FileRevision(name) }
        let limits = folder.limits
        let searches = arguments.isTrue("repairs")
        while let (place, file) = entries.next(mostFiles: searches ? mostFiles.repaired : mostFiles.plain) {
            try turn.step(place, of: files.paths.count, file)
            let step = turn.end
            do throws(Failure) {
                let bytes = try folder.read(file)
                let pages = AuditPages(
                    file: file, limits: limits, surroundings: folder.store.surroundings(of: file), wanted: wishes)
                let before = try revision?.contents(of: file, limit: limits.inputBytes)
                if before == bytes {
                    entries.add([], pages: 0)
                    continue
                }
                let audited = try pages.audit(bytes, step: step)
                let old = try before.map { bytes throws(Failure) in
                    try Set(pages.audit(bytes, step: step).findings.map(\.fingerprint))
                }
                let new = audited.findings.filter { $0.severity >= least && old?.contains($0.fingerprint) != true }
                var told = Folding.fold(new).filter { $0.severity >= least }
                if searches { repair(&told, bytes, pages, step) }
                entries.add(told, pages: audited.pages)
            } catch {
                // A call that was cancelled ends with no answer, and not with a file that could not be read.
                try turn.end()
                entries.pass(error, file)
            }
        }
        return entries.answer("audit", AuditRule.rules)
    }

    private static func repair(
        _ findings: inout [Finding], _ bytes: [UInt8], _ pages: AuditPages,
        _ step: @escaping () throws(Failure) -> Void
    ) {
        let places = findings.indices.filter { findings[$0].severity > .information }
        let repairs = RepairRun.repairs(of: places.map { findings[$0] }, bytes, pages, screens: screens, step: step)
        for (place, repair) in zip(places, repairs) { findings[place].repair = repair }
    }

    private static func wishes(_ arguments: ToolArguments) throws(Failure) -> AuditWishes {
        var words: [String] = []
        for (name, flag) in [
            ("devices", "device"), ("languages", "locale"), ("text_sizes", "traits"), ("ios", "ios"),
        ] {
            for value in arguments.texts(name) { words.append("--\(flag)=\(value)") }
        }
        let options: AuditPageOptions
        do {
            options = try AuditPageOptions.parse(words)
        } catch {
            throw Failure.usage(AuditPageOptions.message(for: error))
        }
        return try options.wishes()
    }
}
