import Foundation
import Testing
import UIKit

/// Names of Apple's frameworks beside UIKit that packages write.
@MainActor
struct NamesOfFrameworksTests {
    @Test func elementsOfPaths() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 6), controlPoint2: CGPoint(x: 7, y: 8))
        path.close()
        var (types, points): ([CGPathElementType], [CGPoint]) = ([], [])
        path.cgPath.applyWithBlock { types.append($0.pointee.type) }
        path.cgPath.apply(info: nil) { points.append($1.pointee.points[0]) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(points.prefix(3) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    }

    @Test func attributesOfCoreText() {
        let text = NSAttributedString(
            string: "a", attributes: [kCTForegroundColorAttributeName as NSAttributedString.Key: UIColor.red])
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    /// What a reader of the screen asks of any object.
    @Test func framesOfObjects() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view as NSObject).accessibilityFrame == view.frame)
        let object = NSObject()
        #expect(object.accessibilityFrame == .zero)
        object.accessibilityFrame = view.frame
        #expect(object.accessibilityFrame == view.frame)
        #expect(AXCustomContent(label: "a", value: "b").value == "b")
    }

    /// An attachment is as long as its two points are apart at first.
    @Test func attachments() {
        let (view, other) = (UIView(), UIView())
        (view.center, other.center) = (CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 5))
        let pair = UIAttachmentBehavior(item: view, attachedTo: other)
        #expect(pair.items.map { $0 as? UIView } == [view, other])
        #expect(pair.length == 5)
        let anchored = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: 3, vertical: 0), attachedToAnchor: CGPoint(x: 4, y: 7))
        #expect(anchored.items.count == 1 && anchored.length == 6)
        #expect(UIControl.State.application.isDisjoint(with: .reserved))
    }

    @Test func countersAndLoops() {
        var count = Int64(2)
        #expect(OSAtomicIncrement64Barrier(&count) == 3 && OSAtomicAdd64(-1, &count) == 2 && count == 2)
        #expect(CFRunLoopGetCurrent() === RunLoop.current)
    }

    /// The name of a file inside a text, where a static text is wanted.
    @Test func namesOfFiles() {
        func place(_ file: StaticString) -> String { file.description }
        let file: StaticString = "Cards.swift"
        #expect(place("\(file)") == "Cards.swift")
        #expect(place("\(file):\(3)") == "" && place("plain") == "plain")
    }
}
