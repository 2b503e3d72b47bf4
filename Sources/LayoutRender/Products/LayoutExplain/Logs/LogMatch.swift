import ConstraintLogs
import LayoutEngine

/// The constraints of a scene that a console log's report names, found by attributes, numbers, classes and labels.
///
/// A log has no ids: a constraint of the report matches a constraint of the scene with equal attributes and numbers
/// whose views can be the report's objects. One object of the log is one view of the scene throughout.
///
///     <NSLayoutConstraint:0x1 UIButton:0x2'Log in'.height == 44>   ->   'k3' go.height == 44 (line 41)
package struct LogMatch: Sendable {
    /// For each constraint of the report that was found: its index, and the constraint's in `LayoutTree.constraints`.
    package private(set) var constraints: [(logged: Int, constraint: Int)] = []
    /// The views of the log's objects, by index in `LoggedReport.items`.
    package private(set) var views: [Int: ItemID] = [:]
    /// How well the report fits: one for each constraint, more for equal labels, names and custom classes.
    package private(set) var score = 0.0
    /// Whether the report names a class of the app's that a view of the scene has.
    package private(set) var sharesClass = false
    /// How many constraints of the report a file could have: the others are UIKit's own, or code made them by SnapKit or
    /// Masonry.
    package let candidates: Int

    /// The score of a common class, added to the score of the matched constraints.
    private static let classWeight = 0.5
    /// The most candidates of the rarest constraint that are tried as a beginning.
    private static let seedLimit = 24

    /// 1 for each constraint of the report, the scene's candidates; 2 from each candidate of the rarest constraint,
    ///   further candidates that fit to the same views; 3 the best match; 4 the classes in common.
    package init(_ report: LoggedReport, in scene: LayoutScene, _ names: ItemNames) {
        let matcher = Matcher(report: report, scene: scene)
        // 1
        var possible: [(logged: Int, found: [Matcher.Candidate])] = []
        for (index, logged) in report.constraints.enumerated() where logged.origin == .layout {
            possible.append((index, matcher.candidates(of: logged)))
        }
        candidates = possible.count
        let known = possible.filter { !$0.found.isEmpty }.sorted {
            ($0.found.count, $0.logged) < ($1.found.count, $1.logged)
        }
        // 2
        for seed in known.first?.found.prefix(Self.seedLimit) ?? [] {
            var trial = Trial()
            trial.take(seed, known[0].logged)
            for (logged, found) in known.dropFirst() {
                let fitting = found.filter { trial.fits($0) }
                if let best = fitting.max(by: { $0.weight < $1.weight }) { trial.take(best, logged) }
            }
            // 3
            guard trial.score > score else { continue }
            score = trial.score
            views = trial.views
            constraints = trial.constraints.sorted { $0.logged < $1.logged }
        }
        // 4
        let shared = Self.sharedClasses(report, scene).count
        if score > 0 || candidates == 0 { score += Self.classWeight * Double(shared) }
        sharesClass = shared > 0
    }

    /// The classes of the app's that the report names, in lines of UIKit's too, and that views of the scene have.
    private static func sharedClasses(_ report: LoggedReport, _ scene: LayoutScene) -> Set<String> {
        let own = Set(scene.tree.items.compactMap { $0.className.map(LayoutScene.withoutModule) })
        return own.intersection(report.items.compactMap { $0.className.map(LayoutScene.withoutModule) })
    }

    /// The constraints chosen so far, and the views matched.
    private struct Trial {
        var constraints: [(logged: Int, constraint: Int)] = []
        var views: [Int: ItemID] = [:]
        var score = 0.0

        func fits(_ candidate: Matcher.Candidate) -> Bool {
            !constraints.contains { $0.constraint == candidate.constraint }
                && candidate.views.allSatisfy { object, view in
                    views[object].map { $0 == view } ?? !views.values.contains(view)
                }
        }

        mutating func take(_ candidate: Matcher.Candidate, _ logged: Int) {
            constraints.append((logged, candidate.constraint))
            for (object, view) in candidate.views { views[object] = view }
            score += candidate.weight
        }
    }
}

/// Compares single constraints of a report with those of a scene.
private struct Matcher {
    let report: LoggedReport
    let scene: LayoutScene

    /// A constraint of the scene with the views that it makes of the log's objects.
    struct Candidate {
        var constraint: Int
        var views: [(object: Int, view: ItemID)]
        var weight: Double
    }

    func candidates(of logged: LoggedConstraint) -> [Candidate] {
        scene.tree.constraints.indices.compactMap { candidate(logged, $0) }
    }

    /// The constraint as it is written, or with its sides exchanged.
    private func candidate(_ logged: LoggedConstraint, _ place: Int) -> Candidate? {
        let constraint = scene.tree.constraints[place]
        let slack = max(logged.roundingError, 0.006)
        let relation = Self.relation(logged.relation)
        var weight = 1.0
        if let id = logged.identifier, let own = constraint.identifier {
            guard id == own else { return nil }
            weight += 3
        }
        if let pairs = sides(logged, constraint.first, constraint.second), relation == constraint.relation,
            (constraint.multiplier - logged.multiplier).magnitude < 0.001,
            (constraint.constant - logged.constant).magnitude <= slack
        {
            return Candidate(
                constraint: place, views: pairs.map { ($0.object, $0.view) },
                weight: weight + pairs.reduce(0) { $0 + $1.weight })
        }
        guard let second = constraint.second, constraint.multiplier == 1, logged.multiplier == 1,
            let pairs = sides(logged, second, constraint.first),
            relation.rawValue == -constraint.relation.rawValue,
            (constraint.constant + logged.constant).magnitude <= slack
        else { return nil }
        return Candidate(
            constraint: place, views: pairs.map { ($0.object, $0.view) },
            weight: weight + pairs.reduce(0) { $0 + $1.weight })
    }

    /// The views of both sides; nil if an attribute or a class differs.
    private func sides(
        _ logged: LoggedConstraint, _ first: Anchor, _ second: Anchor?
    ) -> [(object: Int, view: ItemID, weight: Double)]? {
        guard let one = side(logged.first, first) else { return nil }
        switch (logged.second, second) {
        case (nil, nil): return [one]
        case (let side?, let anchor?):
            guard let other = self.side(side, anchor) else { return nil }
            return one.object == other.object ? [one] : [one, other]
        default: return nil
        }
    }

    /// The view of one side, and how sure the pairing is.
    private func side(
        _ side: LoggedConstraint.Side, _ anchor: Anchor
    ) -> (object: Int, view: ItemID, weight: Double)? {
        guard let attribute = Self.attribute(side.attribute) else { return nil }
        let object = report.items[side.item]
        let own = Self.plain(anchor.attribute)
        let isMargin = anchor.region == .layoutMargins || own.isMarginWord
        guard Self.edge(attribute) == Self.edge(own), attribute.isMarginWord == isMargin || object.isGuide else {
            return nil
        }
        if object.isGuide {
            let isOfGuide = anchor.region != .item || scene.tree[anchor.item].kind.isGuide || own.isMarginWord
            // A guide of the log is an object of its own, beside the view that owns the guide.
            return isOfGuide ? (side.item, anchor.item, 0.2) : nil
        }
        guard anchor.region == .item || anchor.region == .layoutMargins || anchor.region == .frameLayout,
            let weight = scene.likeness(of: anchor.item, to: object)
        else { return nil }
        return (side.item, anchor.item, weight)
    }

    private static func relation(_ relation: LoggedConstraint.Relation) -> Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    /// Nil for the words of masks, which no file has.
    private static func attribute(_ logged: LoggedAttribute) -> Attribute? {
        logged == .baseline ? .lastBaseline : Attribute(rawValue: logged.rawValue).map(plain)
    }

    /// Left and right for leading and trailing: a log prints either.
    private static func plain(_ attribute: Attribute) -> Attribute {
        switch attribute {
        case .leading: .left
        case .trailing: .right
        case .leadingMargin: .leftMargin
        case .trailingMargin: .rightMargin
        default: attribute
        }
    }

    /// The edge without its margin.
    private static func edge(_ attribute: Attribute) -> Attribute {
        switch attribute {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: attribute
        }
    }
}

extension Attribute {
    /// Whether the attribute names a margin.
    fileprivate var isMarginWord: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}

extension PageExplanation {
    /// A constraint of the file with the names of its views.
    package func text(ofConstraint place: Int) -> String { words.text(scene.tree.constraints[place]) }

    /// How many frames move with a change of the tree.
    package func movedFrames(_ change: (inout LayoutTree) -> Void) -> Int {
        var tree = scene.tree
        change(&tree)
        let changed = tree.resolve(in: scene.environment, findingAmbiguity: false)
        return zip(changed.items, layout.items).count { $0.frame != $1.frame }
    }
}
