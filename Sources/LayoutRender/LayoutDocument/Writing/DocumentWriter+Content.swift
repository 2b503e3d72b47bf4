import LayoutEngine
import Notation

/// The properties of families and contents, where they differ from the default.
extension DocumentWriter {
    func families(_ view: View, _ out: inout MemberList) {
        if let stack = view.stack { self.stack(stack, &out) }
        if let order = view.arrangement {
            out.add(
                "arranger", order == view.subviews ? .bool(true) : .object([.init("order", .strings(order.map(id)))]))
        }
        if let scroll = view.scroll {
            if scroll.contentOffset != .zero {
                let offset = scroll.contentOffset
                out.add("contentOffset", .array([.number(offset.x), .number(offset.y)]))
            }
            out.add("contentInset", scroll.contentInset == .zero ? nil : Self.insets(scroll.contentInset))
            out.add(
                "contentInsetAdjustmentBehavior",
                scroll.insetAdjustment == .automatic ? nil : .string(scroll.insetAdjustment.rawValue))
        }
        if let table = view.table {
            out.add("style", table.style == .plain ? nil : .string(table.style.rawValue))
            out.add("rowHeight", table.rowHeight.map { .number($0) })
            out.add("estimatedRowHeight", table.estimatedRowHeight.map { .number($0) })
            out.add("sectionHeaderHeight", table.sectionHeaderHeight.map { .number($0) })
            out.add("sectionFooterHeight", table.sectionFooterHeight.map { .number($0) })
            out.add("separatorInset", table.separatorInset.map { Self.insets($0) })
            out.add("separatorStyle", table.showsSeparators ? nil : .string("none"))
        }
        if let cell = view.cell {
            out.add("rowHeight", view.kind == .tableViewCell ? cell.rowHeight.map { .number($0) } : nil)
            if let accessory = cell.accessory, CellAttributes.accessoryWords.contains(accessory),
                view.kind == .tableViewCell
            {
                out.add("accessoryType", .string(accessory))
            }
            out.add("reuseIdentifier", cell.reuseIdentifier.map { .string($0) })
        }
    }

    private func stack(_ stack: StackAttributes, _ out: inout MemberList) {
        out.add("axis", stack.axis == .horizontal ? nil : .string("vertical"))
        out.add("distribution", stack.distribution == .fill ? nil : .string(stack.distribution.rawValue))
        out.add("alignment", stack.alignment == .fill ? nil : .string(stack.alignment.rawValue))
        if stack.usesSystemSpacing {
            out.add("spacing", .string("standard"))
        } else if stack.spacing != 0 {
            out.add("spacing", .number(stack.spacing))
        }
        // The last entry of a view wins.
        var gaps: [JSONValue.Member] = []
        for entry in stack.customSpacing {
            gaps.removeAll { $0.key == id(entry.after) }
            gaps.append(.init(id(entry.after), .number(entry.spacing)))
        }
        out.add("customSpacing", gaps.isEmpty ? nil : .object(gaps))
        out.add("isBaselineRelativeArrangement", stack.isBaselineRelativeArrangement ? .bool(true) : nil)
        out.add("isLayoutMarginsRelativeArrangement", stack.isLayoutMarginsRelativeArrangement ? .bool(true) : nil)
    }

    mutating func content(_ view: View, _ out: inout MemberList) {
        switch view.content {
        case .none: break
        case .text(let text): self.text(text, view.kind, &out)
        case .button(let button): self.button(button, &out)
        case .image(let image): out.add("image", self.image(image))
        case .control(let control): self.control(control, view.kind, &out)
        }
    }

    private mutating func text(_ text: TextContent, _ kind: View.Kind, _ out: inout MemberList) {
        func has(_ key: PropertyKey) -> Bool { key.kinds.contains(kind) }
        if !text.runs.isEmpty, has(.attributedText) {
            out.add("attributedText", runs(text.runs))
        } else {
            out.add("text", text.text.isEmpty ? nil : .string(text.text))
        }
        if has(.placeholder) { out.add("placeholder", text.placeholder.map { .string($0) }) }
        out.add("font", Self.font(text.font))
        out.add("textColor", color(text.color))
        out.add("textAlignment", text.alignment == .natural ? nil : .string(text.alignment.rawValue))
        if text.numberOfLines != 1, has(.numberOfLines) {
            out.add("numberOfLines", .integer(max(text.numberOfLines, 0)))
        }
        if text.lineBreakMode != .byTruncatingTail, has(.lineBreakMode) {
            out.add("lineBreakMode", .string(text.lineBreakMode.rawValue))
        }
        if text.adjustsFontSizeToFitWidth, has(.adjustsFontSizeToFitWidth) {
            out.add("adjustsFontSizeToFitWidth", .bool(true))
        }
        let numbers: [(PropertyKey, Double)] = [
            (.minimumScaleFactor, text.minimumScaleFactor), (.minimumFontSize, text.minimumFontSize),
            (.preferredMaxLayoutWidth, text.preferredMaxLayoutWidth), (.lineSpacing, text.lineSpacing),
            (.lineHeightMultiple, text.lineHeightMultiple), (.minimumLineHeight, text.minimumLineHeight),
            (.maximumLineHeight, text.maximumLineHeight), (.paragraphSpacing, text.paragraphSpacing),
        ]
        for (key, value) in numbers where value > 0 && has(key) { out.add(key.rawValue, .number(value)) }
        if text.borderStyle != .none, has(.borderStyle) { out.add("borderStyle", .string(text.borderStyle.rawValue)) }
        if !text.isScrollEnabled, has(.isScrollEnabled) { out.add("isScrollEnabled", .bool(false)) }
        if text.isSecure, has(.isSecureTextEntry) { out.add("isSecureTextEntry", .bool(true)) }
    }

    private mutating func button(_ button: ButtonContent, _ out: inout MemberList) {
        if button.attributedTitle.isEmpty {
            out.add("title", button.title.isEmpty ? nil : .string(button.title))
        } else {
            out.add("attributedTitle", runs(button.attributedTitle))
        }
        out.add("font", button.font.flatMap { Self.font($0, usual: Font(size: 15)) ?? .object([]) })
        out.add("numberOfLines", button.numberOfLines == 1 ? nil : .integer(max(button.numberOfLines, 0)))
        out.add("lineBreakMode", button.lineBreakMode.map { .string($0.rawValue) })
        out.add("subtitle", button.subtitle.map { .string($0) })
        out.add("titleColor", color(button.titleColor))
        out.add("buttonType", button.kind == .system ? nil : .string(button.kind.rawValue))
        out.add("configuration", button.configuration.map { .string($0.rawValue) })
        out.add("image", button.image.map { self.image($0) })
        out.add("backgroundImage", button.backgroundImage.map { self.image($0) })
        out.add("imagePlacement", button.imagePlacement == .leading ? nil : .string(button.imagePlacement.rawValue))
        out.add("imagePadding", button.imagePadding == 0 ? nil : .number(button.imagePadding))
        out.add("contentEdgeInsets", button.contentEdgeInsets.map { Self.insets($0) })
        out.add("titleEdgeInsets", button.titleEdgeInsets == .zero ? nil : Self.insets(button.titleEdgeInsets))
        out.add("imageEdgeInsets", button.imageEdgeInsets == .zero ? nil : Self.insets(button.imageEdgeInsets))
        out.add(
            "contentHorizontalAlignment", button.alignment == .center ? nil : .string(button.alignment.rawValue))
        out.add(
            "contentVerticalAlignment",
            button.verticalAlignment == .center ? nil : .string(button.verticalAlignment.rawValue))
        out.add("configurationBackgroundColor", color(button.configurationBackgroundColor))
        out.add("isEnabled", button.isEnabled ? nil : .bool(false))
        out.add("isSelected", button.isSelected ? .bool(true) : nil)
    }

    private func control(_ control: ControlContent, _ kind: View.Kind, _ out: inout MemberList) {
        func add(_ key: PropertyKey, _ value: JSONValue?) {
            if key.kinds.contains(kind) { out.add(key.rawValue, value) }
        }
        add(.font, control.font.flatMap { Self.font($0) ?? .object([]) })
        add(.isEnabled, control.isEnabled ? nil : .bool(false))
        add(.isOn, control.isOn ? .bool(true) : nil)
        add(.value, control.value == 0 ? nil : .number(min(max(control.value, 0), 1)))
        add(.segments, control.segments.isEmpty ? nil : .strings(control.segments))
        add(.selectedSegmentIndex, control.selectedSegment.map { .integer($0) })
        add(.numberOfPages, control.numberOfPages == 0 ? nil : .integer(control.numberOfPages))
        add(.currentPage, control.currentPage == 0 ? nil : .integer(control.currentPage))
        add(.style, control.style.map { .string($0) })
        add(.isAnimating, control.isAnimating ? .bool(true) : nil)
        add(.titles, control.titles.isEmpty ? nil : .strings(control.titles))
    }

    private mutating func runs(_ runs: [TextContent.Run]) -> JSONValue {
        .array(
            runs.map { run in
                var members = MemberList()
                members.add("text", .string(run.text))
                members.add("font", run.font.map { Self.font($0) ?? .object([]) })
                members.add("color", color(run.color))
                return .object(members.members)
            })
    }

    /// What differs from the font that a reader starts with; nil when nothing does.
    private static func font(_ font: Font, usual: Font = Font()) -> JSONValue? {
        var members = MemberList()
        members.add("textStyle", font.textStyle.map { .string($0.rawValue) })
        members.add("family", font.family.map { .string($0) })
        members.add("faceName", font.faceName.map { .string($0) })
        // A family's style has its own standard size where none is stated.
        let needsSize = font.size != usual.size || (font.family != nil && font.textStyle != nil)
        if needsSize, Limits.fontSize.contains(font.size) { members.add("size", .number(font.size)) }
        members.add("weight", font.weight == .regular ? nil : .string(font.weight.rawValue))
        members.add("italic", font.isItalic ? .bool(true) : nil)
        members.add("monospacedDigits", font.usesMonospacedDigits ? .bool(true) : nil)
        return members.members.isEmpty ? nil : .object(members.members)
    }

    private func image(_ image: ImageContent) -> JSONValue {
        // A name with a colon stands for a picture inside an Interface Builder file.
        let isAsset = namesAssets && !image.isSystemSymbol && !image.name.contains(":")
        var members = MemberList()
        members.add("size", image.size.map { .array([.number(max($0.width, 0)), .number(max($0.height, 0))]) })
        members.add("systemSymbol", image.isSystemSymbol ? .bool(true) : nil)
        members.add("symbolPointSize", image.symbolPointSize.map { .number($0) })
        members.add("symbolTextStyle", image.symbolTextStyle.map { .string($0.rawValue) })
        members.add("symbolScale", image.symbolScale.map { .string($0) })
        guard isAsset || !members.members.isEmpty else { return .string(image.name) }
        return .object([.init(isAsset ? "asset" : "name", .string(image.name))] + members.members)
    }
}
