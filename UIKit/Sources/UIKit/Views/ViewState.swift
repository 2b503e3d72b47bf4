internal import LayoutEngine

/// What code says of a view.
struct ViewState {
    /// The corner of the frame without the transform; kept instead of the centre, so that frames come back exactly.
    var origin = CGPoint.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    /// The point of the view, as parts of its size, that `center` places and that the transform is about.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var subviews: [UIView] = []
    var guides: [UILayoutGuide] = []
    var constraints: [NSLayoutConstraint] = []
    /// The constraints that name the view or one of its guides, those of ancestors included.
    var naming = NamingConstraints()
    var isHidden = false
    var clips = false
    var contentMode = UIView.ContentMode.scaleToFill
    var tintColor: UIColor?
    var hugging = AxisPair<Float>(250)
    var resistance = AxisPair<Float>(750)
    /// As far as code set them.
    var margins = Margins()
    var hasMargins = false

    var center: CGPoint {
        get { CGPoint(x: origin.x + bounds.width * anchor.x, y: origin.y + bounds.height * anchor.y) }
        set { origin = CGPoint(x: newValue.x - bounds.width * anchor.x, y: newValue.y - bounds.height * anchor.y) }
    }

    /// Where a picture places the view before it turns and scales it: the frame of a view that is moved only.
    var drawnFrame: CGRect { transform.isTranslation ? frame : CGRect(origin: origin, size: bounds.size) }

    /// The rectangle around the transformed bounds, in the superview.
    var frame: CGRect {
        if transform.isTranslation {
            return CGRect(
                x: origin.x + transform.tx, y: origin.y + transform.ty, width: bounds.width, height: bounds.height)
        }
        // Around the anchor, which the transform leaves where it is but for its translation.
        let around = CGRect(
            x: -bounds.width * anchor.x, y: -bounds.height * anchor.y, width: bounds.width, height: bounds.height
        ).applying(transform)
        return around.offsetBy(dx: center.x, dy: center.y)
    }
}

/// What the layout of a root says of a view.
struct Placement {
    /// The frame of the last solution, to tell whether the next one moved it.
    var solved: CGRect?
    /// What `intrinsicContentSize` said, kept until it is invalidated, and what the class of UIKit would have said.
    var intrinsic: CGSize?
    var ownIntrinsic: CGSize?
    var needsLayout = true
    /// Whether the subviews have the frames that constraints found in this layout.
    var isPlaced = false
    var needsUpdateConstraints = true
    /// Whether a view below may need layout, or may want to update its constraints; its superviews say so too.
    var needsLayoutBelow = true
    var needsConstraintsBelow = true
    /// The width at which a text breaks its lines, once it is known.
    var wrapWidth: CGFloat?
}
