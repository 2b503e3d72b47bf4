import LayoutEngine
import Notation

/// Reads one top-level frame with all layers inside as a tree.
struct SceneReader {
    private let options: FigmaOptions
    private var log: WarningLog
    /// How many layers were read, with those of the frames before.
    private var count: Int
    /// The fonts that texts name.
    private var names = ResourceNames()
    private var tree = LayoutTree(root: View(identifier: ""))
    private var positions = SourcePositions()
    private var taken: Set<String> = []
    /// The layers that were read and have children.
    private var parents: [Parent] = []
    /// The layers that are still to be read, the next one last, each with the place of its parent.
    private var pending: [(node: DesignNode, parent: Int)] = []

    /// A layer that was read, for its children.
    private struct Parent {
        var item: ItemID
        var node: DesignNode
        var box: Rect
        var layout: AutoLayout
        var depth: Int
        /// Whether this layer or one around is turned: the boxes below are boxes around layers.
        var isTurned: Bool
    }

    /// What was read of a frame.
    struct Reading: Sendable {
        let scene: LayoutScene
        /// How many layers there are below the frame.
        let count: Int
        /// The fonts that texts name, each once.
        let fonts: [ResourceNames.NamedFont]
        let warnings: [FigmaWarning]
    }

    /// - Parameter count: how many layers the frames before have, for the limit.
    init(_ options: FigmaOptions, _ log: WarningLog, count: Int = 0) {
        self.options = options
        self.log = log
        self.count = count
    }

    consuming func read(_ value: DesignValue, _ box: Rect) throws(FigmaError) -> Reading {
        let before = count
        let node = DesignNode(value)
        let children = node.children
        let layout = log.layout(of: node, in: nil, children)
        var root = view(of: node, box, layout)
        root.recordedFrame = Rect(origin: .zero, size: box.size)
        if layout.flex != FlexAttributes() { root.flex = layout.flex }
        tree = LayoutTree(root: root)
        note(tree.root, node)
        addParts(of: node, box, to: tree.root, isFlow: layout.isFlow)
        try enter(
            Parent(
                item: tree.root, node: node, box: box, layout: layout, depth: 1, isTurned: node.isTurned),
            children)
        while let next = pending.popLast() { try readLayer(next.node, in: parents[next.parent]) }
        let hugs = layout.flex.hugs
        let screen = Self.isScreen(box.size) ? options.screen ?? box.size : box.size
        var environment = LayoutEnvironment(
            width: hugs.horizontal ? nil : screen.width, height: hugs.vertical ? nil : screen.height)
        environment.root.isControllerView = false
        environment.solving.roundsToPixels = false
        environment.layoutDirection = options.layoutDirection
        environment.contentSizeCategory = options.contentSizeCategory
        var scene = LayoutScene(
            id: root.identifier, name: node.name, tree: tree, environment: environment)
        scene.positions = positions
        return Reading(scene: scene, count: count - before, fonts: names.fonts, warnings: log.warnings)
    }

    /// Whether a frame is a phone's screen, which another device shows at its own size; a component, a part of a page
    /// and a page for browsers keep theirs.
    private static func isScreen(_ size: Size) -> Bool {
        size.width >= 300 && size.width <= 500 && size.height >= 480
    }

    /// A frame in hundred thousandths of a point, without the noise of a difference of places on the page.
    private static func rounded(_ frame: Rect) -> Rect {
        func rounded(_ number: Double) -> Double { (number * 1e5).rounded() / 1e5 }
        return Rect(
            x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width),
            height: rounded(frame.height))
    }

    /// Queues a layer's children for reading, the layer that is drawn first in front.
    private mutating func enter(_ parent: Parent, _ children: [DesignNode]) throws(FigmaError) {
        guard !children.isEmpty else { return }
        guard parent.depth <= options.nesting else {
            throw log.error("nested deeper than \(options.nesting) levels", at: parent.node.value)
        }
        pending += children.reversed().map { ($0, parents.count) }
        parents.append(parent)
    }

    private mutating func readLayer(_ node: DesignNode, in parent: Parent) throws(FigmaError) {
        count += 1
        guard count <= options.nodes else {
            throw log.error("more than \(options.nodes) layers, the limit of --max-nodes", at: node.value)
        }
        // What is below a turned layer has the places that it has on the page.
        let around = parent.isTurned ? nil : parent.layout
        let children = node.type == "BOOLEAN_OPERATION" ? [] : node.children
        let layout = log.layout(of: node, in: around, parent.isTurned ? [] : children)
        let box = node.box ?? Rect(origin: parent.box.origin, size: .zero)
        var view = view(of: node, box, layout)
        view.isHidden = !node.isVisible || node.box == nil
        if layout.flex != FlexAttributes() { view.flex = layout.flex }
        let isInFlow = around?.isFlow == true && !node.isAbsolute
        if isInFlow {
            let margin = log.margin(of: node, in: parent.node, parent.layout)
            if margin != .zero { view.flex.item.margin = margin }
        }
        let frame = Self.rounded(box.offset(by: Point(x: -parent.box.x, y: -parent.box.y)))
        view.recordedFrame = frame
        let placement = Placement(node, frame, parent.box.size, layout, isInFlow: isInFlow)
        placement.place(&view)
        let item = tree.addSubview(view, to: parent.item)
        note(item, node)
        addParts(of: node, box, to: item, isFlow: layout.isFlow)
        for constraint in placement.constraints(of: item, in: parent.item) { tree.append(constraint) }
        try enter(
            Parent(
                item: item, node: node, box: box, layout: layout, depth: parent.depth + 1,
                isTurned: parent.isTurned || node.isTurned), children)
    }

    /// A view for a layer, without its place.
    private mutating func view(of node: DesignNode, _ box: Rect, _ layout: AutoLayout) -> View {
        var id = node.id.isEmpty ? "layer" : node.id
        if !taken.insert(id).inserted {
            id += "#\(count)"
            taken.insert(id)
        }
        let look = LookReader(node, box)
        var view = View(look.kind, identifier: id)
        if !node.name.isEmpty { view.label = node.name }
        if node.isText { TextReader(node, box, options).read(&view) }
        look.dress(&view)
        if case .text(let text) = view.content { note(text) }
        return view
    }

    private mutating func note(_ item: ItemID, _ node: DesignNode) {
        positions.set(log.line(of: node.value), of: item)
    }

    /// Notes the fonts of a text.
    private mutating func note(_ text: TextContent) {
        for font in [text.font] + text.runs.compactMap(\.font) {
            guard let family = font.family else { continue }
            names.add(ResourceNames.NamedFont(name: font.faceName ?? family, family: family))
        }
    }

    /// Adds the parts of a layer that a view has no property for.
    private mutating func addParts(of node: DesignNode, _ box: Rect, to item: ItemID, isFlow: Bool) {
        for (name, part) in LookReader(node, box).parts {
            var part = part
            part.identifier = "\(tree[item].identifier)/\(name)"
            part.label = name
            if isFlow { part.flex.item.isAbsolute = true }
            tree.addSubview(part, to: item)
        }
    }
}
