import Foundation
import Testing
import UIKit
import UIKitTesting

/// What view code names and few pictures show: values that are read back, and mathematics that must be right.
@MainActor
struct KeptValueTests {
    private let turns: [CATransform3D] = [
        CATransform3DMakeTranslation(3, -4, 5), CATransform3DMakeScale(2, 3, 4),
        CATransform3DMakeRotation(0.7, 0, 0, 1), CATransform3DMakeRotation(1.1, 1, 2, 3),
    ]

    private func numbers(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }
    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    /// A transform after its inverse is none; a chain is undone from its end.
    @Test func inverses() {
        var chain = CATransform3DIdentity
        for turn in turns {
            #expect(isNear(CATransform3DConcat(turn, CATransform3DInvert(turn)), CATransform3DIdentity))
            chain = CATransform3DConcat(chain, turn)
        }
        #expect(isNear(CATransform3DConcat(CATransform3DInvert(chain), chain), CATransform3DIdentity))
        // Without an inverse a transform stays what it is.
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    /// In the plane the transforms are those of Core Graphics.
    @Test func planes() {
        let plane = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.3).scaledBy(x: 2, y: 3)
        var space = CATransform3DMakeTranslation(5, 6, 0)
        space = CATransform3DRotate(space, 0.3, 0, 0, 1)
        space = CATransform3DScale(space, 2, 3, 1)
        #expect(CATransform3DIsAffine(space))
        let back = CATransform3DGetAffineTransform(space)
        for (a, b) in [(plane.a, back.a), (plane.b, back.b), (plane.c, back.c), (plane.d, back.d), (plane.tx, back.tx)]
        {
            #expect(abs(a - b) < 1e-9)
        }
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.4, 1, 0, 0)))
    }

    /// Arcs in the corners of a square are those of a rounded rectangle.
    @Test func arcsByTangents() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 50), radius: 20)
        #expect(abs(path.currentPoint.x - 100) < 1e-6)
        #expect(abs(path.currentPoint.y - 20) < 1e-6)
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        path.addLine(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 50, y: 100))
        path.closeSubpath()
        #expect(path.contains(CGPoint(x: 90, y: 12)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.boundingBox == CGRect(x: 50, y: 0, width: 50, height: 100))
        // Without an angle there is no arc.
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        #expect(line.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test func keptValues() {
        let table = UITableView()
        #expect(!table.allowsMultipleSelectionDuringEditing)
        table.allowsMultipleSelectionDuringEditing = true
        #expect(table.allowsMultipleSelectionDuringEditing)
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "Label")
        #expect(view.accessibilityLabel == "Label")
        view.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(3, forKey: "number")
        #expect(animation.value(forKey: "number") as? Int == 3)
    }

    private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }

    /// Delegates do not live for the sake of their views.
    @Test func delegatesAreWeak() {
        let table = UITableView()
        var prefetcher: Prefetcher? = Prefetcher()
        table.prefetchDataSource = prefetcher
        #expect(table.prefetchDataSource === prefetcher)
        weak var gone = prefetcher
        prefetcher = nil
        #expect(gone == nil)
        #expect(table.prefetchDataSource == nil)
    }

    private final class Quiet: UITableViewCell {
        override func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }
    private final class Rows: UITableViewController {
        var scrolled = 0
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    }

    /// Methods of delegates that classes of UIKit implement can be overridden, and are asked.
    @Test func overriddenMethodsOfDelegates() {
        let delegate: any UIGestureRecognizerDelegate = Quiet(style: .default, reuseIdentifier: nil)
        #expect(
            delegate.gestureRecognizer(
                UITapGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()))
        let rows = Rows(style: .plain)
        rows.loadViewIfNeeded()
        rows.tableView.layoutIfNeeded()
        rows.tableView.contentOffset.y = 30
        #expect(rows.scrolled > 0)
    }

    private final class Gallery: UIPageViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([UIViewController()], direction: .forward, animated: false)
        }
    }

    /// A page controller of a class without initialisers is made like any controller; its pages curl then.
    @Test func pagesWithoutATransition() {
        let pages = Gallery()
        pages.loadViewIfNeeded()
        #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
        #expect(pages.viewControllers?.count == 1)
    }

    /// The page that is shown fills the view, and gives way to the next.
    @Test func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        let (first, second) = (UIViewController(), UIViewController())
        pages.setViewControllers([first], direction: .forward, animated: false)
        #expect(first.view.frame == pages.view.bounds)
        pages.setViewControllers([second], direction: .forward, animated: true)
        #expect(first.parent == nil && first.view.superview == nil)
        #expect(second.parent === pages && second.view.superview === pages.view)
    }

    /// A copy of attributes is another object with the same values, of the same class.
    @Test func copiesOfAttributes() throws {
        let original = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        original.alpha = 0.5
        let copy = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== original)
        #expect(copy.indexPath == original.indexPath && copy.frame == original.frame && copy.alpha == 0.5)
        copy.center = CGPoint(x: 50, y: 60)
        #expect(copy.frame.origin == CGPoint(x: 48.5, y: 58))
        #expect(original.frame.origin == CGPoint(x: 1, y: 2))
    }

    /// A part of a picture has the pixels that it covers.
    @Test func croppedPictures() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        let pixels = try #require(image.cgImage)
        let half = CGRect(x: 0, y: 0, width: pixels.width / 2, height: pixels.height)
        let left = try #require(pixels.cropping(to: half))
        #expect(left.width == pixels.width / 2 && left.height == pixels.height)
        let mean = UIColor(patternImage: UIImage(cgImage: left))
        #expect(mean.cgColor.components == UIColor.red.cgColor.components)
        #expect(pixels.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
    }
}
