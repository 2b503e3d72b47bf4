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
        if let line = words.position?.line { members.append(.init("line", .integer(line))) }
        return .object(members)
    }

    // MARK: Text

    /// Prints one line per item, indented by depth, with its frame in the superview; then gaps and diagnostics.
    func printLines() throws(Failure) {
        var printer = StandardStreams.linePrinter()
        try printer.add(
            "\(scene.id)  \(page.names.device)" + (page.names.traits == "default" ? "" : "  \(page.names.traits)"))
        let (rows, width) = rows
        let hidden = Set(layout.hidden)
        let contents = Dictionary(layout.contentSizes.map { ($0.item, $0.size) }) { first, _ in first }
        for row in rows {
            let label = escapedForDisplay(scene.tree[row.item].identifier)
            let indent = Int(row.depth) * 2
            try printer.add { line in
                line.append(UInt8(ascii: " "), count: indent)
                line.append(text: label)
                line.append(UInt8(ascii: " "), count: max(width - indent - label.columnCount, 0) + 2)
                write(row.item, contents[row.item], isHidden: hidden.contains(row.item), to: &line)
            }
        }
        for gap in layout.gaps {
            try printer.add(
                "  gap \(name(gap.before)) | \(name(gap.after))  \(gap.kind.rawValue) \(PlainNumber.text(gap.length))")
        }
        let file = displayName(page.input)
        for diagnostic in layout.diagnostics {
            let words = DiagnosticText(scene: scene, diagnostic: diagnostic)
            let place = words.position.map { DiagnosticText.place($0, in: file) + ": " } ?? ""
            try printer.add("  \(place)\(diagnostic.kind.rawValue): \(words.message)")
        }
        try printer.finish()
    }

    /// The items with their depths, at most 40, and the columns that the labels take, at most 48. No label is kept: those
    /// of a million views would be a fifth of the memory.
    private var rows: (rows: [(item: ItemID, depth: Int32)], width: Int) {
        let tree = scene.tree
        var rows: [(item: ItemID, depth: Int32)] = []
        rows.reserveCapacity(tree.count)
        var width = 0
        var pending: [(item: ItemID, depth: Int32)] = [(tree.root, 1)]
        while let row = pending.popLast() {
            let (item, depth) = (row.item, min(row.depth, 40))
            rows.append((item, depth))
            width = max(width, Int(depth) * 2 + escapedForDisplay(tree[item].identifier).columnCount)
            for child in tree[item].guides.reversed() { pending.append((child, depth + 1)) }
            for child in tree[item].subviews.reversed() { pending.append((child, depth + 1)) }
        }
        return (rows, min(width, 48))
    }

    /// Class, frame, and what else a line says of an item.
    ///
    /// Written as bytes: the line of one of very many views consists of a dozen short pieces.
    private func write(_ item: ItemID, _ content: Size?, isHidden: Bool, to line: inout ByteBuffer) {
        let frame = layout[item].frame
        line.append(text: scene.tree[item].className ?? scene.tree[item].kind.rawValue)
        line.append("  ")
        PlainNumber.write(frame.x, to: &line)
        line.append(" ")
        PlainNumber.write(frame.y, to: &line)
        line.append("  ")
        Self.write(frame.size, to: &line)
        if let content {
            line.append("  content ")
            Self.write(content, to: &line)
        }
        if isHidden || scene.tree[item].isHidden { line.append("  hidden") }
    }

    private static func write(_ size: Size, to line: inout ByteBuffer) {
        PlainNumber.write(size.width, to: &line)
        line.append(" x ")
        PlainNumber.write(size.height, to: &line)
    }
}

extension String {
    /// The number of characters; the bytes of plain text are not searched for the ends of characters.
    fileprivate var columnCount: Int { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? utf8.count : count }
}
