internal import LayoutEngine

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: UIKitMessaged {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A window onto larger content.
open class UIScrollView: UIView {
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate, whatever type the class gives it.
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { delegateChanged() } }
    /// Tables, collections and text views have delegates of their own types in its place, which the compiler prefers.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    /// Called after another delegate was set.
    func delegateChanged() {}
    @Kept open var bouncesZoom = true
    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
    @Kept open var indexDisplayMode = IndexDisplayMode.automatic
    @Kept open var allowsKeyboardScrolling = true
    @Kept open var bouncesHorizontally = true
    @Kept open var bouncesVertically = true
    @Kept open var transfersHorizontalScrollingToParent = true
    @Kept open var transfersVerticalScrollingToParent = true
    open func adjustedContentInsetDidChange() {}
    open var isZoomBouncing: Bool { false }
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { startOffset(from: oldValue) } }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { markDirty() } }
    @Kept open var automaticallyAdjustsScrollIndicatorInsets = true
    @Kept open var scrollIndicatorInsets = UIEdgeInsets.zero
    @Kept open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    @Kept open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var isScrollEnabled = true
    @Kept open var isPagingEnabled = false
    @Kept open var isDirectionalLockEnabled = false
    @Kept open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    @Kept open var showsVerticalScrollIndicator = true
    @Kept open var showsHorizontalScrollIndicator = true
    @Kept open var indicatorStyle = IndicatorStyle.default
    @Kept open var decelerationRate = DecelerationRate.normal
    @Kept open var keyboardDismissMode = KeyboardDismissMode.none
    @Kept open var delaysContentTouches = true
    @Kept open var canCancelContentTouches = true
    @Kept open var scrollsToTop = true
    @Kept open var minimumZoomScale = CGFloat(1)
    @Kept open var maximumZoomScale = CGFloat(1)
    @Kept open var zoomScale = CGFloat(1)
    @Kept open var refreshControl: UIRefreshControl?
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(.contentLayout, of: self)
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    /// - Note: Kept without effect.
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    /// - Note: Kept without effect.
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(.frameLayout, of: self)

    override func didMake(from coder: NSCoder?) { clipsToBounds = true }

    /// Whether a constraint ties something inside to something that does not scroll along.
    var holdsFloating = false

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            if holdsFloating {
                markDirty()
                setNeedsLayout()
            }
            delegate?.scrollViewDidScroll(self)
        }
    }
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.minX < offset.x { offset.x = rect.minX }
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        if rect.minY < offset.y { offset.y = rect.minY }
        contentOffset = offset
    }
    /// - Note: Does nothing.
    open func flashScrollIndicators() {}
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        Missing.note("UIScrollView.zoomScale: nothing is zoomed")
    }
    open func zoom(to rect: CGRect, animated: Bool) { Missing.note("UIScrollView.zoom(to:): nothing is zoomed") }

    /// The content inset with the parts of the safe area that it is adjusted by.
    open var adjustedContentInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset + safeAreaInsets
        case .automatic, .scrollableAxes:
            let area = safeAreaInsets
            let scrollsUp =
                contentSize.height > bounds.height || alwaysBounceVertical
                || contentInsetAdjustmentBehavior == .automatic
            let scrollsAside = contentSize.width > bounds.width || alwaysBounceHorizontal
            return contentInset
                + UIEdgeInsets(
                    top: scrollsUp ? area.top : 0, left: scrollsAside ? area.left : 0,
                    bottom: scrollsUp ? area.bottom : 0, right: scrollsAside ? area.right : 0)
        }
    }

    private func startOffset(from old: UIEdgeInsets) {
        if contentOffset == CGPoint(x: -old.left, y: -old.top) || contentOffset == .zero {
            viewState.bounds.origin = CGPoint(x: -contentInset.left, y: -contentInset.top)
        }
        markDirty()
    }

    /// At the start the content lies below the bars.
    private var hasStarted = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        if hasConstrainedContent, let size = layoutContext.contentSize(of: self) { contentSize = size }
        guard !hasStarted, window != nil, bounds.height > 0 else { return }
        hasStarted = true
        let top = adjustedContentInset.top
        if contentOffset.y == -contentInset.top, top != contentInset.top {
            viewState.bounds.origin.y = -top
            if holdsFloating {
                markDirty()
                setNeedsLayout()
            }
        }
    }

    /// Whether constraints tie something inside to the edges of the content.
    private var hasConstrainedContent: Bool {
        func isEdge(_ item: AnyObject?) -> Bool {
            item === self
                || (item as? UILayoutGuide)?.region == .contentLayout && (item as? UILayoutGuide)?.owningView === self
        }
        return viewState.constraints.contains { constraint in
            let (first, second) = (constraint.firstItem, constraint.secondItem)
            guard isEdge(first) || isEdge(second), first != nil, second != nil else { return false }
            let other = NSLayoutConstraint.view(of: isEdge(first) ? second : first)
            return other.map { $0 !== self && $0.isDescendant(of: self) } ?? false
        }
    }

    override var kind: View.Kind { .scrollView }

    override func complete(_ record: inout View, _ writer: TreeWriter) {
        var scroll = ScrollAttributes()
        scroll.insetAdjustment = ScrollAttributes.InsetAdjustment.allCases[contentInsetAdjustmentBehavior.rawValue]
        scroll.contentInset = contentInset.insets
        record.scroll = scroll
    }
}

open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { false }
    open var attributedTitle: NSAttributedString?
    /// - Note: Does nothing.
    open func beginRefreshing() {}
    /// - Note: Does nothing.
    open func endRefreshing() {}
}
