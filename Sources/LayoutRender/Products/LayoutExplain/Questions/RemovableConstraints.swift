import LayoutEngine
import Notation

/// The constraints of a scene that could go, or whose inequality or priority never matters, each tried on all pages of the
/// scene by laying out.
///
///     'k9' title.width == 100 can go: nothing moves without it
///     'k4' bio.height >= 20 never binds: 41 to spare at least
///     'k7' photo.width == 80 @999: its priority never matters, 1000 gives the same frames
public struct RemovableConstraints: Sendable {
    /// What can go at a constraint.
    public enum Kind: Sendable, Equatable {
        /// Without the constraint, and without the redundant ones before it, no frame of any page moves, and nothing
        /// becomes ambiguous.
        case redundant
        /// An inequality that holds with room to spare on every page; the least room, in points.
        case neverBinds(Double)
        /// An optional constraint that, made required, leaves all frames alike.
        case priority
    }

    /// A constraint with the reason for which it, or its priority, could go.
    public struct Finding: Sendable, Equatable {
        /// In the constraints of the first page.
        public var constraint: Int
        /// What can go.
        public var kind: Kind
        /// Whether code has an outlet to the constraint, and may change its constant.
        public var isConnected: Bool
    }

    /// In the order of the file.
    public private(set) var findings: [Finding] = []
    /// How many constraints were tried.
    public private(set) var tried = 0
    /// How many constraints were left out because a limit was reached.
    public private(set) var left = 0

    /// The most constraints of a scene that are tried.
    static let limit = 400

    /// - Parameter pages: one scene on different devices and with different traits; constraints are paired by id.
    public init(_ pages: [PageExplanation]) {
        guard let first = pages.first else { return }
        let trials = pages.map(Trial.init)
        let constraints = first.scene.tree.constraints
        // Weak constraints first: of two that say the same, the weaker one goes.
        let order = constraints.indices.filter { constraints[$0].isActive }
            .sorted { (constraints[$0].priority, $0) < (constraints[$1].priority, $1) }
        for place in order {
            guard tried < Self.limit, trials.allSatisfy(\.hasBudget) else {
                left += 1
                continue
            }
            let places = pages.map { $0.place(of: constraints[place], near: place) }
            // A constraint that a size class takes away on one page is there for the other pages.
            let present = zip(trials, places).compactMap { trial, place in place.map { (trial, $0) } }
            guard present.contains(where: { $0.0.page.scene.tree.constraints[$0.1].isActive }) else { continue }
            tried += 1
            guard let kind = Self.kind(present) else { continue }
            let id = constraints[place].id
            findings.append(
                Finding(
                    constraint: place, kind: kind,
                    isConnected: pages.contains { $0.scene.facts?.connectedConstraints.contains(id) == true }))
        }
        findings.sort { $0.constraint < $1.constraint }
    }

    /// Nil for a constraint that is needed.
    private static func kind(_ pages: [(trial: Trial, place: Int)]) -> Kind? {
        guard let (trial, place) = pages.first else { return nil }
        let constraint = trial.page.scene.tree.constraints[place]
        if constraint.relation != .equal {
            let room = pages.map { $0.trial.room(at: $0.place) }
            if !room.contains(nil), let least = room.compactMap({ $0 }).min(), least > 0.001 {
                return .neverBinds(least)
            }
        }
        let isRedundant = pages.allSatisfy { trial, place in trial.isSame { $0[constraint: place].isActive = false } }
        if isRedundant, pages.allSatisfy({ trial, place in trial.staysDecided(without: place) }) {
            for (trial, place) in pages { trial.remove(place) }
            return .redundant
        }
        if constraint.priority < 1000,
            pages.allSatisfy({ trial, place in trial.isSame { $0[constraint: place].priority = 1000 } })
        {
            return .priority
        }
        return nil
    }

    /// One page on which changes are tried, in a live session.
    private final class Trial {
        // A class because a session is one, and its work is counted.
        let page: PageExplanation
        private let session: LayoutSession
        private let conflicts: Int
        private let ambiguities: Int
        /// The independent numbers that the page's constraints decide.
        private let decided: Int
        private var work: Int
        var hasBudget: Bool { work > 0 }

        init(_ page: PageExplanation) {
            self.page = page
            session = LayoutSession(page.scene.tree, in: page.scene.environment)
            decided = page.basis.decidedCount
            conflicts = page.layout.diagnostics.count { $0.kind == .conflict }
            let whole = page.scene.tree.resolve(in: page.scene.environment)
            ambiguities = whole.diagnostics.count { $0.kind == .ambiguous || $0.kind == .ambiguousContentSize }
            work = 20 * page.scene.environment.solving.workLimit
        }

        /// Whether a change of the tree moves no frame and breaks nothing; the change is taken back.
        func isSame(_ change: (inout LayoutTree) -> Void) -> Bool {
            let before = session.tree
            let moved = session.update { change(&$0) }
            let broken = moved.isEmpty ? session.layout.diagnostics.count { $0.kind == .conflict } : 0
            work -= session.layout.work + 1
            _ = session.update { $0.constraints = before.constraints }
            return moved.isEmpty && broken <= conflicts
        }

        /// Whether nothing becomes ambiguous without a constraint.
        func staysDecided(without place: Int) -> Bool {
            var tree = session.tree
            tree[constraint: place].isActive = false
            let layout = tree.resolve(in: page.scene.environment)
            work -= 2 * layout.work
            // A view inside a hidden one is never called ambiguous, so its numbers are counted as well.
            let trace = tree.trace(in: page.scene.environment).trace
            guard EquationBasis(trace).decidedCount >= decided else { return false }
            return layout.diagnostics.count { $0.kind == .ambiguous || $0.kind == .ambiguousContentSize } <= ambiguities
        }

        /// Removes a constraint for the trials that follow: what can go can go together.
        func remove(_ place: Int) { _ = session.update { $0[constraint: place].isActive = false } }

        /// The room that an inequality leaves; nil where it binds, or takes no part in the page.
        func room(at place: Int) -> Double? {
            let equations = page.trace.equations.indices.filter {
                page.trace.equations[$0].key.role == .explicit && Int(page.trace.equations[$0].key.index) == place
            }
            guard !equations.isEmpty, !equations.contains(where: { page.trace.equations[$0].isSetAside }) else {
                return nil
            }
            var least = Double.infinity
            for equation in equations {
                let excess = page.excess(ofEquation: equation)
                least = min(least, page.trace.equations[equation].relation == .lessThanOrEqual ? -excess : excess)
            }
            return least > 0 ? least : nil
        }
    }
}

extension PageExplanation {
    /// The same constraint on another page of the scene: by id, else by place and anchors.
    fileprivate func place(of constraint: LayoutConstraint, near place: Int) -> Int? {
        let constraints = scene.tree.constraints
        if !constraint.id.isEmpty {
            if constraints.indices.contains(place), constraints[place].id == constraint.id { return place }
            return constraints.firstIndex { $0.id == constraint.id }
        }
        guard constraints.indices.contains(place), constraints[place].first == constraint.first,
            constraints[place].second == constraint.second
        else { return nil }
        return place
    }

    /// The sentences about a scene's constraints that can go.
    public func lines(_ removable: RemovableConstraints, pages: [String]) -> [String] {
        let on = "tried on \(countText(pages.count, "page"))"
        var lines = removable.findings.map { finding in
            let place = scene.positions?.line(ofConstraint: finding.constraint).map { " (line \($0))" } ?? ""
            let text = words.text(scene.tree.constraints[finding.constraint]) + place
            let outlet = finding.isConnected ? "; code has an outlet to it" : ""
            switch finding.kind {
            case .redundant: return "\(text) can go: no frame moves without it, and nothing becomes ambiguous\(outlet)"
            case .neverBinds(let room):
                return "\(text) never binds: \(PlainNumber.text(room)) to spare at least\(outlet)"
            case .priority: return "\(text): the priority never matters, 1000 gives the same frames\(outlet)"
            }
        }
        let redundant = removable.findings.count { $0.kind == .redundant }
        if redundant > 1 { lines.append("the \(redundant) constraints that can go can go together") }
        let needed = removable.tried - removable.findings.count
        lines.append(
            "\(needed) of \(countText(removable.tried, "constraint")) are needed as they are, \(on): "
                + escapedForDisplay(pages.joined(separator: ", "), limit: 400))
        if removable.left > 0 { lines.append("\(countText(removable.left, "constraint")) not tried") }
        return lines
    }
}
