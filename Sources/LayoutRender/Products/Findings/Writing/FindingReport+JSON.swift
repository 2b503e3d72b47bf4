import Notation

extension FindingReport {
    /// The report as JSON. Keys may be added in later versions, never renamed.
    public var json: JSONValue {
        .object([
            .init("command", .string(command)), .init("version", .string(version)),
            .init("files", .integer(files)), .init("pages", .integer(pages)),
            .init("errors", .integer(count(.error))), .init("warnings", .integer(count(.warning))),
            .init("information", .integer(count(.information))),
            .init("known", .integer(known)), .init("suppressed", .integer(suppressed)),
            .init("findings", .array(findings.map(Self.json))),
        ])
    }

    /// A finding with all its members; members without a value are null or empty, never absent.
    package static func json(_ finding: Finding) -> JSONValue {
        .object([
            .init("rule", .string(finding.rule)), .init("kind", .string(finding.kind)),
            .init("severity", .string(finding.severity.rawValue)), .init("message", .string(finding.message)),
            .init("cause", .string(finding.cause)), .init("remedy", .string(finding.remedy)),
            .init(
                "others",
                .array(finding.others.map { .object([.init("id", .string($0.id)), .init("cause", .string($0.cause))]) })),
            .init("explanation", .string(finding.explanation)), .init("drawing", .string(finding.drawing)),
            .init("repair", .orNull(finding.repair.map(json))),
            .init("code", .array(finding.code.map(json))),
            .init("file", .string(finding.file)), .init("line", number(finding.line)),
            .init("column", number(finding.column)),
            .init("screen", .string(finding.screen)), .init("screenName", .string(finding.screenName)),
            .init("items", .strings(finding.elements.map(\.id))),
            .init("constraints", .strings(finding.constraints.map(\.id).filter { !$0.isEmpty })),
            .init(
                "views",
                .array(
                    finding.elements.map {
                        .object([
                            .init("id", .string($0.id)), .init("caption", .string($0.caption)),
                            .init("line", number($0.line)),
                        ])
                    })),
            .init(
                "constraintTexts",
                .array(
                    finding.constraints.map {
                        .object([
                            .init("id", .string($0.id)), .init("text", .string($0.text)),
                            .init("line", number($0.line)),
                        ])
                    })),
            .init("pages", .strings(finding.pages)), .init("devices", .strings(finding.devices)),
            .init("languages", .strings(finding.languages)), .init("releases", .strings(finding.releases)),
            .init("evidence", .strings(finding.evidence)),
            .init("fingerprint", .string(finding.fingerprint)), .init("members", .strings(finding.members)),
        ])
    }

    private static func json(_ code: Finding.CodeLine) -> JSONValue {
        .object([
            .init("file", .string(code.file)), .init("line", .integer(code.line)), .init("text", .string(code.text)),
            .init("lines", .strings(code.lines)),
        ])
    }

    private static func json(_ repair: Finding.Repair) -> JSONValue {
        .object([
            .init("text", .string(repair.text)), .init("runnerUp", .orNull(repair.runnerUp.map(JSONValue.string))),
            .init(
                "changes",
                .array(
                    repair.changes.map {
                        .object([
                            .init("line", .integer($0.line)), .init("removed", .integer($0.removed)),
                            .init("inserted", .string($0.inserted)),
                        ])
                    })), .init("patch", .string(repair.patch)),
        ])
    }

    private static func number(_ value: Int?) -> JSONValue { .orNull(value.map(JSONValue.integer)) }
}
