internal import LayoutEngine

/// A rectangle with subviews, constraints and a look. It keeps what code says of it; where it comes to stand, the
/// layout of its root decides.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, Anchored {
    /// Without effect since iOS 10.
    open var preferredFocusedView: UIView? { nil }
    @Kept open var scalesLargeContentImage = false
    /// What the view says of itself, for layout and picture.
    final var viewState = ViewState()
    /// What its root's layout says of it.
    final var placement = Placement()
    private var ownLayer: CALayer?
    /// Whether the view is the content view of a cell, whose margins are a cell's.
    var isContentOfCell = false
    /// The layout of the tree, in its root.
    final var context: LayoutContext?
    @Kept open var hoverStyle: UIHoverStyle?
    open var interactions: [any UIInteraction] = []
    @Kept open var restorationIdentifier: String?
    @Kept open var focusGroupIdentifier: String?
    var overriddenTraits: [String: Any] = [:]

    // MARK: Making

    public init(frame: CGRect) {
        super.init()
        viewState.origin = frame.origin
        viewState.bounds.size = frame.size
        viewState.contentMode = .scaleToFill
        // By the property, as UIKit does: a class may observe it.
        if frame != .zero { self.frame = frame }
        didMake(from: nil)
    }

    public override convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.decode(self)
        didMake(from: coder)
    }
    /// What a class adds to a view that was just made.
    /// - Parameter coder: of a nib, whose values the view has; nil for a view that code makes.
    func didMake(from coder: NSCoder?) {}

    open func encode(with coder: NSCoder) {}
    open var accessibilityIdentifier: String?
    open func awakeFromNib() { MethodExchange.run("awakeFromNib", UIView.self, self) {} }
    open func prepareForInterfaceBuilder() {}
    nonisolated open override var description: String {
        // Elsewhere nobody may look at the view.
        isOnMainQueue ? onMain(self) { $0.printedText } : super.description
    }
    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var areAnimationsEnabled: Bool { MainTurns.areEnabled }

    open var layer: CALayer {
        if let ownLayer { return ownLayer }
        let layer = CALayer.make(Swift.type(of: self).layerClass)
        layer.delegateView = self
        ownLayer = layer
        return layer
    }
    /// The layer, if anything asked for one.
    var layerIfAsked: CALayer? { ownLayer ?? (Swift.type(of: self).layerClass == CALayer.self ? nil : layer) }

    // MARK: Hierarchy

    /// The superview, which the parts of a button have only when somebody asks for it.
    weak var ownSuperview: UIView?
    open var superview: UIView? { ownSuperview }
    open var subviews: [UIView] { viewState.subviews }
    open var window: UIWindow? { (self as? UIWindow) ?? ownSuperview?.window }
    open override var next: UIResponder? { controller ?? ownSuperview }
    /// The controller whose view this is.
    weak var controller: UIViewController? { didSet { if controller !== oldValue { markTreeDirty() } } }

    open func addSubview(_ view: UIView) { insert(view, at: viewState.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
        insertSubview(high, at: min(first, second))
        insertSubview(low, at: max(first, second))
    }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, 1)
    }
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { reorder(view, to: .max) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { reorder(view, to: 0) } }

    open func removeFromSuperview() {
        guard ownSuperview != nil else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { tellMove(to: nil) }
        leaveSuperview()
        didMoveToSuperview()
        if hadWindow { tellMoved(to: nil) }
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() { MethodExchange.run("didMoveToSuperview", UIView.self, self) {} }
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() { MethodExchange.run("didMoveToWindow", UIView.self, self) {} }
    open func didAddSubview(_ subview: UIView) { MethodExchange.run("didAddSubview", UIView.self, self, [subview]) {} }
    open func willRemoveSubview(_ subview: UIView) {
        MethodExchange.run("willRemoveSubview", UIView.self, self, [subview]) {}
    }

    open func isDescendant(of view: UIView) -> Bool { upwards.contains { $0 === view } }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in viewState.subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
    open var tag = 0

    // MARK: Geometry

    open var frame: CGRect {
        get { viewState.frame }
        set { setFrame(newValue) }
    }
    open var bounds: CGRect {
        get { viewState.bounds }
        set { setBounds(newValue) }
    }
    open var center: CGPoint {
        get { viewState.center }
        set {
            guard newValue != viewState.center else { return }
            viewState.center = newValue
            frameWasSet()
        }
    }
    open var transform = CGAffineTransform.identity {
        didSet { viewState.transform = transform }
    }
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { markDirty() } } }
    open var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(View(kind, identifier: "").alignmentInsets(in: Surroundings.environment))
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        MethodExchange.run("sizeThatFits", UIView.self, self, [size]) { ownSizeThatFits(size) }
    }
    open func sizeToFit() {
        let size = sizeThatFits(viewState.bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        MethodExchange.run("point", UIView.self, self, [point, event]) { ownPoint(inside: point, with: event) }
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        MethodExchange.run("hitTest", UIView.self, self, [point, event]) { ownHitTest(point, with: event) }
    }

    // MARK: Look

    open var backgroundColor: UIColor?
    open var tintColor: UIColor! {
        get { viewState.tintColor ?? ownSuperview?.tintColor ?? .tintColor }
        set {
            let before = tintColor
            viewState.tintColor = newValue
            if tintColor != before { tintColorDidChange() }
        }
    }
    open func tintColorDidChange() {
        MethodExchange.run("tintColorDidChange", UIView.self, self) { ownTintColorDidChange() }
    }
    @Kept open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha = CGFloat(1)
    open var isOpaque = true
    open var isHidden: Bool {
        get { viewState.isHidden }
        set {
            guard newValue != viewState.isHidden else { return }
            viewState.isHidden = newValue
            markDirty()
            ownSuperview?.setNeedsLayout()
        }
    }
    open var clipsToBounds: Bool {
        get { viewState.clips }
        set { viewState.clips = newValue }
    }
    open var contentMode: ContentMode {
        get { viewState.contentMode }
        set { viewState.contentMode = newValue }
    }
    @Kept open var clearsContextBeforeDrawing = true
    open var mask: UIView?
    open func draw(_ rect: CGRect) { MethodExchange.run("draw", UIView.self, self, [rect]) {} }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open var contentScaleFactor: CGFloat {
        get { CGFloat(Surroundings.environment.scale) }
        set {}
    }

    // MARK: Touches

    open var isUserInteractionEnabled = true
    @Kept open var isMultipleTouchEnabled = false
    @Kept open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
    /// Effects of a device that is tilted: none shows in a picture.
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    open func endEditing(_ force: Bool) -> Bool {
        var ended = resignFirstResponder()
        for view in viewState.subviews { ended = view.endEditing(force) || ended }
        return ended
    }

    @Kept open var focusEffect: UIFocusEffect?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func updateProperties() {}
    @Kept open var largeContentTitle: String?
    @Kept open var largeContentImage: UIImage?
    @Kept open var showsLargeContentViewer = false
    open var isFocused: Bool { false }
    override var ownAccessibilityFrame: CGRect { convert(bounds, to: nil) }

    // MARK: Traits

    open var canBecomeFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func draw(_ layer: CALayer, in context: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    open var traitCollection: UITraitCollection { ownTraits }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { markTreeDirty() } }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        MethodExchange.run("traitCollectionDidChange", UIView.self, self, [previousTraitCollection]) {}
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { markDirty() } }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        guard semanticContentAttribute == .unspecified else {
            return Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
        }
        return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .unspecified: Surroundings.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        default: .leftToRight
        }
    }

    // MARK: Constraints

    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { markDirty() } }
    }
    open var constraints: [NSLayoutConstraint] { viewState.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.removeConstraint(constraint)
        viewState.constraints.append(constraint)
        constraint.wasAdded(to: self)
        root.context?.note(activationOf: constraint)
    }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for next in constraints { addConstraint(next) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        viewState.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        root.context?.note(deactivationOf: constraint)
    }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for next in constraints { removeConstraint(next) }
    }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        affectingConstraints(axis)
    }
    /// - Note: Does nothing.
    open func exerciseAmbiguityInLayout() {}

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
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { Missing.note("UIView.minimumContentSizeCategory: the size of the screen holds") }
    }
    open var appliedContentSizeCategoryLimitsDescription: String { "" }
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { Missing.note("UIView.maximumContentSizeCategory: the size of the screen holds") }
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? viewState.hugging.horizontal : viewState.hugging.vertical)
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        viewState.hugging[axis.word] = priority.rawValue
        markDirty()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? viewState.resistance.horizontal : viewState.resistance.vertical)
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        viewState.resistance[axis.word] = priority.rawValue
        markDirty()
    }

    public class var noIntrinsicMetric: CGFloat { -1 }
    open var intrinsicContentSize: CGSize {
        MethodExchange.run("intrinsicContentSize", UIView.self, self) { ownIntrinsicContentSize() }
    }
    open func invalidateIntrinsicContentSize() {
        placement.intrinsic = nil
        markDirty()
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal, vertical)
    }
    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    // MARK: Guides and margins

    open var layoutGuides: [UILayoutGuide] { viewState.guides }
    open func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        viewState.guides.append(guide)
        guide.owningView = self
        markTreeDirty()
    }
    open func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        viewState.guides.removeAll { $0 === guide }
        for view in upwards { view.removeConstraints { $0.firstItem === guide || $0.secondItem === guide } }
        guide.owningView = nil
        markTreeDirty()
    }
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(.layoutMargins, of: self)
    open private(set) lazy var readableContentGuide = UILayoutGuide(.readableContent, of: self)
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)

    open var layoutMargins: UIEdgeInsets {
        get { layoutContext.margins(of: self) }
        set { setMargins(left: newValue.left, right: newValue.right, newValue.top, newValue.bottom) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set { setMargins(leading: newValue.leading, trailing: newValue.trailing, newValue.top, newValue.bottom) }
    }
    open func layoutMarginsDidChange() { MethodExchange.run("layoutMarginsDidChange", UIView.self, self) {} }
    open var preservesSuperviewLayoutMargins = false { didSet { markDirty() } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { markDirty() } }
    open var safeAreaInsets: UIEdgeInsets { layoutContext.safeArea(of: self) }
    open func safeAreaInsetsDidChange() { MethodExchange.run("safeAreaInsetsDidChange", UIView.self, self) {} }

    // MARK: Layout

    open func setNeedsLayout() { flagLayout() }
    open func layoutIfNeeded() { layoutContext.layOut(self) }
    open func layoutSubviews() {
        MethodExchange.run("layoutSubviews", UIView.self, self) { ownLayoutSubviews() }
    }
    /// A class may lay out its layers here; `layoutSubviews` is called from here.
    open func layoutSublayers(of layer: CALayer) { if layer === layerIfAsked { layoutSubviews() } }
    open func setNeedsUpdateConstraints() {
        flagConstraints()
        root.context?.wantsConstraints = true
        markDirty()
    }
    open func needsUpdateConstraints() -> Bool { placement.needsUpdateConstraints }
    open func updateConstraints() {
        MethodExchange.run("updateConstraints", UIView.self, self) { ownUpdateConstraints() }
    }
    open func updateConstraintsIfNeeded() {
        if placement.needsConstraintsBelow {
            placement.needsConstraintsBelow = false
            for view in viewState.subviews { view.updateConstraintsIfNeeded() }
        }
        guard placement.needsUpdateConstraints else { return }
        placement.needsUpdateConstraints = false
        controller?.updateViewConstraints()
        updateConstraints()
        placement.needsUpdateConstraints = false
    }

    // MARK: What kinds of views say of themselves

    /// The engine's word for the class.
    var kind: View.Kind { .view }
    /// Whether the height depends on the width that layout gives, where the class states an intrinsic size of its own.
    var wrapsAtItsWidth: Bool { false }
    /// Text, image or state, for layout and picture.
    func content(_ pictures: Pictures) -> Content { .none }
    /// Further properties of the record, such as those of a stack.
    func complete(_ record: inout View, _ writer: TreeWriter) {}
    /// The content of a bar.
    func bar(_ pictures: Pictures) -> ViewBar.Contents? { nil }
    /// The size of the content, without subclasses of the program.
    func ownIntrinsicContentSize() -> CGSize {
        var record = View(kind, identifier: "")
        record.content = content(Pictures())
        let size = CGSize(record.naturalSize(in: ownEnvironment))
        placement.ownIntrinsic = size
        return size
    }
}
