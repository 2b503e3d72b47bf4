import Testing
import UIKit
import UIKitTesting

/// What `layoutSubviews`, frames in code and autoresizing masks do to each other.
@MainActor
struct LayoutTests {
    private final class Manual: UIView {
        let label = UILabel()
        let box = UIView()
        var passes = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            addSubview(box)
            label.text = "moved after layout"
            label.translatesAutoresizingMaskIntoConstraints = false
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10).isActive = true
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10).isActive = true
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            box.frame = CGRect(x: label.frame.minX, y: label.frame.maxY + 4, width: bounds.width / 2, height: 20)
        }
    }

    /// Classes that observe their frame or their bounds are called where UIKit sets them.
    @Test func observedFrames() {
        final class Dot: UIView {
            var frames = 0
            var sizes: [CGSize] = []
            override var frame: CGRect { didSet { frames += 1 } }
            override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
        }
        #expect(Dot(frame: CGRect(x: 0, y: 0, width: 7, height: 7)).frames == 1)
        let (dot, host) = (Dot(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        dot.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(dot)
        let width = dot.widthAnchor.constraint(equalToConstant: 9)
        NSLayoutConstraint.activate([
            width, dot.heightAnchor.constraint(equalToConstant: 5),
            dot.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 3),
            dot.topAnchor.constraint(equalTo: host.topAnchor, constant: 4),
        ])
        host.layoutIfNeeded()
        #expect(dot.sizes == [CGSize(width: 9, height: 5)])
        #expect(dot.frame == CGRect(x: 3, y: 4, width: 9, height: 5))
        width.constant = 11
        host.layoutIfNeeded()
        #expect(dot.sizes.count == 2 && dot.frame == CGRect(x: 3, y: 4, width: 11, height: 5))
    }

    /// Constraints are followed where a class calls nothing of its superclass's layout, those too that it makes there.
    @Test func layoutWithoutTheSuperclass() {
        final class Tile: UIView {
            let dot = UIView()
            override func layoutSubviews() {
                guard subviews.isEmpty else { return }
                addSubview(dot)
                dot.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    dot.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
                    dot.heightAnchor.constraint(equalToConstant: 5),
                    dot.centerXAnchor.constraint(equalTo: centerXAnchor), dot.topAnchor.constraint(equalTo: topAnchor),
                ])
            }
        }
        let tile = Tile(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        tile.layoutIfNeeded()
        #expect(tile.dot.frame == CGRect(x: 10, y: 0, width: 20, height: 5))
        tile.frame.size.width = 80
        tile.layoutIfNeeded()
        #expect(tile.dot.frame == CGRect(x: 20, y: 0, width: 40, height: 5))
    }

    /// What a view has already asks for no layout, and what was changed in the object itself does.
    @Test func textsSetInLayout() {
        final class Row: UIView {
            let (label, button, rich) = (UILabel(), UIButton(), UILabel())
            let text = NSMutableAttributedString(string: "a")
            var passes = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                label.text = "Hello"
                label.font = .systemFont(ofSize: 12)
                rich.attributedText = text
                button.setTitle("Go", for: .normal)
                button.setTitleColor(.red, for: .normal)
                button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
            }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for view in [row.label, row.button, row.rich] { row.addSubview(view) }
        row.layoutIfNeeded()
        #expect(row.passes == 2)
        row.text.append(NSAttributedString(string: "b"))
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(row.passes == 4 && row.rich.text == "ab")
    }

    @Test func framesSetAfterSuperStay() {
        let view = Manual(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.layoutIfNeeded()
        #expect(view.box.frame == CGRect(x: 10, y: view.label.frame.maxY + 4, width: 150, height: 20))
        let passes = view.passes
        view.layoutIfNeeded()
        #expect(view.passes == passes, "a clean view is not laid out again")
        view.label.font = .systemFont(ofSize: 40)
        view.layoutIfNeeded()
        #expect(view.box.frame.minY == view.label.frame.maxY + 4)
    }

    @Test func masksFollowAtOnce() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 150)
        #expect(inner.frame == CGRect(x: 10, y: 70, width: 180, height: 60))
    }

    @Test func constraintsInsideAMaskedView() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: outer.bounds)
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(middle)
        middle.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: middle.topAnchor),
            inner.heightAnchor.constraint(equalTo: middle.heightAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 0, width: 90, height: 50))
        outer.bounds.size = CGSize(width: 300, height: 80)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 0, width: 290, height: 40))
    }

    @Test func updateConstraintsRunsBeforeLayout() {
        final class Late: UIView {
            let inner = UIView()
            var count = 0
            override func updateConstraints() {
                if count == 0 {
                    addSubview(inner)
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    inner.widthAnchor.constraint(equalToConstant: 33).isActive = true
                    inner.heightAnchor.constraint(equalToConstant: 44).isActive = true
                }
                count += 1
                super.updateConstraints()
            }
        }
        let view = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        #expect(view.inner.frame.size == CGSize(width: 33, height: 44))
        #expect(view.count == 1)
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func leavingRemovesConstraintsOfAncestors() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        let outside = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outside, own])
        #expect(root.constraints.count == 1 && inner.constraints.count == 1)
        inner.removeFromSuperview()
        #expect(root.constraints.isEmpty && inner.constraints == [own])
        #expect(!outside.isActive && own.isActive)
    }

    @Test func stackAndHidden() {
        let views = (0..<3).map { _ in UIView() }
        for view in views { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 30, 60])
        views[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
    }

    @Test func aRootWithoutAMaskTakesItsSizeFromConstraints() {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = "fits"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        ])
        root.layoutIfNeeded()
        #expect(abs(root.bounds.width - label.intrinsicContentSize.width - 16) < 1e-4)
        #expect(label.frame.origin == CGPoint(x: 8, y: 8))
    }

    @Test func contentSizeFollowsConstraints() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    }

    @Test func paddedLabelOfTheProgram() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height + 10)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
        }
        let label = Padded()
        label.text = "padded"
        let plain = UILabel()
        plain.text = "padded"
        label.layoutIfNeeded()
        let wider = label.systemLayoutSizeFitting(.zero).width - plain.intrinsicContentSize.width
        #expect(abs(wider - 20) < 1e-4)
    }
}
