import Foundation
import Testing
import UIKit

/// Views in a scroll view that are tied to something outside of it keep their place on the screen.
@MainActor
struct FloatingTests {
    /// A heading below a picture of 200 points, and never above the top of the root.
    private func screen() -> (root: UIView, scroll: UIScrollView, heading: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let (scroll, picture, heading) = (UIScrollView(), UIView(), UIView())
        root.addSubview(scroll)
        for view in [picture, heading] { scroll.addSubview(view) }
        for view in [scroll, picture, heading] { view.translatesAutoresizingMaskIntoConstraints = false }
        let below = heading.topAnchor.constraint(equalTo: picture.bottomAnchor)
        below.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            picture.topAnchor.constraint(equalTo: scroll.topAnchor),
            picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -800),
            picture.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            picture.heightAnchor.constraint(equalToConstant: 200),
            below, heading.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 50),
            heading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            heading.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
            heading.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        return (root, scroll, heading)
    }

    @Test(
        arguments: [(0, 200, 230), (100, 200, 130), (180, 200, 50), (500, 520, 50), (-60, 200, 290)]
            as [(
                CGFloat, CGFloat, CGFloat
            )])
    func aHeadingThatStays(offset: CGFloat, inContent: CGFloat, onScreen: CGFloat) {
        let (root, scroll, heading) = screen()
        scroll.contentOffset.y = offset
        root.layoutIfNeeded()
        #expect(heading.frame == CGRect(x: 10, y: inContent, width: 290, height: 40))
        #expect(heading.convert(heading.bounds, to: root).minY == onScreen)
        #expect(scroll.contentSize == CGSize(width: 300, height: 1000))
    }

    /// Scrolled aside, what is tied to the frame stays, in both directions of writing.
    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func aside(_ direction: UISemanticContentAttribute) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(badge)
        for view in [scroll, badge] { view.semanticContentAttribute = direction }
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 10),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 30),
        ])
        scroll.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 70, y: 5)
        scroll.layoutIfNeeded()
        #expect(badge.frame.origin == CGPoint(x: direction == .forceLeftToRight ? 80 : 230, y: 5))
    }
}
