import Foundation
import LayoutCapture
import LayoutDocument
import LayoutEngine
import Testing
import UIKit

/// The law of captures: written as a tree.json and laid out again, every view stands where it stood.
@MainActor
struct CaptureTests {
    /// What stands elsewhere, and how many views were compared.
    private func differences(_ view: UIView) throws -> (texts: [String], count: Int) {
        let data = try LayoutCapture.json(of: view)
        #expect(try LayoutCapture.json(of: view) == data)
        let document = try LayoutDocument.read([UInt8](data))
        let device = try #require(document.devices.first)
        let variant = try #require(document.variants.first)
        let scene = document.scene(device: device, traits: TraitSet(), variant: variant)
        let layout = scene.tree.resolve(in: scene.environment)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let expected = try #require(json["expect"] as? [String: [Double]])
        var texts: [String] = []
        for (index, item) in scene.tree.items.enumerated() {
            guard let wanted = expected["\(item.identifier).frame"] else { continue }
            let frame = layout.items[index].frame
            let found = [frame.x, frame.y, frame.width, frame.height]
            if zip(wanted, found).contains(where: { abs($0 - $1) > 0.01 }) {
                texts.append("\(item.identifier): \(found), captured \(wanted)")
            }
        }
        return (texts, expected.count)
    }

    private func page() -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        page.layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 24)
        let title = UILabel()
        title.text = "A title that takes more than one line in a page as narrow as this one is"
        title.numberOfLines = 0
        title.font = .systemFont(ofSize: 22, weight: .bold)
        title.accessibilityIdentifier = "title of the page"
        let row = UIStackView(arrangedSubviews: [UISwitch(), UILabel(), UIButton(type: .system)])
        (row.arrangedSubviews[1] as? UILabel)?.text = "Notify me"
        (row.arrangedSubviews[2] as? UIButton)?.setTitle("More", for: .normal)
        row.spacing = 10
        row.alignment = .center
        row.setCustomSpacing(24, after: row.arrangedSubviews[0])
        let guide = UILayoutGuide()
        guide.identifier = "middle"
        let box = UIView()
        box.backgroundColor = .systemRed
        let old = UIView(frame: CGRect(x: 5, y: 400, width: 100, height: 50))
        old.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        page.addLayoutGuide(guide)
        for view in [title, row, box] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        page.addSubview(old)
        let half = box.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.4, constant: -3.5)
        half.priority = .defaultHigh
        half.identifier = "half"
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor),
            title.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 9.5),
            row.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            guide.topAnchor.constraint(equalTo: row.bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 40),
            guide.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 1),
            box.topAnchor.constraint(equalTo: guide.bottomAnchor),
            box.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5), half,
        ])
        return page
    }

    @Test func constraintsStacksGuidesAndMasks() throws {
        let found = try differences(page())
        #expect(found.texts == [])
        #expect(found.count == 8)
    }

    @Test func aNibsView() throws {
        let card = try #require(
            UINib(nibName: "ProfileCard", bundle: nil).instantiate(withOwner: ProfileOwner()).first as? UIView)
        card.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
        let found = try differences(card)
        #expect(found.texts == [])
        #expect(found.count == 5)
    }

    /// Ids that mean something else in expressions, that occur twice or that no id may be.
    @Test func idsAreWordsOfTheFormat() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for name in ["parent", "parent", "1", "-a b", "", "é"] {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.accessibilityIdentifier = name
            root.addSubview(view)
        }
        let found = try differences(root)
        #expect(found.texts == [])
        #expect(found.count == 7)
    }
}
