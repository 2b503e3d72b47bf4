internal import LayoutEngine

/// Dots for pages.
open class UIPageControl: UIControl {
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    open var direction = Direction.natural
    open var numberOfPages = 0 { didSet { markDirty() } }
    open var currentPage = 0
    open var hidesForSinglePage = false { didSet { markDirty() } }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    @Kept open var backgroundStyle = 0
    @Kept open var allowsContinuousInteraction = true
    @Kept open var preferredIndicatorImage: UIImage?
    @Kept open var preferredCurrentPageIndicatorImage: UIImage?
    open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { preferredCurrentPageIndicatorImage }
    open func size(forNumberOfPages count: Int) -> CGSize {
        let pages = UIPageControl(frame: .zero)
        pages.numberOfPages = count
        return pages.intrinsicContentSize
    }

    override var kind: View.Kind { .pageControl }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.numberOfPages = numberOfPages
        control.currentPage = currentPage
        control.hidesForSinglePage = hidesForSinglePage
        control.activeColor = currentPageIndicatorTintColor?.value
        control.restColor = pageIndicatorTintColor?.value
        return .control(control)
    }
}
