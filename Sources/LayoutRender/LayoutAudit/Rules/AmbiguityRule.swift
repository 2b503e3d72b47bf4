import Findings
import LayoutEngine

/// Views whose place or size no constraint decides.
enum AmbiguityRule: ScreenRule {
    static func observations(on screen: AuditedScreen, own: AuditedScreen?) -> [Observation] {
        var found: [Observation] = []
        for diagnostic in screen.layout.diagnostics {
            guard let item = diagnostic.items.first else { continue }
            switch diagnostic.kind {
            case .ambiguous:
                guard screen.isVisible(item), isDesigned(item, screen) else { continue }
                let axis = diagnostic.axis ?? .horizontal
                let words = diagnostic.message.split(separator: ": ").last.map(String.init) ?? ""
                var observation = Observation(
                    .ambiguousLayout, .warning, "\(screen.shortName(item)): \(words)", items: [item],
                    detail: axis == .horizontal ? "horizontal" : "vertical")
                observation.cause = cause(of: item, axis, screen)
                found.append(observation)
            case .ambiguousContentSize:
                found.append(
                    Observation(
                        .ambiguousContentSize, .warning,
                        "\(screen.shortName(item)): no constraint decides how large its content is", items: [item]))
            default: continue
            }
        }
        return found
    }

    /// Whether the file, and not code, is to say where the view is.
    private static func isDesigned(_ item: ItemID, _ screen: AuditedScreen) -> Bool {
        let view = screen.tree[item]
        if screen.isLeftToCode(item) { return false }
        // A view of a custom class may have a size of its own that the file does not tell.
        if view.className != nil, view.subviews.isEmpty, !screen.showsContent(item) { return false }
        return screen.isConstrained(item)
    }

    private static func cause(of item: ItemID, _ axis: Axis, _ screen: AuditedScreen) -> String {
        let own = screen.tree.constraints.filter {
            $0.isActive && $0.first.attribute.axis == axis && ($0.first.item == item || $0.second?.item == item)
        }
        let word = axis == .horizontal ? "horizontal" : "vertical"
        if own.isEmpty { return "no \(word) constraint names it" }
        return own.count == 1
            ? "one \(word) constraint names it, and a place and a length are to be decided"
            : "its \(own.count) \(word) constraints leave more than one layout"
    }
}
