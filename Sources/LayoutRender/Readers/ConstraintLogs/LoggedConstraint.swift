import Notation

/// One constraint of a log: `first  relation  multiplier * second + constant`.
package struct LoggedConstraint: Sendable, Equatable {
    /// One side: an attribute of an object, by the object's index in `LoggedReport.items`.
    package struct Side: Sendable, Hashable {
        /// An index in `LoggedReport.items`.
        package var item: Int
        /// The attribute, as the log names it.
        package var attribute: LoggedAttribute

        /// An attribute of an object.
        package init(item: Int, attribute: LoggedAttribute) { (self.item, self.attribute) = (item, attribute) }
    }

    /// NSLayoutConstraint.Relation.
    package enum Relation: String, Sendable {
        /// At most.
        case lessThanOrEqual = "<="
        /// Exactly.
        case equal = "=="
        /// At least.
        case greaterThanOrEqual = ">="
    }

    /// The part of the app or of UIKit that made the constraint, by its class and identifier.
    package enum Origin: String, Sendable, CaseIterable {
        /// The app: an `NSLayoutConstraint` without one of UIKit's identifiers.
        case layout
        /// The class `SnapKit.LayoutConstraint`.
        case snapKit = "snapkit"
        /// The class `MASLayoutConstraint`.
        case masonry
        /// `UISV-...`: a stack view.
        case stackView = "stack-view"
        /// `UIView-Encapsulated-Layout-...`: a hosting container imposes a size.
        case encapsulated
        /// A view placed by its frame: `translatesAutoresizingMaskIntoConstraints` is on.
        case autoresizingMask = "autoresizing-mask"
        /// `UIView-leftMargin-guide-constraint` and its siblings: layout margins.
        case marginGuide = "margin-guide"
        /// `UIViewSafeAreaLayoutGuide-...`: safe area insets.
        case safeArea = "safe-area"
        /// Top and bottom layout guides of a view controller, iOS 7 to 10.
        case layoutSupport = "layout-support"
        /// `_UITemporaryLayoutWidth` and its siblings: UIKit measures and then removes the constraint.
        case temporary
        /// Added by Interface Builder for a view without enough constraints.
        case interfaceBuilder = "interface-builder"
        /// The class `NSContentSizeLayoutConstraint`: a view's intrinsic size with hugging and compression resistance.
        case contentSize = "content-size"
        /// The class `_UISystemBaselineConstraint`: the system's spacing between baselines.
        case systemSpacing = "system-spacing"

        /// Whether UIKit makes these constraints, so that no line of the app's code can be changed.
        package var isSystem: Bool {
            switch self {
            case .layout, .snapKit, .masonry: false
            case .stackView, .encapsulated, .autoresizingMask, .marginGuide, .safeArea, .layoutSupport, .temporary,
                .interfaceBuilder, .contentSize, .systemSpacing:
                true
            }
        }
    }

    /// `h=--& v=&-&`: margin, length, margin; `&` is flexible, `-` is fixed.
    package struct Mask: Sendable, Equatable {
        /// The three parts along the horizontal axis, such as `--&`.
        package var horizontal: String
        /// The three parts along the vertical axis.
        package var vertical: String
    }

    /// As printed, with its module: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`.
    package var className: String
    /// As printed, such as `0x600002a8d180`; nil if the printer omits addresses.
    package var address: String?
    /// NSLayoutConstraint.identifier, printed in quotes; nil if none is set.
    package var identifier: String?
    /// `CardView.swift#47`, as SnapKit prints it.
    package var source: String?
    /// The mask of an NSAutoresizingMaskLayoutConstraint; nil for other classes.
    package var mask: Mask?
    /// The left side.
    package var first: Side
    /// The sign between the sides.
    package var relation: Relation
    /// Nil for a constraint with only a constant.
    package var second: Side?
    /// The factor of the second side; 1 if the log prints none.
    package var multiplier: Double
    /// In points.
    package var constant: Double
    /// Half a unit of the last printed digit if the printer rounded a number (six significant digits), else 0.
    package var roundingError: Double
    /// 1 to 1000; 1000 if the log prints none.
    package var priority: Double
    /// Nil if the log does not tell.
    package var isActive: Bool?
    /// Line in the log, 1 for the first.
    package var line: Int

    /// The maker of the constraint, from the identifier first, then from the class.
    package var origin: Origin {
        if let identifier {
            if identifier.hasPrefix("UISV-") { return .stackView }
            if identifier.contains("Encapsulated-Layout") { return .encapsulated }
            if identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize") { return .temporary }
            if identifier.hasSuffix("Margin-guide-constraint") { return .marginGuide }
            if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") { return .safeArea }
            if identifier.hasPrefix("IB auto generated") || identifier == "UIIBSystemGenerated" {
                return .interfaceBuilder
            }
        }
        switch className {
        case "NSAutoresizingMaskLayoutConstraint": return .autoresizingMask
        case "_UILayoutSupportConstraint": return .layoutSupport
        case "_UISystemBaselineConstraint": return .systemSpacing
        case "NSIBPrototypingLayoutConstraint": return .interfaceBuilder
        case "NSContentSizeLayoutConstraint": return .contentSize
        case "MASLayoutConstraint": return .masonry
        default: return className.hasPrefix("SnapKit.") ? .snapKit : .layout
        }
    }

    /// Equal for two mentions of the same constraint: the address, or the text if the printer omits addresses.
    var key: String {
        address ?? "\(identifier ?? "") \(content)"
    }

    /// The two sides with all that lies between them; equal for constraints that demand the same.
    var content: String {
        let other = second.map { "\($0.item).\($0.attribute)" } ?? ""
        return "\(first.item).\(first.attribute) \(relation.rawValue) \(multiplier) \(other) \(constant)"
    }

    /// Whether both demand the same.
    func says(_ other: LoggedConstraint) -> Bool {
        first == other.first && relation == other.relation && second == other.second && multiplier == other.multiplier
            && constant == other.constant
    }
}
