import Testing
import UIKit

/// Distances of two anchors as dimensions.
@MainActor
struct DistanceTests {
    private func views(_ count: Int, width: CGFloat = 300) -> (UIView, [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        let views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return (root, views)
    }

    /// A view of 60 points stands so that the room before it is half of the room behind it.
    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func roomIsShared(_ direction: UISemanticContentAttribute) {
        let (root, views) = views(1)
        root.semanticContentAttribute = direction
        let view = views[0]
        let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        let behind = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            before.constraint(equalTo: behind, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: direction == .forceRightToLeft ? 160 : 80, y: 0, width: 60, height: 20))
    }

    @Test func distanceIsANumberOrAnotherLength() {
        let (root, views) = views(2)
        let (a, b) = (views[0], views[1])
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            a.widthAnchor.constraint(equalToConstant: 30), b.widthAnchor.constraint(equalTo: a.widthAnchor),
            a.heightAnchor.constraint(equalToConstant: 40), b.heightAnchor.constraint(equalToConstant: 10),
            root.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 12),
            a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: a.heightAnchor, constant: 3),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minY == 12)
        #expect(abs(b.frame.minY - (12 + 40 + 43)) < 0.001)
    }
}
