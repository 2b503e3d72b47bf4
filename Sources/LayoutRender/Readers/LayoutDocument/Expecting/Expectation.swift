import LayoutEngine

/// One `key path: value` of an `expect` block, checked against a layout.
public struct Expectation: Sendable, Equatable {
    /// As written in the document.
    public var path: String
    /// The line of the path in the document, from 1.
    public var line: Int
    /// The column of the path in the document, from 1.
    public var column: Int
    /// The items of the path: one item, or several through `*`.
    var items: [ItemID]
    /// The number or numbers that are compared.
    var property: Property
    /// Numbers in the order of the property's parts; nil matches any number.
    var values: [Double?]

    /// Frames are in points in the superview, absolute frames in the root. `fittingSize` is systemLayoutSizeFitting of
    /// the item alone; `gaps` are the lengths of a stack's gaps from its start.
    enum Property: Sendable, Equatable {
        case frame, absoluteFrame, contentSize, fittingSize, layoutMargins, safeAreaInsets, baselines, isHidden, gaps
        /// One part of a property with several numbers.
        indirect case part(Property, Int)
        /// The number of diagnostics of a kind, nil: of all kinds that report a defect.
        case diagnostics(LayoutDiagnostic.Kind?)

        /// The names that a path may end in, in the order of the values; empty for a single number and for gaps.
        var parts: [String] {
            switch self {
            case .frame, .absoluteFrame: ["x", "y", "width", "height"]
            case .contentSize, .fittingSize: ["width", "height"]
            case .layoutMargins, .safeAreaInsets: ["top", "left", "bottom", "right"]
            case .baselines: ["first", "last"]
            case .isHidden, .part, .diagnostics, .gaps: []
            }
        }
    }

    /// The words of paths. `layoutFrame` is UILayoutGuide's word for `frame`.
    static let words: [String: Property] = [
        "frame": .frame, "layoutFrame": .frame, "absoluteFrame": .absoluteFrame, "contentSize": .contentSize,
        "fittingSize": .fittingSize, "layoutMargins": .layoutMargins, "safeAreaInsets": .safeAreaInsets,
        "baselines": .baselines, "isHidden": .isHidden, "gaps": .gaps,
    ]
}

/// An expectation that does not hold.
public struct ExpectationFailure: Sendable, Hashable {
    /// The path as written.
    public var path: String
    /// The identifier of the item that differs; empty for diagnostics.
    public var item: String
    /// The line of the expectation in the document, from 1.
    public var line: Int
    /// The column of the expectation in the document, from 1.
    public var column: Int
    /// The expected and the actual value in one sentence.
    public var message: String

    /// A failure of an expectation that no document states, such as that of a design.
    package init(path: String = "", item: String, line: Int, column: Int = 1, message: String) {
        self.path = path
        self.item = item
        self.line = line
        self.column = column
        self.message = message
    }
}
