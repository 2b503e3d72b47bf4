internal import LayoutEngine

/// Views in a row or a column.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    /// UIKit's raw values: leading and top, trailing and bottom are the same.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    private var arranged: [UIView] = []
    private var custom: [(view: ObjectIdentifier, spacing: CGFloat)] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.nib?.decode(self)
    }

    open var arrangedSubviews: [UIView] { arranged }
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { markDirty() } }
    open var distribution = Distribution.fill { didSet { markDirty() } }
    open var alignment = Alignment.fill { didSet { markDirty() } }
    open var spacing = CGFloat(0) { didSet { markDirty() } }
    open var isBaselineRelativeArrangement = false { didSet { markDirty() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { markDirty() } }
    public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }
    public class var spacingUseDefault: CGFloat { 3.4028234663852886e+38 }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arranged.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arranged.insert(view, at: min(max(0, index), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        markDirty()
        setNeedsLayout()
    }
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0 === view }
        markDirty()
        setNeedsLayout()
    }
    /// A subview that leaves is arranged no longer.
    func forget(_ view: UIView) {
        arranged.removeAll { $0 === view }
        custom.removeAll { $0.view == ObjectIdentifier(view) }
    }
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        custom.removeAll { $0.view == ObjectIdentifier(view) }
        if spacing != UIStackView.spacingUseDefault { custom.append((ObjectIdentifier(view), spacing)) }
        markDirty()
    }
    open func customSpacing(after view: UIView) -> CGFloat {
        custom.first { $0.view == ObjectIdentifier(view) }?.spacing ?? UIStackView.spacingUseDefault
    }

    override var kind: View.Kind { .stackView }
    open override var forFirstBaselineLayout: UIView {
        let shown = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? shown.first : shown.first { !($0 is UIStackView) } ?? shown.first)?
            .forFirstBaselineLayout ?? self
    }
    open override var forLastBaselineLayout: UIView {
        let shown = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
    }

    override func complete(_ record: inout View, _ writer: TreeWriter) {
        var stack = StackAttributes()
        stack.axis = axis.word
        stack.distribution = StackAttributes.Distribution.allCases[distribution.rawValue]
        stack.alignment = StackAttributes.Alignment.allCases[alignment.rawValue]
        stack.usesSystemSpacing = spacing == UIStackView.spacingUseSystem
        stack.spacing = stack.usesSystemSpacing ? 0 : Double(spacing)
        stack.isBaselineRelativeArrangement = isBaselineRelativeArrangement
        stack.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
        stack.arrangedSubviews = arranged.compactMap(writer.item(of:))
        for view in arranged {
            guard let spacing = custom.first(where: { $0.view == ObjectIdentifier(view) })?.spacing,
                let id = writer.item(of: view)
            else { continue }
            let points = spacing == UIStackView.spacingUseSystem ? 8 : Double(spacing)
            stack.customSpacing.append(StackAttributes.CustomSpacing(after: id, spacing: points))
        }
        record.stack = stack
    }
}
