import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine
import Testing

/// What a file names and its project lacks: the sentence, the severity, and the objects of the file.
@Suite struct MissingNameTests {
    /// - Parameter constraints: of the root view; nil: those that place the label in a corner.
    private func audit(_ views: String, constraints: String? = nil) throws -> FileAudit {
        let text = Planted.storyboard(views, constraints ?? Planted.corner("lb0-00-001"))
        let source = try InterfaceBuilderSource(Array(text.utf8), file: "Main.storyboard")
        return FileAudit(file: "Main.storyboard", own: source.read().scenes)
    }

    private let label = Planted.label("lb0-00-001", "Arrival", "20 79 55 21")
    private let use = SourceObject(id: "lb0-00-001", line: 12)

    @Test func aPictureIsMissing() throws {
        var audit = try audit(label)
        audit.take(
            MissingResource(
                .picture, "ferry", reason: "nothing in the project has this name", severity: .warning,
                uses: [use, SourceObject(id: "it0-00-001", line: 20)]))
        let finding = try #require(audit.findings.first { $0.kind == "missing-resource" })
        #expect(
            finding.message == "picture 'ferry' is missing: nothing in the project has this name; 2 objects name it")
        #expect(finding.severity == .warning && finding.line == 12 && finding.screen == "vc0-00-001")
        #expect(finding.elements.map(\.id) == ["lb0-00-001", "it0-00-001"])
        #expect(finding.elements.map(\.caption) == ["UILabel \"Arrival\"", "it0-00-001"])
    }

    @Test func aTranslationIsMissing() throws {
        func finding(_ gaps: [MissingTranslation.Gap], isPartial: Bool) throws -> Finding {
            var audit = try audit(label)
            audit.take(MissingTranslation(gaps, isPartial: isPartial))
            return try #require(audit.findings.first { $0.kind == "missing-translation" })
        }
        let german = MissingTranslation.Gap("de", uses: [use])
        let one = try finding([german], isPartial: true)
        #expect(one.message == "'Arrival' is missing in German" && one.severity == .warning)
        #expect(one.cause == "most of the file's languages have the text" && one.languages == ["de"])
        // The language that lacks most is named, whatever the order.
        let french = MissingTranslation.Gap("fr", uses: [use, SourceObject(id: "it0-00-001", line: 20)])
        let two = try finding([german, french], isPartial: true)
        #expect(two.message == "2 texts such as 'Arrival' are missing in French, and texts in 1 more language")
        let bare = try finding([german, french], isPartial: false)
        #expect(bare.severity == .information)
        #expect(bare.message == "no text of the file is translated to French and 1 more language")
        #expect(Set([one, bare].map(\.fingerprint)).count == 2 && one.fingerprint == two.fingerprint)
    }

    /// Two names of one screen are two causes, and folding keeps both.
    @Test func eachNameIsAFinding() throws {
        var audit = try audit(label)
        for name in ["ferry", "pier"] {
            audit.take(MissingResource(.picture, name, reason: "gone", severity: .warning, uses: [use]))
        }
        let folded = Folding.fold(audit.findings).filter { $0.kind == "missing-resource" }
        #expect(folded.map(\.message) == ["picture 'ferry' is missing: gone", "picture 'pier' is missing: gone"])
    }

    /// WCAG's own examples: equal colours, black on white, and the first grey that is enough on white.
    @Test func contrastOfGreys() throws {
        func told(_ white: Double, points: Int = 17) throws -> Finding? {
            let text = Planted.label(
                "lb0-00-001", "Arrival", "20 79 55 21",
                inner: "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
                    + "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
                font: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(points)\"/>")
            return try audit(text).findings.first { $0.rule == "contrast" }
        }
        let equal = try #require(try told(1))
        #expect(equal.message == "'Arrival' has a contrast of 1 to 1 with the colour beneath, and needs 4.5")
        #expect(equal.cause == "the text is #FFFFFF on #FFFFFF" && equal.severity == .warning)
        #expect(try told(0) == nil)
        // #767676 has 4.54, #777777 has 4.48.
        #expect(try told(0x76 / 255) == nil)
        let grey = try #require(try told(0x77 / 255))
        #expect(grey.message.contains("of 4.4 to 1") && grey.severity == .information)
        #expect(try told(0x77 / 255, points: 18) == nil)
    }

    /// The cards of a grouped table are white on the table's grey.
    @Test func theGroundOfACellIsItsOwn() throws {
        let label = Planted.label(
            "lb0-00-001", "Arrival", "20 10 55 21",
            inner: "<color key=\"textColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
        let table = """
            <tableView contentMode="scaleToFill" fixedFrame="YES" style="insetGrouped" dataMode="static" id="tv0-00-001">
            \(Planted.rect("0 59 393 600"))<color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/><sections><tableViewSection id="se0-00-001"><cells>
            <tableViewCell contentMode="scaleToFill" id="ce0-00-001">\(Planted.rect("20 50 353 44"))
            <tableViewCellContentView key="contentView" id="co0-00-001">\(Planted.rect("0 0 353 44"))<subviews>\(label)</subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """
        let found = try audit(table, constraints: "").findings.filter { $0.rule == "contrast" }
        #expect(found.map(\.cause).first == "the text is #FFFFFF on #FFFFFF", "\(found)")
    }

    @Test func aGroundThatNobodyKnowsIsNotJudged() throws {
        func told(_ ground: String) throws -> Bool {
            let text = Planted.label(
                "lb0-00-001", "Arrival", "20 79 55 21",
                inner: "<color key=\"textColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
            return try audit(ground + text).findings.contains { $0.rule == "contrast" }
        }
        let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
        func box(_ kind: String, _ frame: String, _ inner: String) -> String {
            "<\(kind) opaque=\"NO\" contentMode=\"scaleToFill\" fixedFrame=\"YES\" id=\"bx0-00-001\">"
                + Planted.rect(frame) + inner + "</\(kind)>"
        }
        #expect(try told(box("view", "0 59 393 100", white)))
        // Half under the text, a picture, and no colour at all.
        #expect(try !told(box("view", "0 59 40 100", white)))
        #expect(try !told(box("imageView", "0 59 393 100", white)))
        #expect(try !told(""))
    }
}
