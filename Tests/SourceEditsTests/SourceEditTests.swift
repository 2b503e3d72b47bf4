import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import SourceEdits
import TestSupport
import Testing

/// An edit of the source is the edit of the tree, and nothing else changes.
@Suite struct SourceEditTests {
    static let quay = Fixtures.packageRoot + "/fixtures/projects/Quay/Quay/Base.lproj/Main.storyboard"

    static func trees(_ bytes: [UInt8]) throws -> [LayoutTree] {
        try InterfaceBuilderReader.read(bytes, file: "a.storyboard").scenes.map(\.tree)
    }

    /// The trees of the file with a change of the tree whose scene has the view.
    static func changed(_ change: (inout LayoutTree) -> Void) throws -> [LayoutTree] {
        var trees = try trees(Fixtures.bytes(quay))
        change(&trees[0])
        return trees
    }

    /// All records and constraints: lengths that nobody knows are no numbers, and never equal.
    static func words(_ trees: [LayoutTree]) -> [String] {
        trees.flatMap { tree in
            tree.items.map { String(describing: $0) } + tree.constraints.map { "\($0.id): \(tree.describe($0))" }
        }
    }

    static func set(_ id: String, _ change: @escaping (inout LayoutConstraint) -> Void) -> (inout LayoutTree) -> Void {
        { tree in
            for place in tree.constraints.indices where tree.constraints[place].id == id {
                change(&tree.constraints[place])
            }
        }
    }

    @Test func readingBackGivesTheTreeWithTheEdit() throws {
        let bytes = Fixtures.bytes(Self.quay)
        let edits: [(SourceEdit, (inout LayoutTree) -> Void)] = [
            (.priority(999, of: "tWd-th-001"), Self.set("tWd-th-001") { $0.priority = 999 }),
            (.constant(12.5, of: "tC1-aa-001"), Self.set("tC1-aa-001") { $0.constant = 12.5 }),
            (.constant(0, of: "tC1-aa-001"), Self.set("tC1-aa-001") { $0.constant = 0 }),
            (
                .relation("lessThanOrEqual", of: "tWd-th-001"),
                Self.set("tWd-th-001") { $0.relation = .lessThanOrEqual }
            ),
            (.removal(of: "tWd-th-001"), { tree in tree.constraints.removeAll { $0.id == "tWd-th-001" } }),
            (
                .hugging(252, axis: "horizontal", of: "tTl-lb-001"),
                { tree in
                    if let label = tree.item(named: "tTl-lb-001") {
                        tree[label].contentHuggingPriority.horizontal = 252
                    }
                }
            ),
            (
                .resistance(749, axis: "vertical", of: "tTl-lb-001"),
                { tree in
                    if let label = tree.item(named: "tTl-lb-001") {
                        tree[label].contentCompressionResistancePriority.vertical = 749
                    }
                }
            ),
        ]
        for (edit, change) in edits {
            let edited = try SourceEdit.applied([edit], to: bytes)
            #expect(edited != bytes)
            #expect(try Self.words(Self.trees(edited)) == Self.words(Self.changed(change)), "\(edit)")
            #expect(try SourceEdit.applied([edit], to: bytes) == edited)
        }
    }

    @Test func aNewConstraintIsWrittenAsXcodeWouldWriteIt() throws {
        var new = SourceEdit.NewConstraint(
            holder: "cRt-vw-003", "cRt-vw-003", "trailing", "cYr-lb-003", "trailing", constant: 20)
        new.relation = "greaterThanOrEqual"
        let bytes = try SourceEdit.applied([.addition(new)], to: Fixtures.bytes(Self.quay))
        let patch = SourcePatch(file: "a", before: Fixtures.bytes(Self.quay), after: bytes)
        #expect(patch.lineChanges.count == 1 && patch.lineChanges[0].removed == 0)
        let line = String(decoding: patch.lineChanges[0].inserted, as: UTF8.self)
        #expect(
            line.hasPrefix(
                String(repeating: " ", count: 28)
                    + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"cYr-lb-003\" "
                    + "secondAttribute=\"trailing\" constant=\"20\" id=\""))
        let id = line.split(separator: "\"")[11]
        #expect(id.split(separator: "-").map(\.count) == [3, 2, 3])
        // The list stays in the order of the ids, as Xcode writes it.
        let source = try XMLSource(bytes)
        for (place, element) in source.elements.enumerated() where element.name == "constraints" {
            let ids = source.elements[place].children.compactMap { source.value("id", of: $0) }
            #expect(ids == ids.sorted())
        }
        #expect(try SourceEdit.applied([.removal(of: String(id))], to: bytes) == Fixtures.bytes(Self.quay))
    }

    @Test func aListOfConstraintsComesAndGoes() throws {
        let before = Fixtures.bytes(Self.quay)
        let new = SourceEdit.NewConstraint(holder: "cYr-lb-003", "cYr-lb-003", "height", constant: 30)
        let bytes = try SourceEdit.applied([.addition(new)], to: before)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("height=\"20.5\"/>\n                                <constraints>\n"))
        let source = try XMLSource(bytes)
        let added = source.elements.indices.first { place in
            source.elements[place].name == "constraint"
                && source.value("id", of: place).map { id in
                    !String(decoding: before, as: UTF8.self).contains(id)
                } == true
        }
        let id = try #require(added.flatMap { source.value("id", of: $0) })
        #expect(try SourceEdit.applied([.removal(of: id)], to: bytes) == before)
    }

    @Test("a mask that keeps a view at the end or in the middle, and another frame")
    func framesAndMasks() throws {
        let text = """
            <document><view misplaced="YES" id="a"><rect key="frame" x="0.0" y="20" width="80" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMaxY="YES"/></view></document>
            """
        func edited(_ edit: SourceEdit) throws -> String {
            String(decoding: try SourceEdit.applied([edit], to: Array(text.utf8)), as: UTF8.self)
        }
        let end = try edited(.flexibleStart(axis: "horizontal", inMiddle: false, of: "a"))
        #expect(end.contains("<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMaxY=\"YES\"/>"))
        let middle = try edited(.flexibleStart(axis: "horizontal", inMiddle: true, of: "a"))
        #expect(middle.contains("flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"))
        let frame = try edited(.frame(x: 0, y: 0, width: 80, height: 60.5, of: "a"))
        #expect(frame.contains("<view id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"60.5\"/>"))
        #expect(throws: EditTrouble.self) { try edited(.frame(x: 0, y: 0, width: 1, height: 1, of: "b")) }
    }

    @Test func whatIsNotThereIsRefused() {
        let bytes = Fixtures.bytes(Self.quay)
        #expect(throws: EditTrouble.self) { try SourceEdit.applied([.priority(1, of: "no")], to: bytes) }
        #expect(throws: EditTrouble.self) { try SourceEdit.applied([.priority(1, of: "tTl-lb-001")], to: bytes) }
        #expect(throws: EditTrouble.self) { try SourceEdit.applied([.lines(0, of: "tBy-bt-001")], to: bytes) }
        #expect(throws: EditTrouble.self) { try SourceEdit.applied([.lines(0, of: "a")], to: Array("{}".utf8)) }
    }

    /// A tree.json: properties of a node, and constraints with an id, in their notation.
    @Test func aTreeDocumentIsEdited() throws {
        let text = """
            {"version": 1, "name": "a", "root": {"type": "view", "id": "root", "constraints": [
                {"id": "wide", "expr": "title.width == 120 @750"},
                {"id": "near", "firstItem": "title", "firstAttribute": "top", "secondItem": "root", "constant": 4}
              ],
              "subviews": [{"type": "label", "id": "title", "text": "a"}]}}
            """
        func edited(_ edit: SourceEdit) throws -> String {
            String(decoding: try SourceEdit.applied([edit], to: Array(text.utf8)), as: UTF8.self)
        }
        #expect(try edited(.priority(999, of: "wide")).contains("\"title.width == 120 @999\""))
        #expect(try edited(.relation("greaterThanOrEqual", of: "wide")).contains("\"title.width >= 120 @750\""))
        #expect(try edited(.constant(44, of: "wide")).contains("\"title.width == 44 @750\""))
        #expect(try edited(.constant(8, of: "near")).contains("\"secondItem\": \"root\", \"constant\": 8}"))
        #expect(try edited(.priority(999, of: "near")).contains("\"constant\": 4, \"priority\": 999}"))
        #expect(try edited(.lines(0, of: "title")).contains("\"text\": \"a\", \"numberOfLines\": 0}"))
        #expect(
            try edited(.hugging(251, axis: "horizontal", of: "title"))
                .contains("\"contentHuggingPriority\": {\"horizontal\": 251}}"))
        var new = SourceEdit.NewConstraint(holder: "root", "root", "trailing", "title", "trailing", constant: 8)
        new.relation = "greaterThanOrEqual"
        #expect(try edited(.addition(new)).contains("\"trailing >= title.trailing + 8\""))
        for edit in [
            SourceEdit.removal(of: "wide"), .lines(2, of: "title"), .addition(new), .shrinking(0.5, of: "title"),
        ] {
            _ = try LayoutDocument.read(Array(edited(edit).utf8))
        }
    }

    /// The tree of a document as written.
    static func base(_ bytes: [UInt8]) throws -> LayoutTree {
        let document = try LayoutDocument.read(bytes)
        return document.tree(of: document.variants[0])
    }

    /// A constraint without an id is found by the offset of its text, and what is not its constant stays.
    @Test(
        arguments: [
            ("width == 120", SourceEdit.constant(44, of: "@"), "width == 44"),
            ("width == 120 @750", .priority(1000, of: "@"), "width == 120"),
            ("width==120@750", .relation("greaterThanOrEqual", of: "@"), "width>=120@750"),
            ("width == column", .constant(44, of: "@"), "width == 44"),
            ("leading == parent.leading + gutter + 4", .constant(20, of: "@"), "leading == parent.leading + 20"),
            ("leading == parent.leading - 4 @10", .constant(0, of: "@"), "leading == parent.leading @10"),
            ("width == parent.width * 0.5", .constant(-4, of: "@"), "width == parent.width * 0.5 - 4"),
            ("left == parent.left + 8", .attribute("leading", for: "left", of: "@"), "leading == parent.leading + 8"),
            (
                "leading == parent.leading + 8", .safeArea(ofView: "root", of: "@"),
                "leading == parent.safeArea.leading + 8"
            ),
            ("bottom == root.safeArea.bottom", .edge(ofView: "root", of: "@"), "bottom == root.bottom"),
            // Changed by hand: a sum whose constant is not at the end, several constraints in one text, a visual format.
            ("leading - 8 == parent.leading", .constant(20, of: "@"), nil),
            ("leading == 8 + parent.leading", .constant(20, of: "@"), nil),
            ("leading == parent.leading - (column + 4)", .constant(20, of: "@"), nil),
            ("leading == parent.leading+16", .constant(20, of: "@"), nil),
            ("edges == parent", .priority(999, of: "@"), nil),
            ("H:[title(120)]", .priority(999, of: "@"), nil),
        ] as [(String, SourceEdit, String?)])
    func aConstraintWrittenAsTextIsEditedInPlace(before: String, edit: SourceEdit, after: String?) throws {
        let head =
            #"{"version": 1, "name": "a", "metrics": {"column": 90, "gutter": 12}, "root": {"type": "view", "#
            + #""id": "root", "subviews": [{"type": "label", "id": "title", "text": "Hello", "constraints": ["#
        for (start, end) in [("", ""), (#"{"expr": "#, "}")] where !before.hasPrefix("H:") || start.isEmpty {
            let text = head + start + "\"" + before + "\"" + end + "]}]}}"
            let tree = try Self.base(Array(text.utf8))
            let name = before.hasPrefix("H:") ? "@\(head.utf8.count)" : tree.constraints[0].nameInSource
            #expect(name == "@\(head.utf8.count + start.utf8.count)")
            let named = edit.naming(name)
            // An edit before it moves the text.
            let edits = [SourceEdit.lines(2, of: "title"), named]
            guard let after else {
                #expect(throws: EditTrouble.self) { try SourceEdit.applied(edits, to: Array(text.utf8)) }
                continue
            }
            let edited = String(decoding: try SourceEdit.applied(edits, to: Array(text.utf8)), as: UTF8.self)
            #expect(edited.contains("\"" + after + "\""), "\(edited)")
            _ = try LayoutDocument.read(Array(edited.utf8))
            let rest = try SourceEdit.applied([.removal(of: name)], to: Array(text.utf8))
            #expect(try Self.base(rest).constraints.isEmpty)
        }
    }
}

extension SourceEdit {
    /// The same edit of a constraint of another name.
    fileprivate func naming(_ name: String) -> SourceEdit {
        switch self {
        case .priority(let priority, _): .priority(priority, of: name)
        case .constant(let constant, _): .constant(constant, of: name)
        case .relation(let relation, _): .relation(relation, of: name)
        case .attribute(let new, let old, _): .attribute(new, for: old, of: name)
        case .safeArea(let view, _): .safeArea(ofView: view, of: name)
        case .edge(let view, _): .edge(ofView: view, of: name)
        default: self
        }
    }
}
