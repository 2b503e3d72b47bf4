import LayoutEngine

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

/// FNV-1a: the same hash in every run, unlike Swift's own hashing.
struct StableHash {
    /// The hash of what was combined so far; at first the offset basis.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// A byte that no UTF-8 contains ends each text, so that `ab`, `c` and `a`, `bc` differ.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(UInt8(0xFF))
    }

    /// Eight bytes, the lowest first.
    mutating func combine(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    /// One step of FNV-1a: exclusive or, then the prime.
    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
