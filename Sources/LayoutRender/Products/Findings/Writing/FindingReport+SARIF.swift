import Notation

extension FindingReport {
    /// A log in SARIF 2.1.0 (OASIS standard of 2020-03-27), the format of code scanning services: one run; a result for
    /// each finding, with line, related lines and fingerprint.
    public var sarif: JSONValue {
        .object([
            .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            .init("version", .string("2.1.0")),
            .init(
                "runs",
                .array([
                    .object([
                        .init("tool", .object([.init("driver", driver)])),
                        .init("columnKind", .string("unicodeCodePoints")),
                        .init("results", .array(findings.map(result))),
                    ])
                ])),
        ])
    }

    /// `tool.driver`: the program and the descriptions of all its rules.
    private var driver: JSONValue {
        .object([
            .init("name", .string("render-cli \(command)")), .init("semanticVersion", .string(version)),
            .init(
                "rules",
                .array(
                    rules.map { rule in
                        .object([
                            .init("id", .string(rule.name)), .init("name", .string(Self.pascal(rule.name))),
                            .init("shortDescription", .object([.init("text", .string(rule.summary))])),
                            .init("help", .object([.init("text", .string(rule.remedy))])),
                            .init("properties", .object([.init("tags", .strings(["layout", rule.kind]))])),
                        ])
                    })),
        ])
    }

    /// A finding as a `result`, with its rule's index in `driver.rules`.
    private func result(_ finding: Finding) -> JSONValue {
        var members: [JSONValue.Member] = [.init("ruleId", .string(finding.rule))]
        if let place = rules.firstIndex(where: { $0.name == finding.rule }) {
            members.append(.init("ruleIndex", .integer(place)))
        }
        var text = displayLine(finding.message)
        if !finding.cause.isEmpty { text += " Because " + displayLine(finding.cause) + "." }
        if !finding.remedy.isEmpty { text += " Try: " + displayLine(finding.remedy) + "." }
        members += [
            .init("level", .string(finding.severity == .information ? "note" : finding.severity.rawValue)),
            .init("message", .object([.init("text", .string(text))])),
            .init("locations", .array([Self.location(finding.file, finding.line, finding.column, nil)])),
            .init("relatedLocations", .array(Self.related(finding))),
            .init("partialFingerprints", .object([.init("layoutFinding/v1", .string(finding.fingerprint))])),
            .init(
                "properties",
                .object([
                    .init("kind", .string(finding.kind)), .init("screen", .string(displayLine(finding.screenName))),
                    .init("pages", .strings(finding.pages.map { displayLine($0) })),
                ])),
        ]
        if let repair = finding.repair { members.append(.init("fixes", .array([Self.fix(repair, finding.file)]))) }
        return .object(members)
    }

    /// A `fix`: the lines that go, as regions that end at the start of the line behind them, and the lines that come.
    private static func fix(_ repair: Finding.Repair, _ file: String) -> JSONValue {
        let replacements = repair.changes.map { change -> JSONValue in
            let region = JSONValue.object([
                .init("startLine", .integer(change.line)), .init("startColumn", .integer(1)),
                .init("endLine", .integer(change.line + change.removed)), .init("endColumn", .integer(1)),
            ])
            let text = JSONValue.object([.init("text", .string(change.inserted))])
            return .object([.init("deletedRegion", region), .init("insertedContent", text)])
        }
        return .object([
            .init("description", .object([.init("text", .string(displayLine(repair.text)))])),
            .init(
                "artifactChanges",
                .array([
                    .object([
                        .init("artifactLocation", .object([.init("uri", .string(address(file)))])),
                        .init("replacements", .array(replacements)),
                    ])
                ])),
        ])
    }

    /// The lines of the other views and constraints, at most twenty.
    private static func related(_ finding: Finding) -> [JSONValue] {
        let views = finding.elements.dropFirst().compactMap { element in element.line.map { ($0, element.caption) } }
        let constraints = finding.constraints.compactMap { constraint in
            constraint.line.map { ($0, constraint.text) }
        }
        return (views + constraints).prefix(20).map { location(finding.file, $0.0, nil, $0.1) }
    }

    /// A `location`; without a line it names the file as a whole.
    private static func location(_ file: String, _ line: Int?, _ column: Int?, _ message: String?) -> JSONValue {
        var physical: [JSONValue.Member] = [
            .init("artifactLocation", .object([.init("uri", .string(address(file)))]))
        ]
        if let line {
            var region: [JSONValue.Member] = [.init("startLine", .integer(line))]
            if let column { region.append(.init("startColumn", .integer(column))) }
            physical.append(.init("region", .object(region)))
        }
        var members: [JSONValue.Member] = [.init("physicalLocation", .object(physical))]
        if let message { members.append(.init("message", .object([.init("text", .string(displayLine(message)))]))) }
        return .object(members)
    }

    /// A path as a relative URI reference (RFC 3986): every byte except unreserved characters and slashes is
    /// percent-encoded.
    static func address(_ path: String) -> String {
        var out = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                out += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return out
    }

    /// A rule's name in the standard's form: `TextTruncated` for `text-truncated`.
    private static func pascal(_ name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
