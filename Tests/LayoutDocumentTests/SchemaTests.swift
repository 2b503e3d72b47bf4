import LayoutEngine
import Notation
import TestSupport
import Testing

@testable import LayoutDocument

/// The schema that is shipped, and python's jsonschema as the referee between it and the reader.
@Suite("Schema")
struct SchemaTests {
    @Test("the program prints the file of the documentation")
    func equal() {
        let file = Fixtures.bytes(Fixtures.packageRoot + "/Documentation/tree.schema.json")
        #expect(String(decoding: file, as: UTF8.self) == TreeSchema.text)
    }

    @Test("schema and reader accept and refuse the same documents")
    func referee() throws {
        let cases = Self.properties + Self.documents + Self.fixtures
        let input = cases.map { text in text.replacing("\n", with: " ") }.joined(separator: "\n")
        let script = """
            import json, sys
            try:
                import jsonschema
            except ImportError:
                sys.exit(3)
            def no(word): raise ValueError(word)
            schema = json.load(open(sys.argv[1], encoding="utf-8"))
            validator = jsonschema.Draft202012Validator(schema)
            for line in sys.stdin.buffer.read().decode("utf-8").split("\\n"):
                try:
                    value = json.loads(line, parse_constant=no)
                    error = next(iter(validator.iter_errors(value)), None)
                    print("yes" if error is None else "no " + error.message[:120].replace("\\n", " "))
                except ValueError as error:
                    print("no", error)
            """
        let schema = Fixtures.packageRoot + "/Documentation/tree.schema.json"
        let run = try Fixtures.run(
            "/usr/bin/env", ["python3", "-c", script, schema], input: input, environment: ["PYTHONIOENCODING": "utf-8"])
        guard run.status != 3, run.status != 127 else {
            print("skipped: python3 with jsonschema is not installed, so nothing referees schema and reader")
            return
        }
        #expect(run.status == 0, "\(run.errors)")
        let verdicts = run.text.split(separator: "\n").map(String.init)
        try #require(verdicts.count == cases.count)
        var accepted = 0
        for (text, verdict) in zip(cases, verdicts) {
            let found = messages(text)
            accepted += found.isEmpty ? 1 : 0
            #expect(found.isEmpty == (verdict == "yes"), "\(text)\nreader: \(found)\nschema: \(verdict)")
        }
        #expect(accepted > 500 && accepted < cases.count - 500)
    }

    /// Every property on every kind of view.
    private static let properties: [String] = {
        var cases: [String] = []
        for kind in View.Kind.allCases {
            for property in PropertyCatalog.all where property.special != .type && property.special != .id {
                let value = samples[property.name] ?? property.example
                let node = #"{"type": "\#(kind.rawValue)", "\#(property.name)": \#(value)}"#
                cases.append(
                    kind.isGuide
                        ? #"{"version": 1, "root": {"type": "view", "guides": [\#(node)]}}"#
                        : #"{"version": 1, "root": {"type": "view", "subviews": [\#(node)]}}"#)
            }
        }
        return cases
    }()

    private static let fixtures = (Fixtures.paths(in: "scenes") + Fixtures.paths(in: "rules")).map {
        String(decoding: Fixtures.bytes($0), as: UTF8.self)
    }

    /// Values for properties whose example names other nodes, or fits one kind only.
    fileprivate static let samples = ["with": "{}", "customSpacing": "{}", "arranger": "true", "style": "\"plain\""]

    /// Documents that lie on both sides of the schema's edges.
    private static let documents: [String] = {
        let root = #""root": {"type": "view", "id": "page"}"#
        let tops = [
            #""name": "a""#, #""name": """#, #""name": "a/b""#, #""name": 1"#, #""compat": "uikit""#,
            #""compat": "fdstackview""#, #""compat": "ideal""#, #""compat": "appkit""#, #""metrics": {"a_1": -3}"#,
            #""metrics": {"a-b": 1}"#, #""metrics": {"a": "1"}"#, #""metrics": {"a": 1000001}"#,
            #""assets": {"images": "x"}"#, #""assets": {"images": "./a/..b"}"#, #""assets": {"images": "/x"}"#,
            #""assets": {"images": "a/../.."}"#, #""assets": {"images": ".."}"#, #""assets": {"images": ""}"#,
            #""assets": {"images": "a/.."}"#, #""assets": {"fonts": ["y"]}"#, #""devices": []"#,
            #""devices": ["iPhone8", "iPad9.landscape"]"#, #""devices": ["iphone8"]"#, #""devices": ["Nokia"]"#,
            #""devices": [{"name": "a", "size": ["fit", 3]}]"#, #""devices": [{"name": "a", "size": ["fit"]}]"#,
            #""devices": [{"size": [1, 2]}]"#, #""devices": [{"name": "a", "size": [1, -2]}]"#,
            #""devices": [{"name": "a", "size": [1, 2], "scale": 9}]"#,
            #""devices": [{"name": "a", "size": [1, 2], "safeArea": 4, "layoutMargins": {"left": 1}, "isPad": true}]"#,
            #""devices": [{"name": "a", "size": [1, 2], "weight": 9}]"#,
            #""devices": [{"name": "a", "size": [1, 2], "horizontalSizeClass": "compact"}]"#,
            #""devices": [{"name": "a", "size": [1, 2], "verticalSizeClass": "small"}]"#,
            #""traits": {"layoutDirection": ["rightToLeft"], "locale": ["zh", "zh"]}"#,
            #""traits": {"locale": ["ar", "pt-BR", "zh_Hant_TW"]}"#, #""traits": {"locale": ["Arabic language"]}"#,
            #""traits": {"locale": ["a"]}"#, #""traits": {"locale": ["en-"]}"#, #""traits": {"locale": ["é"]}"#,
            #""traits": {"layoutDirection": ["rtl"]}"#,
            #""traits": {"layoutDirection": ["leftToRight", "leftToRight"]}"#,
            #""traits": {"direction": []}"#, #""traits": []"#,
            #""components": {"A": {"type": "view"}}"#, #""components": {"a": {"type": "view"}}"#,
            #""components": {"UIA": {"type": "view"}}"#, #""components": {"A": {"type": "view", "id": "x"}}"#,
            #""components": {"A": 3}"#, #""states": {"s": {}}"#, #""states": {"s t": {}}"#,
            #""states": {"s": {"sett": {}}}"#,
            #""states": []"#,
            #""steps": [{"name": "a", "reset": true, "animate": {"duration": 1, "curve": "linear"}}]"#,
            #""steps": [{"event": "x"}]"#, #""steps": [{"name": "a", "animate": {"curve": "bouncy"}}]"#,
            #""expect": {}"#, #""expect": 3"#, #""render": {"scale": 2, "show": ["frames", "marks"], "text": "boxes"}"#,
            #""render": {"show": ["everything"]}"#, #""render": {"tolerance": -1}"#, #""render": {"scale": 0}"#,
            #""extra": 1"#, #""note": 4"#, #""version": 1"#,
        ]
        let nodes = [
            #""frame": [0, 0, 1]"#, #""frame": [0, 0, -1, 1]"#, #""frame": [0, 0, 1e999, 1]"#, #""alpha": 1.01"#,
            #""alpha": NaN"#, #""alpha": true"#, ##""backgroundColor": "#FFF""##, ##""backgroundColor": "#FFFF""##,
            #""backgroundColor": "mauve""#, ##""backgroundColor": {"light": "white", "dark": "#000000"}"##,
            #""backgroundColor": {"light": "white"}"#, #""backgroundColor": {"dark": "white"}"#,
            #""contentHuggingPriority": 0.5"#,
            #""contentHuggingPriority": {"diagonal": 1}"#, #""contentHuggingPriority": "low""#,
            #""intrinsicContentSize": [null, 3]"#, #""intrinsicContentSize": [-2, 3]"#, #""intrinsicContentSize": [1]"#,
            #""layoutMargins": 8"#, #""layoutMargins": {"middle": 8}"#, #""layoutMargins": "8""#, #""id": "a b""#,
            #""id": "-a""#, #""id": "8bC-Xf-vdC""#, #""type2": 1"#, #""cornerRadius": -1"#, #""subviews": {}"#,
            #""subviews": [3]"#, #""subviews": [{"id": "x"}]"#, #""subviews": [{"type": "layoutGuide"}]"#,
            #""subviews": [{"type": "UILabel", "text": "x"}]"#, #""subviews": [{"type": "UIFoo"}]"#,
            #""subviews": [{"type": "UIView", "text": "x"}]"#, #""guides": [{"type": "UILayoutGuide"}]"#,
            #""guides": [{"type": "view"}]"#, #""subviews": [{"type": "view", "with": {}}]"#,
            #""subviews": [{"type": "tableView", "style": "odd"}]"#,
            #""subviews": [{"type": "activityIndicatorView", "style": "large"}]"#,
            #""subviews": [{"type": "tableView", "sections": [{"header": {"type": "view"}, "footer": "f", "rows": []}]}]"#,
            #""subviews": [{"type": "tableView", "sections": [{"rows": [], "title": "x"}]}]"#,
            #""subviews": [{"type": "label", "numberOfLines": 1.5}]"#,
            #""subviews": [{"type": "label", "numberOfLines": 2.0}]"#,
            #""subviews": [{"type": "label", "font": {"size": 0.5}}]"#,
            #""subviews": [{"type": "label", "font": {"face": "x"}}]"#,
            #""subviews": [{"type": "label", "attributedText": [{"font": {}}]}]"#,
            #""subviews": [{"type": "imageView", "image": {"name": "x", "size": [1, 2], "systemSymbol": true}}]"#,
            #""subviews": [{"type": "imageView", "image": {"size": [1]}}]"#,
            #""subviews": [{"type": "scrollView", "arranger": {"order": ["a", "a"]}, "subviews": [{"type": "view", "id": "a"}]}]"#,
            #""subviews": [{"type": "scrollView", "arranger": false}]"#,
            #""subviews": [{"type": "stackView", "spacing": "standard"}]"#,
            #""subviews": [{"type": "stackView", "spacing": null}]"#,
            #""constraints": [3]"#, #""constraints": ["width == 3"]"#,
            #""constraints": [{"expr": "width == 3", "id": "w", "isActive": false, "note": "n"}]"#,
            #""constraints": [{"expr": "width == 3", "vfl": "|[a]|"}]"#, #""constraints": [{"expr": "H:[a]"}]"#,
            #""constraints": [{"vfl": "width == 3"}]"#, #""constraints": [{"id": "w"}]"#,
            #""constraints": [{"expr": "width == 3", "options": []}]"#,
            #""constraints": [{"firstAttribute": "width", "constant": 3, "priority": 750, "relation": "equal"}]"#,
            #""constraints": [{"firstAttribute": "wide", "constant": 3}]"#,
            #""constraints": [{"firstAttribute": "width", "relation": "less"}]"#,
            #""constraints": [{"firstAttribute": "width", "secondAttribute": "height", "multiplier": "16:9"}]"#,
            #""constraints": [{"firstAttribute": "width", "secondAttribute": "height", "multiplier": "16/9"}]"#,
            #""constraints": [{"firstAttribute": "width", "secondAttribute": "height", "multiplier": 0}]"#,
            #""constraints": [{"firstAttribute": "width", "constant": true}]"#,
        ]
        return ["[]", "3", "{}", #"{"version": 1}"#, #"{"root": {"type": "view"}}"#, #"{"version": "1", \#(root)}"#]
            + tops.filter { !$0.contains("version") }.map { #"{"version": 1, \#(root), \#($0)}"# }
            + nodes.map { #"{"version": 1, "root": {"type": "view", \#($0)}}"# }
    }()
}

/// What an editor shows beside each property.
extension SchemaTests {
    @Test("every property has a description and an example")
    func described() throws {
        let schema = try #require(JSONReading.value(Array(TreeSchema.text.utf8)))
        var count = 0
        var bare: [String] = []
        func visit(_ value: JSONValue, _ path: String) {
            switch value {
            case .array(let elements): for element in elements { visit(element, path) }
            case .object(let members):
                for member in members {
                    // Conditions on other properties describe nothing.
                    if ["if", "then", "dependentSchemas", "examples"].contains(member.key) { continue }
                    if ["viewNode", "guideNode"].contains(member.key) || member.key.hasPrefix("kindsWith_") {
                        continue
                    }
                    let inner = path + "/" + member.key
                    if member.key == "properties", case .object(let properties) = member.value {
                        for property in properties where property.value != .bool(false) {
                            count += 1
                            let isBare = property.value["description"]?.string?.isEmpty != false
                            if isBare || property.value["examples"]?.values.isEmpty != false {
                                bare.append(inner + "/" + property.key)
                            }
                        }
                    }
                    visit(member.value, inner)
                }
            case .null, .bool, .number, .measure, .string: break
            }
        }
        visit(schema, "")
        #expect(bare.isEmpty)
        #expect(count > 200)
    }

    @Test("the reader takes every example of a property", arguments: PropertyCatalog.names)
    func examples(_ name: String) throws {
        let property = try #require(PropertyCatalog.property(name))
        guard Self.samples[name] == nil, property.special != .type, property.special != .id else { return }
        for kind in property.kinds.kinds.prefix(3) where !kind.isGuide {
            let node = #"{"type": "\#(kind.rawValue)", "\#(name)": \#(property.example)}"#
            #expect(messages(#"{"version": 1, "root": {"type": "view", "subviews": [\#(node)]}}"#).isEmpty)
        }
    }
}
