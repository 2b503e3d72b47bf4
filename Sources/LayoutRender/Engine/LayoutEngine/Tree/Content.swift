import Notation

/// The content that a view shows besides its subviews. Most contents give the view its intrinsic content size.
///
/// The kind of a view decides which case it has: `View.Kind` with the property group `text` holds `.text`, and so on; a
/// view of another kind holds `.none`. Subviews are no content.
public enum Content: Sendable, Equatable {
    /// The view shows nothing of its own, as a plain UIView: no intrinsic content size.
    case none
    /// The text of a label, text field, text view or search bar.
    indirect case text(TextContent)
    /// The title and the picture of a button.
    indirect case button(ButtonContent)
    /// The picture of an image view; an image view without one has `.none`.
    indirect case image(ImageContent)
    /// The state of a standard control or bar: switch, slider, stepper, segmented control, activity indicator, progress
    /// view, page control, date picker, picker view, navigation bar, toolbar, tab bar.
    indirect case control(ControlContent)
}

/// The text of a label, text field, text view or search bar, with UIKit's properties of the same names.
public struct TextContent: Sendable, Equatable {
    /// NSTextAlignment. `natural` is the side at which the language's lines begin: left, and right in a page that is
    /// laid out from right to left.
    public enum Alignment: String, Sendable, CaseIterable { case natural, left, center, right, justified }
    /// NSLineBreakMode: where lines break, and which part of a text that does not fit is cut. A text that wraps or
    /// clips is cut without an ellipsis; `byCharWrapping` may break a line inside a word.
    public enum LineBreakMode: String, Sendable, CaseIterable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    /// NSParagraphStyle.LineBreakStrategy, since iOS 11: whether a last line of one word gets the last word of the line before.
    /// Korean words are kept whole in every strategy.
    public enum LineBreakStrategy: String, Sendable, CaseIterable {
        case none, pushOut, hangulWordPriority, standard

        /// Whether a last line of one word is avoided.
        var pushesOut: Bool { self == .pushOut || self == .standard }
    }
    /// UITextField.BorderStyle. The border adds to the intrinsic size: `roundedRect` 7 points at each side and a height
    /// of at least 34 (30 before iOS 13), `line` and `bezel` 8 points of width together.
    public enum BorderStyle: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

    /// UITextField.ViewMode of the button that empties the field, which is never shown in an empty field.
    public enum ClearButtonMode: String, Sendable, CaseIterable { case never, whileEditing, unlessEditing, always }

    /// NSUnderlineStyle, of a line below or through a stretch.
    public enum LineStyle: String, Sendable, CaseIterable { case single, thick, double }

    /// A stretch of an attributed text in one font and one colour: a range of NSAttributedString's attributes.
    public struct Run: Sendable, Equatable {
        /// The characters of the stretch; they may contain line feeds.
        @ComparedByBytes public var text: String
        /// Nil: the font of the whole text.
        public var font: Font?
        /// Nil: the colour of the whole text.
        public var color: Color?
        /// A line below the stretch; nil: none.
        public var underlineStyle: LineStyle?
        /// A line through the stretch; nil: none.
        public var strikethroughStyle: LineStyle?
        /// A stretch; without font and colour a stretch looks like plain text.
        public init(text: String, font: Font? = nil, color: Color? = nil) {
            self.text = text
            self.font = font
            self.color = color
        }
    }

    /// The characters; with `runs`, the joined texts of the runs. A line feed, U+2028 and U+2029 begin a new paragraph.
    @ComparedByBytes public var text: String
    /// Nil: the kind's own colour, UIKit's `label` for labels, fields and text views.
    public var color: Color?
    // In this order the small fields fill the gaps behind the optional.
    /// Where the lines lie between the left and the right edge; no frame depends on the alignment. Default: `natural`.
    public var alignment: Alignment = .natural
    /// Default: UILabel's `byTruncatingTail`.
    public var lineBreakMode: LineBreakMode = .byTruncatingTail
    /// Labels and text fields: whether the font shrinks until one line fits the width, as UILabel draws text with
    /// `numberOfLines` 1. The intrinsic size stays that of the full font.
    public var adjustsFontSizeToFitWidth = false
    /// Text fields only: the border, which adds to the intrinsic size. Default: UITextField's `none`.
    public var borderStyle: BorderStyle = .none
    /// Text views only: a view that does not scroll has an intrinsic size.
    public var isScrollEnabled = true
    /// Text fields only: `isSecureTextEntry`, drawn as one bullet per character, 64 at most.
    public var isSecure = false
    /// UILabel.isEnabled, a text field's and a search bar's. A disabled label is drawn paler, a disabled field as an enabled one.
    public var isEnabled = true
    /// The font of all text without a font of its own in `runs`.
    public var font: Font
    /// The most lines of a label, as `UILabel.numberOfLines`; 0 for as many as the text needs, 1 by default.
    public var numberOfLines = 1
    @usableFromInline var details = OutOfLine<Details>()

    /// A text with UIKit's defaults: one line, natural alignment, truncated at the tail.
    public init(text: String, font: Font = Font()) {
        self.text = text
        self.font = font
    }
}

/// Properties that few texts set, allocated separately.
extension TextContent {
    @usableFromInline
    struct Details: Unsettable, Sendable {
        @usableFromInline var runs: [Run] = []
        @usableFromInline var minimumScaleFactor: Double = 0
        @usableFromInline var minimumFontSize: Double = 0
        @usableFromInline var preferredMaxLayoutWidth: Double = 0
        @usableFromInline var lineSpacing: Double = 0
        @usableFromInline var lineHeightMultiple: Double = 0
        @usableFromInline var minimumLineHeight: Double = 0
        @usableFromInline var maximumLineHeight: Double = 0
        @usableFromInline var paragraphSpacing: Double = 0
        @usableFromInline var textContainerInset: EdgeInsets?
        @usableFromInline var lineFragmentPadding: Double = 5
        @usableFromInline var lineBreakStrategy: LineBreakStrategy = .standard
        @usableFromInline var allowsDefaultTighteningForTruncation = false
        @usableFromInline var isFirstResponder = false
        @usableFromInline var field = Field()

        @usableFromInline static let unset = Details()
    }

    @usableFromInline
    struct Field: Equatable, Sendable {
        @usableFromInline @ComparedByBytes var placeholder: String?
        @usableFromInline var placeholderRuns: [Run] = []
        @usableFromInline var clearButtonMode = ClearButtonMode.never
        @usableFromInline var showsCancelButton = false
        @usableFromInline var leftView: ItemID?
        @usableFromInline var rightView: ItemID?
    }

    /// Non-empty for an attributed text; the runs' texts join to `text`.
    public var runs: [Run] {
        @inlinable @inline(__always) get { details.isUnset ? [] : details.stored.runs }
        _modify { yield &details.value.runs }
    }
    /// Text fields and search bars: the text of an empty field, whose intrinsic width it decides.
    public var placeholder: String? {
        @inlinable @inline(__always) get { details.isUnset ? nil : details.stored.field.placeholder }
        _modify { yield &details.value.field.placeholder }
    }
    /// UITextField.attributedPlaceholder, whose texts join to `placeholder`; empty for a plain placeholder.
    public var placeholderRuns: [Run] {
        @inlinable @inline(__always) get { details.isUnset ? [] : details.stored.field.placeholderRuns }
        _modify { yield &details.value.field.placeholderRuns }
    }
    /// UITextField.clearButtonMode; drawn only. Default: `never`.
    public var clearButtonMode: ClearButtonMode {
        @inlinable @inline(__always) get { details.isUnset ? .never : details.stored.field.clearButtonMode }
        _modify { yield &details.value.field.clearButtonMode }
    }
    /// UISearchBar.showsCancelButton; drawn only.
    public var showsCancelButton: Bool {
        get { details.isUnset ? false : details.stored.field.showsCancelButton }
        set { details.value.field.showsCancelButton = newValue }
    }
    /// UITextField.leftView, a subview of the field at the leading edge, behind which the text begins; nil: none.
    public var leftView: ItemID? {
        @inlinable @inline(__always) get { details.isUnset ? nil : details.stored.field.leftView }
        _modify { yield &details.value.field.leftView }
    }
    /// UITextField.rightView, a subview of the field at the trailing edge, before which the text ends; nil: none.
    public var rightView: ItemID? {
        @inlinable @inline(__always) get { details.isUnset ? nil : details.stored.field.rightView }
        _modify { yield &details.value.field.rightView }
    }
    /// Text fields, search bars and text views: UIResponder.isFirstResponder, drawn as a caret behind the text. The keyboard is the page's.
    public var isFirstResponder: Bool {
        @inlinable @inline(__always) get { details.isUnset ? false : details.stored.isFirstResponder }
        _modify { yield &details.value.isFirstResponder }
    }
    /// Labels: the smallest share of the font's size, 0 to 1, to which `adjustsFontSizeToFitWidth` shrinks a line, as
    /// UILabel's property of the same name. 0, the default: a tenth.
    public var minimumScaleFactor: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.minimumScaleFactor }
        _modify { yield &details.value.minimumScaleFactor }
    }
    /// Text fields: the smallest size in points to which `adjustsFontSizeToFitWidth` shrinks a line, as UITextField's
    /// property of the same name. 0, the default: a tenth of the font's size.
    public var minimumFontSize: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.minimumFontSize }
        _modify { yield &details.value.minimumFontSize }
    }
    /// Labels of several lines: the width in points at which the intrinsic size wraps the text, as UILabel's property
    /// of the same name. 0, the default: the width that layout gives the label, found in a second pass.
    public var preferredMaxLayoutWidth: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.preferredMaxLayoutWidth }
        _modify { yield &details.value.preferredMaxLayoutWidth }
    }
    /// Text views: UITextView.textContainerInset in points; nil: 8 above and below.
    public var textContainerInset: EdgeInsets? {
        @inlinable @inline(__always) get { details.isUnset ? nil : details.stored.textContainerInset }
        _modify { yield &details.value.textContainerInset }
    }
    /// Text views: NSTextContainer.lineFragmentPadding, room in points at both ends of each line. Default: 5.
    public var lineFragmentPadding: Double {
        @inlinable @inline(__always) get { details.isUnset ? 5 : details.stored.lineFragmentPadding }
        _modify { yield &details.value.lineFragmentPadding }
    }
    /// UILabel.lineBreakStrategy; default: UILabel's `standard`. Text views break without a strategy.
    public var lineBreakStrategy: LineBreakStrategy {
        @inlinable @inline(__always) get { details.isUnset ? .standard : details.stored.lineBreakStrategy }
        _modify { yield &details.value.lineBreakStrategy }
    }
    /// UILabel.allowsDefaultTighteningForTruncation: whether the letters of a line up to 5 % too long move together.
    public var allowsDefaultTighteningForTruncation: Bool {
        @inlinable @inline(__always) get {
            details.isUnset ? false : details.stored.allowsDefaultTighteningForTruncation
        }
        _modify { yield &details.value.allowsDefaultTighteningForTruncation }
    }
    /// NSParagraphStyle.lineSpacing: extra space between two lines, in points.
    public var lineSpacing: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.lineSpacing }
        _modify { yield &details.value.lineSpacing }
    }
    /// NSParagraphStyle.lineHeightMultiple: a factor of the line height; 0, the default: none.
    public var lineHeightMultiple: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.lineHeightMultiple }
        _modify { yield &details.value.lineHeightMultiple }
    }
    /// NSParagraphStyle.minimumLineHeight: the least height of a line, after `lineHeightMultiple`; 0: none.
    public var minimumLineHeight: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.minimumLineHeight }
        _modify { yield &details.value.minimumLineHeight }
    }
    /// NSParagraphStyle.maximumLineHeight: the greatest height of a line, after `minimumLineHeight`; 0: none.
    public var maximumLineHeight: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.maximumLineHeight }
        _modify { yield &details.value.maximumLineHeight }
    }
    /// NSParagraphStyle.paragraphSpacing: extra space in points between a paragraph's last line and the next one.
    public var paragraphSpacing: Double {
        @inlinable @inline(__always) get { details.isUnset ? 0 : details.stored.paragraphSpacing }
        _modify { yield &details.value.paragraphSpacing }
    }
}

extension Content {
    /// The text of a label, field or text view; nil for another kind of content, which a setter does not change.
    package var text: TextContent? {
        get { if case .text(let text) = self { text } else { nil } }
        set { if let newValue, case .text = self { self = .text(newValue) } }
    }

    package var button: ButtonContent? {
        get { if case .button(let button) = self { button } else { nil } }
        set { if let newValue, case .button = self { self = .button(newValue) } }
    }

    package var control: ControlContent? {
        get { if case .control(let control) = self { control } else { nil } }
        set { if let newValue, case .control = self { self = .control(newValue) } }
    }
}
