import Findings
import LayoutEngine
import Notation

/// Texts that no constraint bounds: when they grow, they run out of their superview, over a neighbour, or squeeze a
/// neighbour to nothing.
///
/// Tested in a live session: each text is made as wide as its superview, and the moved views are examined. A text that
/// gives way, by wrapping or by an ellipsis, is well laid out.
///
/// The edit sets the intrinsic content size, hence only constraints, hugging and compression resistance answer; the
/// length of the words plays no part. One session serves all texts of a page, so a trial costs a change and not a
/// layout of the page.
enum GrowthRule: TrialRule {
    /// Whether a view shows a text, or is a text field, whose width the constraints decide. The frame of a view that
    /// translates its mask, or that no constraint names, does not follow the text's length.
    static func isCandidate(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[id]
        guard [.label, .button, .textField, .segmentedControl].contains(view.kind), screen.isVisible(id),
            !screen.isLeftToCode(id),
            screen.isConstrained(id),
            view.kind == .textField || view.kind == .segmentedControl || screen.shownText(id) != nil,
            !screen.showsSymbol(id), !view.translatesAutoresizingMaskIntoConstraints,
            view.superview != nil
        else { return false }
        return screen.frame(id).width >= 1
    }

    /// The text becomes 40 points wider than its superview, or than its natural width where that is the wider one. The
    /// edit is taken back before the function returns.
    static func observation(
        _ id: ItemID, _ screen: AuditedScreen, _ session: LayoutSession
    ) -> Observation? {
        guard let parent = screen.tree[id].superview else { return nil }
        let old = screen.tree[id].intrinsicContentSize
        let natural = screen.tree[id].naturalSize(in: screen.scene.environment)
        let grown = max(screen.layout[parent].frame.width, natural.width) + 40
        session.update { $0[id].intrinsicContentSize = Size(width: grown, height: natural.height) }
        defer { session.update { $0[id].intrinsicContentSize = old } }
        if screen.tree[id].kind == .textField { return typing(id, parent, screen, session) }
        if let tied = tiedControl(id, parent, Trial(id, natural.width, screen, session), grown) { return tied }
        if let yielding = yieldsToLeastWidth(id, Trial(id, natural.width, screen, session)) { return yielding }
        if let touching = touchingText(Trial(id, natural.width, screen, session), grown) { return touching }
        let trial = Trial(id, natural.width, screen, session)
        guard session.frame(of: id) != screen.layout[id].frame else { return bounded(trial) }
        return examined(trial) ?? widened(id, natural.width, screen, session) ?? bounded(trial)
    }

    /// A text may widen ancestors, such as a stack view: the outermost widened view is examined in place of the text.
    private static func widened(
        _ id: ItemID, _ natural: Double, _ screen: AuditedScreen, _ session: LayoutSession
    ) -> Observation? {
        guard grows(screen.tree[id].superview, screen, session) else { return nil }
        // The first trial may be too short to reach the next edge outside.
        session.update { $0[id].intrinsicContentSize?.width = screen.bounds.width + natural }
        var wrapper = id
        while let parent = screen.tree[wrapper].superview, grows(parent, screen, session) { wrapper = parent }
        return wrapper == id ? nil : examined(Trial(id, natural, screen, session, wrapper: wrapper))
    }

    /// Whether a view became wider by the trial. The root of a screen, cells and scrolled contents have widths of their
    /// own.
    private static func grows(_ view: ItemID?, _ screen: AuditedScreen, _ session: LayoutSession) -> Bool {
        guard let view, view != screen.tree.root, screen.tree[view].cell == nil,
            let parent = screen.tree[view].superview, screen.tree[parent].scroll == nil,
            let width = session.frame(of: view)?.width
        else { return false }
        return width > screen.layout[view].frame.width + 4
    }

    /// The view that the grown view meets, or the edge that it crosses; nil if the text gives way.
    private static func examined(_ trial: Trial) -> Observation? {
        guard let parent = trial.screen.tree[trial.view].superview, let frame = trial.session.frame(of: trial.view)
        else { return nil }
        return meets(trial, parent, frame) ?? runsOut(trial, parent, frame)
    }

    /// Finds a text that leaves its superview at the left or right by more than 4 points once it is longer, as in
    /// another language.
    /// - Returns: nil where the text stays inside, where it stuck out by more than a point before it grew (other rules
    ///   find that), and where the superview scrolls, whose content may be wider.
    private static func runsOut(_ trial: Trial, _ parent: ItemID, _ frame: Rect) -> Observation? {
        let screen = trial.screen
        guard screen.tree[parent].scroll == nil, let width = trial.session.frame(of: parent)?.width else { return nil }
        let before = trial.before
        let room = screen.layout[parent].frame.width
        guard max(-frame.minX, frame.maxX - width) > 4, max(-before.minX, before.maxX - room) <= 1 else { return nil }
        let isRight = frame.maxX - width >= -frame.minX
        // The longest text whose end stays before the edge.
        let length = (isRight ? room - before.minX : before.maxX) - trial.rest
        var observation = make(
            trial,
            "nothing stops \(screen.shortName(trial.text)) at the \(isRight ? "right" : "left") edge of "
                + "\(screen.shortName(parent)): \(words(length, trial.natural))", length,
            // The text begins where another text ends, which code sets as well.
            reach: follows(trial.view, screen) ? twoTexts : usualReach)
        observation.isAtEdgeOfTile = screen.isInTile(trial.text)
        lacksConstraint(&observation, atRight: isRight, of: parent, screen)
        return observation
    }

    /// Names the edge of the text that lacks a constraint, and the constraint by the direction of the superview.
    private static func lacksConstraint(
        _ observation: inout Observation, atRight isRight: Bool, of parent: ItemID, _ screen: AuditedScreen
    ) {
        observation.edge = isRight ? "right" : "left"
        observation.remedy =
            "add a \(isRight == screen.scene.isMirrored(parent) ? "leading" : "trailing") 'greater than or equal' "
            + "constraint to the neighbour or the edge"
    }

    /// Whether a constraint lets the view begin where a text beside it ends that code sets.
    private static func follows(_ view: ItemID, _ screen: AuditedScreen) -> Bool {
        let frame = screen.layout[view].frame
        return screen.tree.constraints.contains { constraint in
            guard constraint.isActive, constraint.relation == .equal, constraint.first.attribute.axis == .horizontal,
                let second = constraint.second, [constraint.first.item, second.item].contains(view)
            else { return false }
            let other = constraint.first.item == view ? second.item : constraint.first.item
            let beside = screen.layout[other].frame
            return other != view && screen.tree[other].superview == screen.tree[view].superview
                && screen.shownText(other) != nil && screen.marks(other).contains(.hasOutlet)
                && (beside.maxX <= frame.minX + 1 || beside.minX >= frame.maxX - 1)
        }
    }

    /// The text lies over a neighbour, or leaves a neighbour with content no width. An overlap counts from 4 points
    /// along both axes, and only where the two did not overlap before; of several neighbours the nearest is named.
    private static func meets(_ trial: Trial, _ parent: ItemID, _ frame: Rect) -> Observation? {
        let (screen, before) = (trial.screen, trial.before)
        var nearest: (length: Double, other: ItemID)?
        for other in neighbours(of: trial.view, parent, screen) {
            guard let now = trial.session.frame(of: other) else { continue }
            let old = screen.layout[other].frame
            if let squeezed = squeezed(other, from: old.width, to: now.width, by: trial) { return squeezed }
            let common = frame.intersection(now)
            let commonBefore = before.intersection(old)
            guard common.width > 4, common.height > 4, min(commonBefore.width, commonBefore.height) <= 0.5 else {
                continue
            }
            let length = (old.midX >= before.midX ? now.minX - before.minX : before.maxX - now.maxX) - trial.rest
            if length < nearest?.length ?? .infinity { nearest = (length, other) }
        }
        guard let (length, other) = nearest else { return nil }
        var observation = make(
            trial,
            "nothing keeps \(screen.shortName(trial.text)) from running into \(screen.shortName(other)): "
                + words(length, trial.natural), length,
            // Two texts in a row: code sets both, and a single word is soon long.
            reach: reach(of: trial.text, beside: other, screen), least: letters(trial.text, screen))
        observation.items.append(other)
        observation.detail = "covers"
        lacksConstraint(&observation, atRight: screen.layout[other].frame.midX >= before.midX, of: parent, screen)
        return observation
    }

    /// The end of a sentence with the text's natural length and the length that has room, in whole points.
    ///
    ///     it is 62 long and has room for 80
    private static func words(_ length: Double, _ natural: Double) -> String {
        "it is \(PlainNumber.text(natural.rounded())) long and has room for \(PlainNumber.text(max(length, 0).rounded()))"
    }

    /// The other subviews of the text's superview that are visible and show something: leaves with content, and stack
    /// views whatever they contain.
    static func neighbours(of id: ItemID, _ parent: ItemID, _ screen: AuditedScreen) -> [ItemID] {
        screen.tree[parent].subviews.filter { other in
            other != id && screen.isVisible(other) && !screen.isLeftToCode(other)
                // An activity indicator covers the content that it waits for.
                && screen.tree[other].kind != .activityIndicatorView
                && (screen.showsContent(other) || screen.tree[other].stack != nil)
        }
    }

    /// An observation with the severity that follows from the room: a text that code or a translation sets may be any
    /// length, and half as long again is the usual growth of a translation.
    /// - Parameters:
    ///   - room: the length, in points, at which the text meets an obstacle.
    ///   - least: the length that a text of unknown words needs, in points; 0 where the words do not matter.
    ///   - reach: how many times as long a text may become that code or a translation sets; room for less is a warning.
    ///
    ///   Where the file has the words themselves, code rarely sets others: only a translation makes the text longer.
    static func make(
        _ trial: Trial, _ sentence: String, _ room: Double, reach: Double = usualReach, least: Double = 0
    ) -> Observation {
        let (id, screen, natural) = (trial.text, trial.screen, trial.natural)
        let isChanging =
            !screen.marks(id).isDisjoint(with: [.hasOutlet, .isTranslated]) || screen.showsPlaceholder(id)
        // A translation makes a text longer by half; a text that code sets has any length.
        let isNear = natural > 0 && room < natural * 1.5 && !isLetter(id, screen)
        let isKnown = isKnown(id, screen)
        let isOpen =
            isChanging && (!isKnown || reach > usualReach)
            && room < max(expectedLength(of: id, natural, screen) * (screen.valueReach(id) ?? reach), least)
        let severity: Finding.Severity = isNear || isOpen ? .warning : .information
        let items = trial.view == id ? [id] : [id, trial.view]
        var observation = Observation(.unboundedText, severity, sentence, items: items, extent: -room)
        observation.isAboutSource = true
        observation.dependsOnTranslation = !isChanging
        observation.isAboutWords = isKnown && !isOpen
        observation.isNear = natural > 0 && room >= natural && room < natural * translation
        observation.isAboutAnyText = room - max(screen.bounds.width - smallestScreen, 0) < natural
        return observation
    }

    /// Whether a text is a letter or two, such as the sign on a button: no translation makes the text longer.
    private static func isLetter(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.shownText(id).map { $0.runs.isEmpty && $0.text.count <= 2 } ?? false
    }

    /// The length that the text in the file stands for. The length of a placeholder tells nothing about the text that
    /// code sets; a value such as `0:00` stays as short as the file has it.
    private static func expectedLength(of id: ItemID, _ natural: Double, _ screen: AuditedScreen) -> Double {
        screen.standsForAnyText(id) ? max(natural, shortName) : natural
    }

    /// How many times as long a text may become beside another view: two texts in a row both grow, and what code writes
    /// beside a switch or a button is the name of a setting, a file or a person.
    static func reach(of id: ItemID, beside other: ItemID, _ screen: AuditedScreen) -> Double {
        if showsText(other, screen) { return twoTexts }
        return screen.isControl(other) && !isKnown(id, screen) ? twoTexts : usualReach
    }

    /// Whether the file has the words that code sets as well, so that only a translation makes the text longer.
    private static func isKnown(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        screen.marks(id).contains(.hasOutlet) && !screen.standsForAnyText(id) && !screen.showsValue(id)
    }

    /// Whether a view shows a text, or a stack view holds one.
    private static func showsText(_ id: ItemID, _ screen: AuditedScreen) -> Bool {
        if screen.shownText(id) != nil { return true }
        return screen.tree[id].stack?.arrangedSubviews.contains { screen.isVisible($0) && showsText($0, screen) }
            == true
    }

    /// The width of the smallest screen.
    private static let smallestScreen = 320.0

    /// How many times as long a text becomes by a translation to German.
    static let translation = 1.3

    /// How many times as long a text may become that code sets.
    static let usualReach = 2.5

    /// How many times as long two texts in a row may become, both of which code sets.
    static let twoTexts = 4.0

    /// The length of a name of ten letters in UIKit's usual font of 17 points.
    private static let shortName = 80.0
}

/// A text that was made longer, and what is examined in its place.
struct Trial {
    /// The text.
    var text: ItemID
    /// The text's own length, in points.
    var natural: Double
    /// The screen before the trial.
    var screen: AuditedScreen
    /// The layout with the longer text.
    var session: LayoutSession
    /// The outermost view that the text widens; the text itself where no view is widened.
    var view: ItemID

    /// - Parameter wrapper: the outermost view that the text widens; nil: the text itself.
    init(
        _ text: ItemID, _ natural: Double, _ screen: AuditedScreen, _ session: LayoutSession, wrapper: ItemID? = nil
    ) {
        self.text = text
        self.natural = natural
        self.screen = screen
        self.session = session
        view = wrapper ?? text
    }

    /// The frame of `view` before the trial.
    var before: Rect { screen.layout[view].frame }

    /// The width of the view's other contents, in points; 0 for the text itself.
    var rest: Double { view == text ? 0 : before.width - natural }
}
