internal import LayoutEngine

/// Dots for pages.
open class UIPageControl: UIControl {
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    open var direction = Direction.natural
    open var progress: UIPageControlProgress?
    open var numberOfPages = 0 { didSet { markDirty() } }
    open var currentPage = 0
    /// - Note: Kept without effect.
    open var hidesForSinglePage = false { didSet { markDirty() } }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    @Kept open var allowsContinuousInteraction = true
    @Kept open var backgroundStyle = 0
    open func size(forNumberOfPages count: Int) -> CGSize { intrinsicContentSize }

    override var kind: View.Kind { .pageControl }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.numberOfPages = numberOfPages
        control.currentPage = currentPage
        control.activeColor = currentPageIndicatorTintColor?.value
        control.restColor = pageIndicatorTintColor?.value
        return .control(control)
    }
    @Kept open var defersCurrentPageDisplay = false
    open var preferredIndicatorImage: UIImage? {
        didSet { Missing.note("UIPageControl.preferredIndicatorImage: pages are dots") }
    }
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { Missing.note("UIPageControl.preferredCurrentPageIndicatorImage: pages are dots") }
    }
}
