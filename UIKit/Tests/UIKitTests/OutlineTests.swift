import PNGCodec
import Testing
import UIKit
import UIKitDrawing

/// Views with some round corners, and with masks: which of their corners show.
@MainActor
struct OutlineTests {
    /// Whether the view of 40 points, black over white, covers its left top, right top, left bottom and right bottom corner and
    /// its middle; `-` for a place that is white, `#` for black, `?` for anything else.
    private func corners(_ view: UIView) throws -> String {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        root.backgroundColor = .white
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        root.addSubview(view)
        let bitmap = try PNG.decode([UInt8](try root.png(scale: 1)))
        return [(11, 11), (48, 11), (11, 48), (48, 48), (30, 30)].map { x, y in
            let red = bitmap.pixels[(y * bitmap.width + x) * 4]
            return red == 0 ? "#" : red == 255 ? "-" : "?"
        }.joined()
    }

    private func black() -> UIView {
        let view = UIView()
        view.backgroundColor = .black
        return view
    }

    @Test func singleCorners() throws {
        let all: [(CACornerMask, String)] = [
            (.layerMinXMinYCorner, "-####"), (.layerMaxXMinYCorner, "#-###"), (.layerMinXMaxYCorner, "##-##"),
            (.layerMaxXMaxYCorner, "###-#"), ([.layerMinXMinYCorner, .layerMaxXMinYCorner], "--###"), ([], "#####"),
            ([.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner], "----#"),
        ]
        for (corners, expected) in all {
            let view = black()
            view.layer.cornerRadius = 12
            view.layer.maskedCorners = corners
            #expect(try self.corners(view) == expected)
            // A subview is cut by a view that clips alone.
            let outer = UIView()
            let inner = black()
            inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            outer.addSubview(inner)
            outer.layer.cornerRadius = 12
            outer.layer.maskedCorners = corners
            #expect(try self.corners(outer) == "#####")
            outer.clipsToBounds = true
            #expect(try self.corners(outer) == expected)
            // A border follows the edge.
            let frame = UIView()
            frame.layer.borderWidth = 4
            frame.layer.cornerRadius = 12
            frame.layer.maskedCorners = corners
            #expect(try self.corners(frame) == expected.dropLast() + "-")
        }
    }

    @Test func masks() throws {
        // 1 a shape layer, whose path is in the view's coordinates
        let shaped = black()
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        shaped.layer.mask = shape
        #expect(try corners(shaped) == "----#")
        // 2 with a place of its own
        shape.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        #expect(try corners(shaped) == "---##" || corners(shaped) == "---#-")
        // 3 a view, and everything inside the masked view
        let outer = UIView()
        let inner = black()
        inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        outer.addSubview(inner)
        outer.mask = black()
        outer.mask?.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(try corners(outer) == "##---")
        outer.mask?.layer.cornerRadius = 10
        #expect(try corners(outer) == "-----")
        outer.mask = nil
        #expect(try corners(outer) == "#####")
    }

    /// A mask that fades is said, and not taken for a shape.
    @Test func masksThatFade() throws {
        let view = black()
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.mask = gradient
        #expect(try corners(view) == "#####")
    }
}
