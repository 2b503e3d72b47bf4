import UIKit

/// A product: a picture that scrolls away, a heading that stays, facts below, and a bar to buy it.
public final class ProductViewController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let picture = GradientView([.systemTeal, .systemIndigo])
    private let heading = UIView()
    private let bar = UIView()
    /// How far a person has scrolled.
    public var scrolled = CGFloat(0)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self

        let name = label("Alpine tent for two", .title2)
        let price = label("429 €", .title2, .systemIndigo)
        price.setContentHuggingPriority(.required, for: .horizontal)
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [name, price])
        line.spacing = 12
        line.alignment = .firstBaseline
        heading.backgroundColor = .systemBackground
        heading.addSubview(line)

        let text = label(
            NSLocalizedString(
                """
                Stands in four minutes, also in wind. The inner tent stays dry when the outer one is put up first, and two \
                people with their rucksacks have room in it.
                """, comment: "product"), .body, .secondaryLabel)
        let facts = UIStackView(arrangedSubviews: [
            text, fact(NSLocalizedString("Weight", comment: "fact"), "1.9 kg"),
            fact(NSLocalizedString("Packed", comment: "fact"), "48 × 16 cm"),
            fact(NSLocalizedString("Water column", comment: "fact"), "3,000 mm"),
            fact(NSLocalizedString("Poles", comment: "fact"), NSLocalizedString("Aluminium, 3", comment: "fact")),
            fact(NSLocalizedString("Seasons", comment: "fact"), NSLocalizedString("Spring to autumn", comment: "fact")),
            label(
                NSLocalizedString(
                    "Delivered in two days. It can be sent back within a month, used or not.", comment: "product"),
                .footnote, .secondaryLabel),
        ])
        facts.axis = .vertical
        facts.spacing = 16

        let buy = UIButton(configuration: .filled())
        buy.configuration?.title = NSLocalizedString("Add to basket", comment: "button")
        buy.configuration?.image = UIImage(systemName: "cart.fill")
        buy.configuration?.imagePadding = 8
        bar.backgroundColor = .secondarySystemBackground
        bar.addSubview(buy)

        for child in [picture, facts, heading] as [UIView] { scroll.addSubview(child) }
        for child in [scroll, bar] { view.addSubview(child) }
        for child in [picture, facts, heading, line, buy, scroll, bar] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = scroll.contentLayoutGuide
        let readable = view.readableContentGuide
        // The heading lies below the picture, and never above the safe area.
        let below = heading.topAnchor.constraint(equalTo: picture.bottomAnchor)
        below.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
            picture.topAnchor.constraint(equalTo: content.topAnchor),
            picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            picture.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            picture.heightAnchor.constraint(equalToConstant: 320),
            below,
            heading.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor),
            heading.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            heading.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.topAnchor.constraint(equalTo: heading.topAnchor, constant: 12),
            line.bottomAnchor.constraint(equalTo: heading.bottomAnchor, constant: -12),
            line.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            facts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 80),
            facts.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            facts.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            facts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            buy.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
            buy.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            buy.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            buy.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            buy.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if scrolled > 0 { scroll.contentOffset = CGPoint(x: 0, y: scrolled) }
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    private func fact(_ name: String, _ value: String) -> UIView {
        let value = label(value, .body)
        value.textAlignment = .natural
        value.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label(name, .body, .secondaryLabel), value])
        row.spacing = 12
        row.alignment = .firstBaseline
        return row
    }
}
