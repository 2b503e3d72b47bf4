import Foundation
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
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            Missing.note(
                "UIPageControl.pageIndicatorTintColor: the other dots are drawn as paler ones of the same colour")
        }
    }
    open var currentPageIndicatorTintColor: UIColor?
    @Kept open var allowsContinuousInteraction = true
    @Kept open var backgroundStyle = 0
    open func size(forNumberOfPages count: Int) -> CGSize { intrinsicContentSize }

    override var kind: View.Kind { .pageControl }
    override var drawnTint: UIColor? { currentPageIndicatorTintColor ?? super.drawnTint }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.numberOfPages = numberOfPages
        control.currentPage = currentPage
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
