import Foundation
import Testing
import UIKit
import UIKitTesting

/// What pictures show of a view: looked at with `UIKIT_PICTURES` naming a folder.
@MainActor
struct PictureTests {
    /// An image view shows nothing before it has a picture, as in UIKit.
    @Test func noPicture() throws {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        plain.backgroundColor = .white
        let empty = try plain.png()
        for image in [nil, UIImage()] {
            let view = UIImageView(frame: plain.bounds)
            view.image = image
            plain.addSubview(view)
            #expect(try plain.png() == empty)
            view.image = UIImage(systemName: "star")
            #expect(try plain.png() != empty)
            view.removeFromSuperview()
        }
    }

    /// A disabled label is paler, and a button's background has the corners of its configuration.
    @Test func looksOfProperties() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "Sea"
        let enabled = try label.png()
        label.isEnabled = false
        #expect(try label.png() != enabled)
        let button = UIButton(configuration: .filled())
        button.frame = label.frame
        button.configuration?.cornerStyle = .fixed
        let usual = try button.png()
        button.configuration?.background.cornerRadius = 0
        #expect(try button.png() != usual)
    }

    @Test func everyControl() throws {
        let data = try SnapshotTraits.standard.with {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 12
            stack.alignment = .leading
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
            let label = UILabel()
            label.text = "A label with two lines of text, which is long enough to wrap at the end of the line"
            label.numberOfLines = 0
            let filled = UIButton(configuration: .filled())
            filled.configuration?.title = "Filled"
            let plain = UIButton(type: .system)
            plain.setTitle("System", for: .normal)
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.placeholder = "Placeholder"
            field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let toggle = UISwitch()
            toggle.isOn = true
            let slider = UISlider()
            slider.value = 0.4
            slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let segments = UISegmentedControl(items: ["One", "Two", "Three"])
            segments.selectedSegmentIndex = 1
            let progress = UIProgressView()
            progress.progress = 0.3
            progress.widthAnchor.constraint(equalToConstant: 200).isActive = true
            let pages = UIPageControl()
            pages.numberOfPages = 4
            pages.backgroundColor = .systemGray3
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))
            symbol.tintColor = .systemRed
            let box = UIView()
            box.backgroundColor = .systemTeal
            box.layer.cornerRadius = 12
            box.layer.borderWidth = 2
            box.layer.borderColor = UIColor.label.cgColor
            box.widthAnchor.constraint(equalToConstant: 80).isActive = true
            box.heightAnchor.constraint(equalToConstant: 40).isActive = true
            let gradient = GradientView()
            gradient.widthAnchor.constraint(equalToConstant: 200).isActive = true
            gradient.heightAnchor.constraint(equalToConstant: 40).isActive = true
            let star = Star()
            star.backgroundColor = .clear
            star.widthAnchor.constraint(equalToConstant: 60).isActive = true
            star.heightAnchor.constraint(equalToConstant: 60).isActive = true
            for view in [
                label, filled, plain, field, toggle, slider, segments, UIStepper(), progress, pages, wheel, symbol, box,
                gradient, star,
            ] as [UIView] { stack.addArrangedSubview(view) }
            stack.fit(width: 320)
            #expect(stack.layoutProblems.isEmpty)
            return try stack.png()
        }
        #expect((data ?? Data()).count > 1000)
        try keep(data ?? Data(), "controls")
    }

    private func keep(_ data: Data, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"] else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override init(frame: CGRect) {
            super.init(frame: frame)
            let layer = layer as? CAGradientLayer
            layer?.colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
            layer?.startPoint = CGPoint(x: 0, y: 0.5)
            layer?.endPoint = CGPoint(x: 1, y: 0.5)
            layer?.cornerRadius = 8
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Star: UIView {
        override func draw(_ rect: CGRect) {
            let path = UIBezierPath()
            for corner in 0..<10 {
                let angle = Double(corner) * .pi / 5 - .pi / 2
                let radius = corner.isMultiple(of: 2) ? rect.width / 2 : rect.width / 5
                let point = CGPoint(
                    x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
                corner == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            UIColor.systemYellow.setFill()
            path.fill()
            UIColor.systemOrange.setStroke()
            path.lineWidth = 2
            path.stroke()
        }
    }
}
