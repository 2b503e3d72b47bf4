/// Why the constraints of a report contradict each other, as far as their origins tell, with the usual remedy.
///
/// The patterns and their remedies were counted in 153 published logs. The raw value is the word of the JSON output.
/// The order of the questions matters: a report about the keyboard may also have masks and chains, so the patterns
/// with the narrowest conditions come first.
package enum ConflictCause: String, Sendable, CaseIterable {
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
    /// The sums differ by a fraction of a point, or by a point where a number is not whole; or margins of 8 fit so closely.
    case rounding
    /// A member comes from an autoresizing mask, and does not only give a controller's view the size of the screen.
    case mask = "autoresizing-mask"
    /// A member gives a view its height or vertical place from a container: `UIView-Encapsulated-Layout-Height`.
    case hostHeight = "encapsulated-height"
    /// The same for the width: `UIView-Encapsulated-Layout-Width`.
    case hostWidth = "encapsulated-width"
    /// Two members that decide one length of one view, or one distance between two edges: two numbers, or a number and a share.
    case twoSizes = "duplicate-size"
    /// A member ties a view's width to its own height.
    case aspectRatio = "aspect-ratio"
    /// A member was added by Interface Builder at build time.
    case interfaceBuilder = "interface-builder"
    /// A member comes from a stack view.
    case stack = "stack-other"
    /// One edge is held twice, once by a guide, a margin or the clip view of a scroll view.
    case layoutGuide = "layout-guide"
    /// None of the other patterns: lengths and gaps that do not add up.
    case chain = "overconstrained"

    /// The first pattern that a contradiction of the report shows.
    package init(_ contradiction: Contradiction, in report: LoggedReport) {
        let members = contradiction.members.map { report.constraints[$0] }
        let items = Set(members.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
        let classes = items.sorted().map { report.items[$0].systemName }
        let identifiers = members.compactMap(\.identifier)
        let origins = Set(members.map(\.origin))

        // The bars around the keyboard are made of the classes of toolbars: the whole report tells them apart.
        let allClasses = report.items.map(\.systemName)
        let allIdentifiers = report.constraints.compactMap(\.identifier)
        if Self.names(classes, [], begin: Self.alertWords) || Self.isWidthOfActionSheet(members) {
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
        } else if Self.sizesTwice(members) {
            self = .twoSizes
        } else if contradiction.fitsButForRounding(in: report) {
            self = .rounding
        } else if origins.contains(.temporary) {
            self = .measuring
        } else if let length = Self.lengthOfCell(members, report) {
            self = length == .height ? .hostHeight : .hostWidth
        } else if Self.holdsAnEdgeToScroller(members, report) {
            self = .layoutGuide
        } else if let placeholder = Self.placeholder(members) {
            self = placeholder == .height ? .hostHeight : .hostWidth
        } else if members.contains(where: { $0.origin == .autoresizingMask && !$0.isSizeOfScreen(report) }) {
            self = .mask
        } else if members.contains(where: \.isAspectRatio) {
            self = .aspectRatio
        } else if members.contains(where: { Self.isHosted($0, .height, report) }) {
            self = .hostHeight
        } else if members.contains(where: { Self.isHosted($0, .width, report) }) {
            self = .hostWidth
        } else if members.count == 2, members[0].isAnotherNumber(for: members[1]) {
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

    /// The cause of a report whose printed constraints can hold together, as far as the names tell; nil where the names tell
    /// nothing. The missing numbers (a baseline, a line that was left out) do not change whose constraints these are.
    ///
    /// - all constraints name UIKit's own views of alerts, keyboards or bars
    /// - the constraint that UIKit broke, which the list lacks, is the aspect ratio of a view whose four edges the list ties
    /// - a mask places a view, in a superview that the list does not name, that a constraint of the app places as well
    init?(unproven report: LoggedReport) {
        func all(begin words: [String]) -> Bool {
            !report.constraints.isEmpty
                && report.constraints.allSatisfy { constraint in
                    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
                    return Self.names(
                        items.map { report.items[$0].systemName }, [constraint.identifier].compactMap { $0 },
                        begin: words)
                }
        }
        if all(begin: Self.alertWords) {
            self = .alert
        } else if all(begin: Self.keyboardWords) {
            self = .keyboard
        } else if all(begin: Self.barWords) {
            self = .bar
        } else if let broken = report.broken, report.brokenIndex == nil, broken.isAspectRatio,
            report.tiesAllEdges(of: broken.first.item)
        {
            self = .aspectRatio
        } else if report.constraints.contains(where: report.isPlacedByMaskAndApp) {
            self = .mask
        } else {
            return nil
        }
    }

    /// `UIView.width == - 16` alone: UIKit's own constraint in action sheets since iOS 12.2, two margins of 8 in a width of
    /// 0; on iOS 10 and 11 the margins are 10. No app asks for a width below 0.
    static func isWidthOfActionSheet(_ members: [LoggedConstraint]) -> Bool {
        guard members.count == 1, let only = members.first else { return false }
        return only.first.attribute == .width && only.second == nil && [-16, -20].contains(only.constant)
            && only.relation == .equal
    }

    /// Whether the app gives one length both a constant and a share of another view's length. The two agree at one size of
    /// that view alone, however near they are at another size.
    private static func sizesTwice(_ members: [LoggedConstraint]) -> Bool {
        let lengths = members.filter { $0.first.attribute.isLength && $0.relation == .equal && !$0.origin.isSystem }
        return lengths.contains { share in
            guard let second = share.second, second.item != share.first.item, share.multiplier != 1 else {
                return false
            }
            return lengths.contains { $0.second == nil && $0.first == share.first }
        }
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

    /// The length of 0 that a container gives a view for a moment, where masks only tie views to that view.
    private static func placeholder(_ members: [LoggedConstraint]) -> LoggedAttribute? {
        let masks = members.filter { $0.origin == .autoresizingMask }
        guard !masks.isEmpty, masks.allSatisfy({ $0.second != nil }) else { return nil }
        return members.first {
            $0.origin == .encapsulated && $0.first.attribute.isLength && $0.second == nil && $0.constant == 0
        }?.first.attribute
    }

    /// Whether AppKit places a clip view in its scroll view, less a scroller, and one edge is tied to both.
    private static func holdsAnEdgeToScroller(_ members: [LoggedConstraint], _ report: LoggedReport) -> Bool {
        guard members.contains(where: { $0.isPlaceOfClipView(report) }) else { return false }
        let pins = members.filter { !$0.origin.isSystem }
        func isTied(to name: String) -> Bool {
            pins.contains { pin in
                [pin.first.item, pin.second?.item].compactMap { $0 }.contains { report.items[$0].className == name }
            }
        }
        return isTied(to: "NSClipView") && isTied(to: "NSScrollView")
    }

    /// Whether a container gives a view this length, or a place on the length's axis: by UIKit's identifier, or since the
    /// view is a cell's content view, whose size nobody else fixes (some printers leave identifiers out).
    static func isHosted(_ constraint: LoggedConstraint, _ length: LoggedAttribute, _ report: LoggedReport)
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
            || isHostOfMasonry(constraint, report)
    }

    /// Masonry prints every constraint of the app without its identifier, so that a container's placeholder of 0 has no
    /// name there; the app's own constraints have Masonry's class.
    private static func isHostOfMasonry(_ constraint: LoggedConstraint, _ report: LoggedReport) -> Bool {
        constraint.className == "NSLayoutConstraint" && constraint.identifier == nil && constraint.constant == 0
            && constraint.relation == .equal && report.constraints.contains { $0.origin == .masonry }
    }

    /// Whether an edge of one object is in two members, one of which ties the edge to a guide or a margin.
    private static func holdsAnEdgeTwice(_ members: [LoggedConstraint], _ report: LoggedReport) -> Bool {
        func isReference(_ side: LoggedConstraint.Side) -> Bool {
            side.attribute.isMargin || report.items[side.item].isGuide
        }
        var edges: [LoggedConstraint.Side: (uses: Int, references: Int)] = [:]
        // The constraints that place a guide in its view are no second reference.
        for member in members where ![.safeArea, .marginGuide, .layoutSupport].contains(member.origin) {
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

    /// Beginnings of the classes in UIKit's alerts and action sheets.
    private static let alertWords = ["_UIAlertController", "_UIInterfaceAction"]
    /// Beginnings of the classes and identifiers in UIKit's own constraints around the keyboard.
    private static let keyboardWords = [
        "accessoryView.", "assistantHeight", "assistantView.", "inputView.", "_UIKBCompatInputView", "UIInputSet",
        "UIKeyboard", "_UIRemoteKeyboard", "UISystemKeyboard", "_UIKeyboard", "_UIUCBKB", "TUISystemInput",
        "TUIAssistant",
        "SystemInputAssistant", "UISystemInputAssistant", "UICompatibilityInput", "inputAccessory",
    ]
    /// Beginnings of the classes, guides and identifiers in UIKit's own constraints of bars.
    private static let barWords = [
        "TB_", "IB_", "CB_", "BIB_", "UINav_", "UINavItem", "UIButtonBar.", "_UIToolbarContentView", "_UIButtonBar",
        "_UINavigationBar", "_UIModernBarButton", "_UIBackButton", "BackButton", "UINavigationBarItem", "TitleView(0x",
        "LeadingBarGuide(0x", "TrailingBarGuide(0x",
    ]
}
