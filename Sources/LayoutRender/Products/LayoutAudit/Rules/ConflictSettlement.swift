import LayoutEngine

/// The sizes that an app's code decides, and the conflicts that such a size brings about or takes back.
///
/// The file proves a conflict only if no constraint of it can be changed by code, and if no other size of the part
/// around it takes the conflict back.
struct ConflictSettlement {
    /// The screen with the conflicts.
    private let screen: AuditedScreen
    /// The conflicts of the screen, as sets of constraints.
    private let conflicts: [Set<Int>]
    /// The screens with the sizes that its parts may have in an app; those of the rows and parts themselves come first.
    private lazy var possible = ResizedParts.possible(screen)
    /// The conflicts of the first of these, as far as somebody asked for them: each takes a layout.
    private var others: [[Set<Int>]] = []
    /// The conflicts of the screen with contents of cells that are a little lower and higher.
    private lazy var separated = screen.traits == .own ? Self.separated(screen) : []
    /// The conflicts of a part without the safe area that the canvas gives every root.
    private lazy var withoutSafeArea = Self.withoutSafeArea(screen).map { Self.conflicts(on: $0, screen.traits) }
    /// The conflicts of the screen with measured rows.
    private lazy var measured = ResizedParts.measured(screen).map { Self.conflicts(on: $0, screen.traits) }
    /// The conflicts of a row in a file of its own that no height holds.
    private lazy var open =
        screen.tree[screen.tree.root].kind == .tableViewCell
        ? ResizedParts.open(screen).map { Self.conflicts(on: $0, screen.traits) } : nil
    /// The conflicts of any screen with contents of cells that are lower by a separator.
    private lazy var belowSeparators = ResizedParts.separated(screen.scene, by: -0.5).map {
        Self.conflicts(on: $0, screen.traits)
    }

    /// Lays nothing out before somebody asks.
    init(_ screen: AuditedScreen) {
        self.screen = screen
        conflicts = Self.conflicts(on: screen)
    }

    /// The conflicts that an observation is made of.
    private func members(of observation: Observation) -> [Set<Int>] {
        let places = Set(observation.constraints)
        return conflicts.filter { !$0.isDisjoint(with: places) }
    }

    /// Whether code has an outlet to a constraint of each conflict.
    func isConnected(_ observation: Observation) -> Bool {
        members(of: observation).allSatisfy { $0.contains(where: screen.isConnected) }
    }

    /// Whether the contents of a row lack or exceed no more than the height of a separator.
    mutating func isOfSeparator(_ observation: Observation) -> Bool {
        separated.contains { Self.areGone(observation.constraints, from: $0) }
    }

    /// Whether a conflict is gone where a separator takes its half point from the contents of the row: the file records the
    /// contents as high as the row, and whether the table draws separators, only the app knows.
    mutating func endsAtSeparator(_ observation: Observation) -> Bool {
        belowSeparators.map { Self.areGone(observation.constraints, from: $0) } ?? false
    }

    /// Whether a conflict of a part comes from the canvas's safe area, which the part has nowhere in the app.
    mutating func endsWithoutSafeArea(_ observation: Observation) -> Bool {
        withoutSafeArea.map { Self.areGone(observation.constraints, from: $0) } ?? false
    }

    /// Whether a conflict comes from the height that the canvas gives a row in a file of its own or a prototype, and is gone in
    /// a row that a table measures.
    mutating func endsInMeasuredRows(_ observation: Observation) -> Bool {
        if measured.map({ Self.areGone(observation.constraints, from: $0) }) == true { return true }
        return screen.traits == .own && endsInOpenRow(observation)
    }

    /// Whether a conflict is gone in a row that no height holds: in a row that a table measured, the share of a pixel by which
    /// the table rounds the height is left, which UIKit logs and nobody sees.
    mutating func endsInOpenRow(_ observation: Observation) -> Bool {
        guard screen.isAboutHeight(observation) else { return false }
        return open.map { Self.areGone(observation.constraints, from: $0) } ?? false
    }

    /// Whether code may settle all conflicts that an observation is made of.
    mutating func settles(_ observation: Observation) -> Bool {
        let members = members(of: observation)
        guard !members.isEmpty else { return false }
        for member in members
        where !member.contains(where: screen.isConnected) && !isSettledByAnotherSize(member) {
            return false
        }
        return true
    }

    /// Whether a conflict is gone at another size of the parts.
    private mutating func isSettledByAnotherSize(_ conflict: Set<Int>) -> Bool {
        for place in possible.indices {
            if place == others.count { others.append(Self.conflicts(on: possible[place], screen.traits)) }
            if Self.areGone(conflict, from: others[place]) { return true }
        }
        return false
    }

    /// The conflicts of the file's own screen with contents of cells that are half a point and one point lower and higher:
    /// so much a separator takes, and canvases of several scales record it differently.
    private static func separated(_ screen: AuditedScreen) -> [[Set<Int>]] {
        ResizedParts.separators.flatMap { [$0, 2 * $0] }.compactMap { ResizedParts.separated(screen.scene, by: $0) }
            .map { conflicts(on: $0, screen.traits) }
    }

    /// Whether no conflict of another layout has one of these constraints.
    private static func areGone(_ constraints: some Sequence<Int>, from conflicts: [Set<Int>]) -> Bool {
        conflicts.allSatisfy { $0.isDisjoint(with: constraints) }
    }

    private static func withoutSafeArea(_ screen: AuditedScreen) -> LayoutScene? {
        guard !screen.isScreen, screen.scene.environment.safeAreaInsets != .zero else { return nil }
        var scene = screen.scene
        scene.environment.safeAreaInsets = .zero
        scene.environment.root.topLayoutGuideLength = 0
        scene.environment.root.bottomLayoutGuideLength = 0
        return scene
    }

    private static func conflicts(on scene: LayoutScene, _ traits: AuditTraits) -> [Set<Int>] {
        conflicts(on: AuditedScreen(scene, traits, findingAmbiguity: false))
    }

    /// The constraints of each conflict.
    private static func conflicts(on screen: AuditedScreen) -> [Set<Int>] {
        screen.layout.diagnostics.filter { $0.kind == .conflict && !$0.constraintIndices.isEmpty }
            .map { Set($0.constraintIndices) }
    }
}
