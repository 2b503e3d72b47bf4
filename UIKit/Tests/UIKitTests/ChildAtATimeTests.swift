import Testing
import UIKit
import UIKitTesting

/// Subviews that come one at a time, each with a frame and a layout of its own.
@MainActor
struct ChildAtATimeTests {
    /// What layout looks at for the last of so many children.
    private func visits(among count: Int, constrained: Bool) -> Int {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        var before = 0
        for number in 0..<count {
            before = root.visitedViews
            let child = UIView()
            root.addSubview(child)
            if constrained {
                child.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    child.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number)),
                    child.widthAnchor.constraint(equalToConstant: 20),
                    child.heightAnchor.constraint(equalToConstant: 10),
                ])
            } else {
                child.frame = CGRect(x: 0, y: number, width: 20, height: 10)
            }
            child.layoutIfNeeded()
            root.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 0, y: number, width: 20, height: 10))
        }
        return root.visitedViews - before
    }

    /// The work for a child is the same whatever stands beside.
    @Test(arguments: [false, true])
    func theWorkForAChildStays(constrained: Bool) {
        let (few, many) = (visits(among: 30, constrained: constrained), visits(among: 210, constrained: constrained))
        #expect(few == many, "\(few), \(many)")
        #expect((1...8).contains(many), "\(many)")
    }
}
