import LayoutEngine

/// The properties of stack views, scroll views, tables and cells.
extension DocumentReader {
    mutating func applyStack(_ key: PropertyKey, _ value: Int, scope: Int, _ view: inout View) {
        guard var stack = view.stack else { return }
        switch key {
        case .axis:
            guard let text = string(value) else { return }
            switch text {
            case "horizontal": stack.axis = .horizontal
            case "vertical": stack.axis = .vertical
            default: unknownWord(text, value, known: ["horizontal", "vertical"])
            }
        case .distribution: stack.distribution = word(value, StackAttributes.Distribution.self) ?? stack.distribution
        case .alignment:
            guard let text = string(value) else { return }
            if let alignment = StackAttributes.Alignment(name: text) {
                stack.alignment = alignment
            } else {
                let known = StackAttributes.Alignment.allCases.map(\.rawValue) + ["top", "bottom"]
                unknownWord(text, value, known: known)
            }
        case .spacing:
            if arena.kind(value) == .string, arena.string(value) == "standard" {
                stack.usesSystemSpacing = true
            } else if let spacing = measure(value) {
                stack.spacing = spacing
                stack.usesSystemSpacing = false
            }
        case .isBaselineRelativeArrangement: stack.isBaselineRelativeArrangement = bool(value) ?? false
        case .isLayoutMarginsRelativeArrangement: stack.isLayoutMarginsRelativeArrangement = bool(value) ?? false
        default: break
        }
        view.stack = stack
    }

    /// A number, or an expression of numbers and metrics.
    mutating func measure(_ node: Int) -> Double? {
        guard arena.kind(node) == .string else { return number(node) }
        return metricExpression(node)
    }

    mutating func applyScroll(_ key: PropertyKey, _ value: Int, _ view: inout View) {
        guard var scroll = view.scroll else { return }
        switch key {
        case .contentOffset: scroll.contentOffset = point(value) ?? scroll.contentOffset
        case .contentInset: scroll.contentInset = insets(value) ?? scroll.contentInset
        case .contentInsetAdjustmentBehavior:
            scroll.insetAdjustment = word(value, ScrollAttributes.InsetAdjustment.self) ?? scroll.insetAdjustment
        default: break
        }
        view.scroll = scroll
    }

    /// Nil inside the answer: `automatic`.
    private mutating func height(_ node: Int) -> Double?? {
        if arena.kind(node) == .string, arena.string(node) == "automatic" { return .some(nil) }
        guard arena.kind(node) == .number else {
            expected("a height or 'automatic'", node)
            return nil
        }
        return length(node).map { .some($0) }
    }

    mutating func applyTable(_ key: PropertyKey, _ value: Int, _ view: inout View) {
        guard var table = view.table else { return }
        switch key {
        case .style: table.style = word(value, TableAttributes.Style.self) ?? table.style
        case .rowHeight: if let height = height(value) { table.rowHeight = height }
        case .estimatedRowHeight: if let height = height(value) { table.estimatedRowHeight = height }
        case .sectionHeaderHeight: if let height = height(value) { table.sectionHeaderHeight = height }
        case .sectionFooterHeight: if let height = height(value) { table.sectionFooterHeight = height }
        case .separatorInset: table.separatorInset = insets(value) ?? table.separatorInset
        case .separatorStyle:
            guard let text = string(value) else { return }
            switch text {
            case "none": table.showsSeparators = false
            case "singleLine": table.showsSeparators = true
            default: unknownWord(text, value, known: ["none", "singleLine"])
            }
        default: break
        }
        view.table = table
    }

    mutating func applyCell(_ key: PropertyKey, _ value: Int, _ view: inout View) {
        guard var cell = view.cell else { return }
        switch key {
        case .rowHeight: if let height = height(value) { cell.rowHeight = height }
        case .accessoryType:
            guard let text = string(value) else { return }
            if CellAttributes.accessoryWords.contains(text) {
                cell.accessory = text == "none" ? nil : text
            } else {
                unknownWord(text, value, known: CellAttributes.accessoryWords)
            }
        case .reuseIdentifier: cell.reuseIdentifier = string(value) ?? cell.reuseIdentifier
        default: break
        }
        view.cell = cell
    }
}

extension CellAttributes {
    /// UITableViewCell.AccessoryType.
    static let accessoryWords = [
        "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ]
}
