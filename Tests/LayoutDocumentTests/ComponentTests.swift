import LayoutDocument
import LayoutEngine
import Testing

/// Components, scopes of ids, overrides, states and steps.
@Suite("Components and states")
struct ComponentTests {
    private static let source = """
        { "version": 1,
          "components": {
            "Box": { "type": "view", "intrinsicContentSize": [1, 1], "alpha": 0.5 },
            "Pair": { "type": "stackView", "spacing": 3,
              "arrangedSubviews": [ { "type": "Box", "id": "x" }, { "type": "Box", "id": "y", "with": { "alpha": 0.6 } } ] },
            "Wide": { "type": "Pair", "spacing": 9, "with": { "x.alpha": 0.7, "axis": "vertical" } } },
          "root": { "type": "view", "id": "page", "subviews": [
            { "type": "Pair", "id": "p" },
            { "type": "Wide", "id": "w", "with": { "y.isHidden": true, "x.alpha": 0.8, "spacing": 1 } },
            { "type": "Pair" }, { "type": "Pair" } ] } }
        """

    @Test("an instance's ids carry its name, and every instance is a copy")
    func scopes() throws {
        let names = try tree(Self.source).items.map(\.identifier)
        #expect(
            names == [
                "page", "p", "p/x", "p/y", "w", "w/x", "w/y", "Pair#1", "Pair#1/x", "Pair#1/y", "Pair#2", "Pair#2/x",
                "Pair#2/y",
            ])
    }

    @Test("overrides win from the outside")
    func overrides() throws {
        let tree = try tree(Self.source)
        func view(_ name: String) throws -> View { tree[try #require(tree.item(named: name))] }
        #expect(try view("p/x").appearance.alpha == 0.5)
        #expect(try view("p/y").appearance.alpha == 0.6)
        #expect(try view("w/x").appearance.alpha == 0.8)
        #expect(try view("w/y").isHidden)
        #expect(try view("w").stack?.spacing == 1)
        #expect(try view("w").stack?.axis == .vertical)
        #expect(try view("p").stack?.spacing == 3)
    }

    private static let states = """
        { "version": 1,
          "root": { "type": "stackView", "id": "s", "arrangedSubviews": [
            { "type": "stackView", "id": "a", "arrangedSubviews": [ { "type": "label", "id": "t", "text": "0" } ] } ],
            "constraints": [ { "id": "w", "expr": "width == 10" } ] },
          "states": { "one": { "set": { "w.constant": 20, "w.priority": 500, "t.font.size": 30, "*.isHidden": true } },
                      "two": { "set": { "t.text": "2" } } },
          "steps": [ { "name": "first", "set": { "t.text": "1" } }, { "name": "second", "set": { "w.isActive": false } },
                     { "name": "third", "reset": true, "set": { "t.alpha": 0 } } ] }
        """

    @Test("states start from the base, steps from the step before, a reset from the base")
    func variants() throws {
        let document = try LayoutDocument.read(Array(Self.states.utf8))
        #expect(document.variants.map(\.name) == ["", "one", "two", "first", "second", "third"])
        func text(_ tree: LayoutTree) -> String? {
            if case .text(let content)? = tree.items.last?.content { content.text } else { nil }
        }
        let trees = document.variants.map { document.tree(of: $0) }
        #expect(trees.map(text) == ["0", "0", "2", "1", "1", "0"])
        #expect(trees.map { $0.constraints[0].constant } == [10, 20, 10, 10, 10, 10])
        #expect(trees.map { $0.constraints[0].isActive } == [true, true, true, true, false, true])
        #expect(trees[1].constraints[0].priority == 500)
        #expect(trees[1].items.map(\.isHidden) == [true, true, true])
        #expect(trees[5].items.last?.appearance.alpha == 0)
        #expect(trees[0] == document.tree(of: document.variants[0]))
    }

    @Test("an arranger removes what its order leaves out, and a later state brings it back")
    func arranger() throws {
        let text = """
            { "version": 1, "root": { "type": "scrollView", "id": "p", "arranger": { "order": ["b", "a"] },
              "subviews": [ { "type": "view", "id": "a" }, { "type": "view", "id": "b" }, { "type": "view", "id": "c" } ] },
              "states": { "all": { "set": { "p.arranger.order": ["c", "a", "b"] } } } }
            """
        let document = try LayoutDocument.read(Array(text.utf8))
        let orders = document.variants.map { variant in
            let tree = document.tree(of: variant)
            return tree[tree.root].subviews.map { tree[$0].identifier }
        }
        #expect(orders == [["b", "a"], ["c", "a", "b"]])
    }

    @Test("traits and devices make every combination, the first trait slowest")
    func matrix() throws {
        let text = document(
            #""alpha": 1"#,
            #""traits": {"userInterfaceStyle": ["light", "dark"], "layoutDirection": ["leftToRight", "rightToLeft"]}"#)
        let read = try LayoutDocument.read(Array(text.utf8))
        #expect(read.traits.map(\.name) == ["ltr,light", "ltr,dark", "rtl,light", "rtl,dark"])
        #expect(read.devices.map(\.name) == ["iPhone8"])
        #expect(
            read.scene(device: read.devices[0], traits: read.traits[3], variant: read.variants[0]).id == "tree/rtl,dark"
        )
    }

    static let locales: [(traits: String, direction: LayoutDirection)] = [
        (#""locale": ["en"]"#, .leftToRight), (#""locale": ["ar"]"#, .rightToLeft),
        (#""locale": ["ar_EG"]"#, .rightToLeft), (#""locale": ["he-IL"]"#, .rightToLeft),
        (#""locale": ["FA"]"#, .rightToLeft), (#""locale": ["az-Arab"]"#, .rightToLeft),
        (#""locale": ["ur-Latn-PK"]"#, .leftToRight), (#""locale": ["zh-Hant"]"#, .leftToRight),
        (#""locale": ["ar"], "layoutDirection": ["leftToRight"]"#, .leftToRight),
    ]

    @Test("a locale turns the layout unless the direction is stated, and survives a round trip", arguments: locales)
    func locale(traits: String, direction: LayoutDirection) throws {
        let read = try LayoutDocument.read(Array(document(#""alpha": 1"#, #""traits": {\#(traits)}"#).utf8))
        let scene = read.scene(device: read.devices[0], traits: read.traits[0], variant: read.variants[0])
        #expect(scene.environment.layoutDirection == direction)
        #expect(scene.environment.texts.language == read.traits[0].locale)
        var writer = DocumentWriter(scene)
        let again = try LayoutDocument.read(Array(writer.write().utf8))
        let copy = again.scene(device: again.devices[0], traits: again.traits[0], variant: again.variants[0])
        #expect(copy.environment.layoutDirection == direction)
        #expect(copy.environment.texts.language == scene.environment.texts.language)
    }

    @Test("what is no language tag is no locale; font files cannot be named")
    func badNames() {
        let found = messages(
            document(#""alpha": 1"#, #""traits": {"locale": ["Arabic language", "ar", "ar"]}, "assets": {"fonts": []}"#)
        )
        #expect(
            found.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "'Arabic language' is no locale; it is a language tag such as ar, pt-BR or zh-Hant",
                "'ar' is listed twice",
                "font files lie in the project or in 'folder'; a text names its font with 'faceName'",
            ])
    }

    @Test("an expectation that does not hold is told with both values")
    func expectation() throws {
        let text = document(
            #""frame": [0, 0, 100, 50]"#, #""expect": {"page.frame": [0, null, 100, 49], "page.frame.width": 100.4}"#)
        let read = try LayoutDocument.read(Array(text.utf8))
        let scene = read.scene(device: read.devices[0], traits: read.traits[0], variant: read.variants[0])
        let failures = read.failures(
            of: read.variants[0].expectations, in: scene, layout: scene.tree.resolve(in: scene.environment))
        #expect(failures.map(\.message) == ["page.frame is [0, 0, 100, 50], expected [0, null, 100, 49]"])
    }
}
