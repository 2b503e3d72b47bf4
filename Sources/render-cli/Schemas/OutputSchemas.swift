import AgentProtocol
import Notation

/// The schemas of what `--format json` prints, one for each command, and of messages with `--errors json`. Members may be
/// added in later versions, never renamed.
enum OutputSchemas {
    static let all: [(name: String, output: String, schema: JSONSchema)] = [
        ("frames", "frames", frames), ("check", "check", findings), ("audit", "audit", findings),
        ("explain", "explain", explain), ("diff", "diff", diff), ("resources", "check --list resources", resources),
        ("test", "test", test), ("approve", "approve", approve), ("devices", "about devices", devices),
        ("limits", "about limits", limits), ("doctor", "about doctor", doctor),
        ("coverage", "check --list coverage", coverage),
        ("sweep", "audit --sweep", sweep), ("repairs", "audit --fix or --patch", repairs),
        ("uikit-coverage", "uikit coverage", uikitCoverage), ("errors", "", errors),
    ]

    /// The schema's document, with the draft and a title.
    static func text(of name: String) -> String? {
        guard let entry = all.first(where: { $0.name == name }), case .object(let members) = entry.schema.json else {
            return nil
        }
        let title = entry.output.isEmpty ? "A line of --errors json" : "render-cli \(entry.output) --format json"
        return JSONValue.object(
            [
                .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                .init("title", .string(title)),
            ] + members
        ).text
    }

    static func open(_ properties: [JSONSchema.Property], _ description: String = "") -> JSONSchema {
        JSONSchema(.object(properties, isOpen: true), description)
    }

    private static let rectangle = JSONSchema.list(.number(), "x, y, width, height in the superview, in points.")

    private static let frames = open([
        .init(
            "scenes",
            .list(
                open([
                    .init("id", .text("The page.")), .init("name", .text("The scene's or document's name.")),
                    .init("key", .text("Another one whenever the page may look otherwise."), isRequired: false),
                    .init("size", .list(.number(), "Width and height of the root.")),
                    .init("frames", JSONSchema(.map(rectangle), "By the ids of views and guides, in drawing order.")),
                    .init("gaps", .list(open([.init("frame", rectangle), .init("length", .number())]))),
                    .init("hidden", .list(.text(), "Ids.")),
                    .init("contentSizes", JSONSchema(.map(.list(.number())), "Natural sizes by id.")),
                    .init(
                        "diagnostics",
                        .list(
                            open([.init("kind", .text()), .init("items", .list(.text())), .init("message", .text())]))),
                ])))
    ])

    /// A finding of `check` and `audit`.
    static let finding = open([
        .init("rule", .text()), .init("severity", .text(of: ["error", "warning", "information"])),
        .init("message", .text()), .init("cause", .text()), .init("remedy", .text()),
        .init(
            "others",
            .list(
                open([.init("id", .text()), .init("cause", .text())]), "Further views, where their causes are others.")),
        .init("explanation", .text("A command, or empty.")), .init("drawing", .text("A command, or empty.")),
        .init(
            "repair",
            open(
                [
                    .init("text", .text()), .init("runnerUp", JSONSchema.text("The next best in words.").orNull),
                    .init(
                        "changes",
                        .list(
                            open([
                                .init("line", .integer("From 1.")), .init("removed", .integer("Lines that go.")),
                                .init("inserted", .text("Lines that come.")),
                            ]))),
                    .init("patch", .text("The same as a unified diff.")),
                ], "With --with-repairs, where one was found."
            ).orNull),
        .init(
            "code",
            .list(
                open([
                    .init("file", .text()), .init("line", .integer("From 1.")), .init("text", .text()),
                    .init("lines", .list(.text(), "To write there.")),
                ]), "With --with-repairs: lines of the project's code that bring the finding about.")),
        .init("file", .text()),
        .init("line", JSONSchema.integer().orNull), .init("column", JSONSchema.integer().orNull),
        .init("screen", .text()), .init("items", .list(.text(), "Ids of views.")),
        .init(
            "evidence",
            .list(.text(), "The rule's own severity, screen or part, the page: what the counts know.")),
        .init("constraints", .list(.text(), "Ids of constraints.")), .init("pages", .list(.text())),
        .init(
            "releases", .list(.text(), "Pages such as ios-26, if no page of the file's own release shows the finding.")),
        .init("fingerprint", .text("The same for the same finding of a later run.")),
    ])

    private static let findings = open([
        .init("command", .text()), .init("version", .text()), .init("files", .integer()), .init("pages", .integer()),
        .init("errors", .integer()), .init("warnings", .integer()), .init("information", .integer()),
        .init("known", .integer("Findings that the baseline accepts.")), .init("suppressed", .integer()),
        .init("findings", .list(finding)),
    ])

    private static let explain = open(
        [
            .init(
                "pages",
                .list(
                    open([
                        .init("id", .text()),
                        .init(
                            "explanations",
                            .list(
                                open([
                                    .init("view", .text()), .init("edge", .text()), .init("value", .number()),
                                    .init("steps", .list(open([.init("text", .text()), .init("number", .number())]))),
                                ])), isRequired: false),
                        .init("difference", open([.init("visual", .flag())]), isRequired: false),
                    ])), isRequired: false),
            .init("logs", .list(open([.init("file", .text())])), isRequired: false),
        ], "pages for a layout, logs for console logs.")

    private static let diff = open([
        .init("changed", .flag("Whether anybody sees a difference, or a file could not be compared.")),
        .init(
            "uncompared",
            .list(
                open([.init("name", .text()), .init("message", .text())]),
                "Files that could not be read, of which nobody knows what is seen.")),
        .init("scenes", .list(open([]), "A page with its difference.")),
        .init("pictures", .list(open([.init("name", .text()), .init("changed", .flag()), .init("summary", .text())]))),
        .init("releases", releases, isRequired: false),
    ])

    private static let releases = open(
        [
            .init("before", .text("The older release.")), .init("after", .text("The newer release.")),
            .init("summary", .text()),
            .init(
                "screens",
                .list(
                    open([
                        .init("title", .text()), .init("changed", .flag()),
                        .init(
                            "rows",
                            .list(
                                open([.init("view", .text()), .init("before", .number()), .init("after", .number())]),
                                "Rows of another height, in points.")),
                        .init("defects", .list(open([]), "Findings of the audit that only the newer release has.")),
                    ]))),
        ], "With --ios and two releases: what becomes of the screens in the newer one.")

    private static let resources: JSONSchema = {
        let kinds = ["images", "colors", "fonts", "texts", "tables", "copies", "broken"]
        let one = open(
            [
                .init("file", .text()),
                .init("ios", .text("The release of iOS for which names are looked up and texts are measured.")),
                .init("iosFrom", .text("asked, document, xcode, deploymentTarget or standard: who names the release.")),
                .init("project", open([.init("root", .text())], "Null for a document without a project.").orNull),
            ] + kinds.map { .init($0, .list(open([]))) })
        let unused = open([
            .init("root", .text("The project's folder.")),
            .init("complete", .flag("Whether the project's files could tell.")),
            .init("assets", .list(open([.init("kind", .text()), .init("name", .text()), .init("path", .text())]))),
        ])
        return JSONSchema(
            .either([one, .list(one), open([.init("documents", .list(one)), .init("unused", .list(unused))])]),
            """
            The names of one document by kind; for several inputs and folders a list; with --list unused that list beside the \
            sets that no file of a project names.
            """)
    }()

    private static let insets = open(["top", "left", "bottom", "right"].map { .init($0, .number()) })

    private static let devices = open([
        .init(
            "devices",
            .list(
                open([
                    .init("name", .text("For --device; with .landscape the device is turned.")),
                    .init("width", .number("In points.")), .init("height", .number("In points.")),
                    .init("scale", .number("Pixels a point.")), .init("isPad", .flag()), .init("safeArea", insets),
                    .init("landscapeSafeArea", insets),
                ])))
    ])

    private static let limits = open([
        .init(
            "limits",
            .list(
                open([
                    .init("name", .text()), .init("default", .integer()), .init("cap", .integer()),
                    .init("unit", .text()),
                    .init("flag", .text()),
                ])))
    ])

    private static let doctor = open([
        .init("version", .text()), .init("libraries", .list(.text(), "Libraries and fonts with their versions.")),
        .init("hasEmojiFont", .flag()), .init("passed", .list(.text(), "The self-tests; a failed one is an error.")),
    ])

    private static let errors = open([
        .init("severity", .text(of: ["error", "warning", "note"])), .init("message", .text()),
        .init("file", .text(), isRequired: false), .init("line", .integer(), isRequired: false),
        .init("column", .integer(), isRequired: false),
    ])
}
