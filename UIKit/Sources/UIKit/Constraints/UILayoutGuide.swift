internal import LayoutEngine

/// A rectangle that takes part in layout and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, Anchored, Associating {
    let associated = AssociatedValues()
    open weak var owningView: UIView?
    open var identifier = ""
    /// For a view's own guides, the rectangle that the engine knows; nil for a guide of one's own.
    let region: Anchor.Region?

    public override init() { region = nil }

    init(_ region: Anchor.Region, of view: UIView) {
        self.region = region
        owningView = view
    }

    public required init?(coder: NSCoder) { region = nil }

    /// In the coordinates of the owning view.
    open var layoutFrame: CGRect { owningView?.frame(of: self) ?? .zero }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }

    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    open var widthAnchor: NSLayoutDimension { dimension(.width) }
    open var heightAnchor: NSLayoutDimension { dimension(.height) }
}

@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height of a bar's guide.
    public var length: CGFloat { layoutFrame.height }
}
