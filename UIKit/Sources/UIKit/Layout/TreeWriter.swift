import Foundation
package import LayoutEngine

/// Writes a view and everything below it as a tree of the engine.
@MainActor
final class TreeWriter {
    private(set) var tree: LayoutTree
    /// The items of views and guides.
    private(set) var items: [ObjectIdentifier: ItemID] = [:]
    /// The indices of constraints in the tree.
    private(set) var places: [ObjectIdentifier: Int] = [:]
    /// The views by the index of their items; nil for guides.
    private(set) var views: [UIView?] = []
    let pictures = Pictures()
    private let isFitting: Bool
    private var names = Names()
    private var constraints: [NSLayoutConstraint] = []

    /// - Parameter fitting: leaves the root's size open.
    init(_ root: UIView, fitting: Bool = false) {
        isFitting = fitting
        tree = LayoutTree(root: View(identifier: ""))
        // 1 the root
        tree[tree.root] = record(of: root, isRoot: true)
        note(root, tree.root)
        // 2 what is below, parents first
        write(below: root, tree.root)
        // 3 what records say of other items
        for (index, view) in views.enumerated() {
            guard let view else { continue }
            view.complete(&tree[ItemID(index: Int32(index))], self)
        }
        // 4 constraints, in the order of their activation
        constraints.sort { $0.activation < $1.activation }
        var lowered: [LayoutConstraint] = []
        for constraint in constraints {
            guard let own = lower(constraint) else { continue }
            places[ObjectIdentifier(constraint)] = lowered.count
            lowered.append(own)
        }
        tree.constraints = lowered
    }

    private func note(_ view: UIView, _ id: ItemID) {
        items[ObjectIdentifier(view)] = id
        views.append(view)
        constraints += view.state.constraints
    }

    private func write(below view: UIView, _ id: ItemID) {
        for guide in view.state.guides {
            let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
            var record = View(.layoutGuide, identifier: names.unique(name))
            record.hasOwnIdentifier = !guide.identifier.isEmpty
            items[ObjectIdentifier(guide)] = tree.addGuide(record, to: id)
            views.append(nil)
        }
        for child in view.state.subviews {
            let childID = tree.addSubview(record(of: child, isRoot: false), to: id)
            note(child, childID)
            write(below: child, childID)
        }
    }

    private func record(of view: UIView, isRoot: Bool) -> View {
        let own = String(describing: Swift.type(of: view))
        let name = view.accessibilityIdentifier ?? own
        var record = View(view.kind, identifier: names.unique(name.isEmpty ? own : name))
        record.hasOwnIdentifier = view.accessibilityIdentifier != nil
        record.className = own
        record.isHidden = view.isHidden
        // The frame of a view with constraints is an output; that of a root is given by whoever holds it.
        record.translatesAutoresizingMaskIntoConstraints =
            view.translatesAutoresizingMaskIntoConstraints && !isRoot
        record.autoresizingMask = view.autoresizingMask.word
        let size = Size(width: Double(view.state.bounds.width), height: Double(view.state.bounds.height))
        if isRoot {
            if !isFitting { record.frame = Rect(origin: .zero, size: size) }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            record.frame = view.state.frame.rect
        }
        record.recordedFrame = Rect(origin: view.state.frame.rect.origin, size: size)
        record.contentHuggingPriority = view.state.hugging
        record.contentCompressionResistancePriority = view.state.resistance
        record.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
        record.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        record.layoutMargins = view.controller?.margins(view.state) ?? view.defaultMargins
        record.additionalSafeAreaInsets = view.controller?.addedSafeArea
        switch view.semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: record.forcedLayoutDirection = .leftToRight
        case .forceRightToLeft: record.forcedLayoutDirection = .rightToLeft
        case .unspecified: break
        }
        record.content = view.content(pictures)
        if let stated = view.statedIntrinsicSize(), view.kind != .stackView {
            record.intrinsicContentSize = Size(width: Double(stated.width), height: Double(stated.height))
        }
        let insets = view.alignmentRectInsets.insets
        if insets != record.alignmentInsets(in: Surroundings.environment) { record.alignmentRectInsets = insets }
        return record
    }

    private func lower(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
        guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return nil }
        var second: Anchor?
        if constraint.secondItem != nil {
            guard let found = anchor(constraint.secondItem, constraint.secondAttribute) else { return nil }
            second = found
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        var lowered = LayoutConstraint(
            first, constraint.relation.word, second, multiplier: Double(constraint.multiplier),
            constant: Self.constant(of: constraint), priority: constraint.priority.rawValue)
        if let identifier = constraint.identifier { lowered.identifier = identifier }
        return lowered
    }

    /// What the engine gets for a constraint's constant, in points.
    static func constant(of constraint: NSLayoutConstraint) -> Double {
        Double(constraint.constant + (constraint.secondItem == nil ? 0 : ScrolledAnchors(constraint).constant))
    }

    private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        guard let word = attribute.word, let item else { return nil }
        if let guide = item as? UILayoutGuide, let region = guide.region {
            guard let owner = guide.owningView.flatMap({ items[ObjectIdentifier($0)] }) else { return nil }
            guard region == .keyboard else { return Anchor(owner, word, region: region) }
            // No keyboard is shown: the guide is what lies below the safe area.
            return word == .top ? Anchor(owner, .bottom, region: .safeArea) : Anchor(owner, word)
        }
        guard var id = items[ObjectIdentifier(item)] else { return nil }
        if let view = item as? UIView {
            if word == .firstBaseline { id = baselineItem(view, view.forFirstBaselineLayout) ?? id }
            if word == .lastBaseline { id = baselineItem(view, view.forLastBaselineLayout) ?? id }
        }
        return Anchor(id, word)
    }

    /// The view whose baseline another one gives out as its own.
    private func baselineItem(_ view: UIView, _ other: UIView) -> ItemID? {
        other === view ? nil : items[ObjectIdentifier(other)]
    }

    func item(of view: UIView) -> ItemID? { items[ObjectIdentifier(view)] }
}

/// Identifiers that are unique in a tree: `UILabel`, `UILabel-2`, `UILabel-3`.
struct Names {
    private var counts: [String: Int] = [:]
    private var used: Set<String> = []

    mutating func unique(_ name: String) -> String {
        var candidate = name
        while !used.insert(candidate).inserted {
            let count = (counts[name] ?? 1) + 1
            counts[name] = count
            candidate = "\(name)-\(count)"
        }
        return candidate
    }
}

extension UIView {
    /// What code set, or what the class has; nil leaves the engine's own default of 8.
    var defaultMargins: Margins? { state.hasMargins ? state.margins : classMargins }
}
