import LayoutEngine
import Notation

/// Views as nodes: what differs from UIKit's default, in the order of `PropertyKey`.
extension DocumentWriter {
    /// The members of a node; children inside.
    mutating func node(_ item: ItemID, depth: Int) -> [JSONValue.Member] {
        let view = scene.tree[item]
        var out = MemberList()
        out.add("type", .string(view.kind.rawValue))
        if needsID[Int(item.index)] { out.add("id", .string(id(item))) }
        out.add("class", view.className.map { .string($0) })
        out.add("label", view.label.map { .string($0) })
        geometry(item, view, &out)
        margins(view, &out)
        appearance(view, &out)
        families(view, &out)
        content(view, &out)
        guard depth < Self.maximumDepth else {
            if !view.subviews.isEmpty { notices.append("the views below \(id(item)) nest too deeply and are left out") }
            return out.members
        }
        children(item, view, depth, &out)
        return out.members
    }

    private func geometry(_ item: ItemID, _ view: View, _ out: inout MemberList) {
        if let frame = view.frame, Self.isWritable(frame), frame.width >= 0, frame.height >= 0 {
            out.add("frame", Self.rect(frame))
        }
        if let frame = view.recordedFrame, Self.isWritable(frame) { out.add("recordedFrame", Self.rect(frame)) }
        let words = AutoresizingMask.words.indices.filter {
            view.autoresizingMask.rawValue & (1 << UInt8($0)) != 0
        }
        if !words.isEmpty { out.add("autoresizingMask", .strings(words.map { AutoresizingMask.words[$0] })) }
        let isArranged = view.superview.map { scene.tree[$0].stack?.arrangedSubviews.contains(item) == true } ?? false
        if view.translatesAutoresizingMaskIntoConstraints != (view.frame != nil), !isArranged {
            out.add(
                "translatesAutoresizingMaskIntoConstraints", .bool(view.translatesAutoresizingMaskIntoConstraints))
        }
        guard !view.kind.isGuide else { return }
        if let size = view.intrinsicContentSize {
            out.add("intrinsicContentSize", .array([.number(size.width), .number(size.height)]))
        }
        out.add("contentHuggingPriority", Self.priorities(view.contentHuggingPriority, 250))
        out.add("contentCompressionResistancePriority", Self.priorities(view.contentCompressionResistancePriority, 750))
        out.add("isHidden", view.isHidden ? .bool(true) : nil)
        out.add("alignmentRectInsets", view.alignmentRectInsets.map { Self.insets($0) })
        if let offsets = view.baselineOffsets {
            out.add(
                "baselineOffsets",
                .object([.init("first", .number(offsets.first)), .init("last", .number(offsets.last))]))
        }
    }

    private static func priorities(_ pair: AxisPair<Float>, _ usual: Float) -> JSONValue? {
        guard pair != AxisPair(usual) else { return nil }
        func level(_ value: Float) -> JSONValue { .number(Double("\(min(max(value, 1), 1000))") ?? 1000) }
        return .object([.init("horizontal", level(pair.horizontal)), .init("vertical", level(pair.vertical))])
    }

    private func margins(_ view: View, _ out: inout MemberList) {
        guard !view.kind.isGuide else { return }
        if let margins = view.layoutMargins {
            let edges: [(String, Double?)] = [
                ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom), ("right", margins.right),
                ("leading", margins.leading), ("trailing", margins.trailing),
            ]
            out.add(
                "layoutMargins", .object(edges.compactMap { edge in edge.1.map { .init(edge.0, .number($0)) } }))
        }
        out.add("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins ? .bool(true) : nil)
        out.add("insetsLayoutMarginsFromSafeArea", view.insetsLayoutMarginsFromSafeArea ? nil : .bool(false))
        out.add("layoutMarginsFollowReadableWidth", view.layoutMarginsFollowReadableWidth ? .bool(true) : nil)
        out.add(
            "semanticContentAttribute",
            view.forcedLayoutDirection.map {
                .string($0 == .leftToRight ? "forceLeftToRight" : "forceRightToLeft")
            })
    }

    private mutating func appearance(_ view: View, _ out: inout MemberList) {
        guard !view.kind.isGuide else { return }
        let appearance = view.appearance
        if appearance.alpha != 1 { out.add("alpha", .number(min(max(appearance.alpha, 0), 1))) }
        out.add("backgroundColor", color(appearance.backgroundColor))
        out.add("tintColor", color(appearance.tintColor))
        switch appearance.cornerRadius {
        case .points(let radius): out.add("cornerRadius", .number(max(radius, 0)))
        case .heightDivided(let divisor): out.add("cornerRadius", .string("height / \(PlainNumber.exact(divisor))"))
        case .widthDivided(let divisor): out.add("cornerRadius", .string("width / \(PlainNumber.exact(divisor))"))
        case nil: break
        }
        if appearance.borderWidth != 0 { out.add("borderWidth", .number(max(appearance.borderWidth, 0))) }
        out.add("borderColor", color(appearance.borderColor))
        out.add("clipsToBounds", appearance.clipsToBounds ? .bool(true) : nil)
        out.add(
            "contentMode", appearance.contentMode == .scaleToFill ? nil : .string(appearance.contentMode.rawValue))
        out.add("isUserInteractionEnabled", appearance.isUserInteractionEnabled ? nil : .bool(false))
    }

    /// A colour in writing; one that a document cannot name is left out with a notice.
    mutating func color(_ color: Color?) -> JSONValue? {
        guard let color else { return nil }
        if case .dynamic(let light, let dark) = color, let light = light.documentText {
            guard let dark else { return .object([.init("light", .string(light))]) }
            if let dark = dark.documentText {
                return .object([.init("light", .string(light)), .init("dark", .string(dark))])
            }
        }
        guard let text = color.documentText else {
            notices.append("a colour has no name in a document and is left out: \(escapedForDisplay("\(color)"))")
            return nil
        }
        return .string(text)
    }

    private mutating func children(_ item: ItemID, _ view: View, _ depth: Int, _ out: inout MemberList) {
        let tree = scene.tree
        func list(_ items: [ItemID]) -> JSONValue? {
            items.isEmpty ? nil : .array(items.map { .object(node($0, depth: depth + 1)) })
        }
        out.add("guides", list(view.guides))
        if view.kind == .layoutContainer {
            let inside = view.superview.map { tree[$0].subviews.filter { tree[$0].container == item } } ?? []
            out.add("subviews", list(inside))
            return
        }
        var special = Set(view.stack?.arrangedSubviews ?? [])
        if let content = view.cell?.contentView { special.insert(content) }
        for child in [view.table?.tableHeaderView, view.table?.tableFooterView].compactMap({ $0 }) {
            special.insert(child)
        }
        for section in view.table?.sections ?? [] {
            special.formUnion(section.rows + [section.header, section.footer].compactMap { $0 })
        }
        out.add("subviews", list(view.subviews.filter { !special.contains($0) && tree[$0].container == nil }))
        out.add("arrangedSubviews", list(view.stack?.arrangedSubviews ?? []))
        if let content = view.cell?.contentView { out.add("contentView", .object(node(content, depth: depth + 1))) }
        guard let table = view.table else { return }
        if let header = table.tableHeaderView { out.add("tableHeaderView", .object(node(header, depth: depth + 1))) }
        if let footer = table.tableFooterView { out.add("tableFooterView", .object(node(footer, depth: depth + 1))) }
        let sections = table.sections.map { section in
            var members = MemberList()
            members.add("header", section.headerTitle.map { .string($0) })
            if let header = section.header { members.add("header", .object(node(header, depth: depth + 1))) }
            members.add("footer", section.footerTitle.map { .string($0) })
            if let footer = section.footer { members.add("footer", .object(node(footer, depth: depth + 1))) }
            members.add("rows", list(section.rows) ?? .array([]))
            return JSONValue.object(members.members)
        }
        if !sections.isEmpty { out.add("sections", .array(sections)) }
    }
}

/// Members in order; a missing value adds nothing.
struct MemberList {
    private(set) var members: [JSONValue.Member] = []

    mutating func add(_ key: String, _ value: JSONValue?) {
        if let value, !members.contains(where: { $0.key == key }) { members.append(.init(key, value)) }
    }
}
