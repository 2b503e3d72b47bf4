import Foundation
import LayoutEngine
import LayoutRender
import TestSupport
import Testing

@testable import LayoutDiff
@testable import LayoutDocument

/// A difference in any property is reported, and documents that `diff` reports as equal have equal pictures.
///
/// The properties are read from the schema, so that a new property cannot be forgotten.
@Suite struct PropertyLawTests {
    static var schema: [String: Any] {
        let object = try? JSONSerialization.jsonObject(with: Data(TreeSchema.text.utf8))
        return object as? [String: Any] ?? [:]
    }

    static func members(of definition: String?) -> [String] {
        var node = schema
        if let definition { node = (schema["$defs"] as? [String: Any])?[definition] as? [String: Any] ?? [:] }
        if let choices = node["anyOf"] as? [[String: Any]] {
            node = choices.first { $0["properties"] != nil } ?? node
        }
        return (node["properties"] as? [String: Any] ?? [:]).keys.sorted()
    }

    @Test func everyPropertyOfTheFormatHasValuesOrAReason() {
        let node = Self.members(of: "node")
        #expect(node == PropertyCatalog.names.sorted())
        for name in node {
            // A property that is declared and no more is tried with the example of its declaration.
            let isDeclared = PropertyCatalog.property(name)?.special == nil
            let isCovered = PropertyValues.node[name] != nil || isDeclared && PropertyValues.silent[name] == nil
            #expect(isCovered != (PropertyValues.silent[name] != nil), "\(name)")
        }
        let environment = Self.members(of: nil)
        #expect(environment.count > 10)
        for name in environment {
            #expect((name == "compat") != (PropertyValues.outside[name] != nil), "\(name)")
        }
        let device = Self.members(of: "device") + Self.members(of: "traitMatrix")
        let tried = Self.devices.map(\.name) + Self.traits.map(\.name)
        #expect(device.sorted() == (tried + ["expect", "name", "toolGeneration"]).sorted())
        for (definition, key) in [("font", "font"), ("image", "image"), ("runs", "attributedText")] {
            var parts = Self.members(of: definition)
            if definition == "runs" { parts = ["text", "font", "color"] }
            #expect(!parts.isEmpty)
            for part in parts {
                let tested = PropertyValues.node[key, default: []].contains { pair in
                    let (one, other) = (Self.part(part, of: pair.one), Self.part(part, of: pair.other))
                    return one != other
                }
                #expect(tested, "\(key).\(part) differs in no pair")
            }
        }
    }

    /// A member of a value, by its key.
    private static func part(_ name: String, of text: String?) -> NSObject? {
        let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
        guard let text, var value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: options) else {
            return nil
        }
        if let list = value as? [Any], let first = list.first { value = first }
        return (value as? [String: Any])?[name] as? NSObject
    }

    // MARK: Nodes

    @Test(arguments: PropertyCatalog.names)
    func documentsThatDifferInOnePropertyAreToldApart(_ key: String) throws {
        var renderer = try Renderer()
        for kind in Self.kinds(of: key) {
            for pair in Self.pairs(of: key, kind) {
                let texts = [pair.one, pair.other].map { Self.document(kind, key, $0) }
                let place = "\(kind).\(key): \(pair.one ?? "none") -> \(pair.other)"
                let sides = try texts.map(Self.side)
                let difference = LayoutDiff.compare(before: sides[0], after: sides[1])
                #expect(!difference.isEmpty && difference.text != "no visual change\n", "\(place)")
                #expect(!LayoutDiff.compare(before: sides[1], after: sides[0]).isEmpty, "\(place), the other way")
                guard !difference.isVisual else { continue }
                let pictures = try sides.map { side in try renderer.png(Self.screen(side), scale: 1) }
                #expect(pictures[0] == pictures[1], "\(place): \(difference.headline), but the pictures differ")
            }
        }
    }

    @Test func anotherTypeIsAnotherNode() throws {
        let one = try Self.side(Self.document(.view, "note", nil))
        let other = try Self.side(Self.document(.switch, "note", nil))
        #expect(LayoutDiff.compare(before: one, after: other).isVisual)
    }

    /// Two values for a property of a kind of view, and each part that they may differ in alone.
    static func pairs(of key: String, _ kind: View.Kind) -> [PropertyValues.Pair] {
        guard key == "style" else {
            guard PropertyValues.node[key] == nil, PropertyValues.silent[key] == nil,
                let example = PropertyCatalog.property(key)?.example
            else { return PropertyValues.node[key] ?? [] }
            let pair: PropertyValues.Pair = (nil, example)
            return [pair]
        }
        switch kind {
        case .tableView: return [(#""plain""#, #""grouped""#)]
        case .tableViewCell: return [(#""default""#, #""subtitle""#)]
        default: return [(#""small""#, #""large""#)]
        }
    }

    /// At most four kinds that have the property, since one mechanism serves all kinds.
    static func kinds(of key: String) -> [View.Kind] {
        let preferred: [View.Kind] = [
            .view, .label, .stackView, .tableView, .tableViewCell, .button, .textField, .imageView, .slider,
            .segmentedControl,
        ]
        let known = PropertyCatalog.property(key)?.kinds.kinds ?? []
        let first = preferred.filter(known.contains)
        return Array((first + known.filter { !first.contains($0) && !$0.isGuide }).prefix(4))
    }

    /// A root with one node of a kind, and one property of the node.
    static func document(_ kind: View.Kind, _ key: String, _ value: String?) -> String {
        var members = Self.members(of: kind)
        members["frame"] = "[10, 10, 120, 60]"
        members["translatesAutoresizingMaskIntoConstraints"] = "true"
        if members[key] == nil || value != nil { members[key] = value }
        if key == "arranger", kind != .stackView {
            members["subviews"] = #"[{"type": "label", "id": "first", "text": "a"}]"#
        }
        // An attributed text replaces the text.
        if key == "attributedText" { members["text"] = nil }
        if key == "attributedTitle" { members["title"] = nil }
        let node = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
        return """
            {"version": 1, "devices": [{"name": "small", "size": [150, 90], "safeArea": {"top": 6}}],
             "root": {"type": "view", "id": "root", "subviews": [{\(node)}]}}
            """
    }

    /// The members of a node of a kind, with something to show.
    static func members(of kind: View.Kind) -> [String: String] {
        var members = ["type": "\"\(kind.rawValue)\"", "id": "\"node\""]
        switch kind {
        case .label, .textView: members["text"] = #""Hello of more than one line in all""#
        case .textField: members["text"] = #""Hello""#
        case .button: members["title"] = #""Press""#
        case .segmentedControl: members["segments"] = #"["a", "b"]"#
        case .pageControl: members["numberOfPages"] = "5"
        case .navigationBar, .tabBar, .toolbar: members["titles"] = #"["a", "b"]"#
        case .stackView:
            members["arrangedSubviews"] = """
                [{"type": "label", "id": "first", "text": "a"}, {"type": "label", "id": "second", "text": "b"}]
                """
        case .tableView:
            members["sections"] = #"[{"rows": [{"type": "tableViewCell", "id": "cell"}]}]"#
        default: break
        }
        return members
    }

    static func side(_ text: String) throws -> LayoutSide {
        let document = try LayoutDocument.read(Array(text.utf8))
        let scene = document.scene(
            device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
        return LayoutSide(scene)
    }

    static func screen(_ side: LayoutSide, pictures: [String: Bitmap] = [:]) -> DisplayList {
        var options = RenderOptions()
        options.images = pictures
        options.layers = [.content, .scrollContent]
        options.scale = 1
        return DisplayList(tree: side.tree, layout: side.layout, environment: side.environment, options: options)
    }

    // MARK: Surroundings

    static let devices: [(name: String, one: String, other: String)] = [
        ("size", "[150, 90]", "[150, 91]"), ("scale", "2", "3"), ("safeArea", #"{"top": 5}"#, #"{"top": 6}"#),
        ("layoutMargins", #"{"left": 5}"#, #"{"left": 6}"#), ("isControllerView", "true", "false"),
        ("viewRespectsSystemMinimumLayoutMargins", "true", "false"),
        ("isPad", "true", "false"), ("topLayoutGuideLength", "3", "4"), ("bottomLayoutGuideLength", "3", "4"),
        ("ios", "12", "26"), ("horizontalSizeClass", #""compact""#, #""regular""#),
        ("keyboard", "100", "120"), ("device", #""iPhone8""#, #""iPhone13""#),
        ("verticalSizeClass", #""compact""#, #""regular""#), ("roundsToPixels", "true", "false"),
    ]

    static let traits: [(name: String, one: String, other: String)] = [
        ("layoutDirection", #"["leftToRight"]"#, #"["rightToLeft"]"#),
        ("userInterfaceStyle", #"["light"]"#, #"["dark"]"#),
        ("accessibilityContrast", #"["normal"]"#, #"["high"]"#),
        ("preferredContentSizeCategory", #"["large"]"#, #"["small"]"#), ("locale", #"["en"]"#, #"["tr"]"#),
        ("ios", "[12]", "[26]"),
    ]

    @Test func surroundingsThatDifferInOneNumberAreToldApart() throws {
        func text(_ device: String, _ rest: String) -> String {
            let size = device.contains("\"size\"") ? "" : #", "size": [150, 90]"#
            return """
                {"version": 1, "devices": [{"name": "small"\(size)\(device)}]\(rest), "root": {"type": "view", "id": "r"}}
                """
        }
        var pairs = Self.devices.map { pair in
            [pair.one, pair.other].map { text(", \"\(pair.name)\": \($0)", "") }
        }
        pairs += Self.traits.map { pair in
            [pair.one, pair.other].map { text("", ", \"traits\": {\"\(pair.name)\": \($0)}") }
        }
        pairs.append(["uikit", "fdstackview"].map { text("", ", \"compat\": \"\($0)\"") })
        var renderer = try Renderer()
        for pair in pairs {
            let sides = try pair.map(Self.side)
            let difference = LayoutDiff.compare(before: sides[0], after: sides[1])
            #expect(!difference.isEmpty, "\(pair[1])")
            guard !difference.isVisual else { continue }
            let pictures = try sides.map { side in try renderer.png(Self.screen(side), scale: 1) }
            #expect(pictures[0] == pictures[1], "\(pair[1]): \(difference.headline), but the pictures differ")
        }
    }

    // MARK: What comes and goes

    @Test func aConflictThatComesOrGoesIsAChange() {
        func side(_ widths: [Double]) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
            tree.constraints = [
                LayoutConstraint(Anchor(box, .leading), .equal, Anchor(tree.root, .leading)),
                LayoutConstraint(Anchor(box, .top), .equal, Anchor(tree.root, .top)),
                LayoutConstraint(Anchor(box, .height), constant: 20),
            ]
            tree.constraints += widths.map { LayoutConstraint(Anchor(box, .width), constant: $0) }
            return LayoutSide(tree, in: LayoutEnvironment(width: 100, height: 100))
        }
        let came = LayoutDiff.compare(before: side([30]), after: side([30, 40]))
        #expect(came.isVisual && came.diagnostics.map(\.event) == [.added])
        #expect(
            came.text == "+ added conflict box.width == 30, box.width == 40\n"
                && came.constraints.map(\.line) == ["+ box.width == 40"])
        let went = LayoutDiff.compare(before: side([30, 40]), after: side([30]))
        #expect(went.isVisual && went.diagnostics.map(\.event) == [.removed])
        #expect(LayoutDiff.compare(before: side([30, 40]), after: side([30, 40])).isEmpty)
    }

    @Test func anAmbiguityThatComesOrGoesIsAChange() {
        func side(_ isPlaced: Bool) -> LayoutSide {
            var tree = LayoutTree(root: View(.view, identifier: "root"))
            let box = tree.addSubview(View(.view, identifier: "box"), to: tree.root)
            let places: [Attribute] = [.leading, .top]
            tree.constraints = [Attribute.width, .height].map { LayoutConstraint(Anchor(box, $0), constant: 20) }
            tree.constraints += places.map { LayoutConstraint(Anchor(box, $0), .equal, Anchor(tree.root, $0)) }
            tree.constraints[2].isActive = isPlaced
            return LayoutSide(tree, in: LayoutEnvironment(width: 100, height: 100))
        }
        let came = LayoutDiff.compare(before: side(true), after: side(false))
        #expect(came.isVisual && came.diagnostics.map(\.message) == ["box: horizontal position is ambiguous"])
        #expect(LayoutDiff.compare(before: side(false), after: side(true)).headline.hasSuffix("1 ambiguity removed"))
    }
}
