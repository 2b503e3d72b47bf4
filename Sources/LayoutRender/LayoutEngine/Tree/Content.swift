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
    public var color: Color?
    // In this order the small fields fill the gaps behind the optional.
    public var alignment: Alignment = .natural
    public var lineBreakMode: LineBreakMode = .byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    /// Text fields only.
    public var borderStyle: BorderStyle = .none
    /// Text views only: a view that does not scroll has an intrinsic size.
    public var isScrollEnabled = true
    public var isSecure = false
    public var font: Font
    /// 0: as many as needed.
    public var numberOfLines = 1
    @usableFromInline var details = OutOfLine<Details>()

    public init(text: String, font: Font = Font()) {
        self.text = text
        self.font = font
    }
}

/// What few texts have of their own.
extension TextContent {
    @usableFromInline
    struct Details: Unsettable, Sendable {
        @usableFromInline var runs: [Run] = []
        @usableFromInline var placeholder: String?
        @usableFromInline var minimumScaleFactor: Double = 0
        @usableFromInline var minimumFontSize: Double = 0
        @usableFromInline var preferredMaxLayoutWidth: Double = 0
        @usableFromInline var lineSpacing: Double = 0
        @usableFromInline var lineHeightMultiple: Double = 0
        @usableFromInline var minimumLineHeight: Double = 0
        @usableFromInline var maximumLineHeight: Double = 0
        @usableFromInline var paragraphSpacing: Double = 0

        @usableFromInline static let unset = Details()
    }

    /// Non-empty for an attributed text; the runs' texts join to `text`.
    public var runs: [Run] {
        @inlinable @inline(__always) get { details.isUnset ? [] : details.stored.runs }
        _modify { yield &details.value.runs }
    }
    public var placeholder: String? {
        @inlinable @inline(__always) get { details.isUnset ? nil : details.stored.placeholder }
        _modify { yield &details.value.placeholder }
    }
    public var minimumScaleFactor: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.minimumScaleFactor }
        _modify { yield &details.value.minimumScaleFactor }
    }
    public var minimumFontSize: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.minimumFontSize }
        _modify { yield &details.value.minimumFontSize }
    }
    /// 0: not set.
    public var preferredMaxLayoutWidth: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.preferredMaxLayoutWidth }
        _modify { yield &details.value.preferredMaxLayoutWidth }
    }
    /// Extra space between the lines of an attributed paragraph, in points.
    public var lineSpacing: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.lineSpacing }
        _modify { yield &details.value.lineSpacing }
    }
    /// A factor of the font's line height; 0: not set.
    public var lineHeightMultiple: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.lineHeightMultiple }
        _modify { yield &details.value.lineHeightMultiple }
    }
    public var minimumLineHeight: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.minimumLineHeight }
        _modify { yield &details.value.minimumLineHeight }
    }
    public var maximumLineHeight: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.maximumLineHeight }
        _modify { yield &details.value.maximumLineHeight }
    }
    public var paragraphSpacing: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.paragraphSpacing }
        _modify { yield &details.value.paragraphSpacing }
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
    public enum ImagePlacement: String, Sendable, CaseIterable { case leading, trailing, top, bottom }
    /// UIControl.ContentVerticalAlignment.
    public enum VerticalAlignment: String, Sendable, CaseIterable { case center, top, bottom, fill }

    public var title: String = ""
    public var attributedTitle: [TextContent.Run] = []
    public var subtitle: String?
    /// A configured button's `baseForegroundColor` too.
    public var titleColor: Color?
    /// `configuration.background.backgroundColor`: behind the title, in place of the style's own color.
    public var configurationBackgroundColor: Color?
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
    /// How a title that is too long is cut; nil is UIKit's default, see `effectiveLineBreakMode`.
    public var lineBreakMode: TextContent.LineBreakMode?
    public var isEnabled = true
    public var isSelected = false
    /// UIControl's horizontal content alignment: natural is leading, justified is fill.
    public var alignment: TextContent.Alignment = .center
    public var verticalAlignment: VerticalAlignment = .center

    public init(title: String = "") { self.title = title }
}

/// A picture by name, with its size in points where that is known.
public struct ImageContent: Sendable, Equatable {
    public var name: String
    /// The natural size in points; nil when unknown.
    public var size: Size?
    /// An SF Symbol: sized by its font, with alignment insets.
    public var isSystemSymbol = false
    public var symbolPointSize: Double? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.pointSize }
        _modify { yield &symbol.value.pointSize }
    }
    public var symbolTextStyle: Font.TextStyle? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.textStyle }
        _modify { yield &symbol.value.textStyle }
    }
    /// small, default, large: UIImage.SymbolScale.
    public var symbolScale: String? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.scale }
        _modify { yield &symbol.value.scale }
    }

    @usableFromInline var symbol = OutOfLine<Symbol>()

    /// What only symbols have.
    @usableFromInline
    struct Symbol: Unsettable, Sendable {
        @usableFromInline var pointSize: Double?
        @usableFromInline var textStyle: Font.TextStyle?
        @usableFromInline var scale: String?

        @usableFromInline static let unset = Symbol()
    }

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
