/// What a view shows and, for most, what its intrinsic size comes from.
public enum Content: Sendable, Equatable {
    case none
    /// label, textField, textView, searchBar
    indirect case text(TextContent)
    indirect case button(ButtonContent)
    indirect case image(ImageContent)
    /// switch, slider, stepper, segmentedControl, progressView, pageControl, ...
    indirect case control(ControlContent)
}

/// The text of a label, text field or text view.
public struct TextContent: Sendable, Equatable {
    public enum Alignment: String, Sendable, CaseIterable { case natural, left, center, right, justified }
    public enum LineBreakMode: String, Sendable, CaseIterable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    public enum BorderStyle: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

    /// A stretch of an attributed text with one font.
    public struct Run: Sendable, Equatable {
        public var text: String
        public var font: Font?
        public var color: Color?
        public init(text: String, font: Font? = nil, color: Color? = nil) {
            self.text = text
            self.font = font
            self.color = color
        }
    }

    public var text: String
    /// Non-empty for an attributed text; the runs' texts join to `text`.
    public var runs: [Run] = []
    public var placeholder: String?
    public var font: Font
    public var color: Color?
    public var alignment: Alignment = .natural
    /// 0: as many as needed.
    public var numberOfLines = 1
    public var lineBreakMode: LineBreakMode = .byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: Double = 0
    public var minimumFontSize: Double = 0
    /// 0: not set.
    public var preferredMaxLayoutWidth: Double = 0
    /// Text fields only.
    public var borderStyle: BorderStyle = .none
    /// Text views only: a view that does not scroll has an intrinsic size.
    public var isScrollEnabled = true
    public var isSecure = false
    /// Extra line spacing and line-height multiple of an attributed paragraph, in points and as a factor.
    public var lineSpacing: Double = 0
    public var lineHeightMultiple: Double = 0
    public var minimumLineHeight: Double = 0
    public var maximumLineHeight: Double = 0
    public var paragraphSpacing: Double = 0

    public init(text: String, font: Font = Font()) {
        self.text = text
        self.font = font
    }
}

/// The title, image and insets of a button.
public struct ButtonContent: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close, plain
    }
    /// UIButton.Configuration's base styles (iOS 15).
    public enum Configuration: String, Sendable, CaseIterable {
        case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }
    public enum ImagePlacement: String, Sendable { case leading, trailing, top, bottom }

    public var title: String = ""
    public var attributedTitle: [TextContent.Run] = []
    public var subtitle: String?
    public var titleColor: Color?
    public var font: Font?
    public var kind: Kind = .system
    public var image: ImageContent?
    public var backgroundImage: ImageContent?
    public var configuration: Configuration?
    public var imagePlacement: ImagePlacement = .leading
    public var imagePadding: Double = 0
    public var contentEdgeInsets: EdgeInsets?
    public var titleEdgeInsets: EdgeInsets = .zero
    public var imageEdgeInsets: EdgeInsets = .zero
    public var numberOfLines = 1
    public var isEnabled = true
    public var isSelected = false
    /// UIControl's horizontal content alignment.
    public var alignment: TextContent.Alignment = .center

    public init(title: String = "") { self.title = title }
}

/// A picture by name, with its size in points where that is known.
public struct ImageContent: Sendable, Equatable {
    public var name: String
    /// The natural size in points; nil when unknown.
    public var size: Size?
    /// An SF Symbol: sized by its font, with alignment insets.
    public var isSystemSymbol = false
    public var symbolPointSize: Double?
    public var symbolTextStyle: Font.TextStyle?
    /// small, default, large: UIImage.SymbolScale.
    public var symbolScale: String?

    public init(name: String, size: Size? = nil) {
        self.name = name
        self.size = size
    }
}

/// The state of a standard control.
public struct ControlContent: Sendable, Equatable {
    public var isOn = false
    public var isEnabled = true
    /// 0...1
    public var value: Double = 0
    public var segments: [String] = []
    public var selectedSegment: Int?
    public var numberOfPages = 0
    public var currentPage = 0
    /// A control's own style word: activity indicator medium/large, date picker wheels/compact/inline, bar default ...
    public var style: String?
    public var font: Font?
    public var isAnimating = false
    /// Titles of bar items, tab items, search placeholder.
    public var titles: [String] = []

    public init() {}
}
