import UIKit

/// A gradient that fills its view.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ colors: [UIColor]) {
        super.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = colors.map(\.cgColor)
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A header, a round portrait over its edge, numbers and a text.
public final class ProfileViewController: UIViewController {
    private let scroll = UIScrollView()
    private let header = GradientView([.systemIndigo, .systemTeal])
    private let portrait = UILabel()
    private let nameLabel = UILabel()
    private let aboutLabel = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.contentInsetAdjustmentBehavior = .never

        portrait.text = "MK"
        portrait.font = .systemFont(ofSize: 34, weight: .semibold)
        portrait.textAlignment = .center
        portrait.textColor = .white
        portrait.backgroundColor = .systemOrange
        portrait.layer.cornerRadius = 48
        portrait.layer.borderWidth = 4
        portrait.layer.borderColor = UIColor.systemBackground.cgColor
        portrait.clipsToBounds = true

        nameLabel.text = "Maria Keller"
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.textAlignment = .center
        aboutLabel.text =
            NSLocalizedString(
                "Mountain guide and photographer. Usually somewhere between Innsbruck and the Dolomites, seldom online.",
                comment: "")
        aboutLabel.font = .preferredFont(forTextStyle: .body)
        aboutLabel.textColor = .secondaryLabel
        aboutLabel.numberOfLines = 0

        let numbers = UIStackView(arrangedSubviews: [
            number("128", NSLocalizedString("Tours", comment: "")),
            number("2.4k", NSLocalizedString("Followers", comment: "")),
            number("312", NSLocalizedString("Photos", comment: "")),
        ])
        numbers.distribution = .fillEqually

        let follow = UIButton(configuration: .filled())
        follow.configuration?.title = NSLocalizedString("Follow", comment: "")
        let message = UIButton(configuration: .gray())
        message.configuration?.title = NSLocalizedString("Message", comment: "")
        let buttons = UIStackView(arrangedSubviews: [follow, message])
        buttons.spacing = 12
        buttons.distribution = .fillEqually

        let stack = UIStackView(arrangedSubviews: [nameLabel, numbers, buttons, aboutLabel])
        stack.axis = .vertical
        stack.spacing = 20

        for child in [header, portrait, stack] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(child)
        }
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        let content = scroll.contentLayoutGuide
        let frame = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.topAnchor.constraint(equalTo: content.topAnchor),
            header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            header.widthAnchor.constraint(equalTo: frame.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 200),
            portrait.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            portrait.centerYAnchor.constraint(equalTo: header.bottomAnchor),
            portrait.widthAnchor.constraint(equalToConstant: 96),
            portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
            stack.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 12),
            stack.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            stack.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
        ])
    }

    private func number(_ value: String, _ caption: String) -> UIView {
        let top = UILabel()
        top.text = value
        top.font = .preferredFont(forTextStyle: .headline)
        top.textAlignment = .center
        let bottom = UILabel()
        bottom.text = caption
        bottom.font = .preferredFont(forTextStyle: .caption1)
        bottom.textColor = .secondaryLabel
        bottom.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [top, bottom])
        stack.axis = .vertical
        return stack
    }
}
