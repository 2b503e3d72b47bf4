import LayoutDocument
import LayoutEngine
import TestSupport
import Testing

/// A written document reads back to the same tree and the same frames.
@Suite("Writing")
struct WriterTests {
    @Test(
        "writing and reading gives the same frames and the same text",
        arguments: Fixtures.paths(in: "scenes") + Fixtures.paths(in: "rules"))
    func roundTrip(path: String) throws {
        let document = try LayoutDocument.read(Fixtures.bytes(path))
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        let layout = scene.tree.resolve(in: scene.environment)
        var writer = DocumentWriter(scene, expecting: .resolved(layout))
        let text = writer.write()
        #expect(writer.notices.isEmpty)
        let again = try LayoutDocument.read(Array(text.utf8))
        let copy = again.scene(device: again.devices[0], traits: again.traits[0], variant: again.variants[0])
        #expect(copy.environment == scene.environment)
        let expected = again.variants[0].expectations
        #expect(again.failures(of: expected, in: copy, layout: copy.tree.resolve(in: copy.environment)).isEmpty)
        #expect(copy.tree.constraints.count == scene.tree.constraints.count)
        var second = DocumentWriter(copy, expecting: .resolved(copy.tree.resolve(in: copy.environment)))
        #expect(second.write() == text)
    }

    /// What a fuzz run found: `g.leading == a.trailing` alone leaves the two where the order of the items puts them, and
    /// the writer writes guides before views.
    @Test("whether subviews or guides stand first decides nothing")
    func orderOfKeys() throws {
        let subviews =
            #""subviews": [{ "type": "view", "id": "a", "constraints": ["width == 793", "top == parent.top"] }]"#
        let guides = #""guides": [{ "type": "layoutGuide", "id": "g", "constraints": ["leading == a.trailing"] }]"#
        let trees = try [subviews + ", " + guides, guides + ", " + subviews].map { try tree(document($0)) }
        let environment = LayoutEnvironment(width: 300, height: 100)
        #expect(trees[0] == trees[1])
        #expect(trees[0].resolve(in: environment).items == trees[1].resolve(in: environment).items)
    }

    @Test("every property survives")
    func properties() throws {
        let text = """
            { "version": 1, "root": { "type": "view", "id": "page", "layoutMargins": { "top": 1, "leading": 2.5 },
              "cornerRadius": "height / 2", "backgroundColor": "#11223344", "semanticContentAttribute": "forceRightToLeft",
              "subviews": [
                { "type": "label", "id": "a", "attributedText": [ { "text": "x", "font": { "weight": "bold" } } ],
                  "numberOfLines": 0, "lineSpacing": 2, "textColor": { "light": "black", "dark": "#FFF" },
                  "backgroundColor": { "light": "#123" } },
                { "type": "button", "id": "b", "title": "t\\n\\"q\\"", "configuration": "filled", "imagePadding": 3,
                  "image": { "name": "i", "size": [1, 2] }, "contentEdgeInsets": 4, "isEnabled": false },
                { "type": "segmentedControl", "id": "c", "segments": ["é", "😀"], "selectedSegmentIndex": 1 },
                { "type": "tableView", "id": "d", "style": "grouped", "rowHeight": 50, "separatorStyle": "none",
                  "sections": [ { "header": "h", "rows": [ { "type": "tableViewCell", "id": "e",
                    "contentView": { "type": "view", "id": "f" }, "accessoryType": "checkmark" } ] } ] },
                { "type": "view", "id": "g", "intrinsicContentSize": [-1, 7], "autoresizingMask": ["flexibleWidth"],
                  "contentHuggingPriority": { "vertical": 999.5 }, "baselineOffsets": { "first": 3 } } ],
              "constraints": [ "a.width == 0.1 * b.width + 0.3 @999.9", { "id": "k", "firstItem": "a",
                "firstAttribute": "top", "secondItem": "parent-1", "secondAttribute": "top", "isActive": false } ] } }
            """.replacing("\"parent-1\"", with: "\"b\"")
        let document = try LayoutDocument.read(Array(text.utf8))
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        var writer = DocumentWriter(scene)
        let again = try LayoutDocument.read(Array(writer.write().utf8))
        var tree = again.tree(of: again.variants[0])
        for index in tree.constraints.indices { tree.constraints[index].sourceText = nil }
        var expected = scene.tree
        for index in expected.constraints.indices { expected.constraints[index].sourceText = nil }
        #expect(tree == expected)
    }
}
