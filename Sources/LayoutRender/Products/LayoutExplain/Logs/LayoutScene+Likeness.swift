import ConstraintLogs
import LayoutEngine

/// Whether an object of a log can be a view of a scene.
extension LayoutScene {
    /// Nil if the object cannot be the view; more for what only one view has: a name, a class of the app's, a text.
    func likeness(of item: ItemID, to object: LoggedItem) -> Double? {
        let view = tree[item]
        var weight = 0.0
        if let name = object.name {
            let own = [view.identifier, view.label ?? ""] + (facts?.codeNames[item] ?? [])
            guard own.contains(name) || object.className != nil else { return nil }
            if own.contains(name) { weight += 1 }
        }
        if let written = object.className {
            guard likeClasses(of: item).contains(Self.withoutModule(written)) else { return nil }
            if view.className != nil { weight += 0.5 }
        }
        if let label = object.label, !label.isEmpty, let text = view.shownTextOfView {
            weight += text.hasPrefix(label) || label.hasPrefix(text) ? 1 : -0.2
        }
        return weight
    }

    /// The classes, without their modules, by which a log may name a view.
    func likeClasses(of item: ItemID) -> [String] {
        let view = tree[item]
        // The caption of a view without a class of its own begins with UIKit's class.
        let own = view.className.map(Self.withoutModule) ?? String(tree.caption(of: item).prefix { $0 != " " })
        let isContent = view.superview.map { tree[$0].cell != nil } == true
        return isContent ? [own, "UITableViewCellContentView"] : [own]
    }

    /// `Card` of `App.Card`.
    static func withoutModule(_ name: String) -> String {
        String(name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
    }
}

extension View {
    /// The text of a label or a button.
    fileprivate var shownTextOfView: String? {
        switch content {
        case .text(let text): text.text.isEmpty ? nil : text.text
        case .button(let button): button.title.isEmpty ? nil : button.title
        case .control, .image, .none: nil
        }
    }
}
