/// The rectangle between two anchors, whose width or height is the distance that a constraint names.
///
/// The guide joins the nearest common view as soon as a constraint with the distance is activated.
final class DistanceGuide: UILayoutGuide {
    private let ends:
        (
            from: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
            to: (AnyObject?, NSLayoutConstraint.Attribute)
        )
    private let isHorizontal: Bool

    init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>, isHorizontal: Bool) {
        ends = ((start.item, start.attribute), (end.item, end.attribute))
        self.isHorizontal = isHorizontal
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    /// Joins the views of the two anchors.
    func install() {
        guard owningView == nil, let first = NSLayoutConstraint.view(of: ends.from.item),
            let second = NSLayoutConstraint.view(of: ends.to.0), let common = first.commonAncestor(with: second)
        else { return }
        common.addLayoutGuide(self)
        let isAbsolute = ends.from.attribute == .left || ends.from.attribute == .right
        let sides: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isHorizontal ? (isAbsolute ? (.left, .right) : (.leading, .trailing)) : (.top, .bottom)
        for (side, end) in [(sides.0, (ends.from.item, ends.from.attribute)), (sides.1, ends.to)] {
            NSLayoutConstraint(
                item: self, attribute: side, relatedBy: .equal, toItem: end.0, attribute: end.1, multiplier: 1,
                constant: 0
            ).isActive = true
        }
    }
}

/// The distance of two anchors, which keeps its guide while a constraint needs it.
final class DistanceDimension: NSLayoutDimension {
    private let guide: DistanceGuide

    init(_ guide: DistanceGuide, _ attribute: NSLayoutConstraint.Attribute) {
        self.guide = guide
        super.init(guide, attribute)
    }

    override func kept(by constraint: NSLayoutConstraint) { constraint.guides.append(guide) }
}

extension NSLayoutXAxisAnchor {
    /// The distance from this anchor to another, towards the trailing side.
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        DistanceDimension(DistanceGuide(from: self, to: other, isHorizontal: true), .width)
    }
}

extension NSLayoutYAxisAnchor {
    /// The distance from this anchor down to another.
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        DistanceDimension(DistanceGuide(from: self, to: other, isHorizontal: false), .height)
    }
}
