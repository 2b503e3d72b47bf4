import LayoutDocument
import LayoutEngine
import Notation

/// The numbers of one page, to be written as text or JSON.
struct FramesReport {
    let page: Page
    let scene: LayoutScene
    let layout: ResolvedLayout
    /// The page's key for the JSON; nil for none.
    var key: String?

    init(_ page: Page) {
        self.page = page
        scene = page.makeScene()
        layout = scene.tree.resolve(in: scene.environment)
    }

    /// The numbers of a page, refused where the work limit left none.
    init(solved page: Page) throws(Failure) {
        self.init(page)
        try page.requireFrames(layout, of: scene.id)
    }

    /// The items of the tree, in drawing order.
    var items: [ItemID] {
        var items: [ItemID] = []
        scene.tree.forEachDescendant(of: scene.tree.root) { items.append($0) }
        return items
    }

    private func name(_ item: ItemID) -> String { scene.tree[item].identifier }

    /// Diagnostics that are defects: all but notices.
    var defects: [LayoutDiagnostic] { layout.diagnostics.filter { $0.kind != .notice } }

    // MARK: JSON

    var json: JSONValue {
        let size = layout[scene.tree.root].frame.size
        let key = key.map { [JSONValue.Member("key", .string($0))] } ?? []
        return .object(
            [
                .init("id", .string(scene.id)), .init("name", .string(scene.name)),
            ] + key + [
                .init("size", .array([.measure(size.width), .measure(size.height)])),
                .init("frames", .object(items.map { .init(name($0), Self.json(layout[$0].frame)) })),
                .init("gaps", .array(layout.gaps.map(json))),
                .init("hidden", .strings(layout.hidden.map(name))),
                .init(
                    "contentSizes",
                    .object(
                        layout.contentSizes.map {
                            .init(name($0.item), .array([.measure($0.size.width), .measure($0.size.height)]))
                        })),
                .init("diagnostics", .array(layout.diagnostics.map(json))),
            ])
    }

    private static func json(_ rect: Rect) -> JSONValue {
        .array([rect.x, rect.y, rect.width, rect.height].map { .measure($0) })
    }

    private func json(_ gap: GapGuide) -> JSONValue {
        .object([
            .init("stack", .string(name(gap.stack))), .init("before", .string(name(gap.before))),
            .init("after", .string(name(gap.after))), .init("kind", .string(gap.kind.rawValue)),
            .init("frame", Self.json(gap.frame)), .init("length", .measure(gap.length)),
        ])
    }

    private func json(_ diagnostic: LayoutDiagnostic) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("kind", .string(diagnostic.kind.rawValue)),
            .init("items", .strings(diagnostic.items.map(name))),
            .init("message", .string(diagnostic.message)),
        ]
        if let axis = diagnostic.axis {
            members.append(.init("axis", .string(axis == .horizontal ? "horizontal" : "vertical")))
        }
        if !diagnostic.constraints.isEmpty { members.append(.init("constraints", .strings(diagnostic.constraints))) }
        let words = DiagnosticText(scene: scene, diagnostic: diagnostic)
        if let captions = words.captions { members.append(.init("captions", .strings(captions))) }
        if let line = words.line { members.append(.init("line", .integer(line))) }
        return .object(members)
    }

    // MARK: Text

    /// One line per item, indented by depth, with its frame in the superview.
    var lines: [String] {
        var lines = ["\(scene.id)  \(page.device)" + (page.traits == "default" ? "" : "  \(page.traits)")]
        var rows: [(String, String)] = []
        let hidden = Set(layout.hidden)
        var pending = [(scene.tree.root, 1)]
        while let (item, depth) = pending.popLast() {
            let view = scene.tree[item]
            let indent = String(repeating: "  ", count: min(depth, 40))
            var right = "\(view.className ?? view.kind.rawValue)  \(Self.text(layout[item].frame))"
            if let size = layout.contentSize(of: item) {
                right += "  content \(PlainNumber.text(size.width)) x \(PlainNumber.text(size.height))"
            }
            if view.isHidden || hidden.contains(item) { right += "  hidden" }
            rows.append((indent + escapedForDisplay(view.identifier), right))
            pending += (view.subviews + view.guides).reversed().map { ($0, depth + 1) }
        }
        let width = min(rows.map { $0.0.count }.max() ?? 0, 48)
        lines += rows.map { $0.0 + String(repeating: " ", count: max(width - $0.0.count, 0)) + "  " + $0.1 }
        for gap in layout.gaps {
            lines.append(
                "  gap \(name(gap.before)) | \(name(gap.after))  \(gap.kind.rawValue) \(PlainNumber.text(gap.length))")
        }
        let file = displayName(page.input)
        for diagnostic in layout.diagnostics {
            let words = DiagnosticText(scene: scene, diagnostic: diagnostic)
            let place = words.line.map { "\(file):\($0): " } ?? ""
            lines.append("  \(place)\(diagnostic.kind.rawValue): \(words.message)")
        }
        return lines
    }

    private static func text(_ rect: Rect) -> String {
        let numbers = [rect.x, rect.y, rect.width, rect.height].map(PlainNumber.text)
        return "\(numbers[0]) \(numbers[1])  \(numbers[2]) x \(numbers[3])"
    }
}
