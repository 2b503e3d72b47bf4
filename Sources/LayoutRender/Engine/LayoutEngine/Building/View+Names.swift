/// UIKit's names for what the records of a view hold: `view.backgroundColor` for `view.appearance.backgroundColor`.
///
/// A property that a kind of view does not have reads as its default and is not set.
extension View {
    /// The colour behind the content.
    public var backgroundColor: Color? {
        get { appearance.backgroundColor }
        set { appearance.backgroundColor = newValue }
    }
    /// The opacity, 0...1.
    public var alpha: Double {
        get { appearance.alpha }
        set { appearance.alpha = newValue }
    }
    /// The colour of what takes a tint.
    public var tintColor: Color? {
        get { appearance.tintColor }
        set { appearance.tintColor = newValue }
    }
    /// Whether subviews are cut at the view's edges.
    public var clipsToBounds: Bool {
        get { scroll?.clipsToBounds ?? appearance.clipsToBounds }
        set { if scroll == nil { appearance.clipsToBounds = newValue } else { scroll?.clipsToBounds = newValue } }
    }
    /// How a picture is fitted into the view.
    public var contentMode: ContentMode {
        get { appearance.contentMode }
        set { appearance.contentMode = newValue }
    }
    /// The layer's corner radius.
    public var cornerRadius: Appearance.CornerRadius? {
        get { appearance.cornerRadius }
        set { appearance.cornerRadius = newValue }
    }
}

/// Labels, text fields, text views and search bars.
extension View {
    /// What is written.
    public var text: String {
        get { content.text?.text ?? "" }
        set {
            content.text?.text = newValue
            // A plain text takes the place of an attributed one.
            if content.text?.runs.isEmpty == false { content.text?.runs = [] }
        }
    }
    /// The colour of the text; nil is the kind's own.
    public var textColor: Color? {
        get { content.text?.color }
        set { content.text?.color = newValue }
    }
    /// How lines lie between the edges.
    public var textAlignment: TextContent.Alignment {
        get { content.text?.alignment ?? .natural }
        set { content.text?.alignment = newValue }
    }
    /// The font of the text.
    public var font: Font {
        get { content.text?.font ?? Font() }
        set { content.text?.font = newValue }
    }
    /// The most lines; 0 for as many as needed.
    public var numberOfLines: Int {
        get { content.text?.numberOfLines ?? 1 }
        set { content.text?.numberOfLines = newValue }
    }
    /// Where a text is broken or cut that does not fit.
    public var lineBreakMode: TextContent.LineBreakMode {
        get { content.text?.lineBreakMode ?? .byTruncatingTail }
        set { content.text?.lineBreakMode = newValue }
    }
}

/// Buttons and image views.
extension View {
    /// A button's title.
    public var title: String {
        get { content.button?.title ?? "" }
        set { content.button?.title = newValue }
    }
    /// The picture of an image view or a button.
    public var image: ImageContent? {
        get { content.button?.image ?? picture }
        set {
            if case .button = content { content.button?.image = newValue } else { picture = newValue }
        }
    }
}

/// Stack views.
extension View {
    /// The direction along which the views are arranged.
    public var axis: Axis {
        get { stack?.axis ?? .horizontal }
        set { stack?.axis = newValue }
    }
    /// The gap between arranged subviews, in points.
    public var spacing: Double {
        get { stack?.spacing ?? 0 }
        set { stack?.spacing = newValue }
    }
    /// How the views are placed across the axis.
    public var alignment: StackAttributes.Alignment {
        get { stack?.alignment ?? .fill }
        set { stack?.alignment = newValue }
    }
    /// How the views share the length along the axis.
    public var distribution: StackAttributes.Distribution {
        get { stack?.distribution ?? .fill }
        set { stack?.distribution = newValue }
    }
    /// Whether the views are arranged inside the margins.
    public var isLayoutMarginsRelativeArrangement: Bool {
        get { stack?.isLayoutMarginsRelativeArrangement ?? false }
        set { stack?.isLayoutMarginsRelativeArrangement = newValue }
    }
    /// The views that the stack arranges, in its order.
    public var arrangedSubviews: [ItemID] { stack?.arrangedSubviews ?? [] }
}

/// What UIKit sets by methods.
extension View {
    /// How strongly the view resists growing beyond its natural size along an axis.
    public mutating func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        contentHuggingPriority[axis] = priority.rawValue
    }

    /// How strongly the view resists shrinking below its natural size along an axis.
    public mutating func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        contentCompressionResistancePriority[axis] = priority.rawValue
    }

    /// The gap after one of a stack's views, in points, in place of `spacing`.
    public mutating func setCustomSpacing(_ spacing: Double, after view: ItemID) {
        stack?.customSpacing.append(StackAttributes.CustomSpacing(after: view, spacing: spacing))
    }
}
