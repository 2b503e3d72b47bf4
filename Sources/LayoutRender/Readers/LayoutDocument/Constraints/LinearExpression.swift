import LayoutEngine

/// A sum of anchors with factors, and a constant: one side of a constraint expression.
///
/// `parent.width * 0.5 - 8` is one term with the factor 0.5, and the constant -8.
///
/// Both sides of a relation are read into one expression each and subtracted; equal anchors are added up on the way,
/// so `a.width + a.width == 100` is one term with the factor 2. Only then are the terms counted: more than two cannot
/// become an NSLayoutConstraint.
struct LinearExpression {
    /// An anchor and its factor.
    struct Term {
        /// The anchor, or an item or compound whose anchors are known once the whole constraint is read.
        var target: AnchorTarget
        /// The multiplier of the anchor.
        var factor = 1.0
        /// The byte of the text where the side starts.
        var place: Int
    }

    /// Each target occurs once: equal targets are added up.
    var terms: [Term] = []
    /// In points.
    var constant = 0.0
    /// The multiple of the system's spacing between baselines, which depends on a font.
    var baselineSpacing = 0.0

    /// Multiplies every factor and the constant.
    mutating func scale(by factor: Double) {
        constant *= factor
        baselineSpacing *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    /// Adds `other` times `factor`.
    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        baselineSpacing += other.baselineSpacing * factor
        for var term in other.terms {
            term.factor *= factor
            if let same = terms.firstIndex(where: { $0.target == term.target }) {
                terms[same].factor += term.factor
            } else {
                terms.append(term)
            }
        }
    }

    /// Removes terms that cancelled out.
    ///
    /// `a.width - a.width == 0` names no anchor after this.
    mutating func removeZeros() { terms.removeAll { $0.factor == 0 } }
}

/// The target of a path: an item, one of its regions, and an attribute.
struct AnchorTarget: Hashable {
    /// The view, guide or container.
    var item: ItemID
    /// The item itself, or one of its layout guides.
    var region: Anchor.Region = .item
    /// The last word of the path.
    var what: What

    /// What of the item is meant.
    enum What: Hashable {
        /// An attribute of NSLayoutConstraint.
        case attribute(Attribute)
        /// Several attributes at once: `edges`, `size`, `center` ...
        case compound(Compound)
        /// The item alone, as in `edges == parent`.
        case whole
    }
}

/// A word for several attributes, each with the sign that an inset has there.
///
///     edges == parent             top, leading, bottom and trailing equal those of the superview
///     edges >= parent + 8         at least 8 points inside at every edge
///     size == parent.size * 0.5   half the width and half the height
enum Compound: String, CaseIterable {
    /// Named as in the libraries that have such words; UIKit has none.
    case edges, horizontalEdges, verticalEdges, size, center

    /// The attributes in the order of the constraints that are made. At the far edges the sign is -1: an inset of 8
    /// moves the right edge to the left.
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
///
/// UIKit names the guides `safeAreaLayoutGuide` and so on; the short words are used in messages.
let regionWords: [String: Anchor.Region] = [
    "safeArea": .safeArea, "safeAreaLayoutGuide": .safeArea, "layoutMargins": .layoutMargins,
    "margins": .layoutMargins,
    "layoutMarginsGuide": .layoutMargins, "readableContent": .readableContent,
    "readableContentGuide": .readableContent, "contentLayout": .contentLayout, "contentLayoutGuide": .contentLayout,
    "frameLayout": .frameLayout, "frameLayoutGuide": .frameLayout, "topLayoutGuide": .topLayoutGuide,
    "bottomLayoutGuide": .bottomLayoutGuide, "keyboard": .keyboard, "keyboardLayoutGuide": .keyboard,
]

/// The short words, for suggestions in messages.
let regionWordList = [
    "safeArea", "layoutMargins", "readableContent", "contentLayout", "frameLayout", "topLayoutGuide",
    "bottomLayoutGuide", "keyboard",
]
