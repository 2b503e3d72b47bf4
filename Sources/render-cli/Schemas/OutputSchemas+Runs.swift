import AgentProtocol
import Regression

/// The schemas of what runs, repairs and counts print.
extension OutputSchemas {
    private static let status = JSONSchema.text(of: ReportCase.Status.allCases.map(\.rawValue))

    /// Of `test` and `merge`; the lists are those of reg-cli.
    static let test: JSONSchema = {
        let lists = ["failed", "new", "deleted", "passed", "recorded", "expected", "actual", "diff"]
        return open(
            lists.map { .init($0 + "Items", .list(.text(), "Paths of references.")) }
                + ["expectedDir", "actualDir", "diffDir"].map { .init($0, .text("A folder.")) } + [
                    .init("summary", .text("One line.")), .init("total", .integer("Cases of all shards.")),
                    .init("shard", .list(.integer(), "Part and count, with --shard."), isRequired: false),
                    .init("cases", .list(testCase)),
                    .init(
                        "orphans",
                        .list(
                            open([.init("order", .integer()), .init("path", .text())]),
                            "References that no page makes any more.")),
                ])
    }()

    private static let testCase = open([
        .init("order", .integer()), .init("file", .text()), .init("name", .text("The page.")),
        .init("status", status), .init("message", .text("Empty for a case that passed.")),
        .init("moves", .list(.list(.text()), "A view and what became of it.")), .init("details", .list(.text())),
        .init(
            "snapshots",
            .list(
                open([
                    .init("path", .text("The reference.")), .init("status", status),
                    .init("reference", .text("A kept file, or empty.")), .init("actual", .text("The same.")),
                    .init("difference", .text("The same.")),
                ]))),
        .init("command", .text("Shows the page, or empty.")),
        .init("key", .text("Another one whenever the page may look otherwise."), isRequired: false),
    ])

    static let approve = open([
        .init("approved", .list(.text(), "References that were written.")),
        .init("nothingToApprove", .list(.text(), "Names that nothing was kept for.")),
    ])

    static let coverage = open([
        .init("files", .integer("Files that were read.")), .init("whole", .integer("Those understood wholly.")),
        .init("views", .integer()), .init("constraints", .integer()),
        .init(
            "ignored",
            .list(
                open([.init("name", .text()), .init("count", .integer())]), "Elements, the commonest first.")),
        .init(
            "refused",
            .list(
                open([
                    .init("file", .text()), .init("line", .integer()), .init("column", .integer()),
                    .init("message", .text()),
                ]))),
    ])

    static let sweep: JSONSchema = {
        let place = JSONSchema(
            .either([.integer("Points or letters."), .text("A text size.")]), "The last whole or first broken one.")
        return open([
            .init("command", .text()), .init("sweep", .text(of: ["width", "text", "font"])),
            .init("layouts", .integer()),
            .init(
                "breaks",
                .list(
                    open([
                        .init("file", .text()), .init("line", JSONSchema.integer().orNull), .init("screen", .text()),
                        .init("screenName", .text()), .init("view", .text()), .init("caption", .text()),
                        .init("whole", place), .init("broken", place), .init("words", .text()),
                    ]))),
        ])
    }()

    static let repairs = open([
        .init("written", .flag("Whether the files were changed.")),
        .init(
            "files",
            .list(
                open([
                    .init("file", .text()), .init("patch", .text("A unified diff, empty for no change.")),
                    .init(
                        "repairs",
                        .list(
                            open([
                                .init("finding", finding), .init("text", .text()),
                                .init("runnerUp", JSONSchema.text().orNull),
                            ]))),
                    .init("unrepaired", .list(finding)),
                ]))),
    ])

    static let uikitCoverage = open([
        .init("files", .integer()), .init("coveredFiles", .integer("Files in which no type is missing.")),
        .init(
            "names",
            .list(
                open([
                    .init("name", .text()), .init("state", .text(of: ["missing", "less", "there"])),
                    .init("note", JSONSchema.text("What is not done.").orNull), .init("uses", .integer()),
                    .init("files", .integer()), .init("first", .text("FILE:LINE of the first use.")),
                ]))),
    ])
}
