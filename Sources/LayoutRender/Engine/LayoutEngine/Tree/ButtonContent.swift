import Notation

/// The title, the picture and the insets of a UIButton, with or without a UIButton.Configuration.
///
/// The intrinsic size without a configuration is that of title and picture side by side plus `contentEdgeInsets`;
/// without such insets a title has 6 points above and below and the button is at least 30 wide. With a configuration
/// the default insets are 7 at the top and the bottom and 12 at the sides.
public struct ButtonContent: Sendable, Equatable {
    /// UIButton.ButtonType. A type decides the default font (18 points for `custom`, 15 for others), the default title
    /// colour (white for `custom`, the tint for others) and, for a type that is a glyph of the system, the size of a
    /// button without a title: 25 x 24 (22 x 22 before iOS 13) for `detailDisclosure`, `infoLight`, `infoDark` and `contactAdd`, 30 x 30 for
    /// `close`.
    public enum Kind: String, Sendable, CaseIterable {
        case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close, plain
    }
    /// The base styles of UIButton.Configuration (iOS 15), by the names of UIKit's static functions.
    public enum Configuration: String, Sendable, CaseIterable {
        case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
        /// Since iOS 26: a capsule of glass, alone or in the button's tint.
        case glass, clearGlass, prominentGlass, prominentClearGlass
    }
    /// UIButton.Configuration.imagePlacement: the side of the title at which the picture lies.
    public enum ImagePlacement: String, Sendable, CaseIterable { case leading, trailing, top, bottom }
    /// UIButton.Configuration.CornerStyle: the radius of the background. `dynamic` and `fixed` keep the background's own.
    public enum CornerStyle: String, Sendable, CaseIterable { case dynamic, fixed, small, medium, large, capsule }
    /// UIButton.Configuration.Size: decides the default content insets and the default font.
    public enum ButtonSize: String, Sendable, CaseIterable { case mini, small, medium, large }
    /// UIButton.Configuration.TitleAlignment: where title and subtitle lie in the room of the longer. `automatic` is the side of
    /// the picture, the middle beside a picture above or below, and without a picture the side at which the button aligns its content.
    public enum TitleAlignment: String, Sendable, CaseIterable { case automatic, leading, center, trailing }
    /// UIControl.ContentHorizontalAlignment in the words of NSTextAlignment: `natural` is leading, `justified` is fill.
    public enum HorizontalAlignment: String, Sendable, CaseIterable {
        case natural, left, center, right, trailing, justified
    }
    /// UIControl.ContentVerticalAlignment.
    public enum VerticalAlignment: String, Sendable, CaseIterable { case center, top, bottom, fill }

    /// The values of UIButton.Configuration beside its base style. A button without a configuration is drawn by its
    /// `imagePlacement` alone.
    public struct Configured: Sendable, Equatable {
        /// UIButton.Configuration.subtitle: a second line in text style `caption1`, `titlePadding` below the title. A button
        /// without a configuration has no second line.
        @ComparedByBytes public var subtitle: String?
        /// UIButton.Configuration.titlePadding: between title and subtitle, in points.
        public var titlePadding: Double = 1
        /// UIButton.Configuration.buttonSize. Default: `medium`.
        public var buttonSize: ButtonSize = .medium
        /// UIButton.Configuration.cornerStyle. Default: `dynamic`.
        public var cornerStyle: CornerStyle = .dynamic
        /// `configuration.background.backgroundColor`: behind the title, in place of the style's own color.
        public var backgroundColor: Color?
        /// `configuration.background.cornerRadius`, in points: kept by the corner style `fixed`, and by `dynamic` at the standard
        /// text size. Nil: the style's own.
        public var backgroundCornerRadius: Double?
        /// UIButton.Configuration.baseBackgroundColor: what the style's background is made of, in place of the tint or gray.
        public var baseBackgroundColor: Color?
        /// UIButton.Configuration.imagePlacement. Default: `leading`. Drawing uses the placement of every button, the
        /// intrinsic size only that of a configured button.
        public var imagePlacement: ImagePlacement = .leading
        /// UIButton.Configuration.imagePadding: the space between picture and title, in points; 0 by default.
        public var imagePadding: Double = 0
        /// UIButton.Configuration.titleAlignment. Default: `automatic`.
        public var titleAlignment: TitleAlignment = .automatic
        /// UIButton.Configuration.showsActivityIndicator: an indicator in the place of the picture.
        public var showsActivityIndicator = false
    }

    /// The space around the content and its parts, in points.
    public struct Insets: Sendable, Equatable {
        /// The space around title and picture in points: `contentEdgeInsets`, or the configuration's `contentInsets`. Nil:
        /// 0 for a button without a configuration, 7 and 12 for a configured button.
        public var content: EdgeInsets?
        /// Moves the drawn title, as UIButton's property of the same name; no part of the intrinsic size.
        public var title: EdgeInsets = .zero
        /// Moves the drawn picture, as UIButton's property of the same name; no part of the intrinsic size.
        public var image: EdgeInsets = .zero
    }

    /// Where title and picture lie in a button that is larger than both.
    public struct ContentAlignment: Sendable, Equatable {
        /// UIControl.contentHorizontalAlignment. Default: `center`.
        public var horizontal: HorizontalAlignment = .center
        /// UIControl.contentVerticalAlignment. Default: `center`.
        public var vertical: VerticalAlignment = .center
    }

    /// The title for the state `normal`, as in `setTitle(_:for:)`; of `attributedTitle`, the runs' joined texts.
    @ComparedByBytes public var title: String = ""
    /// The stretches of an attributed title; empty for a plain title.
    public var attributedTitle: [TextContent.Run] = []
    /// The title colour for the state `normal`, and a configured button's `baseForegroundColor`; nil: white for a
    /// `custom` button and for the styles `filled` and `borderedProminent`, the tint for others.
    public var titleColor: Color?
    /// Nil: the system font of 15 points, 18 for a `custom` button, `body` with a configuration (`effectiveFont`).
    public var font: Font?
    /// Default: `system`.
    public var kind: Kind = .system
    /// The picture beside the title, for the state `normal`.
    public var image: ImageContent?
    /// The picture behind title and picture, stretched to the button's bounds; a button without a configuration is no
    /// smaller than its background picture.
    public var backgroundImage: ImageContent?
    /// Nil: a button without UIButton.Configuration, whose insets and fonts follow the older rules.
    public var configuration: Configuration?
    /// The values of UIButton.Configuration beside its base style.
    public var configured = Configured()
    /// The space around the content and its parts.
    public var insets = Insets()
    /// The title label's `numberOfLines`; 0 for as many as needed. A configured button has its line break mode instead.
    public var numberOfLines = 1
    /// How a title that is too long is cut; nil is UIKit's default, see `effectiveLineBreakMode`.
    public var lineBreakMode: TextContent.LineBreakMode?
    /// UIControl.isEnabled; the title of a disabled button is drawn in `tertiaryLabel`.
    public var isEnabled = true
    /// UIControl.isSelected; a system button without a configuration is then drawn in white on its tint, a plain or borderless
    /// configuration has a pale background. Other buttons look selected only where code gives them another look for the
    /// state.
    public var isSelected = false
    /// Where title and picture lie in a button that is larger than both.
    public var contentAlignment = ContentAlignment()

    /// A system button.
    public init(title: String = "") { self.title = title }
}
