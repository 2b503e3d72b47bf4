/// The look of a view; no property here changes a frame.
public struct Appearance: Sendable, Equatable {
    /// A radius in points, or UIKit's usual formula of the view's own size.
    public enum CornerRadius: Sendable, Hashable {
        case points(Double)
        /// `height / divisor`
        case heightDivided(by: Double)
        /// `width / divisor`
        case widthDivided(by: Double)
    }

    // In this order the small fields fill the padding after the optionals.
    public var backgroundColor: Color?
    public var cornerRadius: CornerRadius?
    public var clipsToBounds = false
    public var contentMode: ContentMode = .scaleToFill
    public var isUserInteractionEnabled = true
    public var alpha: Double = 1
    public var tintColor: Color? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.tint }
        _modify { yield &tints.value.tint }
    }
    public var borderWidth: Double {
        @inlinable @inline(__always) get { tints.isUnset ? 0 : tints.stored.borderWidth }
        _modify { yield &tints.value.borderWidth }
    }
    public var borderColor: Color? {
        @inlinable @inline(__always) get { tints.isUnset ? nil : tints.stored.border }
        _modify { yield &tints.value.border }
    }

    @usableFromInline var tints = OutOfLine<Tints>()

    public init() {}

    /// Properties that few views set.
    @usableFromInline
    struct Tints: Unsettable, Sendable {
        @usableFromInline var tint: Color?
        @usableFromInline var border: Color?
        @usableFromInline var borderWidth: Double = 0

        @usableFromInline static let unset = Tints()
    }
}

extension Appearance: Unsettable {
    @usableFromInline static let unset = Appearance()
}

/// How a picture is fitted into its view: UIView.ContentMode.
public enum ContentMode: String, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}
