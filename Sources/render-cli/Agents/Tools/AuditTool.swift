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
            sizes, each with its cause, a remedy and the constraint. With since, only what a change brought: findings that \
            the same file did not have at that git revision.
            """,
        input: [
            .init("path", .text("A layout file or a folder; without it the whole folder."), isRequired: false),
            .init(
                "since", .text("A git revision, such as HEAD or main: findings that are new since then."),
                isRequired: false),
            .init(
                "devices", .texts("These devices, such as iPhoneSe, in place of the usual ones.", most: 20),
                isRequired: false),
            .init(
                "languages",
                .texts("These languages, such as de, in place of all of the project; none for no other.", most: 40),
                isRequired: false),
            .init(
                "text_sizes", .texts("These text sizes, such as accessibilityLarge; none for no other.", most: 12),
                isRequired: false),
            .init(
                "severity",
                JSONSchema.text("The least severity that is listed.", of: ["error", "warning", "information"])
                    .otherwise(.string("warning")), isRequired: false),
            ListCursor.property,
        ],
        output: FindingEntries.output)

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let files = try folder.files(at: arguments.text("path") ?? ".")
        var entries = FindingEntries(files, try ListCursor(arguments.text("cursor")))
        let wishes = try wishes(arguments)
        let least = Finding.Severity(rawValue: arguments.text("severity") ?? "") ?? .warning
        let revision = try arguments.text("since").map { name throws(Failure) in try FileRevision(name) }
        let limits = folder.limits
        while let (place, file) = entries.next(mostFiles: 20) {
            try turn.step(place, of: files.paths.count, file)
            do throws(Failure) {
                let bytes = try folder.read(file)
                let pages = AuditPages(
                    file: file, limits: limits, surroundings: folder.store.surroundings(of: file), wanted: wishes)
                let before = try revision?.contents(of: file, limit: limits.inputBytes)
                if before == bytes {
                    entries.add([], pages: 0)
                    continue
                }
                let audited = try pages.audit(bytes)
                let old = try before.map { bytes throws(Failure) in
                    try Set(pages.audit(bytes).findings.map(\.fingerprint))
                }
                let new = audited.findings.filter { $0.severity >= least && old?.contains($0.fingerprint) != true }
                entries.add(Folding.fold(new), pages: audited.pages)
            } catch {
                entries.pass(error, file)
            }
        }
        return entries.answer("audit", AuditRule.rules)
    }

    private static func wishes(_ arguments: ToolArguments) throws(Failure) -> AuditWishes {
        var words: [String] = []
        for (name, flag) in [("devices", "devices"), ("languages", "languages"), ("text_sizes", "text-sizes")] {
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
