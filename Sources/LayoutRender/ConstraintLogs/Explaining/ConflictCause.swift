/// Why the constraints of a report contradict each other, as far as their origins tell, with the usual remedy.
///
/// The patterns and their remedies were counted in 153 published logs. The raw value is the word of the JSON output.
/// The order of the questions matters: a report about the keyboard may also have masks and chains, so the patterns
/// with the narrowest conditions come first.
public enum ConflictCause: String, Sendable, CaseIterable {
    /// A member names a class of UIAlertController.
    case alert = "system-alert"
    /// A class or identifier begins like UIKit's own around the keyboard.
    case keyboard = "system-keyboard"
    /// A class or identifier begins like UIKit's own in bars.
    case bar = "system-bar"
    /// A member is one of the temporary constraints by which UIKit measures.
    case measuring = "temporary-size"
    /// A member has the identifier `UISV-hiding`: an arranged view is hidden by a length of 0.
    case hiddenRow = "stack-hiding"
    /// The sums differ by a point at most, as they are or with margins of 8.
    case rounding
    /// A member comes from an autoresizing mask, and does not only give a controller's view the size of the screen.
    case mask = "autoresizing-mask"
    /// A member gives a view its height or vertical place from a container: `UIView-Encapsulated-Layout-Height`.
    case hostHeight = "encapsulated-height"
    /// The same for the width: `UIView-Encapsulated-Layout-Width`.
    case hostWidth = "encapsulated-width"
    /// Two members, both a number for one length of one view.
    case twoSizes = "duplicate-size"
    /// A member ties a view's width to its own height.
    case aspectRatio = "aspect-ratio"
    /// A member was added by Interface Builder at build time.
    case interfaceBuilder = "interface-builder"
    /// A member comes from a stack view.
    case stack = "stack-other"
    /// One edge is held twice, once by a guide or a margin.
    case layoutGuide = "layout-guide"
    /// None of the other patterns: lengths and gaps that do not add up.
    case chain = "overconstrained"

    /// The first pattern that a contradiction of the report shows.
    public init(_ contradiction: Contradiction, in report: LoggedReport) {
        let members = contradiction.members.map { report.constraints[$0] }
        let items = Set(members.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
        let classes = items.sorted().map { report.items[$0].className ?? report.items[$0].name ?? "" }
        let identifiers = members.compactMap(\.identifier)
        let origins = Set(members.map(\.origin))

        // The bars around the keyboard are made of the classes of toolbars: the whole report tells them apart.
        let allClasses = report.items.map { $0.className ?? $0.name ?? "" }
        let allIdentifiers = report.constraints.compactMap(\.identifier)
        if classes.contains(where: { $0.hasPrefix("_UIAlertController") || $0.hasPrefix("_UIInterfaceAction") })
            || Self.isWidthOfActionSheet(members)
        {
            self = .alert
        } else if Self.names(classes, identifiers, begin: Self.keyboardWords)
            || Self.names(classes, identifiers, begin: Self.barWords)
                && Self.names(allClasses, allIdentifiers, begin: Self.keyboardWords)
        {
            self = .keyboard
        } else if Self.names(classes, identifiers, begin: Self.barWords) {
            self = .bar
        } else if identifiers.contains("UISV-hiding") {
            self = .hiddenRow
        } else if contradiction.fitsButForRounding {
            self = .rounding
        } else if origins.contains(.temporary) {
            self = .measuring
        } else if let length = Self.lengthOfCell(members, report) {
            self = length == .height ? .hostHeight : .hostWidth
        } else if members.contains(where: { $0.origin == .autoresizingMask && !$0.isSizeOfScreen(report) }) {
            self = .mask
        } else if members.contains(where: \.isAspectRatio) {
            self = .aspectRatio
        } else if members.contains(where: { Self.isHosted($0, .height, report) }) {
            self = .hostHeight
        } else if members.contains(where: { Self.isHosted($0, .width, report) }) {
            self = .hostWidth
        } else if members.count == 2, members[0].first == members[1].first,
            members.allSatisfy({ $0.second == nil && $0.first.attribute.isLength })
        {
            self = .twoSizes
        } else if origins.contains(.interfaceBuilder) {
            self = .interfaceBuilder
        } else if origins.contains(.stackView) {
            self = .stack
        } else if Self.holdsAnEdgeTwice(members, report) {
            self = .layoutGuide
        } else {
            self = .chain
        }
    }

    /// `UIView.width == - 16` alone: UIKit's own constraint in action sheets, since iOS 12.2; no app asks for a width below 0.
    private static func isWidthOfActionSheet(_ members: [LoggedConstraint]) -> Bool {
        guard members.count == 1, let only = members.first else { return false }
        return only.first.attribute == .width && only.second == nil && only.constant == -16 && only.relation == .equal
    }

    /// The length that a table or collection gives a cell or its content view by the view's frame: UIKit sets these
    /// frames, and an app must not turn the mask off there. Nil where no member does so.
    private static func lengthOfCell(_ members: [LoggedConstraint], _ report: LoggedReport) -> LoggedAttribute? {
        let found = members.first { member in
            guard member.origin == .autoresizingMask, member.first.attribute.isLength, member.second == nil,
                let name = report.items[member.first.item].className
            else { return false }
            return name.hasSuffix("Cell") || name == "UITableViewCellContentView"
        }
        return found?.first.attribute
    }

    /// Whether a container gives a view this length, or a place on the length's axis: by UIKit's identifier, or since the
    /// view is a cell's content view, whose size nobody else fixes (some printers leave identifiers out).
    private static func isHosted(_ constraint: LoggedConstraint, _ length: LoggedAttribute, _ report: LoggedReport)
        -> Bool
    {
        if constraint.origin == .encapsulated, !constraint.first.attribute.isLength {
            return constraint.first.attribute.isHorizontal == (length == .width)
        }
        guard constraint.first.attribute == length, constraint.second == nil, !constraint.isSizeOfScreen(report) else {
            return false
        }
        return constraint.origin == .encapsulated
            || report.items[constraint.first.item].className == "UITableViewCellContentView"
    }

    /// Whether an edge of one object is in two members, one of which ties the edge to a guide or a margin.
    private static func holdsAnEdgeTwice(_ members: [LoggedConstraint], _ report: LoggedReport) -> Bool {
        func isReference(_ side: LoggedConstraint.Side) -> Bool {
            side.attribute.isMargin || report.items[side.item].isGuide
        }
        var edges: [LoggedConstraint.Side: (uses: Int, references: Int)] = [:]
        for member in members {
            guard let second = member.second, second.item != member.first.item else { continue }
            for (side, other) in [(member.first, second), (second, member.first)] where !side.attribute.isLength {
                edges[side, default: (0, 0)].uses += 1
                if isReference(other) { edges[side, default: (0, 0)].references += 1 }
            }
        }
        return edges.contains { $0.value.uses > 1 && $0.value.references > 0 && !isReference($0.key) }
    }

    /// Whether a class or an identifier begins with one of the words.
    private static func names(_ classes: [String], _ identifiers: [String], begin words: [String]) -> Bool {
        (classes + identifiers).contains { name in words.contains { name.hasPrefix($0) } }
    }

    /// Beginnings of the classes and identifiers in UIKit's own constraints around the keyboard.
    private static let keyboardWords = [
        "accessoryView.", "assistantHeight", "assistantView.", "inputView.", "_UIKBCompatInputView", "UIInputSet",
        "UIKeyboard", "_UIRemoteKeyboard", "UISystemKeyboard", "_UIKeyboard", "_UIUCBKB", "TUISystemInput",
        "TUIAssistant",
        "SystemInputAssistant", "UISystemInputAssistant", "UICompatibilityInput", "inputAccessory",
    ]
    /// Beginnings of the classes and identifiers in UIKit's own constraints of bars.
    private static let barWords = [
        "TB_", "IB_", "CB_", "BIB_", "UINav_", "UINavItem", "UIButtonBar.", "_UIToolbarContentView", "_UIButtonBar",
        "_UINavigationBar", "_UIModernBarButton", "_UIBackButton", "BackButton",
    ]
}

extension LoggedConstraint {
    /// Whether the constraint ties a view's width to the same view's height.
    var isAspectRatio: Bool {
        guard let second, second.item == first.item else { return false }
        return first.attribute.isLength && second.attribute.isLength && first.attribute != second.attribute
    }

    /// Whether the constraint gives a controller's view the length of a screen, which no constraint of an app decides,
    /// and which is no placeholder of a first pass: a plain view, or by its mask a view with subviews. The narrowest
    /// screen of UIKit is 320 wide.
    func isSizeOfScreen(_ report: LoggedReport) -> Bool {
        guard first.attribute.isLength, second == nil, constant >= 320, report.superviews[first.item] == nil else {
            return false
        }
        if origin == .autoresizingMask { return report.superviews.values.contains(first.item) }
        return ["UIView", nil].contains(report.items[first.item].className)
    }
}

extension Contradiction {
    /// Whether the numbers fit to within a point: a separator or a rounded length is in the way. A sum of almost nothing
    /// is none of rounding.
    fileprivate var fitsButForRounding: Bool {
        hasProof && smallerSum > 10 && (largerSum - smallerSum <= 1 || fitsSmallerMargins)
    }

    /// Whether margins of 8 instead of the 16 assumed leave nothing over to within a point: a sum so exact says that those
    /// are the margins.
    var fitsSmallerMargins: Bool {
        guard hasProof, assumption == .sixteen else { return false }
        func margins(_ summands: [Summand]) -> Double {
            summands.reduce(0) { $0 + ($1.constraint == nil ? $1.value : 0) }
        }
        let room = smallerSum - margins(less) / 2 - (largerSum - margins(more) / 2)
        return (0...1).contains(room)
    }
}
