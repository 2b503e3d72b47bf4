import Findings
import InterfaceBuilder
import LayoutEngine
import Testing

@testable import LayoutAudit

/// Findings that rest on a value of the file which code replaces.
@Suite struct CodeEvidenceTests {
    /// The highest severity of a rule's finding about the planted label, with what code changes of the label.
    private func limit(
        _ rule: AuditRule, _ changes: CodeChanges?, isAboutAnyText: Bool = false, isAboutHeight: Bool = false,
        isHiddenByCode: Bool = false, isBeforeMeasuring: Bool = false, detail: String = "",
        _ note: (inout AuditEvidence) -> Void = { _ in }
    ) -> Finding.Severity {
        var evidence = AuditEvidence()
        if let changes { evidence.code.changes["lb0-00-001"] = changes }
        note(&evidence)
        var observation = Observation(rule, .warning, "", items: [])
        observation.isAboutAnyText = isAboutAnyText
        observation.isAboutHeight = isAboutHeight
        observation.isHiddenByCode = isHiddenByCode
        observation.isBeforeMeasuring = isBeforeMeasuring
        observation.detail = detail
        return evidence.code.limit(rule, observation, ["lb0-00-001", "vw0-00-001"], evidence)
    }

    @Test("without a source no rule is silenced", arguments: AuditRule.allCases)
    func nothingIsKnown(rule: AuditRule) {
        #expect(limit(rule, nil) == .error)
        #expect(limit(rule, nil, isAboutHeight: true) == .error)
    }

    /// The rules about words that the file's author sees: guesses where nothing says that code writes others.
    private static let words: Set<AuditRule> = [.unboundedText, .fixedHeight]

    @Test(
        "what code replaces makes the rules guesses that rest on the value, and no others",
        arguments: [
            (CodeChanges(), words), (.text, words.union([.touchTarget])),
            (.openText, [.truncatedText, .tightText, .clippedText, .overlap]),
            (
                .font,
                words.union([
                    .truncatedText, .tightText, .clippedText, .fixedFont, .fontNotScaling, .fontNotUpdating, .contrast,
                ])
            ),
            (.alignment, words.union([.leftAlignment])), (.background, words.union([.contrast, .shortList])),
            (
                .removal,
                words.union([
                    .overlap, .conflict, .offScreen, .outsideSuperview, .zeroSize, .ambiguousLayout,
                    .ambiguousContentSize, .fixedFrame,
                ])
            ),
            (.visibility, words.union([.overlap])), (.action, words), (.picture, words),
        ] as [(CodeChanges, Set<AuditRule>)])
    func replaced(changes: CodeChanges, rules: Set<AuditRule>) {
        #expect(Set(AuditRule.allCases.filter { limit($0, changes) == .information }) == rules)
    }

    @Test(
        "words of a table in place of the file's words: no error",
        arguments: [
            AuditRule.truncatedText, .tightText, .overlap, .clippedText,
        ])
    func wordsOfATable(rule: AuditRule) { #expect(limit(rule, .text) == .warning) }

    @Test("a text of any length is cut whatever code writes, and in a font of the file alone")
    func anyText() {
        #expect(limit(.clippedText, [.text, .openText], isAboutAnyText: true) == .error)
        #expect(limit(.clippedText, .font, isAboutAnyText: true) == .information)
    }

    @Test("code that never hides a view")
    func states() {
        #expect(limit(.hiddenConflict, .text, isHiddenByCode: true) == .information)
        #expect(limit(.hiddenConflict, .text) == .error)
        #expect(limit(.hiddenConflict, .visibility, isHiddenByCode: true) == .error)
    }

    @Test("views of a row that code shows in turn share no room", arguments: [1, 2])
    func turns(count: Int) {
        var evidence = AuditEvidence()
        let row = (1...2).map { "bt0-00-00\($0)" }
        for id in row.prefix(count) { evidence.code.changes[id] = .visibility }
        var cut = Observation(.truncatedText, .error, "", items: [])
        cut.arranged = row
        #expect(evidence.code.limit(.truncatedText, cut, row, evidence) == (count > 1 ? .information : .error))
    }

    @Test("a view that code hides in a stack view takes no place there", arguments: [true, false])
    func alternatives(isArranged: Bool) {
        var evidence = AuditEvidence()
        evidence.code.changes["lb0-00-001"] = .visibility
        var conflict = Observation(.conflict, .error, "", items: [])
        if isArranged { conflict.arranged = ["lb0-00-001"] }
        let severity = evidence.code.limit(.conflict, conflict, ["vw0-00-001", "lb0-00-001"], evidence)
        #expect(severity == (isArranged ? .information : .error))
    }

    @Test("words that code leaves alone grow in a translated app")
    func translatedWords() {
        // The file's translations have pages of their own; what code puts in place has none.
        #expect(limit(.unboundedText, []) { $0.isTranslated = true } == .information)
        #expect(limit(.unboundedText, .text) { $0.isTranslated = true } == .error)
        #expect(limit(.fixedHeight, [.text, .openText]) == .error)
        // Code makes a tile as wide as its text; of a file without a project nobody knows.
        for (changes, severity) in [
            (CodeChanges.openText as CodeChanges?, Finding.Severity.information), (nil, .error),
        ] {
            var evidence = AuditEvidence()
            evidence.code.changes["lb0-00-001"] = changes
            var observation = Observation(.unboundedText, .error, "", items: [])
            observation.isAtEdgeOfTile = true
            #expect(evidence.code.limit(.unboundedText, observation, ["lb0-00-001"], evidence) == severity)
        }
        // Numbers stay short.
        for rule in [AuditRule.unboundedText, .fixedHeight] {
            #expect(limit(rule, [.text, .number]) { $0.isTranslated = true } == .information)
            #expect(limit(rule, [.text, .number, .openText]) == .error)
        }
    }

    @Test("a header that code resizes, a row whose height the source has, and a ground that code paints")
    func surroundings() {
        for rule in AuditRule.allCases {
            #expect(limit(rule, nil, isAboutHeight: true) { $0.code.resized = ["lb0-00-001"] } == .information)
        }
        #expect(limit(.resizedConflict, nil) { $0.code.rows["vw0-00-001"] = .open } == .information)
        #expect(limit(.resizedConflict, nil) { $0.code.rows["vw0-00-001"] = .fixed } == .error)
        #expect(limit(.resizedConflict, nil) { $0.code.rows["vw0-00-001"] = .kept } == .information)
        for (edge, severity) in [("top", Finding.Severity.information), ("right", .error)] {
            var evidence = AuditEvidence()
            evidence.code.reheighted = ["lb0-00-001"]
            var observation = Observation(.outsideSuperview, .error, "", items: [])
            (observation.isAboutHeight, observation.edge) = (true, edge)
            #expect(evidence.code.limit(.outsideSuperview, observation, ["lb0-00-001"], evidence) == severity)
        }
        #expect(limit(.contrast, nil) { $0.code.colored = ["lb0-00-001"] } == .information)
        for (detail, severity) in [
            ("top", Finding.Severity.information), ("top bar", .information), ("status bar", .information),
            ("bottom", .error),
        ] {
            #expect(limit(.unsafeArea, nil, detail: detail) { $0.code.pushed = ["lb0-00-001"] } == severity)
        }
        for rule in [AuditRule.clippedText, .fixedHeight] {
            #expect(limit(rule, nil) { $0.code.rows["lb0-00-001"] = .open } == .information)
            #expect(limit(rule, nil) { $0.code.rows["lb0-00-001"] = .fixed } == .error)
        }
        #expect(limit(.touchTarget, nil) { $0.code.idle = ["lb0-00-001"] } == .information)
        #expect(limit(.unsafeArea, nil, detail: "bottom") { $0.code.embedded = ["lb0-00-001"] } == .information)
        for isBefore in [true, false] {
            let found = limit(.resizedConflict, nil, isBeforeMeasuring: isBefore) { $0.code.stated = ["vw0-00-001"] }
            #expect(found == (isBefore ? .information : .error))
        }
    }

    @Test("a row that a table measures is as high as its contents ask for, save for the height of a separator")
    func measuredRows() {
        var rows: [String: CodeEvidence.RowHeight] = [:]
        func limit(_ rule: AuditRule, _ axis: String = "vertical", isOfSeparator: Bool = false) -> Finding.Severity {
            var evidence = AuditEvidence()
            evidence.code.measured = ["lb0-00-001"]
            evidence.code.rows = rows
            var observation = Observation(rule, .warning, "", items: [], detail: axis)
            observation.isAboutHeight = axis == "vertical"
            observation.isOfSeparator = isOfSeparator
            return evidence.code.limit(rule, observation, ["lb0-00-001"], evidence)
        }
        #expect(limit(.conflict) == .information)
        #expect(limit(.conflict, isOfSeparator: true) == .error)
        #expect(limit(.conflict, "horizontal") == .error)
        for (height, severity) in [(CodeEvidence.RowHeight.open, Finding.Severity.information), (.fixed, .error)] {
            rows = ["lb0-00-001": height]
            #expect(limit(.conflict, isOfSeparator: true) == severity)
        }
        #expect(limit(.ambiguousLayout) == .information)
        #expect(limit(.ambiguousLayout, "horizontal") == .error)
    }

    @Test("a finding that follows from a constraint which code changes is a guess")
    func changedConstraints() {
        for (changes, severity) in [(CodeChanges(), Finding.Severity.error), (.layout, .information)] {
            var evidence = AuditEvidence()
            evidence.code.changes["w"] = changes
            let observation = Observation(.truncatedText, .error, "", items: [])
            let limit = evidence.code.limit(
                .truncatedText, observation, ["lb0-00-001"], constraints: ["w"], evidence)
            #expect(limit == severity)
        }
    }

    @Test(
        "a text of an unknown app may grow by a third; the texts of known languages are laid out themselves",
        arguments: [
            { _ in }, { $0.hasLongWords = true }, { $0.isTranslated = true }, { $0.hasOneLanguage = true },
        ] as [@Sendable (inout AuditEvidence) -> Void])
    func growingWords(note: @Sendable (inout AuditEvidence) -> Void) throws {
        let text = Planted.label("lb0-00-001", "Abfahrt", "20 79 62 21")
        let file = Planted.storyboard(
            text, Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 70))
        let document = try InterfaceBuilderReader.read(Array(file.utf8), file: "Main.storyboard")
        var audit = FileAudit(file: "Main.storyboard", own: document.scenes)
        let unknown = audit.evidence
        note(&audit.evidence)
        let found = audit.findings.filter { $0.rule == AuditRule.tightText.rawValue }
        #expect(found.map(\.severity) == [audit.evidence == unknown ? .warning : .information])
    }

    @Test("a finding that code decides is information on every page")
    func information() throws {
        let text = Planted.label("lb0-00-001", "Arrival time of the ferry from the harbour", "20 12 55 20")
        let view = Planted.xib(
            """
            <view contentMode="scaleToFill" id="ce0-00-001">\(Planted.rect("0 0 320 64"))
            <autoresizingMask key="autoresizingMask"/><subviews>\(text)</subviews><constraints>
            \(Planted.constraint("x", "lb0-00-001", "leading", "ce0-00-001", "leading", 20))
            \(Planted.constraint("t", "lb0-00-001", "top", "ce0-00-001", "top", 12))
            \(Planted.constraint("w", "lb0-00-001", "width", nil, nil, 55))
            </constraints></view>
            """)
        func severities(_ changes: CodeChanges?) throws -> [Finding.Severity] {
            let document = try InterfaceBuilderReader.read(Array(view.utf8), file: "Part.xib")
            var audit = FileAudit(file: "Part.xib", own: document.scenes)
            if let changes { audit.evidence.code.changes["lb0-00-001"] = changes }
            return audit.findings.filter { $0.rule == AuditRule.truncatedText.rawValue }.map(\.severity)
        }
        #expect(try severities(nil) == [.warning])
        #expect(try severities(.openText) == [.information])
        #expect(try severities(.text) == [.warning])
        #expect(try severities(.picture) == [.warning])
    }

    @Test("a text of many lines that code replaces decides what lies beyond the screen", arguments: [true, false])
    func longTexts(isReplaced: Bool) throws {
        let words = Array(repeating: "Departs", count: 30).joined(separator: " ")
        let label = Planted.label("lb0-00-001", words, "20 79 70 610", lines: 0)
        let places = Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 70)
        let finding = try #require(
            try Planted.findings(label, constraints: places) {
                $0.code.changes["lb0-00-001"] = isReplaced ? CodeChanges.openText : []
            }.first { $0.rule == AuditRule.offScreen.rawValue })
        #expect((finding.severity == .information) == isReplaced)
    }
}
