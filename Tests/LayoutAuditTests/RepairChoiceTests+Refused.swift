import LayoutAudit
import Testing

/// Changes that people refused.
extension RepairChoiceTests {
    @Test("no text style takes the place of slanted letters or of the letters of another family")
    func otherLetters() throws {
        let styled = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        func label(_ type: String, _ size: Int = 13) -> String {
            let font = "<fontDescription key=\"fontDescription\" \(type) pointSize=\"\(size)\"/>"
            let labels = (2...4).map {
                Planted.label("lb0-00-00\($0)", "Next ferry", "20 \($0 * 40) 200 21", font: styled)
            }
            return labels.joined() + Planted.label("lb0-00-001", "Subject to change", "20 300 200 21", font: font)
        }
        let places = (1...4).map { Planted.corner("lb0-00-00\($0)", y: Double($0 * 40)) }.joined()
        #expect(try Self.repair(.fixedFont, label("type=\"system\""), places) != nil)
        #expect(try Self.repair(.fixedFont, label("type=\"italicSystem\""), places) == nil)
        // No text style shows these letters at the standard setting.
        #expect(try Self.repair(.fixedFont, label("type=\"system\"", 14), places) == nil)
        #expect(try Self.repair(.fixedFont, label("type=\"boldSystem\"", 12), places) == nil)
        #expect(try Self.repair(.fixedFont, label("type=\"system\" weight=\"semibold\"", 17), places) != nil)
        #expect(try Self.repair(.fixedFont, label("type=\"system\" weight=\"medium\"", 16), places) == nil)
        #expect(try Self.repair(.fixedFont, label("name=\"Lato-Regular\" family=\"Lato\""), places) == nil)
    }

    @Test("a small button is not made larger: its picture would move or stretch")
    func aSmallButton() throws {
        let button = Planted.button("bt0-00-001", "", "20 79 20 20").replacing(
            "</button>",
            with: "<constraints>" + Planted.constraint("w", "bt0-00-001", "width", nil, nil, 20)
                + Planted.constraint("h", "bt0-00-001", "height", nil, nil, 20) + "</constraints></button>")
        #expect(try Self.repair(.touchTarget, button, Planted.corner("bt0-00-001")) == nil)
        let filled = button.replacing(
            "<constraints>", with: "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><constraints>")
        let finding = try Planted.findings(filled, constraints: Planted.corner("bt0-00-001"), traits: []).first {
            $0.rule == AuditRule.touchTarget.rawValue
        }
        #expect(finding?.remedy.contains("point(inside:with:)") == true)
    }

    @Test(
        "a plain width gives way, no edge of a row as wide as the screen, and no width that a view inside repeats",
        arguments: [false, true])
    func plainLengths(isRepeated: Bool) throws {
        let repeated = """
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="rp0-00-001">
            \(Planted.rect("0 0 196 60"))<color key="backgroundColor" systemColor="systemRedColor"/></view></subviews>
            <constraints>\(Planted.constraint("ra", "rp0-00-001", "leading", "in0-00-001", "leading"))
            \(Planted.constraint("rb", "rp0-00-001", "width", nil, nil, 196.5))
            \(Planted.constraint("rc", "rp0-00-001", "top", "in0-00-001", "top"))
            \(Planted.constraint("rd", "in0-00-001", "bottom", "rp0-00-001", "bottom"))</constraints>
            """
        let inner = (1...2).map { place in
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in0-00-00\(place)">
            \(Planted.rect("\((place - 1) * 196) 0 196 60"))
            <color key="backgroundColor" systemColor="systemRedColor"/>\(place == 1 && isRepeated ? repeated : "")</view>
            """
        }
        let row = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 79 393 60"))<subviews>\(inner.joined())</subviews><constraints>
            \(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60))
            \(Planted.constraint("a", "in0-00-001", "leading", "bx0-00-001", "leading"))
            \(Planted.constraint("b", "in0-00-002", "leading", "in0-00-001", "trailing"))
            \(Planted.constraint("c", "bx0-00-001", "trailing", "in0-00-002", "trailing"))
            \(["1", "2"].map { Planted.constraint("w" + $0, "in0-00-00" + $0, "width", nil, nil, 196.5) }.joined())
            \(["1", "2"].map { Planted.constraint("t" + $0, "in0-00-00" + $0, "top", "bx0-00-001", "top") }.joined())
            \(["1", "2"].map { Planted.constraint("e" + $0, "bx0-00-001", "bottom", "in0-00-00" + $0, "bottom") }.joined())
            </constraints></view>
            """
        let places =
            Planted.constraint("l", "bx0-00-001", "leading", "vw0-00-001", "leading")
            + Planted.constraint("r", "vw0-00-001", "trailing", "bx0-00-001", "trailing")
            + Planted.constraint("y", "bx0-00-001", "top", "sa0-00-001", "top", 20)
        let repair = try #require(try Self.repair(.conflict, row, places, [AuditTraits(device: "iPhoneSe")]))
        #expect(repair.candidate.words.contains("width == 196.5"), "\(repair.candidate.words)")
        if isRepeated { #expect(repair.candidate.edits == [.removal(of: "w2")], "\(repair.candidate.words)") }
    }

    @Test(
        "a width that the edges decide is removed; beside an inequality, and where code has an outlet, the width gives way",
        arguments: [("equal", false), ("lessThanOrEqual", false), ("equal", true)])
    func surplusWidth(relation: String, isConnected: Bool) throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("0 79 393 60"))<color key="backgroundColor" systemColor="systemRedColor"/></view>
            """
        // The controller has an outlet of this id.
        let width = isConnected ? "tv0-00-001" : "w"
        let places =
            Planted.corner("bx0-00-001", x: 0) + Planted.constraint(width, "bx0-00-001", "width", nil, nil, 393)
            + Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60)
            + Planted.constraint(
                "r", "vw0-00-001", "trailing", "bx0-00-001", "trailing", relation: relation == "equal" ? nil : relation)
        let page = [AuditTraits(device: "iPhone16ProMax")]
        let repair = try #require(try Self.repair(.conflict, box, places, page))
        #expect(
            (repair.candidate.edits == [.removal(of: "w")]) == (relation == "equal" && !isConnected),
            "\(repair.candidate.words)")
    }

    @Test("of a conflict with a hidden view the tie to that view goes", arguments: [true, false])
    func tieToHidden(isHidden: Bool) throws {
        func box(_ id: String, _ y: Double, more: String = "") -> String {
            "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(more) id=\"\(id)\">"
                + Planted.rect("20 \(y) 76 76") + "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
                + "<constraints>"
                + ["width", "height"].map { Planted.constraint(id + $0, id, $0, nil, nil, 76) }.joined()
                + "</constraints></view>"
        }
        let views =
            box("bx0-00-001", 79) + box("bx0-00-002", 109, more: isHidden ? "hidden=\"YES\"" : "")
            + Planted.label("lb0-00-001", "Arrival", "20 175 60 21")
        let places =
            Planted.corner("bx0-00-001") + Planted.corner("bx0-00-002", y: 50)
            + Planted.constraint("x", "lb0-00-001", "leading", "bx0-00-001", "leading")
            + ["1", "2"].map {
                Planted.constraint("t" + $0, "lb0-00-001", "top", "bx0-00-00" + $0, "bottom", 20)
            }.joined()
        let repair = try #require(try Self.repair(.conflict, views, places))
        #expect((repair.candidate.edits == [.removal(of: "t2")]) == isHidden, "\(repair.candidate.words)")
    }

    @Test("a gap gives way before the own size of a picture")
    func sizesOfPictures() throws {
        func picture(_ id: String, _ x: Double, _ side: Double) -> String {
            "<imageView userInteractionEnabled=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
                + Planted.rect("\(x) 79 \(side) \(side)") + "<constraints>"
                + ["width", "height"].map { Planted.constraint(id + $0, id, $0, nil, nil, side) }.joined()
                + "</constraints></imageView>"
        }
        let places =
            Planted.corner("im0-00-001") + Planted.constraint("y", "im0-00-002", "top", "im0-00-001", "top")
            + Planted.constraint("g", "im0-00-002", "leading", "im0-00-001", "trailing", 178)
            + Planted.constraint("e", "sa0-00-001", "trailing", "im0-00-002", "trailing", 20)
        let views = picture("im0-00-001", 20, 75) + picture("im0-00-002", 273, 100)
        let repair = try #require(try Self.repair(.conflict, views, places, [AuditTraits(device: "iPhoneSe")]))
        #expect(!repair.candidate.words.contains("width"), "\(repair.candidate.words)")
    }

    @Test("the height of a text gives way before that of a line")
    func heightsOfLines() throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("20 79 353 60"))<subviews>\(Planted.label("lb0-00-001", "Arrival", "0 0 353 25"))
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ln0-00-001">
            \(Planted.rect("0 25 353 35"))<color key="backgroundColor" systemColor="systemRedColor"/></view></subviews>
            <constraints>\(["lb0-00-001", "ln0-00-001"].map { view in
                Planted.constraint(view + "l", view, "leading", "bx0-00-001", "leading")
                    + Planted.constraint(view + "t", "bx0-00-001", "trailing", view, "trailing")
            }.joined())
            \(Planted.constraint("t", "lb0-00-001", "top", "bx0-00-001", "top"))
            \(Planted.constraint("m", "ln0-00-001", "top", "lb0-00-001", "bottom"))
            \(Planted.constraint("b", "bx0-00-001", "bottom", "ln0-00-001", "bottom"))
            \(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 60))
            \(Planted.constraint("i", "lb0-00-001", "height", nil, nil, 25))
            \(Planted.constraint("j", "ln0-00-001", "height", nil, nil, 1))</constraints></view>
            """
        let places =
            Planted.corner("bx0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "bx0-00-001", "trailing", 20)
        let repair = try #require(try Self.repair(.conflict, box, places))
        #expect(!repair.candidate.words.contains("== 1 "), "\(repair.candidate.words)")
    }

    @Test("the height of a label that its lines fill gives way to no gap", arguments: [(20.0, false), (40, true)])
    func heightsOfLabels(height: Double, gives: Bool) throws {
        let label = Planted.label("lb0-00-001", "Arrival", "20 79 353 \(height)")
        let places =
            Planted.corner("lb0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "lb0-00-001", "trailing", 20)
            + Planted.constraint("h", "lb0-00-001", "height", nil, nil, height)
            + Planted.constraint("m", "lb0-00-001", "centerY", "vw0-00-001", "centerY", -347 + height / 2)
        let page = [AuditTraits(device: "iPhone16ProMax")]
        let repair = try #require(try Self.repair(.conflict, label, places, page))
        #expect(repair.candidate.words.contains("height ==") == gives, "\(repair.candidate.words)")
    }

    @Test("letters do not shrink for a lack of height in which the lines are not whole", arguments: [1, 2])
    func lackOfHeight(lines: Int) throws {
        let label = Planted.label("lb0-00-001", "Leaves from pier 3", "20 79 90 13", lines: lines)
        let places =
            Planted.corner("lb0-00-001")
            + Planted.constraint("w", "lb0-00-001", "width", nil, nil, lines == 1 ? 200 : 90)
            + Planted.constraint("b", "sa0-00-001", "bottom", "lb0-00-001", "bottom", lines == 1 ? 726 : 714)
        let repair = try Self.repair(.clippedText, label, places)
        #expect(repair?.candidate.words.contains("shrink") != true, "\(repair?.candidate.words ?? "")")
    }

    @Test("the longest of several plain widths give way, and a short label before a field stays")
    func longestLengths() throws {
        let row =
            Planted.label("lb0-00-001", "Name", "20 79 72 21") + Planted.label("lb0-00-002", "Eve", "92 79 281 21")
        let places =
            Planted.corner("lb0-00-001") + Planted.constraint("a", "lb0-00-002", "leading", "lb0-00-001", "trailing")
            + Planted.constraint("b", "vw0-00-001", "trailing", "lb0-00-002", "trailing", 20)
            + Planted.constraint("c", "lb0-00-002", "top", "lb0-00-001", "top")
            + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 72)
            + Planted.constraint("v", "lb0-00-002", "width", nil, nil, 281)
        let repair = try #require(try Self.repair(.conflict, row, places, [AuditTraits(device: "iPhoneSe")]))
        #expect(
            repair.candidate.words.contains("281") && !repair.candidate.words.contains("72"),
            "\(repair.candidate.words)")
    }

    @Test(
        "a text that is to follow the text size gets no style beside others of its size that do not",
        arguments: [true, false])
    func oneOfMany(isAlone: Bool) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        let label = Planted.label("lb0-00-001", "Next ferry", "20 79 200 21", font: font)
            .replacing("<label ", with: "<label adjustsFontForContentSizeCategory=\"YES\" ")
        let other = Planted.label("lb0-00-002", "Quay", "20 120 200 21", font: font)
        let places = Planted.corner("lb0-00-001") + (isAlone ? "" : Planted.corner("lb0-00-002", y: 120))
        #expect((try Self.repair(.fontNotScaling, label + (isAlone ? "" : other), places) != nil) == isAlone)
    }

    @Test("one word takes no more lines", arguments: [("Departures", false), ("One two", true), ("出発する港", true)])
    func oneWord(text: String, wraps: Bool) throws {
        let label = Planted.label("lb0-00-001", text, "20 79 50 21")
        let places =
            Planted.corner("lb0-00-001")
            + Planted.constraint("r", "vw0-00-001", "trailing", "lb0-00-001", "trailing", 323)
        let repair = try Self.repair(.truncatedText, label, places)
        #expect((repair?.candidate.words.contains("lines") == true) == wraps, "\(repair?.candidate.words ?? "")")
    }

    @Test("a text takes more lines only where a second line has room", arguments: [(34.0, false), (60, true)])
    func roomForLines(height: Double, wraps: Bool) throws {
        let label = Planted.label("lb0-00-001", "One two", "20 79 50 21")
        let places =
            Planted.corner("lb0-00-001")
            + Planted.constraint("r", "vw0-00-001", "trailing", "lb0-00-001", "trailing", 323)
            + Planted.constraint("b", "sa0-00-001", "bottom", "lb0-00-001", "bottom", 739 - height)
        let repair = try Self.repair(.truncatedText, label, places)
        #expect((repair?.candidate.words.contains("lines") == true) == wraps, "\(repair?.candidate.words ?? "")")
    }

    @Test("a caption that fits its line keeps the line where the width can give")
    func aLineStays() throws {
        let label = Planted.label("lb0-00-001", "Open debug", "20 79 100 21")
        let places = Planted.corner("lb0-00-001") + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 100)
        let repair = try #require(try Self.repair(.tightText, label, places))
        #expect(repair.candidate.edits == [.relation("greaterThanOrEqual", of: "w")], "\(repair.candidate.words)")
    }

    @Test("no height that is freed lets a text grow beyond the screen", arguments: [(20.0, true), (765, false)])
    func beyondTheScreen(y: Double, grows: Bool) throws {
        let label = Planted.label("lb0-00-001", "Leaves from pier 3", "20 \(y + 59) 90 21", lines: 0)
        let places =
            Planted.corner("lb0-00-001", y: y) + Planted.constraint("w", "lb0-00-001", "width", nil, nil, 90)
            + Planted.constraint("h", "lb0-00-001", "height", nil, nil, 21)
        let repair = try Self.repair(.clippedText, label, places)
        #expect((repair?.candidate.words.contains("greater") == true) == grows, "\(repair?.candidate.words ?? "")")
    }

    @Test("a box that a number closes is left alone", arguments: [(0.0, false), (20, true)])
    func closedBox(height: Double, isRepaired: Bool) throws {
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">
            \(Planted.rect("20 79 353 \(height)"))<subviews>\(Planted.label("lb0-00-001", "Code", "0 5 353 21"))</subviews>
            <constraints>\(Planted.constraint("h", "bx0-00-001", "height", nil, nil, height))
            \(Planted.constraint("t", "lb0-00-001", "top", "bx0-00-001", "top", 5))
            \(Planted.constraint("b", "bx0-00-001", "bottom", "lb0-00-001", "bottom", 5))
            \(Planted.constraint("l", "lb0-00-001", "leading", "bx0-00-001", "leading"))
            \(Planted.constraint("i", "lb0-00-001", "height", nil, nil, 21))</constraints></view>
            """
        let places =
            Planted.corner("bx0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "bx0-00-001", "trailing", 20)
        #expect((try Self.repair(.conflict, box, places) != nil) == isRepaired)
    }

    @Test("no text that runs off the screen is cut at the edge in letters whose widths are estimates")
    func cutAtTheEdge() throws {
        let name = "name=\"HelveticaNeue\" family=\"Helvetica Neue\""
        let font = "<fontDescription key=\"fontDescription\" \(name) pointSize=\"12\"/>"
        let label = Planted.label(
            "lb0-00-001", "Leaves from pier three for the islands and comes home at seven", "16 79 319 14", font: font)
        let repair = try #require(
            try Self.repair(.offScreen, label, Planted.corner("lb0-00-001", x: 16), [AuditTraits(device: "iPhoneSe")]))
        #expect(repair.candidate.edits.contains(.lines(0, of: "lb0-00-001")), "\(repair.candidate.words)")
    }
}
