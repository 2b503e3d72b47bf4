/// What the numbers of a contradiction add to its cause, with words of its own; the cause stays the same.
enum ConflictDetail {
    /// A view was laid out with an empty frame.
    case emptyFrame
    /// Fixed lengths and gaps make less than the length that a container gives.
    case unfilled(isHorizontal: Bool)
    /// A constraint of the app makes a view's length 0, and constraints inside demand more.
    case collapsed
    /// UIKit or AppKit made every member.
    case systemOnly
    /// One edge is tied to a scroll view and to its clip view.
    case scroller

    /// The detail of a contradiction; nil where the cause says all.
    init?(_ cause: ConflictCause, _ contradiction: Contradiction, in report: LoggedReport) {
        let members = contradiction.members.map { report.constraints[$0] }
        switch cause {
        case .mask where members.contains(where: { Self.isEmptyByMask($0, members) }): self = .emptyFrame
        case .mask where members.allSatisfy(\.origin.isSystem): self = .systemOnly
        case .hostHeight where Self.isUnfilled(contradiction, .height, report): self = .unfilled(isHorizontal: false)
        case .hostWidth where Self.isUnfilled(contradiction, .width, report): self = .unfilled(isHorizontal: true)
        case .chain where Self.isCollapsed(contradiction, report): self = .collapsed
        case .layoutGuide where members.contains(where: { $0.isPlaceOfClipView(report) }): self = .scroller
        default: return nil
        }
    }

    /// In place of the cause's sentence; nil where the sentence of the cause holds.
    var explanation: String? {
        switch self {
        case .emptyFrame: nil
        case .unfilled(let isHorizontal):
            "The fixed lengths and gaps from edge to edge do not fill the \(isHorizontal ? "width" : "height") that the "
                + "container gives the view."
        case .collapsed:
            "A length of 0, as of a view that is collapsed, leaves no room for the gaps and lengths inside."
        case .systemOnly:
            "UIKit or AppKit placed these views by their frames; no constraint of the app takes part."
        case .scroller:
            "One edge is held twice: to the scroll view, and to the clip view, which a scroller makes smaller."
        }
    }

    /// In place of the cause's remedy.
    var remedy: String {
        switch self {
        case .emptyFrame:
            """
            The view had an empty frame when it was laid out: create the view with a frame that is not empty, or add \
            the constraints when the size is known. If the view is meant to be placed by constraints, set \
            translatesAutoresizingMaskIntoConstraints = false on that view.
            """
        case .unfilled(let isHorizontal):
            "Take one fixed length away, or make one of the lengths and gaps an inequality"
                + (isHorizontal ? "." : "; or let the row or header size itself.")
        case .collapsed:
            """
            While the view is collapsed, deactivate the constraints inside or give one of them priority 999; a stack view \
            that hides the view needs no 0.
            """
        case .systemOnly:
            "No constraint need be changed: a view around them was laid out before it had a size. Give it a size first."
        case .scroller: "Tie the document view to the clip view alone, or to the scroll view's content width."
        }
    }

    /// Whether a mask gives a view no length: a length of 0, or the superview's length less all of that length, since the
    /// view was created empty before the superview had its size.
    private static func isEmptyByMask(_ constraint: LoggedConstraint, _ members: [LoggedConstraint]) -> Bool {
        guard constraint.origin == .autoresizingMask, constraint.first.attribute.isLength else { return false }
        guard let second = constraint.second else { return constraint.constant == 0 }
        return members.contains {
            $0.first == second && $0.second == nil && $0.relation == .equal
                && constraint.multiplier * $0.constant + constraint.constant == 0
        }
    }

    /// Whether the container's length is in the larger sum: the exact lengths of the others are less.
    private static func isUnfilled(
        _ contradiction: Contradiction, _ length: LoggedAttribute, _ report: LoggedReport
    ) -> Bool {
        guard !contradiction.isAtLeast, contradiction.members.count > 2 else { return false }
        return contradiction.more.contains { summand in
            guard let member = summand.constraint.map({ report.constraints[$0] }) else { return false }
            return member.first.attribute == length && member.second == nil && member.constant > 0
                && ConflictCause.isHosted(member, length, report)
        }
    }

    /// Whether the smaller sum is a length of 0 that the app demands.
    private static func isCollapsed(_ contradiction: Contradiction, _ report: LoggedReport) -> Bool {
        guard contradiction.hasProof, contradiction.smallerSum == 0 else { return false }
        return contradiction.members.map { report.constraints[$0] }.contains {
            $0.first.attribute.isLength && $0.second == nil && $0.constant == 0 && $0.relation != .greaterThanOrEqual
                && !$0.origin.isSystem
        }
    }
}

extension LoggedConstraint {
    /// Whether AppKit's mask places a clip view in its scroll view.
    func isPlaceOfClipView(_ report: LoggedReport) -> Bool {
        guard origin == .autoresizingMask, let second else { return false }
        let classes = [first.item, second.item].map { report.items[$0].className }
        return classes.contains("NSClipView") && classes.contains("NSScrollView")
    }
}
