/// How a view looks; nothing here moves a frame.
public struct Appearance: Sendable, Equatable {
    /// A radius in points, or UIKit's usual formula of the view's own size.
    public enum CornerRadius: Sendable, Hashable {
        case points(Double)
        /// `height / divisor`
        case heightDivided(by: Double)
        /// `width / divisor`
        case widthDivided(by: Double)
    }

    public var backgroundColor: Color?
    public var tintColor: Color?
    public var cornerRadius: CornerRadius?
    public var borderWidth: Double = 0
    public var borderColor: Color?
    public var clipsToBounds = false
    public var alpha: Double = 1
    public var contentMode: ContentMode = .scaleToFill
    public var isUserInteractionEnabled = true

    public init() {}
}

/// How a picture fills its view: UIView.ContentMode.
public enum ContentMode: String, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}
