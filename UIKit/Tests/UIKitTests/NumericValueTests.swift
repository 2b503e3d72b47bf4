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
}
