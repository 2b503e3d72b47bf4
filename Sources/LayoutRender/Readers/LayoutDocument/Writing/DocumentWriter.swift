import LayoutEngine
import Notation

/// Writes a scene as tree.json: equal scenes give equal bytes, and reading the bytes gives an equal tree.
///
/// Components of a document are not written (they were expanded), ids that a document cannot contain are replaced, and all
/// constraints are written at the root in their order, because the order decides ties. A value that no document can
/// contain is left out or moved into the range of documents; `notices` names constraints, colours and views that are
/// left out.
public struct DocumentWriter {
    /// The origin of the frames in the `expect` block.
    public enum Expecting: Sendable {
        /// No `expect` block.
        case nothing
        /// The frames that the design tool recorded.
        case recorded
        /// The frames of a layout of the scene.
        case resolved(ResolvedLayout)
    }

    /// The tree with its environment, which becomes the document's device and traits.
    let scene: LayoutScene
    /// The origin of the expected frames.
    let expecting: Expecting
    /// Whether pictures are written as resources of the project, `{"asset": ...}`, instead of files of `assets.images`.
    public var namesAssets = false
    /// Whether gaps of rows, columns and grids that several views share become metrics, and repeated subtrees components.
    public var foldsRepetitions = false
    /// The names of gaps by their lengths; found while writing.
    private(set) var gapNames: [Double: String] = [:]
    /// The id of each item in the document.
    var ids: [String] = []
    /// Whether a node must state its id.
    var needsID: [Bool] = []
    /// Notices about values that could not be written, one sentence each, in the order of the tree.
    public internal(set) var notices: [String] = []

    /// Views nested deeper are left out with a notice, because no document can contain them.
    static let maximumDepth = 500

    /// A writer of one scene.
    public init(_ scene: LayoutScene, expecting: Expecting = .nothing) {
        self.scene = scene
        self.expecting = expecting
    }

    /// The document's text; call once.
    public mutating func write() -> String {
        nameItems()
        if foldsRepetitions { nameGaps() }
        let environment = scene.environment
        var members: [JSONValue.Member] = [
            .init("$schema", .string("./tree.schema.json")), .init("version", .integer(1)),
            .init("name", .string(Self.documentName(scene.name))),
        ]
        if environment.solving.compatibility != .uikit {
            members.append(.init("compat", .string(environment.solving.compatibility.rawValue)))
        }
        if !gapNames.isEmpty {
            let metrics = gapNames.sorted { $0.key < $1.key }
            members.append(.init("metrics", .object(metrics.map { .init($0.value, .number($0.key)) })))
        }
        members.append(.init("devices", .array([device(environment)])))
        if let traits = traits(environment) { members.append(.init("traits", traits)) }
        var root = node(scene.tree.root, depth: 1)
        if foldsRepetitions, !needsID.contains(false) {
            var folding = ComponentFolding()
            root = folding.fold(root)
            for place in ids.indices { ids[place] = folding.paths[ids[place]] ?? ids[place] }
            if !folding.components.isEmpty {
                members.append(.init("components", .object(folding.components)))
            }
        }
        let constraints = constraints()
        if !constraints.isEmpty { root.append(.init("constraints", .array(constraints))) }
        members.append(.init("root", .object(root)))
        let expectations = expectations()
        if !expectations.isEmpty { members.append(.init("expect", .object(expectations))) }
        return JSONValue.object(members).text
    }

    /// A document's name holds no slash and is not empty.
    private static func documentName(_ name: String) -> String {
        let cleaned = String(name.map { $0 == "/" ? "-" : $0 })
        return cleaned.isEmpty ? "tree" : cleaned
    }

    /// Gives every item an id that a document can contain; an id that is taken gets a number.
    private mutating func nameItems() {
        var taken: Set<String> = []
        var counts: [String: Int] = [:]
        for view in scene.tree.items {
            var id = Self.plainID(view.identifier)
            if !taken.insert(id).inserted {
                repeat {
                    counts[id, default: 1] += 1
                } while taken.contains("\(id)-\(counts[id] ?? 0)")
                id = "\(id)-\(counts[id] ?? 0)"
                taken.insert(id)
            }
            ids.append(id)
            needsID.append(view.hasOwnIdentifier)
        }
        for view in scene.tree.items {
            for spacing in view.stack?.customSpacing ?? [] { needsID[Int(spacing.after.index)] = true }
            for child in view.arrangement ?? [] { needsID[Int(child.index)] = true }
        }
        for constraint in scene.tree.constraints {
            needsID[Int(constraint.first.item.index)] = true
            if let second = constraint.second { needsID[Int(second.item.index)] = true }
        }
        if case .nothing = expecting { return }
        for index in needsID.indices { needsID[index] = true }
    }

    /// Gives the lengths that are the gap of three views or more a name: `gap16`.
    private mutating func nameGaps() {
        var counts: [Double: Int] = [:]
        for view in scene.tree.items {
            for gap in [view.flex.gap.horizontal, view.flex.gap.vertical] where gap > 0 && gap == gap.rounded() {
                counts[gap, default: 0] += 1
            }
        }
        for (gap, count) in counts where count >= 3 { gapNames[gap] = "gap\(Int(gap))" }
    }

    /// The most similar text that is a valid id.
    static func plainID(_ text: String) -> String {
        if isPlainID(text) { return text }
        var out = ""
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "-"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default: out += "-"
            }
        }
        return out.isEmpty || out.hasPrefix("-") ? "x" + out : out
    }

    /// The item's id in the document, after `nameItems`.
    func id(_ item: ItemID) -> String { ids[Int(item.index)] }

    /// A device of the document's own with the scene's exact numbers; defaults are left out.
    private func device(_ environment: LayoutEnvironment) -> JSONValue {
        func length(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .string("fit") }
        var members: [JSONValue.Member] = [
            .init("name", .string("device")),
            .init("size", .array([length(environment.width), length(environment.height)])),
            .init("scale", .number(environment.scale)),
        ]
        if environment.safeAreaInsets != .zero {
            members.append(.init("safeArea", PropertyWriting.insets(environment.safeAreaInsets)))
        }
        if let margins = environment.root.layoutMargins {
            members.append(.init("layoutMargins", PropertyWriting.insets(margins)))
        }
        if environment.root.isControllerView { members.append(.init("isControllerView", .bool(true))) }
        if !environment.root.respectsSystemMinimumMargins {
            members.append(.init("viewRespectsSystemMinimumLayoutMargins", .bool(false)))
        }
        if environment.isPad { members.append(.init("isPad", .bool(true))) }
        if let sizeClass = environment.sizeClasses.horizontal {
            members.append(.init("horizontalSizeClass", .string(sizeClass.rawValue)))
        }
        if let sizeClass = environment.sizeClasses.vertical {
            members.append(.init("verticalSizeClass", .string(sizeClass.rawValue)))
        }
        if let height = environment.root.keyboardHeight { members.append(.init("keyboard", .number(height))) }
        if let length = environment.root.topLayoutGuideLength {
            members.append(.init("topLayoutGuideLength", .number(length)))
        }
        if let length = environment.root.bottomLayoutGuideLength {
            members.append(.init("bottomLayoutGuideLength", .number(length)))
        }
        if !environment.solving.roundsToPixels { members.append(.init("roundsToPixels", .bool(false))) }
        members.append(.init("ios", PropertyWriting.release(environment.release)))
        return .object(members)
    }

    /// The traits that differ from the defaults, as lists of one word; nil if there are none. A direction is written
    /// where the language does not imply it.
    private func traits(_ environment: LayoutEnvironment) -> JSONValue? {
        var members: [JSONValue.Member] = []
        let locale = environment.texts.language.flatMap { LocaleTag($0) }
        if let language = environment.texts.language, locale != nil {
            members.append(.init("locale", .strings([language])))
        }
        if environment.layoutDirection != locale?.layoutDirection ?? .leftToRight {
            members.append(.init("layoutDirection", .strings([environment.layoutDirection.rawValue])))
        }
        if environment.userInterfaceStyle != .light {
            members.append(.init("userInterfaceStyle", .strings([environment.userInterfaceStyle.rawValue])))
        }
        if environment.accessibilityContrast != .normal {
            members.append(.init("accessibilityContrast", .strings([environment.accessibilityContrast.rawValue])))
        }
        if environment.contentSizeCategory != .large {
            members.append(
                .init("preferredContentSizeCategory", .strings([environment.contentSizeCategory.rawValue])))
        }
        return members.isEmpty ? nil : .object(members)
    }

    /// Frames of visible views below the root, by id.
    private func expectations() -> [JSONValue.Member] {
        if case .nothing = expecting { return [] }
        var members: [JSONValue.Member] = []
        var pending = [scene.tree.root]
        while let item = pending.popLast() {
            let view = scene.tree[item]
            if view.isHidden { continue }
            let frame: Rect? =
                switch expecting {
                case .nothing: nil
                case .recorded: view.recordedFrame
                case .resolved(let layout): layout[item].frame
                }
            if let frame, item != scene.tree.root, Self.isWritable(frame) {
                members.append(.init(id(item) + ".frame", Self.rect(frame)))
            }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return members
    }

    /// Whether all four numbers are within the limits of coordinates.
    static func isWritable(_ rect: Rect) -> Bool {
        [rect.x, rect.y, rect.width, rect.height].allSatisfy { abs($0) <= Limits.coordinate }
    }

    /// `[x, y, width, height]`
    static func rect(_ rect: Rect) -> JSONValue {
        .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
    }
}
