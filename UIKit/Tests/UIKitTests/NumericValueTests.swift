import Foundation
import Testing
import UIKit

/// A program's own protocol with the methods of UIKit's dimensions, each by itself.
@MainActor
protocol OwnDimension {
    func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo anchor: Self, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
}
extension NSLayoutDimension: OwnDimension {}

/// What view files say of numbers that have names, and of objects that every object has.
@MainActor
struct NumericValueTests {
    @Test func priorities() {
        var priority: UILayoutPriority = .required - 1
        #expect(priority.rawValue == 999)
        priority -= 249
        #expect(priority == .defaultHigh)
        priority += 1
        #expect(priority > .defaultHigh && 1 + .defaultHigh == priority)
        #expect(priority - .defaultHigh == 1)
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect([UIFont.Weight.bold, .light, .regular].sorted() == [.light, .regular, .bold])
    }

    @Test func dimensions() {
        let view = UIView()
        #expect(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).multiplier == 2)
        let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2, constant: 3)
        #expect(constraint.constant == 3)
    }

    @Test func objects() {
        let label: UIView = UILabel()
        #expect(label.isKind(of: UILabel.self) && label.isKind(of: UIView.self) && !label.isKind(of: UIButton.self))
        #expect(label.isMember(of: UILabel.self) && !label.isMember(of: UIView.self))
    }

    /// Objective-C's collections in each other's place, and names of C.
    @Test func collections() {
        let first = NSMutableDictionary(dictionary: ["a": 1] as NSDictionary)
        first["b"] = 2
        #expect(first.count == 2 && first["a"] as? Int == 1)
        first.setValue(3, forKey: "a")
        first.setValue(nil, forKey: "b")
        #expect(first.count == 1 && first.value(forKey: "a") as? Int == 3)
        #expect(NSMutableDictionary(dictionary: [:]).count == 0)
        let list = NSMutableArray(array: [1, 2] as NSArray)
        list.add(3)
        #expect(list.count == 3 && NSMutableArray(array: [1]).count == 1)
        let box = CGRect(x: 1, y: 2, width: 4, height: 6)
        #expect(CGRectGetMaxY(box) == 8 && CGPointMake(2, 3) == CGPoint(x: 2, y: 3))
        #expect(UIFont().pointSize == UIFont.systemFontSize)
    }
}
