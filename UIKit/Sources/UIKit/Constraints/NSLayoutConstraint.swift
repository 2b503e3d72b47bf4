internal import LayoutEngine

/// `first  relation  multiplier * second + constant @priority`; held by the nearest common ancestor while active.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, Associating {
    let associated = AssociatedValues()
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins

        @available(*, unavailable, renamed: "lastBaseline") public static var baseline: Attribute { .lastBaseline }
    }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public private(set) var firstAttribute = Attribute.notAnAttribute
    public private(set) var secondAttribute = Attribute.notAnAttribute
    public private(set) var relation = Relation.equal
    public private(set) var multiplier = CGFloat(1)
    open var constant = CGFloat(0) {
        didSet { if constant != oldValue { holder?.root.context?.note(self) } }
    }
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.root.context?.note(self) } }
    }
    @Kept open var shouldBeArchived = false
    open var identifier: String?
    /// The view whose `constraints` has this one.
    weak var holder: UIView?
    /// The order of activation decides ties, as in UIKit.
    var activation = 0
    private static var activations = 0

    /// How many times the system's spacing between baselines is added, which follows a font.
    var baselineSpacing = CGFloat(0)

    /// The rectangles between anchors whose distance the constraint names.
    var guides: [DistanceGuide] = []

    public convenience init(
        item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        firstItem = first as AnyObject
        secondItem = second.flatMap { $0 as AnyObject }
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { Self.anchor(of: firstItem, firstAttribute) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { Self.anchor(of: $0, secondAttribute) } }

    /// The anchor of an item, which is one object for every constraint.
    private static func anchor(of item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
        guard let owner = item as? any Associating else { return NSLayoutAnchor(item, attribute) }
        if let known = owner.associated.anchors[attribute] { return known }
        let anchor = NSLayoutAnchor<AnyObject>(item, attribute)
        owner.associated.anchors[attribute] = anchor
        return anchor
    }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    private func activate() {
        guard holder == nil else { return }
        for guide in guides { guide.install() }
        guard let first = NSLayoutConstraint.view(of: firstItem) else {
            preconditionFailure("Unable to activate a constraint whose first item is gone or in no view")
        }
        for case let part as any ButtonPart in [firstItem, secondItem] { part.joinButton() }
        guard let second = secondItem else { return first.addConstraint(self) }
        guard let other = NSLayoutConstraint.view(of: second), let common = first.commonAncestor(with: other) else {
            preconditionFailure(
                "Unable to activate constraint with anchors of \(type(of: first)) and \(type(of: second)) because they "
                    + "have no common ancestor. Does the constraint or its anchors reference items in different view "
                    + "hierarchies? That's illegal.")
        }
        common.addConstraint(self)
    }

    private func deactivate() { holder?.removeConstraint(self) }

    func wasAdded(to view: UIView) {
        holder = view
        Self.activations += 1
        activation = Self.activations
        for item in [firstItem, secondItem] { NSLayoutConstraint.view(of: item)?.viewState.naming.add(self) }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) { for next in constraints { next.isActive = true } }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for next in constraints { next.isActive = false }
    }

    /// The view itself, or the one that owns a guide.
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)):\(identifier.map { " '\($0)'" } ?? "") \(text)>" }
    }

    /// `UILabel.leading == UIView.leading + 8 @750`
    private var text: String {
        func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(item.map { String(describing: Swift.type(of: $0)) } ?? "nil").\(attribute)"
        }
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        var text = "\(name(firstItem, firstAttribute)) \(sign) "
        if let secondItem {
            if multiplier != 1 { text += "\(multiplier) * " }
            text += name(secondItem, secondAttribute)
            if constant != 0 { text += " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        return priority == .required ? text : text + " @\(priority.rawValue)"
    }
}

extension NSLayoutConstraint.Attribute {
    private static let words = (0...20).map { Self(rawValue: $0).flatMap { LayoutEngine.Attribute(named: $0) } }

    /// The engine's word; nil for none.
    var word: LayoutEngine.Attribute? { Self.words[rawValue] }
}

extension NSLayoutConstraint.Relation {
    var word: LayoutEngine.Relation { LayoutEngine.Relation(rawValue: Int8(rawValue)) ?? .equal }
}
