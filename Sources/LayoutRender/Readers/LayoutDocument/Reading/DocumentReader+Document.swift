import LayoutEngine
import Notation

/// The top level of a document.
extension DocumentReader {
    /// The members of a document, in the order of messages.
    static let documentWords = [
        "$schema", "version", "name", "note", "compat", "metrics", "assets", "components", "devices", "traits", "root",
        "states", "steps", "expect", "render", "ios",
    ]

    /// Reads everything below the root of the JSON text.
    ///
    /// 1. Top-level members.
    /// 2. Metrics, components and assets, which nodes refer to.
    /// 3. Devices, traits and options of drawing.
    /// 4. The tree.
    /// 5. Expectations of the base, states and steps, each with the expectations of its own.
    ///
    /// The order of the members in the text decides nothing. A document without `devices` is laid out on an iPhone 8.
    ///
    /// - Returns: nil where no page could be shown: the document is no object or has no root, or a limit was passed.
    ///   A document with other mistakes is returned as far as it was read; the caller throws its problems.
    mutating func readDocument(fallbackName: String) -> LayoutDocument? {
        guard !arena.nodes.isEmpty, var cursor = object(0, "a layout document: an object") else { return nil }
        var members: [String: Int] = [:]
        while let (key, value) = cursor.nextMember(in: arena) {
            let word = arena.string(key)
            if Self.documentWords.contains(word) {
                members[word] = value
            } else {
                unknownKey(key, known: Self.documentWords)
            }
        }
        readVersion(members["version"])
        if let schema = members["$schema"] { _ = string(schema) }
        let name = members["name"].flatMap { string($0) } ?? fallbackName
        if name.isEmpty || name.contains("/"), let node = members["name"] {
            report(node, "a document's name is not empty and holds no '/'")
        }
        let note = members["note"].flatMap { string($0) }
        let compatibility = members["compat"].flatMap { readCompatibility($0) } ?? .uikit
        if let node = members["metrics"] { readMetrics(node) }
        if let node = members["components"] { readComponents(node) }
        if let node = members["assets"] { readAssets(node) }
        let devices = members["devices"].flatMap { readDevices($0) } ?? []
        let traits = members["traits"].map { readTraits($0) } ?? [TraitSet()]
        let stated = members["ios"].flatMap { release($0) }
        let render = members["render"].map { readRender($0) } ?? DocumentRenderOptions()
        guard let root = members["root"] else {
            report(0, "a document needs a 'root'")
            return nil
        }
        makeTree(root: root)
        guard hasRoot, !messages.stopped else { return nil }
        let variants = readVariants(base: members["expect"], states: members["states"], steps: members["steps"])
        let expected = members["devices"].map { readDeviceExpectations($0) } ?? []
        guard !messages.stopped else { return nil }
        let fallback = DocumentDevice(named: "iPhone8").map { [$0] } ?? []
        var usedDevices = devices.isEmpty ? fallback : devices
        for (place, expectations) in zip(usedDevices.indices, expected) {
            usedDevices[place].expectations = expectations
        }
        let (pages, overflow) = usedDevices.count.multipliedReportingOverflow(by: max(1, traits.count))
        if overflow || pages.multipliedReportingOverflow(by: variants.count).overflow
            || pages * variants.count > limits.renders
        {
            report(0, "more than \(countText(limits.renders, "page")); --max-renders moves the limit")
        }
        return LayoutDocument(
            name: name, note: note, devices: usedDevices, traits: traits, release: stated, variants: variants,
            render: render, assets: defined.assets, remarks: placedRemarks, reader: self,
            compatibility: compatibility)
    }

    /// The version is required, so that a later format can be told from a mistake.
    private mutating func readVersion(_ node: Int?) {
        guard let node else { return report(0, "a document needs 'version': 1") }
        guard arena.kind(node) == .number, arena.double(node) == 1 else { return expected("version 1", node) }
    }

    /// Whose stack views are meant: UIKit's, or FDStackView's, which `ideal` names as well.
    private mutating func readCompatibility(_ node: Int) -> Compatibility? {
        guard let text = string(node) else { return nil }
        switch text {
        case "uikit": return .uikit
        case "fdstackview", "ideal": return .fdstackview
        default:
            unknownWord(text, node, known: ["uikit", "fdstackview", "ideal"])
            return nil
        }
    }

    /// Metrics are numbers by name for expressions and visual formats, as in
    /// NSLayoutConstraint.constraints(withVisualFormat:). `"metrics": {"gutter": 8}` lets a constraint say `leading
    /// == parent.leading + 2 * gutter`.
    private mutating func readMetrics(_ node: Int) {
        guard var cursor = object(node, "an object of numbers") else { return }
        while let (key, value) = cursor.nextMember(in: arena) {
            let name = arena.string(key)
            guard Self.isMetricName(name) else {
                report(key, "\(quoted(name)) is no metric name; letters, digits and '_', starting with a letter or '_'")
                continue
            }
            if let number = number(value) { defined.metrics.insert(name, number) }
        }
    }

    /// A metric's name holds no hyphen, so that `a-b` in an expression is never a metric.
    private static func isMetricName(_ name: String) -> Bool {
        isPlainID(name) && !name.contains("-") && !(name.utf8.first.map { $0 &- 48 < 10 } ?? true)
    }

    /// A component is a node that instances name in their `type`. Only the token of the node is kept here: an instance
    /// reads the tokens again with its own names.
    private mutating func readComponents(_ node: Int) {
        guard var cursor = object(node, "an object of components") else { return }
        while let (key, value) = cursor.nextMember(in: arena) {
            let name = arena.string(key)
            guard Self.isComponentName(name) else {
                report(key, "\(quoted(name)) is no component name; a capital letter, then letters and digits, not UI…")
                continue
            }
            guard arena.kind(value) == .object else {
                expected("a node object", value)
                continue
            }
            defined.components[name] = value
            checkComponent(value)
        }
    }

    /// A capital letter first, so that no component has the name of a kind; `UI` is left to UIKit's class names.
    /// `Card` and `Card2` are names of components, `card`, `UICard` and `Profile_Card` are not.
    private static func isComponentName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (65...90).contains(first), !name.hasPrefix("UI") else { return false }
        return name.utf8.allSatisfy { $0 &- 48 < 10 || ($0 | 32) &- 97 < 26 }
    }

    /// The place of `id` in the catalogue of properties.
    private static let idPlace = PropertyCatalog.places[SpecialProperty.id.rawValue]

    /// A component's node has no id: each instance has its own.
    private mutating func checkComponent(_ node: Int) {
        var cursor = arena.children(of: node)
        while let (key, _) = cursor.nextMember(in: arena) {
            guard PropertyNames.table.find(key, in: arena) == Self.idPlace else { continue }
            report(key, "a component has no id of its own; each instance brings one")
        }
    }

    /// One number, or an object with one for positions and one for lengths, by CGRect's words.
    private mutating func readTolerance(_ node: Int, into options: inout DocumentRenderOptions) {
        guard arena.kind(node) == .object, var cursor = object(node) else {
            options.tolerance = number(node, in: Self.tolerances) ?? 0.5
            options.sizeTolerance = options.tolerance
            return
        }
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "origin": options.tolerance = number(value, in: Self.tolerances) ?? 0.5
            case "size": options.sizeTolerance = number(value, in: Self.tolerances) ?? 0.5
            default: unknownKey(key, known: ["origin", "size"])
            }
        }
    }

    private static let tolerances = 0.0...1_000

    /// Options of drawing; a wrong value is reported and leaves the default.
    private mutating func readRender(_ node: Int) -> DocumentRenderOptions {
        var options = DocumentRenderOptions()
        guard var cursor = object(node) else { return options }
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "scale": options.scale = number(value, in: Limits.scale)
            case "background": options.background = color(value)
            case "tolerance": readTolerance(value, into: &options)
            case "text": options.text = word(value, DocumentRenderOptions.Text.self) ?? .glyphs
            case "show": options.show = shownLayers(value)
            default: unknownKey(key, known: ["scale", "background", "tolerance", "text", "show"])
            }
        }
        return options
    }

    /// The names of layers; `plain` is none of the annotations, and `annotated` the default.
    private mutating func shownLayers(_ node: Int) -> [String]? {
        if arena.kind(node) == .string {
            return word(node, DocumentRenderOptions.Layers.self) == .plain ? [] : nil
        }
        guard var layers = array(node, "\"plain\", \"annotated\" or an array of layers") else { return nil }
        var show: [String] = []
        while let layer = layers.nextElement(in: arena) {
            guard let text = string(layer) else { continue }
            if DocumentRenderOptions.layers.contains(text) {
                show.append(text)
            } else {
                unknownWord(text, layer, known: DocumentRenderOptions.layers)
            }
        }
        return show
    }
}
