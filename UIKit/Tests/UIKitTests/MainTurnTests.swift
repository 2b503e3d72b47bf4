import Foundation
import Testing
import UIKit

/// Completions come after the turn that began the animation, blocks after the one that gave them to the main queue; sizes that no layout can have do not end the program.
@MainActor
struct MainTurnTests {
    private final class Pulse {
        var count = 0
        func beat() {
            count += 1
            UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.beat() })
        }
    }

    /// An animation that starts itself again.
    @Test func completionsComeInTurns() {
        let pulse = Pulse()
        pulse.beat()
        #expect(pulse.count == 1)
        MainTurns.finish(turns: 5)
        #expect(pulse.count == 6)
        UIView.setAnimationsEnabled(false)
        var isDone = false
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in isDone = true })
        UIView.setAnimationsEnabled(true)
        #expect(isDone)
        MainTurns.finish(turns: 1)
        #expect(pulse.count == 7)
    }

    @Test func blocksForTheMainQueue() {
        final class Counter {
            var count = 0
            func again() {
                DispatchQueue.main.async {
                    self.count += 1
                    self.again()
                }
            }
        }
        let counter = Counter()
        counter.again()
        #expect(counter.count == 0)
        MainTurns.finish(turns: 3)
        #expect(counter.count == 3)
        MainTurns.finish()
        #expect(counter.count == 11)
    }

    @Test func animatorsEndOnce() {
        var order: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { order.append("block") }
        animator.addCompletion { order.append("\($0)") }
        animator.startAnimation()
        #expect(animator.isRunning && order == ["block"])
        MainTurns.finish(turns: 4)
        #expect(!animator.isRunning && order == ["block", "end"])
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, .greatestFiniteMagnitude])
    func lengthsThatNoLayoutHas(_ length: CGFloat) {
        final class Boundless: UIView {
            var length = CGFloat(0)
            override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scrolled = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: length))
        scrolled.contentSize = CGSize(width: length, height: length)
        let boundless = Boundless()
        boundless.length = length
        boundless.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrolled)
        root.addSubview(boundless)
        NSLayoutConstraint.activate([
            boundless.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            boundless.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
            boundless.topAnchor.constraint(equalTo: root.topAnchor, constant: length),
        ])
        root.layoutIfNeeded()
        #expect(boundless.frame.width.isFinite && boundless.frame.width <= 100)
        #expect(scrolled.contentSize.width == length || length.isNaN)
    }

    @Test func scalesOfDrawings() {
        let size = CGSize(width: 4, height: 3)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.scale == 1 && image?.size == size && image?.cgImage?.width == 4)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { $0.fill($0.format.bounds) }
        #expect(drawn.scale == 2 && drawn.cgImage?.width == 8)
    }

    @Test func geometryInTexts() {
        #expect("\(CGRect(x: 1, y: 2, width: 3.5, height: 4))" == "(1.0, 2.0, 3.5, 4.0)")
        #expect("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))" == "(1.0, 2.0) (3.0, 4.0)")
        let turned = CATransform3DMakeRotation(1, 0, 0, 1)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    }
}
