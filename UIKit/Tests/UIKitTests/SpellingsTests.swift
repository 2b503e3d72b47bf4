import Testing
import UIKit
import UIKitTesting

/// One screen in several spellings of its constraints.
@MainActor
struct SpellingsTests {
    private struct Card {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let title = UILabel()
        let picture = UIView()
        let button = UIButton(type: .system)

        init() {
            title.text = "Hello, layout"
            button.setTitle("OK", for: .normal)
            for view in [title, picture, button] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
        }

        var frames: [CGRect] {
            root.layoutIfNeeded()
            return [title.frame, picture.frame, button.frame]
        }
    }

    private func anchors() -> Card {
        let card = Card()
        NSLayoutConstraint.activate([
            card.picture.leadingAnchor.constraint(equalTo: card.root.leadingAnchor, constant: 20),
            card.picture.topAnchor.constraint(equalTo: card.root.topAnchor, constant: 20),
            card.picture.widthAnchor.constraint(equalToConstant: 60),
            card.picture.heightAnchor.constraint(equalTo: card.picture.widthAnchor),
            card.title.leadingAnchor.constraint(equalTo: card.picture.trailingAnchor, constant: 8),
            card.title.trailingAnchor.constraint(equalTo: card.root.trailingAnchor, constant: -20),
            card.title.centerYAnchor.constraint(equalTo: card.picture.centerYAnchor),
            card.button.centerXAnchor.constraint(equalTo: card.root.centerXAnchor),
            card.button.topAnchor.constraint(equalTo: card.picture.bottomAnchor, constant: 30),
        ])
        return card
    }

    private func initialisers() -> Card {
        let card = Card()
        func add(
            _ a: UIView, _ one: NSLayoutConstraint.Attribute, _ b: UIView?, _ two: NSLayoutConstraint.Attribute,
            _ constant: CGFloat
        ) {
            NSLayoutConstraint(
                item: a, attribute: one, relatedBy: .equal, toItem: b, attribute: two, multiplier: 1, constant: constant
            ).isActive = true
        }
        add(card.picture, .leading, card.root, .leading, 20)
        add(card.picture, .top, card.root, .top, 20)
        add(card.picture, .width, nil, .notAnAttribute, 60)
        add(card.picture, .height, card.picture, .width, 0)
        add(card.title, .leading, card.picture, .trailing, 8)
        add(card.title, .trailing, card.root, .trailing, -20)
        add(card.title, .centerY, card.picture, .centerY, 0)
        add(card.button, .centerX, card.root, .centerX, 0)
        add(card.button, .top, card.picture, .bottom, 30)
        return card
    }

    private func visualFormat() -> Card {
        let card = Card()
        let views = ["picture": card.picture, "title": card.title, "button": card.button] as [String: UIView]
        var all = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[picture(side)]-[title]-|", options: .alignAllCenterY, metrics: ["side": 60],
            views: views)
        all += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-20-[picture(60)]-gap-[button]", options: [], metrics: ["gap": 30], views: views)
        card.root.addConstraints(all)
        card.button.centerXAnchor.constraint(equalTo: card.root.centerXAnchor).isActive = true
        return card
    }

    @Test func everySpellingGivesTheSameFrames() {
        let expected = anchors().frames
        #expect(expected[1] == CGRect(x: 20, y: 20, width: 60, height: 60))
        #expect(initialisers().frames == expected)
        #expect(visualFormat().frames == expected)
    }

    /// The tree that the views write, laid out by the engine alone.
    @Test func theEngineGivesTheSameFrames() throws {
        let card = anchors()
        let (tree, environment) = card.root.layoutTree
        let layout = tree.resolve(in: environment)
        let title = try #require(tree.item(named: "UILabel"))
        let frame = layout[title].frame
        #expect(CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height) == card.frames[0])
        #expect(card.root.layoutProblems.isEmpty)
    }
}
