import Foundation
import Testing
import UIKit

/// A layout that says where items come from and go to.
private final class FadingLayout: UICollectionViewFlowLayout {
    override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    override func finalizeAnimatedBoundsChange() {}
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: path) ?? layoutAttributesForItem(at: path)
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }
}

private final class SmoothMask: CAShapeLayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { super.defaultAction(forKey: event) }
    override func contentsAreFlipped() -> Bool { true }
    override func resizeSublayers(withOldSize size: CGSize) {}
}

private final class Dots: UIPageControl {
    override func sizeToFit() { frame.size = size(forNumberOfPages: numberOfPages) }
}

private final class Knob: UISlider {
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

private final class Pull: UIPanGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

private final class Feed: UIScrollView {
    var isTold = false
    override func adjustedContentInsetDidChange() { isTold = true }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
    override func updateUserActivityState(_ activity: NSUserActivity) {}
}

private final class Screen: UIViewController {
    override var disablesAutomaticKeyboardDismissal: Bool { false }
    override var prefersPointerLocked: Bool { true }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    override func applicationFinishedRestoringState() {}
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
    override func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}

/// Members of UIKit's classes that programs override.
@MainActor
struct OverriddenMemberTests {
    @Test func pageControlsOfOtherPages() {
        let dots = Dots(frame: .zero)
        dots.numberOfPages = 3
        dots.sizeToFit()
        #expect(dots.frame.width == dots.intrinsicContentSize.width && dots.frame.width > 0)
        #expect(dots.size(forNumberOfPages: 8).width > dots.frame.width)
    }

    @Test func viewsThatChangePlaces() {
        let view = UIView()
        let parts = (0..<4).map { _ in UIView() }
        parts.forEach(view.addSubview)
        view.exchangeSubview(at: 3, withSubviewAt: 1)
        #expect(view.subviews == [parts[0], parts[3], parts[2], parts[1]])
        view.exchangeSubview(at: 0, withSubviewAt: 9)
        #expect(view.subviews.first === parts[0])
    }

    @Test func classesThatOverride() {
        #expect(FadingLayout().initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(SmoothMask.defaultAction(forKey: "path") == nil && SmoothMask().contentsAreFlipped())
        #expect(Knob().minimumValueImageRect(forBounds: CGRect(x: 0, y: 0, width: 2, height: 2)).width == 2)
        #expect(Pull().shouldBeRequiredToFail(by: UITapGestureRecognizer()))
        #expect(Feed().canPaste([]) && Screen().prefersPointerLocked)
        #expect(CFGetRetainCount(NSObject()) > 0)
    }
}

private final class Drop: UIDynamicBehavior {
    init(_ items: [any UIDynamicItem]) {
        super.init()
        let walls = UICollisionBehavior(items: items)
        walls.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 9, y: 0))
        let push = UIPushBehavior(items: items, mode: .instantaneous)
        for part in [UIGravityBehavior(items: items), walls, push] { addChildBehavior(part) }
    }
}

extension OverriddenMemberTests {
    @Test func behavioursOfItems() {
        let view = UIView()
        let drop = Drop([view])
        #expect(drop.childBehaviors.count == 3)
        #expect((drop.childBehaviors.first as? UIGravityBehavior)?.items.first === view)
        #expect(UISnapBehavior(item: view, snapTo: CGPoint(x: 1, y: 2)).snapPoint.y == 2)
    }
}
