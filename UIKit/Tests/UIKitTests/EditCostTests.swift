import Foundation
import Testing
import UIKit

/// What an edit costs among 1,000 views, counted: no clock.
@MainActor
struct EditCostTests {
    /// 250 boxes below each other, three leaves in each; the boxes' heights.
    private func world() -> (root: UIView, heights: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        var heights: [NSLayoutConstraint] = []
        var previous: UIView?
        for row in 0..<250 {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            heights.append(box.heightAnchor.constraint(equalToConstant: 10 + CGFloat(row % 7)))
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                box.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 2), heights[row],
            ])
            for column in 0..<3 {
                let leaf = UIView()
                leaf.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(leaf)
                NSLayoutConstraint.activate([
                    leaf.topAnchor.constraint(equalTo: box.topAnchor),
                    leaf.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                    leaf.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: CGFloat(column * 100)),
                    leaf.widthAnchor.constraint(equalToConstant: 90),
                ])
            }
            previous = box
        }
        root.layoutIfNeeded()
        return (root, heights)
    }

    @Test func anotherConstantWritesNoTree() {
        let (root, heights) = world()
        let first = root.writtenRecords
        #expect(first > 1_000)
        heights[240].constant += 5
        root.layoutIfNeeded()
        #expect(root.writtenRecords - first == 1)
        #expect(Double(root.writtenRecords - first) <= 0.05 * Double(first))
        #expect(root.layoutCounts.fresh == 1)
        #expect(root.subviews[240].frame.height == 10 + CGFloat(240 % 7) + 5)
        #expect(root.subviews[241].frame.minY == root.subviews[240].frame.maxY + 2)
        #expect(root.subviews[240].subviews[2].frame.height == root.subviews[240].frame.height)
    }

    /// Several constants at once, one of them there and back, and one of a constraint that is gone by then.
    @Test func editsMeet() {
        let (root, heights) = world()
        heights[3].constant = 50
        heights[3].constant = 20
        heights[7].constant += 1
        heights[9].constant += 1
        heights[9].isActive = false
        root.layoutIfNeeded()
        #expect(root.subviews[3].frame.height == 20)
        let (tree, environment) = root.layoutTree
        let fresh = tree.resolve(in: environment, findingAmbiguity: false)
        for (view, item) in zip(root.subviews, tree[tree.root].subviews) {
            #expect(view.frame.minY == CGFloat(fresh[item].frame.y))
        }
    }
}
