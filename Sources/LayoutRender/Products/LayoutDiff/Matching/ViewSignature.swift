import LayoutEngine
import Notation

/// How views without a written identifier are recognised: by what they show and contain.
extension LayoutTree {
    /// A hash of each item's subtree, independent of identifiers and frames: kinds, classes, labels and texts. By
    /// index; items outside `order` keep 0.
    func signatures(in order: [ItemID]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: count)
        for id in order.reversed() {
            var hash = StableHash()
            hash.combine(self[id].kind.rawValue)
            hash.combine(self[id].className ?? "")
            hash.combine(self[id].label ?? "")
            hash.combine(self[id].content.caption ?? "")
            for child in self[id].subviews { hash.combine(result[Int(child.index)]) }
            for guide in self[id].guides { hash.combine(result[Int(guide.index)]) }
            result[Int(id.index)] = hash.value
        }
        return result
    }
}

extension View {
    /// Whether the view can be recognised without its identifier and its position.
    var isTelling: Bool {
        !(content.caption ?? "").isEmpty || !(label ?? "").isEmpty || className != nil || subviews.count > 1
    }
}

extension Content {
    /// The words by which a person recognises the view: its text, title or picture name.
    var caption: String? {
        switch self {
        case .none: nil
        case .text(let text): text.text.isEmpty ? text.placeholder : text.text
        case .button(let button):
            button.title.isEmpty ? button.attributedTitle.map(\.text).joined() : button.title
        case .image(let image): image.name
        case .control(let control): (control.segments + control.titles).joined(separator: " | ")
        }
    }
}
