import LayoutEngine

/// One `key path: value` of an `expect` block.
public struct Expectation: Sendable, Equatable {
    /// As the document writes it.
    public var path: String
    public var line: Int
    public var column: Int
    /// What the path names: one item, or several by `*`.
    var items: [ItemID]
    var property: Property
    /// Numbers in the order of the property's parts; nil is not compared.
    var values: [Double?]

    enum Property: Sendable, Equatable {
        case frame, absoluteFrame, contentSize, fittingSize, layoutMargins, safeAreaInsets, baselines, isHidden, gaps
        /// One number of a property of several.
        indirect case part(Property, Int)
        /// The number of diagnostics of a kind, nil: of all kinds that report a defect.
        case diagnostics(LayoutDiagnostic.Kind?)

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

    static let words: [String: Property] = [
        "frame": .frame, "layoutFrame": .frame, "absoluteFrame": .absoluteFrame, "contentSize": .contentSize,
        "fittingSize": .fittingSize, "layoutMargins": .layoutMargins, "safeAreaInsets": .safeAreaInsets,
        "baselines": .baselines, "isHidden": .isHidden, "gaps": .gaps,
    ]
}

/// An expectation that does not hold.
public struct ExpectationFailure: Sendable, Hashable {
    public var path: String
    public var item: String
    public var line: Int
    public var column: Int
    public var message: String
}
