import Findings
import InterfaceBuilder
import LayoutEngine
import Testing

@testable import LayoutAudit

/// What contradicts itself, overlaps or leaves its place with other texts, rows, pictures and hidden views than the file has.
@Suite struct StatePageTests {
    private static func storyboard(_ views: String, _ places: String, outlet: String) -> String {
        Planted.storyboard(views, places).replacing("destination=\"tv0-00-001\"", with: "destination=\"\(outlet)\"")
    }

    private static func told(_ rule: AuditRule, _ text: String) throws -> [Finding] {
        try Planted.findings(of: text, traits: []).filter { $0.rule == rule.rawValue }
    }

    // MARK: Lists

    /// A table of 132 points with rows of 44 above a button.
    private static func list(outlet: String, kind: String = "tableView") -> String {
        let table = """
            <\(kind) clipsSubviews="YES" contentMode="scaleToFill" rowHeight="44" \
            translatesAutoresizingMaskIntoConstraints="NO" id="ta0-00-001">\(Planted.rect("20 79 353 132"))</\(kind)>
            """
        let places =
            Planted.corner("ta0-00-001") + Planted.constraint("h", "ta0-00-001", "height", nil, nil, 132)
            + Planted.constraint("r", "sa0-00-001", "trailing", "ta0-00-001", "trailing", 20)
            + Planted.constraint("x", "bu0-00-001", "leading", "sa0-00-001", "leading", 20)
            + Planted.constraint("t", "bu0-00-001", "top", "ta0-00-001", "bottom", 20)
        return storyboard(table + Planted.button("bu0-00-001", "Buy a ticket", "20 231 100 34"), places, outlet: outlet)
    }

    @Test(
        "a list as high as its rows pushes what stands below off the screen, where code has its height",
        arguments: [
            ("h", "tableView", true), ("r", "tableView", false), ("ta0-00-001", "tableView", false),
            ("h", "view", false),
        ])
    func lists(outlet: String, kind: String, isTold: Bool) throws {
        let found = try Self.told(.offScreen, Self.list(outlet: outlet, kind: kind))
        #expect(found.contains { $0.elements.first?.id == "bu0-00-001" } == isTold, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.severity == .information })
        // 100 rows of 44 points, and below them a button of 34, whose visible part is lower than its frame.
        let top = 59.0 + 20 + 4_400 + 20 - 852
        let length = found.first?.message.split(separator: " ").lazy.compactMap { Double($0) }.first
        #expect(!isTold || (top...top + 34).contains(length ?? 0), "\(found.map(\.message))")
        #expect(!isTold || found.allSatisfy { $0.message.contains("with 100 rows in its lists") })
    }

    // MARK: Pictures

    /// A picture at the left of a label, whose trailing edge is at the screen's.
    private static func picture(outlet: String, fixed: Bool) -> String {
        let image = """
            <imageView contentMode="scaleAspectFit" horizontalHuggingPriority="251" image="ferry" \
            translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">\(Planted.rect("20 79 40 40"))</imageView>
            """
        let label = Planted.label("lb0-00-001", "Leaves from pier 3", "68 79 140 21")
        let places =
            Planted.corner("im0-00-001")
            + Planted.constraint("x", "lb0-00-001", "leading", "im0-00-001", "trailing", 8)
            + Planted.constraint("t", "lb0-00-001", "top", "im0-00-001", "top")
            + (fixed
                ? ["width", "height"].map { Planted.constraint($0, "im0-00-001", $0, nil, nil, 40) }.joined() : "")
        return storyboard(image + label, places, outlet: outlet)
    }

    @Test(
        "a large picture pushes a text off the screen, unless the picture's view has a size of its own",
        arguments: [("im0-00-001", false, true), ("im0-00-001", true, false), ("lb0-00-001", false, false)])
    func pictures(outlet: String, fixed: Bool, isTold: Bool) throws {
        let found = try Self.told(.offScreen, Self.picture(outlet: outlet, fixed: fixed))
            .filter { $0.message.contains("pictures of 1000 by 1000") }
        #expect(found.contains { $0.elements.first?.id == "lb0-00-001" } == isTold, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.severity == .information })
    }

    // MARK: Arranged views

    @Test("a view that the file hides, and shows the next time, pushes what follows", arguments: [true, false])
    func shownViews(isHidden: Bool) throws {
        let box = """
            <view \(isHidden ? "hidden=\"YES\"" : "") contentMode="scaleToFill" \
            translatesAutoresizingMaskIntoConstraints="NO" id="bx0-00-001">\(Planted.rect("0 0 353 800"))
            <constraints>\(Planted.constraint("h", "bx0-00-001", "height", nil, nil, 800, priority: 999))</constraints></view>
            """
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
            translatesAutoresizingMaskIntoConstraints="NO" id="st0-00-001">\(Planted.rect("20 79 353 34"))<subviews>
            \(box)\(Planted.button("bu0-00-001", "Buy a ticket", "0 0 353 34"))</subviews></stackView>
            """
        let places =
            Planted.corner("st0-00-001")
            + Planted.constraint("r", "sa0-00-001", "trailing", "st0-00-001", "trailing", 20)
        let found = try Self.told(.offScreen, Self.storyboard(stack, places, outlet: "vw0-00-001"))
        #expect(found.map(\.severity) == (isHidden ? [.information] : []), "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.contains("with the arranged views that the file hides") })
    }

    // MARK: The session

    /// The file's own conflict is one finding before any folding, and none of a state.
    @Test("a conflict of the file is not counted again for each length of its texts")
    func ownConflicts() throws {
        let label = Planted.label("lb0-00-001", "Label", "20 79 100 21")
        let places =
            Planted.corner("lb0-00-001")
            + [100.0, 120].map { Planted.constraint("w\($0)", "lb0-00-001", "width", nil, nil, $0) }.joined()
        let found = try Self.told(.conflict, Self.storyboard(label, places, outlet: "lb0-00-001"))
        #expect(found.count == 1 && found.first?.severity == .error, "\(found.map(\.message))")
    }

    /// Two labels in a column: one that code can hide, and one that the file hides.
    private static var column: String {
        let labels =
            Planted.label("lb0-00-001", "Leaves from pier 3", "0 0 140 21")
            + Planted.label("lb0-00-002", "Delayed", "0 21 140 21").replacing("<label ", with: "<label hidden=\"YES\" ")
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" \
            id="st0-00-001">\(Planted.rect("20 79 140 21"))<subviews>\(labels)</subviews></stackView>
            """
        return storyboard(stack, Planted.corner("st0-00-001"), outlet: "lb0-00-001")
    }

    /// States follow each other in one session, and each is also laid out by itself, as the audit does.
    @Test("one session gives each state the frames of a layout from scratch")
    func sessionsAgree() throws {
        var subjects: Set<String> = []
        for text in [Self.list(outlet: "h"), Self.picture(outlet: "im0-00-001", fixed: false), Self.column] {
            let scene = try #require(
                InterfaceBuilderReader.read(Array(text.utf8), file: "Main.storyboard").scenes.first)
            let session = LayoutSession(scene.tree, in: scene.environment)
            var last: StateEdit?
            for state in CodeState.allCases {
                let edit = scene.edit(state)
                guard !edit.isEmpty else { continue }
                subjects.insert(state.subject.rawValue)
                session.update { tree in
                    last?.write(scene.tree, to: &tree)
                    edit.write(edit.scene.tree, to: &tree)
                }
                last = edit
                let whole = edit.scene.tree.resolve(in: edit.scene.environment)
                for index in edit.scene.tree.items.indices {
                    let id = ItemID(index: Int32(truncatingIfNeeded: index))
                    #expect(session.layout[id].frame == whole[id].frame, "\(state), \(index)")
                }
            }
        }
        #expect(subjects == ["letters", "pictures", "rows", "views"])
    }

    // MARK: Widths of tiles

    /// A cell of a collection view with a picture from side to side, whose height is a share of its width.
    private static func tile(height: Double?, name: String = "collectionViewCell") -> String {
        let fixed = height.map { Planted.constraint("h", "im0-00-001", "height", nil, nil, $0) } ?? ""
        return Planted.xib(
            """
            <collectionViewCell contentMode="center" id="ce0-00-001">\(Planted.rect("0 0 200 150"))
            <autoresizingMask key="autoresizingMask"/>
            <view key="contentView" contentMode="center" id="co0-00-001">\(Planted.rect("0 0 200 150"))
            <autoresizingMask key="autoresizingMask"/><subviews>
            <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("0 0 200 100"))<constraints>\(fixed)
            <constraint firstAttribute="width" secondItem="im0-00-001" secondAttribute="height" multiplier="2:1" id="a"/>
            </constraints></imageView></subviews></view><constraints>
            \(Planted.constraint("l", "im0-00-001", "leading", "co0-00-001", "leading"))
            \(Planted.constraint("t", "im0-00-001", "top", "co0-00-001", "top"))
            \(Planted.constraint("r", "co0-00-001", "trailing", "im0-00-001", "trailing"))
            </constraints></collectionViewCell>
            """)
    }

    @Test(
        "a fixed height beside a share of the width contradicts every other width of the tile",
        arguments: [(100.0, true), (nil, false)])
    func widths(height: Double?, isTold: Bool) throws {
        let found = try Planted.findings(of: Self.tile(height: height), file: "Tile.xib", traits: [])
            .filter { $0.rule == AuditRule.resizedConflict.rawValue && $0.cause.contains("another width") }
        #expect(found.count == (isTold ? 1 : 0), "\(found.map(\.message))")
        #expect(found.allSatisfy { Set($0.constraints.map(\.id)).isSuperset(of: ["a", "h"]) })
    }

    @Test("a picture whose height follows from its width leaves a wide and low screen", arguments: [true, false])
    func ratios(hasRatio: Bool) throws {
        let image = """
            <imageView contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="im0-00-001">
            \(Planted.rect("0 59 393 393"))<constraints>
            <constraint firstAttribute="height" secondItem="im0-00-001" secondAttribute="width" id="a" \
            priority="\(hasRatio ? 1000 : 250)"/></constraints></imageView>
            """
        let places =
            Planted.corner("im0-00-001", x: 0, y: 0)
            + Planted.constraint("r", "sa0-00-001", "trailing", "im0-00-001", "trailing")
            + Planted.constraint(
                "b", "vw0-00-001", "bottom", "im0-00-001", "bottom", relation: "greaterThanOrEqual", priority: 700)
        let found = try Planted.findings(
            image, constraints: places, traits: [AuditTraits(device: "iPad9", isLandscape: true)]
        ).filter { $0.rule == AuditRule.offScreen.rawValue }
        #expect(found.map(\.severity) == (hasRatio ? [.information] : []), "\(found.map(\.message))")
    }
}

extension StateEdit {
    /// Gives the changed records of a session's tree the values that they have in another tree.
    fileprivate func write(_ tree: LayoutTree, to edited: inout LayoutTree) {
        for id in items {
            edited[id].content = tree[id].content
            edited[id].intrinsicContentSize = tree[id].intrinsicContentSize
            edited[id].isHidden = tree[id].isHidden
        }
        for place in tree.constraints.indices where edited.constraints[place] != tree.constraints[place] {
            edited.constraints[place].constant = tree.constraints[place].constant
        }
    }
}
