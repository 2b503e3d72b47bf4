import LayoutEngine
import Notation

/// The numbers that an attribute may have.
enum NumericAttribute {
    /// Longer ones than the longest length are that.
    case number
    /// A number that is not negative.
    case length
    /// A length, or `infinite` for no length.
    case intrinsicLength
    /// 0 is accepted as well.
    case priority

    /// The mistake in a text; nil if it is valid.
    func complaint(about text: String) -> String? {
        if case .intrinsicLength = self, text == "infinite" { return nil }
        guard let value = finiteNumber(text) else { return "expected a decimal number" }
        switch self {
        case .number, .intrinsicLength: return nil
        case .length: return value < 0 ? "expected a length that is not negative" : nil
        case .priority: return (0...1000).contains(value) ? nil : "expected a priority from 1 to 1000"
        }
    }

    /// The attributes of an element that are numbers; nil for an element without any that a reader uses.
    static func kinds(on element: XMLElement) -> [String: NumericAttribute]? {
        let name = element.name
        if let own = ofElements[name] { return own }
        if name == "real" || name == "integer" {
            let isDrawn = element.parent?["keyPath"].map { ViewReader.drawnLengths.contains($0) } ?? false
            return isDrawn ? ["value": .number] : nil
        }
        return name == "variation" || View.Kind(rawValue: name) != nil ? ofViews : nil
    }

    /// The attributes of elements that are no views.
    private static let ofElements: [String: [String: NumericAttribute]] = [
        "rect": ["x": .number, "y": .number, "width": .length, "height": .length],
        "point": ["x": .number, "y": .number],
        "size": ["width": .number, "height": .number],
        "image": ["width": .number, "height": .number],
        "inset": ["minX": .number, "minY": .number, "maxX": .number, "maxY": .number],
        "edgeInsets": ["top": .number, "left": .number, "bottom": .number, "right": .number],
        "directionalEdgeInsets": ["top": .number, "leading": .number, "bottom": .number, "trailing": .number],
        "color": ["red": .number, "green": .number, "blue": .number, "white": .number, "alpha": .number],
        "fontDescription": ["pointSize": .number],
        "font": ["size": .number],
        "paragraphStyle": [
            "lineSpacing": .number, "lineHeightMultiple": .number, "minimumLineHeight": .number,
            "maximumLineHeight": .number, "paragraphSpacing": .number,
        ],
    ]

    /// The attributes of views and of their variations.
    private static let ofViews: [String: NumericAttribute] = [
        "alpha": .number, "spacing": .number, "rowHeight": .number, "imagePadding": .number, "progress": .number,
        "value": .number, "minValue": .number, "maxValue": .number, "minimumValue": .number, "maximumValue": .number,
        "numberOfLines": .number, "numberOfPages": .number, "currentPage": .number, "selectedSegmentIndex": .number,
        "minimumScaleFactor": .number, "minimumFontSize": .number, "preferredMaxLayoutWidth": .number,
        "placeholderIntrinsicWidth": .intrinsicLength, "placeholderIntrinsicHeight": .intrinsicLength,
        "horizontalHuggingPriority": .priority, "verticalHuggingPriority": .priority,
        "horizontalCompressionResistancePriority": .priority, "verticalCompressionResistancePriority": .priority,
    ]
}
