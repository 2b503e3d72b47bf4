import Foundation
import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// Views that are turned and scaled: where they are drawn, and what their frames say.
@MainActor
struct TransformDrawingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { root.backgroundColor = .white }

    private func box(_ frame: CGRect, in view: UIView? = nil) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = .black
        (view ?? root).addSubview(box)
        return box
    }

    /// Whether the point of a pixel is dark in the picture of the root.
    private func dark() throws -> (Int, Int) -> Bool {
        let pixels = try PNG.decode([UInt8](root.png(scale: 1)))
        return { pixels.pixels[($1 * pixels.width + $0) * 4] < 128 }
    }

    @Test func aTurnedViewIsADiamondInItsFrame() throws {
        let box = box(CGRect(x: 30, y: 30, width: 40, height: 40))
        box.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let dark = try dark()
        #expect(dark(50, 50) && dark(50, 24) && dark(76, 50))
        // The corners of the view itself, and of the rectangle around the diamond.
        #expect(!dark(32, 32) && !dark(25, 25) && !dark(74, 74))
        #expect(abs(box.frame.width - 40 * 2.0.squareRoot()) < 1e-9 && abs(box.frame.midX - 50) < 1e-9)
        #expect(abs(ViewPicture(root).layout.items[1].frame.width - Double(box.frame.width)) < 1e-9)
    }

    @Test func contentsFollow() throws {
        let box = box(CGRect(x: 10, y: 10, width: 40, height: 40))
        box.backgroundColor = nil
        // At the right edge, which a quarter turn brings to the bottom.
        let inner = self.box(CGRect(x: 30, y: 0, width: 10, height: 10), in: box)
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        var seen = try dark()
        #expect(seen(45, 45) && !seen(45, 15))
        // Twice as large, and beyond the bounds of the smaller view that is scaled.
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        seen = try dark()
        #expect(
            seen(58, -10 + 18) && seen(68, 8) && !seen(45, 15)
                && inner.frame == CGRect(x: 30, y: 0, width: 10, height: 10))
        // Onto a line: nothing is left.
        box.transform = CGAffineTransform(scaleX: 0, y: 1)
        seen = try dark()
        #expect((0..<100).allSatisfy { x in (0..<100).allSatisfy { !seen(x, $0) } })
    }

    @Test func lettersTurn() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
        label.text = "mmmmmm"
        root.addSubview(label)
        label.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = try dark()
        let rows = (0..<100).filter { y in (0..<100).contains { turned($0, y) } }
        let columns = (0..<100).filter { x in (0..<100).contains { turned(x, $0) } }
        #expect(rows.count > 40 && columns.count < 16 && !columns.isEmpty)
    }

    @Test func anchorsMoveFrames() throws {
        let box = box(CGRect(x: 40, y: 40, width: 20, height: 20))
        box.layer.anchorPoint = .zero
        #expect(box.frame == CGRect(x: 50, y: 50, width: 20, height: 20) && box.center == CGPoint(x: 50, y: 50))
        box.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(box.frame == CGRect(x: 50, y: 50, width: 40, height: 20))
        let dark = try dark()
        #expect(dark(88, 60) && !dark(45, 60))
        box.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(box.bounds.size == CGSize(width: 20, height: 20) && box.center == .zero)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.anchorPoint = CGPoint(x: 1, y: 0)
        #expect(layer.position == CGPoint(x: 5, y: 5) && layer.frame == CGRect(x: -5, y: 5, width: 10, height: 10))
    }

    @Test func layersTurn() throws {
        let box = box(CGRect(x: 30, y: 30, width: 40, height: 40))
        box.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        #expect(abs(box.transform.b - 0.5.squareRoot()) < 1e-12)
        box.transform = .identity
        #expect(CATransform3DIsIdentity(box.layer.transform))
        box.backgroundColor = nil
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.backgroundColor = UIColor.black.cgColor
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        box.layer.addSublayer(layer)
        let dark = try dark()
        #expect(dark(50, 24) && !dark(32, 32))
    }
}
