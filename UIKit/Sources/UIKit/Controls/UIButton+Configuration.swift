internal import LayoutEngine

/// A colour that follows from another.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static let grayscale = Self { color in
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        color.getWhite(&white, alpha: &alpha)
        return UIColor(white: white, alpha: alpha)
    }
}

public struct UIBackgroundConfiguration {
    public var customView: UIView? { didSet { Missing.note("UIBackgroundConfiguration.customView: not shown") } }
    @Kept public var imageContentMode = UIView.ContentMode.scaleToFill
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// What code sets; nil for the style's own.
    var ownRadius: CGFloat?
    public var cornerRadius: CGFloat {
        get { ownRadius ?? 0 }
        set { ownRadius = newValue }
    }
    public var strokeColor: UIColor? { didSet { Missing.note("UIBackgroundConfiguration.strokeColor: not drawn") } }
    @Kept public var strokeWidth = CGFloat(0)
    public var image: UIImage? { didSet { Missing.note("UIBackgroundConfiguration.image: not drawn") } }
    @Kept public var visualEffect: UIVisualEffect?
    @Kept public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
    public func resolvedColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? .clear
        return backgroundColorTransformer?(color) ?? color
    }
}

extension UIButton {
    /// The look of a button since iOS 15.
    public struct Configuration {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        let style: ButtonContent.Configuration
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var attributedTitle: AttributedString?
        @Kept public var attributedSubtitle: AttributedString?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding = CGFloat(0)
        public var titlePadding = CGFloat(1)
        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                switch buttonSize {
                case _ where ownInsets != nil: ownInsets ?? .zero
                case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        @Kept public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        @Kept public var automaticallyUpdateForSelection = true
        @Kept public var indicator = Indicator.automatic
        @Kept public var imageReservation = CGFloat(0)
        @Kept public var imageColorTransformer: UIConfigurationColorTransformer?
        @Kept public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
        // Of iOS 26.
        public static func glass() -> Configuration { ofGlass(.glass) }
        public static func prominentGlass() -> Configuration { ofGlass(.prominentGlass) }
        private static func ofGlass(_ style: ButtonContent.Configuration) -> Configuration {
            Missing.note("UIButton.Configuration.glass: drawn as an even tone")
            return Configuration(style: style)
        }

        init(style: ButtonContent.Configuration) { self.style = style }

        public func updated(for button: UIButton) -> Configuration { self }

        @MainActor func fill(_ button: inout ButtonContent, _ pictures: Pictures, isMirrored: Bool) {
            button.configuration = style
            button.title = title ?? button.title
            button.configured.subtitle = subtitle
            var shown = image
            if let preferredSymbolConfigurationForImage {
                shown = image?.applyingSymbolConfiguration(preferredSymbolConfigurationForImage)
            }
            button.image = shown.map(pictures.content) ?? button.image
            button.titleColor = baseForegroundColor?.value ?? button.titleColor
            button.configured.backgroundColor = (baseBackgroundColor ?? background.backgroundColor)?.value
            button.configured.backgroundCornerRadius = background.ownRadius.map(Double.init)
            button.configured.imagePadding = Double(imagePadding)
            button.configured.titlePadding = Double(titlePadding)
            button.configured.titleAlignment = ButtonContent.TitleAlignment(named: titleAlignment) ?? .automatic
            button.configured.showsActivityIndicator = showsActivityIndicator
            button.configured.buttonSize = ButtonContent.ButtonSize(named: buttonSize) ?? .medium
            button.configured.cornerStyle = ButtonContent.CornerStyle(named: cornerStyle) ?? .dynamic
            if imagePlacement == .trailing { button.configured.imagePlacement = .trailing }
            if imagePlacement == .top { button.configured.imagePlacement = .top }
            if imagePlacement == .bottom { button.configured.imagePlacement = .bottom }
            if let attributedTitle { fillTitle(attributedTitle, &button) }
            if let titleTextAttributesTransformer {
                let attributes = titleTextAttributesTransformer(AttributeContainer())
                if let font = attributes[UIFontKey.self] { button.font = font.font }
            }
            guard let ownInsets else { return }
            button.insets.content = EdgeInsets(
                top: Double(ownInsets.top), left: Double(isMirrored ? ownInsets.trailing : ownInsets.leading),
                bottom: Double(ownInsets.bottom), right: Double(isMirrored ? ownInsets.leading : ownInsets.trailing))
        }

        private func fillTitle(_ text: AttributedString, _ button: inout ButtonContent) {
            let runs = text.runs.map { run in
                TextContent.Run(
                    text: String(text[run.range].characters), font: run[UIFontKey.self]?.font,
                    color: run[UIColorKey.self]?.value)
            }
            button.title = runs.map(\.text).joined()
            if runs.contains(where: { $0.font != nil || $0.color != nil }) {
                if let font = runs.first?.font { button.font = font }
                button.attributedTitle = runs
            }
        }
    }
}

public struct UIConfigurationTextAttributesTransformer {
    let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
