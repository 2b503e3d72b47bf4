import Findings
import LayoutEngine
import Notation

/// Views that fill their superview on the file's own device, end at its edge or lie in its middle, and keep that frame
/// where the superview is larger: a list that covers three quarters of a large phone.
///
/// Such a view has the frame of the canvas: by a mask without flexible lengths, by the constraints that Interface Builder
/// adds to a view without any (`fixedFrame`), or by a constant in place of the other edge.
enum FixedFrameRule: ScreenRule {
    static var asksForTextSize: Bool { true }

    /// Compares each visible view with itself on the file's own page, on pages that differ in the device alone. Views
    /// inside a view that is reported are not reported again.
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        guard let own, screen.traits.isOfDeviceAlone else { return [] }
        let matches = screen.memory.match(screen, own)
        var found: [Observation] = []
        var isReported = Array(repeating: false, count: screen.tree.count)
        for id in screen.order {
            guard let parent = screen.tree[id].superview else { continue }
            if isReported[Int(parent.index)] {
                isReported[Int(id.index)] = true
                continue
            }
            guard isCandidate(id, screen), let before = matches[id], own.isVisible(before),
                let around = own.tree[before].superview, around == matches[parent]
            else { continue }
            let now = Room(screen.layout[id].frame, in: screen.layout[parent].frame.size)
            let then = Room(own.layout[before].frame, in: own.layout[around].frame.size)
            guard let lag = horizontalLag(id, now, then, screen) ?? verticalLag(id, now, then, screen) else { continue }
            isReported[Int(id.index)] = true
            found.append(observation(id, parent, lag, screen))
        }
        return found
    }

    /// A view's distances from the edges of its superview, and the sizes of both.
    private struct Room {
        var left, right, bottom: Double
        var size, around: Size

        init(_ frame: Rect, in around: Size) {
            left = frame.minX
            right = around.width - frame.maxX
            bottom = around.height - frame.maxY
            size = frame.size
            self.around = around
        }
    }

    /// A view that does not follow its superview: along which axis, what the view did on the own device, and by how many
    /// points the superview grew.
    private struct Lag {
        var axis: Axis
        /// `fills`, `ends at the edge of` or `is in the middle of`.
        var place: String
        var growth: Double
    }

    /// Whether people see where the view ends: a list, a control, a picture, a box with a colour or with contents, a text
    /// that does not begin at the left edge. Stack views place their views themselves, as do cells of UIKit's styles.
    private static func isCandidate(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard screen.isVisible(id), !view.kind.isGuide, screen.isOfTheFile(id), view.cell == nil,
            let parent = view.superview, screen.tree[parent].stack == nil
        else { return false }
        if hasSizeOfItsClass(id, screen) || screen.showsNothing(id) { return false }
        if screen.isLaidOutByCell(id), !screen.isControl(id), !screen.marks(id).contains(.isLeftToCode) { return false }
        if case .text(let text) = view.content, view.kind == .label {
            return text.alignment == .center || text.alignment == .right
        }
        if hasOpenEnd(view) { return false }
        // Code fills an empty stack view, and the empty content of a scroll view.
        return screen.showsContent(id) || isPane(id, screen) || view.appearance.backgroundColor != nil
            || !view.subviews.isEmpty || view.stack != nil || screen.tree[parent].kind == .scrollView
    }

    /// Whether nobody sees where a field ends: the text begins at the left, and nothing is drawn around.
    private static func hasOpenEnd(_ view: View) -> Bool {
        guard view.kind == .textField, case .text(let field) = view.content else { return false }
        return field.borderStyle == .none && field.clearButtonMode == .never && !view.showsItsFrame
            && ![.center, .right].contains(field.alignment)
    }

    /// Whether only the class of a view knows the view's width, for which the canvas keeps the recorded one.
    private static func hasSizeOfItsClass(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard view.className != nil, view.subviews.isEmpty, !screen.showsContent(id), !isPane(id, screen),
            !view.translatesAutoresizingMaskIntoConstraints
        else { return false }
        return !screen.activeConstraints(of: id).contains { constraint in
            constraint.first.item == id && constraint.first.attribute == .width && constraint.relation == .equal
        }
    }

    /// Whether a view shows contents of another source: a list, a map, a page, another controller.
    private static func isPane(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let panes: [View.Kind] = [.webView, .mapView, .containerView]
        return screen.tree[id].scroll != nil || panes.contains(screen.tree[id].kind)
    }

    /// A view that keeps its left edge and its width in a wider superview.
    private static func horizontalLag(_ id: ItemID, _ now: Room, _ then: Room, _ screen: AuditedScreen) -> Lag? {
        let growth = now.around.width - then.around.width
        guard growth >= least, isEqual(now.left, then.left), isEqual(now.size.width, then.size.width) else {
            return nil
        }
        let isAtEdge = (-1...margin).contains(then.right)
        let isEven = (then.left - then.right).magnitude
        let half = then.around.width / 2
        if isAtEdge, isEven <= evenness, then.size.width > half {
            return Lag(axis: .horizontal, place: "fills", growth: growth)
        }
        if isEven <= 2, then.left > margin, !isBesideAnother(id, screen) {
            return Lag(axis: .horizontal, place: "is in the middle of", growth: growth)
        }
        return isAtEdge && then.left > half && screen.isControl(id)
            ? Lag(axis: .horizontal, place: "ends at the edge of", growth: growth) : nil
    }

    /// Whether a constraint ties a side of a view to a view beside: the view lies in the middle by chance.
    private static func isBesideAnother(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.constraints[id].contains { place in
            let constraint = screen.tree.constraints[place]
            let sides: [Attribute] = [.leading, .trailing, .left, .right]
            guard let second = constraint.second, sides.contains(constraint.first.attribute) else { return false }
            let other = constraint.first.item == id ? second.item : constraint.first.item
            return other != id && screen.tree[other].superview == screen.tree[id].superview
        }
    }

    /// A pane that reaches its superview's lower edge, and keeps its height in a higher superview.
    private static func verticalLag(_ id: ItemID, _ now: Room, _ then: Room, _ screen: AuditedScreen) -> Lag? {
        let growth = now.around.height - then.around.height
        guard isPane(id, screen), growth >= 2 * least, isEqual(now.size.height, then.size.height),
            isEqual(then.bottom, 0), now.bottom >= 2 * least, then.size.height > then.around.height / 2
        else { return nil }
        return Lag(axis: .vertical, place: "fills", growth: growth)
    }

    /// The sentence: `the list fills the view on the file's own device, and stays 320 wide where the view is 120 wider`.
    private static func observation(
        _ id: ItemID, _ parent: ItemID, _ lag: Lag, _ screen: AuditedScreen
    ) -> Observation {
        let (isWide, size) = (lag.axis == .horizontal, screen.layout[id].frame.size)
        let around = screen.shortName(parent)
        var observation = Observation(
            .fixedFrame, .warning,
            "\(screen.shortName(id)) \(lag.place) \(around) on the file's own device, and stays "
                + (isWide ? "\(PlainNumber.text(size.width)) wide" : "\(PlainNumber.text(size.height)) high")
                + " where \(around) is \(PlainNumber.text(lag.growth)) \(isWide ? "wider" : "higher")", items: [id],
            detail: isWide ? "width" : "height", extent: lag.growth)
        let holder = screen.holder(of: id, lag.axis)
        observation.cause = holder.words
        observation.constraints = holder.constraint.map { [$0] } ?? []
        observation.edge = isWide ? "width" : "height"
        return observation
    }

    /// Whether two lengths differ by less than a point.
    private static func isEqual(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1 }

    /// The least growth of a superview, in points, that shows.
    private static let least = 20.0
    /// The widest margin between a view and the edge that it keeps to, in points.
    private static let margin = 24.0
    /// The largest difference of the margins of a view that fills its superview, in points.
    private static let evenness = 8.0
}

extension AuditTraits {
    /// Whether the page differs from the file's own page in the device or its orientation alone.
    fileprivate var isOfDeviceAlone: Bool {
        device != nil && language == nil && pseudo == nil && layoutDirection == nil && contentSizeCategory == nil
            && release == nil
    }
}
