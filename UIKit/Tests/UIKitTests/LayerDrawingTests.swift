import Foundation
import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// What layers that are no view's draw: stretches of paths, texts, and what their masks leave.
@MainActor
struct LayerDrawingTests {
    /// The pixels of a white board of 100 x 40 with a layer.
    private func pixels(_ layer: CALayer) throws -> Bitmap {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.backgroundColor = .white
        root.layer.addSublayer(layer)
        return try PNG.decode([UInt8](root.png(scale: 1)))
    }
    /// The columns in which the green is low.
    private func columns(_ layer: CALayer) throws -> [Int] {
        let drawn = try pixels(layer)
        return (0..<100).filter { x in (0..<40).contains { drawn[x, $0].green < 128 } }
    }

    private func line(_ start: CGFloat, _ end: CGFloat) -> CAShapeLayer {
        let (layer, path) = (CAShapeLayer(), UIBezierPath())
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 10))
        path.move(to: CGPoint(x: 50, y: 30))
        path.addLine(to: CGPoint(x: 100, y: 30))
        layer.path = path.cgPath
        (layer.strokeColor, layer.fillColor, layer.lineWidth) = (UIColor.red.cgColor, nil, 4)
        (layer.strokeStart, layer.strokeEnd) = (start, end)
        return layer
    }

    @Test func aPathIsStrokedInPart() throws {
        #expect(try columns(line(0, 1)) == Array(0..<100))
        #expect(try columns(line(0, 0.25)) == Array(0..<25))
        #expect(try columns(line(0.25, 0.75)) == Array(25..<75))
        #expect(try columns(line(0, 0)).isEmpty)
        #expect(try columns(line(0.6, 0.4)).isEmpty)
    }

    /// A quarter of a circle begins at the right and goes down.
    @Test func aCurveIsStrokedInPart() throws {
        let ring = CAShapeLayer()
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 50, y: 20), radius: 15, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).cgPath
        (ring.strokeColor, ring.fillColor, ring.lineWidth) = (UIColor.red.cgColor, nil, 2)
        ring.strokeEnd = 0.25
        let drawn = try pixels(ring)
        let red = (0..<4_000).filter { drawn[$0 % 100, $0 / 100].green < 128 }
        #expect(red.count > 20 && red.allSatisfy { $0 % 100 >= 49 && $0 / 100 >= 19 })
        #expect(red.contains { $0 % 100 >= 64 } && red.contains { $0 / 100 >= 34 })
    }

    private func text(_ string: Any, _ alignment: CATextLayerAlignmentMode = .natural) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = string
        layer.font = UIFont.systemFont(ofSize: 10)
        layer.fontSize = 17
        layer.alignmentMode = alignment
        layer.foregroundColor = UIColor.red.cgColor
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        return layer
    }

    @Test func aTextLayerDrawsItsText() throws {
        let (left, right) = (try columns(text("Book")), try columns(text("Book", .right)))
        #expect((left.last ?? 99) < 50 && (right.first ?? 0) > 50)
        let styled = NSAttributedString(
            string: "Book",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        #expect(try pixels(text(styled)) == pixels(text("Book")))
        // The font's size is the layer's, and no height moves the text.
        let large = text("Book")
        large.fontSize = 30
        #expect(try columns(large).count > left.count * 3 / 2)
        let low = text("Book")
        low.frame.size.height = 100
        #expect(try pixels(low) == pixels(text("Book")))
    }

    /// A layer of one colour that a text masks looks like the text in that colour.
    @Test func aTextMasksALayer() throws {
        let ground = CALayer()
        ground.backgroundColor = UIColor.red.cgColor
        ground.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        ground.mask = text("Book", .center)
        let (masked, drawn) = (try pixels(ground), try pixels(text("Book", .center)))
        #expect(zip(masked.pixels, drawn.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.frame = ground.frame
        gradient.mask = text("Book", .center)
        #expect(try columns(gradient) == columns(text("Book", .center)))
        // A path that is stroked in part masks where it is painted.
        gradient.mask = line(0, 0.25)
        #expect(try columns(gradient) == Array(0..<25))
    }
}
