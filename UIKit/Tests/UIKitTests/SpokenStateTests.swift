import Testing
import UIKit

/// Members of UIKit that the program's classes name and override.
@MainActor
struct SpokenStateTests {
    final class Toggle: UIControl {
        var seen: [UInt] = []
        override var state: UIControl.State { isSelected ? [super.state, .focused] : super.state }
        override var isSelected: Bool { didSet { seen.append(state.rawValue) } }
    }

    @Test func aControlsState() {
        let button = UIButton()
        #expect(button.state == .normal)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.state == [.disabled, .selected])
        button.setTitle("a", for: button.state)
        #expect(button.currentTitle == "a")
        let toggle = Toggle()
        toggle.isSelected = true
        #expect(toggle.seen == [UIControl.State.selected.union(.focused).rawValue])
    }

    final class Ring: UIView {
        let circle = CAShapeLayer()
        var rounds = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(circle)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            circle.frame = layer.bounds
            rounds += 1
        }
    }

    @Test func layersAreLaidOutWithTheirView() {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        ring.layoutIfNeeded()
        #expect(ring.circle.frame == ring.bounds && ring.rounds == 1)
        ring.frame.size.width = 60
        ring.layoutIfNeeded()
        #expect(ring.circle.frame == ring.bounds && ring.rounds == 2)
    }

    @Test func picturesAndBoxes() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let pixels = try #require(drawn.cgImage)
        #expect(CGFloat(pixels.width) == 4 * drawn.scale)
        let copy = UIImage(cgImage: pixels, scale: drawn.scale, orientation: .up)
        #expect(copy.size == drawn.size && copy.cgImage == pixels)
        #expect(UIImage(systemName: "star")?.cgImage == nil)
        let asset = UIImageAsset()
        asset.register(drawn, with: UITraitCollection(userInterfaceStyle: .dark))
        asset.register(copy, with: UITraitCollection(userInterfaceStyle: .light))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === drawn)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === copy)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(NSAttributedString().length == 0)
    }
}
