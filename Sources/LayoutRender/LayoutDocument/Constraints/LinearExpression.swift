import LayoutEngine

/// A sum of anchors with factors, and a constant: one side of a constraint expression.
struct LinearExpression {
    struct Term {
        var target: AnchorTarget
        var factor: Double
        /// Byte of the text where it stands.
        var place: Int
    }

    var terms: [Term] = []
    var constant = 0.0

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    mutating func add(_ other: LinearExpression) {
        constant += other.constant
        for term in other.terms {
            if let same = terms.firstIndex(where: { $0.target == term.target }) {
                terms[same].factor += term.factor
            } else {
                terms.append(term)
            }
        }
    }
}

/// What an expression names: an item, one of its regions, and what of it.
struct AnchorTarget: Hashable {
    var item: ItemID
    var region: Anchor.Region = .item
    var what: What

    enum What: Hashable {
        case attribute(Attribute)
        /// Several attributes at once: `edges`, `size`, `center` ...
        case compound(Compound)
        /// The item alone, as in `edges == parent`.
        case whole
    }
}

/// A word for several attributes, each with the sign that an inset has there.
enum Compound: String, CaseIterable {
    case edges, horizontalEdges, verticalEdges, size, center

    var parts: [(attribute: Attribute, sign: Double)] {
        switch self {
        case .edges: [(.top, 1), (.leading, 1), (.bottom, -1), (.trailing, -1)]
        case .horizontalEdges: [(.leading, 1), (.trailing, -1)]
        case .verticalEdges: [(.top, 1), (.bottom, -1)]
        case .size: [(.width, 1), (.height, 1)]
        case .center: [(.centerX, 1), (.centerY, 1)]
        }
    }
}

/// Names of regions, in short and as UIKit's properties.
let regionWords: [String: Anchor.Region] = [
    "safeArea": .safeArea, "safeAreaLayoutGuide": .safeArea, "layoutMargins": .layoutMargins,
    "layoutMarginsGuide": .layoutMargins, "readableContent": .readableContent,
    "readableContentGuide": .readableContent, "contentLayout": .contentLayout, "contentLayoutGuide": .contentLayout,
    "frameLayout": .frameLayout, "frameLayoutGuide": .frameLayout, "topLayoutGuide": .topLayoutGuide,
    "bottomLayoutGuide": .bottomLayoutGuide, "keyboard": .keyboard, "keyboardLayoutGuide": .keyboard,
]

let regionWordList = [
    "safeArea", "layoutMargins", "readableContent", "contentLayout", "frameLayout", "topLayoutGuide",
    "bottomLayoutGuide", "keyboard",
]
