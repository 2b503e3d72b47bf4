/// A view that shows that there is nothing to show.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
    }
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius = CGFloat(0)
        public var maximumSize = CGSize.zero
    }
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true
    }
    public enum Alignment: Sendable { case center, natural }
    public var image: UIImage?
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var alignment = Alignment.center
    @Kept public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageProperties = ImageProperties()
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageToTextPadding = CGFloat(10)
    @Kept public var textToSecondaryTextPadding = CGFloat(4)
    public var button = UIButton.Configuration.plain()
    public var secondaryButton = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    private var isLoading = false
    private init() {
        textProperties.font = .preferredFont(forTextStyle: .headline)
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
    }

    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        return configuration
    }
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        return configuration
    }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The views, from the top down.
    @MainActor fileprivate var parts: [UIView] {
        var parts: [UIView] = []
        if isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            parts.append(spinner)
        } else if let image {
            let picture = UIImageView(image: image)
            picture.tintColor = imageProperties.tintColor ?? .secondaryLabel
            parts.append(picture)
        }
        for (text, attributed, properties) in [
            (text, attributedText, textProperties), (secondaryText, secondaryAttributedText, secondaryTextProperties),
        ] where text != nil || attributed != nil {
            let label = UILabel()
            label.font = properties.font
            label.textColor = properties.color
            label.numberOfLines = properties.numberOfLines
            label.textAlignment = alignment == .center ? .center : .natural
            label.text = text
            if let attributed { label.attributedText = attributed }
            parts.append(label)
        }
        for (button, properties) in [(button, buttonProperties), (secondaryButton, secondaryButtonProperties)]
        where button.title != nil || button.image != nil || button.attributedTitle != nil {
            let view = UIButton(configuration: button, primaryAction: properties.primaryAction)
            view.isEnabled = properties.isEnabled
            parts.append(view)
        }
        return parts
    }
}

/// The image, texts and buttons of a configuration, one below the other in the middle.
open class UIContentUnavailableView: UIView, UIContentView {
    private let stack = UIStackView()
    @Kept open var scrollEnabled = true
    open var configuration: any UIContentConfiguration { didSet { fill() } }
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        fill()
    }
    public required init?(coder: NSCoder) { nil }

    private func fill() {
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        directionalLayoutMargins = content.directionalLayoutMargins
        for old in stack.arrangedSubviews { old.removeFromSuperview() }
        for part in content.parts { stack.addArrangedSubview(part) }
    }
}
