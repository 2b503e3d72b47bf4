import LayoutDocument
import LayoutEngine

/// The value of a property as a report writes it. The switch has no default, so a new shape of property cannot be
/// forgotten by `diff`.
struct PropertyReporting: PropertyVisitor {
    /// The view that holds the record.
    let view: View
    /// The record of the field.
    let record: PropertyRecord

    /// The value of a field of a view; nil where the view has none, or where a report leaves it out.
    static func text(_ field: PropertyField, _ view: View) -> String? {
        var reporting = PropertyReporting(view: view, record: field.record)
        return field.visit(view, &reporting)
    }

    /// Nil is left out: nothing is set, or a rule that every view has is at its default.
    func visit<Root>(_ shape: PropertyShape<Root>, _ root: Root, fresh: Root) -> String? {
        switch shape {
        case .flag(let field): record == .view && field.isEqual(root, fresh) ? nil : "\(field.get(root))"
        case .string(let field): field.get(root)
        case .text(let field, _): quoted(field.get(root))
        case .optionalText(let field): field.get(root).map(quoted)
        case .texts(let field):
            field.get(root).isEmpty ? nil : field.get(root).map(quoted).joined(separator: ", ")
        case .runs(let field, _): field.get(root).reportText
        case .number(let field, _), .points(let field, _): field.get(root).plain
        case .integer(let field, _): "\(field.get(root))"
        case .index(let field, _): field.get(root).map { "\($0)" }
        case .height(let field): field.get(root)?.plain
        case .word(let field): field.isUnset(root) ? nil : field.word(of: root)
        case .color(let field): field.get(root)?.text
        case .gradient(let field): field.get(root)?.text
        case .font(let field): field.get(root).text
        case .optionalFont(let field, _): field.get(root)?.text
        case .image(let field): field.get(root)?.text
        case .point(let field): field.get(root).text
        // Auto Layout never asks for the frame of a view that it places.
        case .rect(let field, _): view.translatesAutoresizingMaskIntoConstraints ? field.get(root)?.text : nil
        case .mask(_, AutoresizingMask.words) where !view.translatesAutoresizingMaskIntoConstraints: nil
        case .mask(let field, let words):
            field.get(root) == 0 ? "none" : words.named(byBitsOf: field.get(root)).joined(separator: " ")
        case .insets(let field): field.get(root).text
        case .optionalInsets(let field): field.get(root)?.text
        case .margins(let field, _): field.get(root)?.text
        case .intrinsicSize(let field): field.get(root)?.intrinsicText
        case .priorities(let field): field.isEqual(root, fresh) ? nil : field.get(root).text
        case .baselines(let field):
            field.get(root).map { "first \($0.first.plain), last \($0.last.plain)" }
        case .date(let field, _): field.get(root)?.text
        case .cornerRadius(let field): field.get(root)?.text
        case .spacing(let field):
            switch field.get(root) {
            case .points(let points): points.plain
            case .standard: "system"
            }
        // Bars around a page and bars among its views are told by the same facts.
        case .barItems, .navigationItems: nil
        }
    }
}

extension Size {
    /// As tree.json writes an intrinsic size: -1 for none, null where the content decides.
    fileprivate var intrinsicText: String {
        "[\(width.isNaN ? "null" : width.plain), \(height.isNaN ? "null" : height.plain)]"
    }
}

extension GradientLayer {
    /// The colours with their places, and the way. `#FF0000 0, #0000FF 1, from (0.5, 0) to (0.5, 1)`
    fileprivate var text: String {
        (stops.map { "\($0.color.text) \($0.location.plain)" } + ["from \(startPoint.text) to \(endPoint.text)"])
            .joined(separator: ", ")
    }
}

extension Appearance.CornerRadius {
    /// A length, or the share of a side.
    fileprivate var text: String {
        switch self {
        case .points(let radius): radius.plain
        case .heightDivided(let divisor): "height / " + divisor.plain
        case .widthDivided(let divisor): "width / " + divisor.plain
        }
    }
}

extension [TextContent.Run] {
    /// Each stretch with its font and colour; nil for none. `"Total: " system 17, "12" system 17 bold #FF0000`.
    fileprivate var reportText: String? {
        guard !isEmpty else { return nil }
        return map { run in
            let lines = [
                run.underlineStyle.map { "underlined " + $0.rawValue },
                run.strikethroughStyle.map { "struck through " + $0.rawValue },
            ]
            return ([quoted(run.text)] + ([run.font?.text, run.color?.text] + lines).compactMap { $0 })
                .joined(separator: " ")
        }.joined(separator: ", ")
    }
}

extension ImageContent {
    /// The name, and what a symbol is set in. `"star.fill" system symbol 17 pt`, `"Logo"`.
    var text: String {
        var words = [quoted(name)]
        if isSystemSymbol { words.append("system symbol") }
        if let symbolPointSize { words.append(symbolPointSize.plain + " pt") }
        if let symbolTextStyle { words.append(symbolTextStyle.rawValue) }
        if let symbolScale { words.append(symbolScale) }
        if let symbolWeight { words.append(symbolWeight.rawValue) }
        return words.joined(separator: " ")
    }
}
