import Findings
import LayoutEngine

/// Views that required constraints tie to both margins and to the middle of another view.
///
/// The three agree while both margins are equal. An accessory, or a safe area at the top of a screen, makes the margins differ, and
/// UIKit logs a conflict; the left and the right of the safe area are always alike, and so are the margins of a cell without an
/// accessory. Of 560 commits that mend a layout five take one of the three away, and four of the
/// mended files have such a view still: a warning.
enum PinnedMiddleRule: ScreenRule {
    /// On the file's own page: both edges of one axis at the margins or at the safe area of a view, and the middle at the
    /// view's own middle, or the other way round.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard own == nil else { return [] }
        var ties: [Key: [End: Tie]] = [:]
        var keys: [Key] = []
        for (place, constraint) in screen.tree.constraints.enumerated() where isExact(constraint) {
            guard let second = constraint.second else { continue }
            for (anchor, other) in [(constraint.first, second), (second, constraint.first)] {
                // The view ties itself by an edge of its own; the other one may have margins and guides.
                guard anchor.region == .item, let end = End(anchor.attribute), !End.isMargin(anchor.attribute),
                    screen.tree[anchor.item].superview == other.item, End(other.attribute) == end
                else { continue }
                let key = Key(item: anchor.item, axis: anchor.attribute.axis)
                if ties[key] == nil { keys.append(key) }
                let isInset = other.region != .item || End.isMargin(other.attribute)
                ties[key, default: [:]][end] = Tie(
                    place: place, isInset: isInset, isSafeArea: other.region == .safeArea)
            }
        }
        return keys.compactMap { key in
            guard let start = ties[key]?[.start], let end = ties[key]?[.end], let middle = ties[key]?[.middle],
                start.isInset, end.isInset, !middle.isInset, screen.isVisible(key.item),
                // The safe area is inset as much at the left as at the right.
                !(key.axis == .horizontal && start.isSafeArea && end.isSafeArea),
                !hasEqualMargins(key, screen),
                // The edges of a scroll view bound its content, and the middle is that of its frame.
                screen.tree[key.item].superview.map({ screen.tree[$0].scroll == nil }) == true
            else { return nil }
            return observation(key, [middle.place, start.place, end.place], screen)
        }
    }

    /// Whether the view lies in a cell whose margins are alike: above and below they always are, at the sides without an accessory.
    private static func hasEqualMargins(_ key: Key, _ screen: AuditedScreen) -> Bool {
        guard let cell = screen.cell(around: key.item) else { return false }
        return key.axis == .vertical || screen.tree[cell].cell?.accessory == nil
    }

    /// A view and an axis.
    private struct Key: Hashable {
        var item: ItemID
        var axis: Axis
    }

    /// A constraint at one of the ends, and whether the end is at an inset of the superview.
    private struct Tie {
        var place: Int
        var isInset: Bool
        var isSafeArea: Bool
    }

    /// The place of an attribute along its axis.
    private enum End {
        case start, middle, end

        init?(_ attribute: Attribute) {
            switch attribute {
            case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: self = .start
            case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: self = .end
            case .centerX, .centerY: self = .middle
            default: return nil
            }
        }

        /// Whether the attribute lies inside of its view by a margin.
        static func isMargin(_ attribute: Attribute) -> Bool {
            switch attribute {
            case .leadingMargin, .leftMargin, .topMargin, .trailingMargin, .rightMargin, .bottomMargin: true
            default: false
            }
        }
    }

    /// A required equality without a factor.
    private static func isExact(_ constraint: LayoutConstraint) -> Bool {
        constraint.isActive && constraint.relation == .equal && constraint.multiplier == 1
            && constraint.priority >= LayoutPriority.required.rawValue
    }

    /// The three constraints, the one of the middle first.
    private static func observation(_ key: Key, _ places: [Int], _ screen: AuditedScreen) -> Observation {
        let parent = screen.tree[key.item].superview.map { screen.shortName($0) } ?? "its superview"
        var observation = Observation(
            .duplicateConstraint, .warning,
            "\(screen.shortName(key.item)) is tied to both margins and to the middle of \(parent): the three contradict "
                + "each other where the margins differ",
            items: [key.item], detail: "middle \(key.axis == .horizontal ? "horizontal" : "vertical")")
        observation.constraints = places
        observation.isAboutSource = true
        observation.remedy = "delete one of the three, or let the edges be inequalities"
        return observation
    }
}
