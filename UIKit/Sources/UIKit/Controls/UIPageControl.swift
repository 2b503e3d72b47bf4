import Foundation
internal import LayoutEngine

/// Dots for pages.
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { markDirty() } }
    open var currentPage = 0
    open var hidesForSinglePage = false { didSet { markDirty() } }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var allowsContinuousInteraction = true
    open var backgroundStyle = 0
    open func size(forNumberOfPages count: Int) -> CGSize { intrinsicContentSize }

    override var kind: View.Kind { .pageControl }
    override func content(_ pictures: Pictures) -> Content {
        var control = control()
        control.numberOfPages = numberOfPages
        control.currentPage = currentPage
        return .control(control)
    }
}
