import LayoutAudit
import Testing

/// The repair that is chosen, by the class of the finding.
@Suite("Choice of repairs")
struct RepairChoiceTests {
    /// The repair of the only finding of a rule; nil without one.
    static func repair(
        _ rule: AuditRule, _ views: String, _ constraints: String = "", _ traits: [AuditTraits] = [],
        note: @escaping (inout AuditEvidence) -> Void = { _ in }
    ) throws -> Repair? {
        let text = Planted.storyboard(views, constraints)
        let audit = try Planted.audit(of: text, traits: traits, note: note)
        let finding = try #require(audit.findings.first { $0.rule == rule.rawValue })
        var search = RepairSearch { bytes, part in
            try? Planted.audit(of: String(decoding: bytes, as: UTF8.self), traits: traits, again: part, note: note)
        }
        return search.choice(for: finding, in: .init(bytes: Array(text.utf8), audit: audit))?.best
    }

    private static func masked(_ element: String, _ frame: String, more: String = "", inner: String = "") -> String {
        """
        <\(element) contentMode="scaleToFill" \(more) id="mk0-00-001">\(Planted.rect(frame))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\(inner)</\(element)>
        """
    }

    @Test(
        "what fills grows along, a control at the edge stays at the edge, a narrow view in the middle in the middle",
        arguments: [
            ("tableView", "0 100 393 300", "let the width of"), ("switch", "320 100 51 31", "at the edge of"),
            ("imageView", "146 100 101 100", "in the middle of"), ("imageView", "40 100 313 100", "let the width of"),
        ])
    func fixedFrames(element: String, frame: String, words: String) throws {
        let page = [AuditTraits(device: "iPhone16ProMax")]
        let repair = try #require(try Self.repair(.fixedFrame, Self.masked(element, frame), "", page))
        #expect(repair.candidate.words.contains(words), "\(repair.candidate.words)")
    }

    @Test("a label that a mask places gets a frame with room for its words")
    func frames() throws {
        let label = Self.masked(
            "label", "20 100 60 21", more: "text=\"Leaves from pier 3\" textAlignment=\"natural\"",
            inner: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        let repair = try #require(try Self.repair(.truncatedText, label))
        #expect(repair.candidate.words.hasPrefix("make the frame of"), "\(repair.candidate.words)")
        #expect(!String(decoding: repair.bytes, as: UTF8.self).contains("numberOfLines"))
    }

    @Test(
        "a frame that the file marks as misplaced becomes that of the constraints",
        arguments: [("misplaced=\"YES\"", true), ("", false)])
    func staleFrames(mark: String, isTold: Bool) throws {
        let label = Planted.label("lb0-00-001", "Arrival", "100 300 200 21", more: mark)
        let places =
            Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 120)
        let audit = try Planted.audit(of: Planted.storyboard(label, places), traits: [])
        let finding = audit.findings.first { $0.rule == AuditRule.staleFrame.rawValue }
        #expect((finding != nil) == isTold)
        guard isTold else { return }
        #expect(finding?.severity == .information)
        let repair = try #require(try Self.repair(.staleFrame, label, places))
        let text = String(decoding: repair.bytes, as: UTF8.self)
        #expect(!text.contains("misplaced") && repair.moved.isEmpty)
        #expect(text.contains("x=\"20\" y=\"79\" width=\"120\""), "\(text)")
    }

    @Test("of both margins and the middle the middle goes")
    func middle() throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("20 79 353 60"))<subviews>\(Planted.label("lb0-00-001", "Arrival", "8 20 337 21"))</subviews>
            <constraints>\(Planted.constraint("l", "lb0-00-001", "leading", "bx0-00-001", "leadingMargin"))
            \(Planted.constraint("t", "bx0-00-001", "trailingMargin", "lb0-00-001", "trailing"))
            \(Planted.constraint("m", "lb0-00-001", "centerX", "bx0-00-001", "centerX"))
            \(Planted.constraint("y", "lb0-00-001", "centerY", "bx0-00-001", "centerY"))
            \(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60))</constraints></view>
            """
        let places =
            Planted.corner("bx0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "bx0-00-001", "trailing", 20)
        let repair = try #require(try Self.repair(.duplicateConstraint, box, places))
        #expect(repair.candidate.edits == [.removal(of: "m")])
    }

    @Test("no constraint keeps a list at the height that the layout happens to leave of it")
    func collapsed() throws {
        let list = """
            <tableView dataMode="prototypes" style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="tb0-00-001">
            \(Planted.rect("0 59 393 400"))</tableView>
            """
        let places =
            Planted.corner("tb0-00-001", x: 0, y: 0)
            + Planted.constraint("t", "vw0-00-001", "trailing", "tb0-00-001", "trailing")
        let repair = try Self.repair(.ambiguousLayout, list, places)
        #expect(repair?.candidate.words.contains("== 0") != true, "\(repair?.candidate.words ?? "")")
    }

    @Test(
        "a header of a colour of its own is not tied to the safe area, where a strip would be seen above it",
        arguments: [(false, true), (true, false)])
    func colouredHeader(isColored: Bool, isTied: Bool) throws {
        let color =
            isColored ? "<color key=\"backgroundColor\" red=\"0.1\" green=\"0.1\" blue=\"0.1\" alpha=\"1\"/>" : ""
        let header = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="hd0-00-001">
            \(Planted.rect("0 0 393 100"))<subviews>\(Planted.button("bt0-00-001", "Back", "20 30 60 44"))</subviews>\(color)
            <constraints>\(Planted.constraint("h", "hd0-00-001", "height", nil, nil, 100))
            \(Planted.constraint("x", "bt0-00-001", "leading", "hd0-00-001", "leading", 20))
            \(Planted.constraint("y", "bt0-00-001", "top", "hd0-00-001", "top", 30))</constraints></view>
            """
        let places =
            Planted.constraint("t", "hd0-00-001", "top", "vw0-00-001", "top")
            + Planted.constraint("l", "hd0-00-001", "leading", "vw0-00-001", "leading")
            + Planted.constraint("r", "vw0-00-001", "trailing", "hd0-00-001", "trailing")
        let repair = try Self.repair(.unsafeArea, header, places)
        #expect((repair != nil) == isTied, "\(repair?.candidate.words ?? "")")
    }

    @Test("a view between both sides of the screen is tied to both sides of the safe area")
    func sides() throws {
        let label = Planted.label("lb0-00-001", "Next ferry", "10 100 373 21")
        let places =
            Planted.constraint("l", "lb0-00-001", "leading", "vw0-00-001", "leading", 10)
            + Planted.constraint("r", "vw0-00-001", "trailing", "lb0-00-001", "trailing", 10)
            + Planted.constraint("t", "lb0-00-001", "top", "sa0-00-001", "top", 41)
        let page = [AuditTraits(device: "iPhone16ProMax", isLandscape: true)]
        let repair = try #require(try Self.repair(.unsafeArea, label, places, page) { $0.turns = true })
        #expect(repair.candidate.edits.count == 2, "\(repair.candidate.words)")
    }

    @Test(
        "a text is bound by what stands behind it in its row, and by the edge where nothing does",
        arguments: [(110.0, "im0-00-001"), (300.0, "vw0-00-001")])
    func nextInRow(y: Double, end: String) throws {
        let other = """
            <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("340 \(y) 40 21"))<constraints>
            \(Planted.constraint("w", "im0-00-001", "width", nil, nil, 40))
            \(Planted.constraint("h", "im0-00-001", "height", nil, nil, 21))</constraints></imageView>
            """
        let places =
            Planted.corner("tv0-00-001", y: 51)
            + Planted.constraint("r", "vw0-00-001", "trailing", "im0-00-001", "trailing", 13)
            + Planted.constraint("y", "im0-00-001", "top", "sa0-00-001", "top", y - 59)
        let label = Planted.label("tv0-00-001", "Label", "20 110 42 21")
        let repair = try #require(try Self.repair(.unboundedText, label + other, places))
        guard case .addition(let new)? = repair.candidate.edits.first else {
            Issue.record("\(repair.candidate.words)")
            return
        }
        #expect(new.firstItem == end, "\(repair.candidate.words)")
    }

    @Test("an edge that is tied to two views loses a tie; no priority keeps the wrong one")
    func surplusTie() throws {
        let places =
            Planted.constraint("l", "lb0-00-001", "leading", "vw0-00-001", "leading")
            + Planted.constraint("s", "lb0-00-001", "leading", "sa0-00-001", "leading")
            + Planted.constraint("t", "sa0-00-001", "trailing", "lb0-00-001", "trailing")
            + Planted.constraint("y", "lb0-00-001", "top", "sa0-00-001", "top", 20)
        let page = [AuditTraits(device: "iPhone16ProMax", isLandscape: true)]
        let label = Planted.label("lb0-00-001", "Next ferry", "0 79 393 21")
        let repair = try #require(try Self.repair(.conflict, label, places, page) { $0.turns = true })
        // The other end is at the safe area.
        #expect(repair.candidate.edits == [.removal(of: "l")], "\(repair.candidate.words)")
    }

    @Test("the content of a scroll view gets the scroll view's width")
    func scrollContent() throws {
        let content = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="co0-00-001">
            \(Planted.rect("0 0 393 600"))
            <constraints>\(Planted.constraint("h", "co0-00-001", "height", nil, nil, 600))</constraints></view>
            """
        let ties = ["leading", "trailing", "top", "bottom"].map {
            Planted.constraint("c\($0)", "co0-00-001", $0, "sc0-00-001", $0)
        }
        let scroller = """
            <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sc0-00-001">
            \(Planted.rect("0 59 393 400"))<subviews>\(content)</subviews>
            <constraints>\(ties.joined())</constraints></scrollView>
            """
        let places =
            Planted.corner("sc0-00-001", x: 0, y: 0)
            + Planted.constraint("w", "sa0-00-001", "trailing", "sc0-00-001", "trailing")
            + Planted.constraint("b", "sa0-00-001", "bottom", "sc0-00-001", "bottom")
        let audit = try Planted.audit(of: Planted.storyboard(scroller, places), traits: [])
        let finding = try #require(audit.findings.first { $0.rule == AuditRule.ambiguousLayout.rawValue })
        #expect(finding.cause == "the edges of a scroll view give its content no size")
        let repair = try #require(try Self.repair(.ambiguousLayout, scroller, places))
        guard case .addition(let new)? = repair.candidate.edits.first else {
            Issue.record("\(repair.candidate.words)")
            return
        }
        #expect(new.firstAttribute == "width" && new.secondItem == "sc0-00-001", "\(repair.candidate.words)")
    }

    @Test("a view in the middle between the safe area and the screen's edge gets both ends at the same")
    func unequalEnds() throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 79 393 60"))
            <constraints>\(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60))</constraints></view>
            """
        let places =
            Planted.constraint("l", "bx0-00-001", "leading", "vw0-00-001", "leading")
            + Planted.constraint("r", "sa0-00-001", "trailing", "bx0-00-001", "trailing")
            + Planted.constraint("m", "bx0-00-001", "centerX", "vw0-00-001", "centerX")
            + Planted.constraint("t", "bx0-00-001", "top", "sa0-00-001", "top", 20)
        let page = [AuditTraits(device: "iPhone16ProMax", isLandscape: true)]
        let repair = try #require(try Self.repair(.conflict, box, places, page) { $0.turns = true })
        #expect(repair.candidate.words.contains("as the other end is"), "\(repair.candidate.words)")
    }

    @Test("a text is not given lines in which its words are broken")
    func brokenWords() throws {
        let label = Planted.label("lb0-00-001", "Welcome", "170 300 74 21")
        let places =
            Planted.constraint("l", "lb0-00-001", "leading", "vw0-00-001", "leading", 160)
            + Planted.constraint("r", "vw0-00-001", "trailing", "lb0-00-001", "trailing", 140)
            + Planted.constraint("t", "lb0-00-001", "top", "sa0-00-001", "top", 241)
        let repair = try Self.repair(.truncatedText, label, places, [AuditTraits(device: "iPhoneSe")])
        #expect(repair?.candidate.words.contains("lines") != true, "\(repair?.candidate.words ?? "")")
    }

    @Test("what a text pushes along is bound, and not the text before it")
    func pushed() throws {
        let date = Planted.label("lb0-00-002", "2026", "70 79 40 21")
        let more = Planted.button("bt0-00-001", "More", "320 79 53 21")
        let places =
            Planted.corner("tv0-00-001")
            + Planted.constraint("d", "lb0-00-002", "leading", "tv0-00-001", "trailing", 8)
            + Planted.constraint("e", "lb0-00-002", "top", "tv0-00-001", "top")
            + Planted.constraint("m", "vw0-00-001", "trailing", "bt0-00-001", "trailing", 20)
            + Planted.constraint("n", "bt0-00-001", "top", "tv0-00-001", "top")
        let label = Planted.label("tv0-00-001", "Label", "20 79 42 21")
        let repair = try #require(try Self.repair(.unboundedText, label + date + more, places))
        guard case .addition(let new)? = repair.candidate.edits.first else {
            Issue.record("\(repair.candidate.words)")
            return
        }
        #expect(new.firstItem == "bt0-00-001" && new.secondItem == "lb0-00-002", "\(repair.candidate.words)")
    }

    @Test("a line that is higher than its label is not mended by more lines")
    func aCutLine() throws {
        let label = Planted.label("lb0-00-001", "Arrival", "20 79 120 12")
        let places =
            Planted.corner("lb0-00-001") + Planted.constraint("h", "lb0-00-001", "height", nil, nil, 12)
            + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 120)
        let repair = try #require(try Self.repair(.clippedText, label, places))
        #expect(repair.candidate.edits.contains(.relation("greaterThanOrEqual", of: "h")), "\(repair.candidate.words)")
    }
}
