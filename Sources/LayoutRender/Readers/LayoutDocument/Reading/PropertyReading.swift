import LayoutEngine

extension PropertyHolder {
    /// Sets a field from the token of a value, for node members, `with` and `set` alike; a refused value is reported and
    /// leaves the record unchanged.
    ///
    /// The switch has no default: a new shape does not compile before the reader knows the notation.
    mutating func set(_ shape: PropertyShape<Self>, _ node: Int, _ reader: inout DocumentReader) {
        if reader.present.isChange, reader.arena.isKind(node, .null), clears(shape) { return }
        switch shape {
        case .flag(let field): set(field, reader.bool(node))
        case .string(let field): set(field, reader.string(node))
        case .optionalText(let field): set(field, reader.shownText(node))
        case .texts(let field): set(field, reader.texts(node))
        case .height(let field): set(field, reader.height(node))
        case .color(let field): set(field, reader.color(node))
        case .gradient(let field): set(field, reader.gradient(node))
        case .image(let field): set(field, reader.image(node))
        case .point(let field): set(field, reader.point(node))
        case .insets(let field): set(field, reader.insets(node))
        case .optionalInsets(let field): set(field, reader.insets(node))
        case .intrinsicSize(let field): set(field, reader.intrinsicSize(node))
        case .baselines(let field): set(field, reader.baselines(node))
        case .date(let field, let usual): set(field, reader.date(node, lacking: usual))
        case .cornerRadius(let field): set(field, reader.cornerRadius(node))
        case .spacing(let field): set(field, reader.spacing(node))
        case .navigationItems(let field): set(field, reader.navigationItems(node))
        case .points(let field, let range): set(field, reader.measure(node, in: range))
        case .number(let field, let range): set(field, reader.number(node, in: range))
        case .integer(let field, let range): set(field, reader.integer(node, in: range))
        case .index(let field, let bound):
            set(field, reader.integer(node, in: -1...bound).map { $0 < 0 ? Int?.none : $0 })
        case .rect(let field, let isFrame): set(field, reader.rect(node, isFrame: isFrame))
        case .mask(let field, let words): set(field, reader.mask(node, words))
        case .barItems(let field, let areTabs): set(field, reader.barItems(node, areTabs: areTabs))
        case .margins(let field, let directional):
            set(field, reader.margins(node, into: field.get(self) ?? Margins(), directional: directional))
        case .priorities(let field): set(field, reader.axisPriority(node, into: field.get(self)))
        case .word(let field): reader.setWord(node, of: field, in: &self)
        case .text(let field, let emptied):
            guard let text = reader.shownText(node) else { return }
            field.set(&self, text)
            if let emptied, !emptied.get(self).isEmpty { emptied.set(&self, []) }
        case .runs(let field, let joined):
            guard let runs = reader.runs(node) else { return }
            field.set(&self, runs)
            joined.set(&self, runs.map(\.text).joined())
        case .font(let field):
            var font = field.get(self)
            if reader.setFont(node, &font) { field.set(&self, font) }
        case .optionalFont(let field, let usual):
            var font = field.get(self) ?? usual
            if reader.setFont(node, &font) { field.set(&self, font) }
        }
    }

    /// Takes away what UIKit has as an optional, a text, a picture, a colour or insets; false for other values.
    private mutating func clears(_ shape: PropertyShape<Self>) -> Bool {
        switch shape {
        case .string(let field), .optionalText(let field): field.set(&self, nil)
        case .text(let field, let emptied):
            field.set(&self, "")
            emptied?.set(&self, [])
        case .color(let field): field.set(&self, nil)
        case .gradient(let field): field.set(&self, nil)
        case .image(let field): field.set(&self, nil)
        case .optionalFont(let field, _): field.set(&self, nil)
        case .optionalInsets(let field): field.set(&self, nil)
        default: return false
        }
        return true
    }

    /// Keeps the old value where the reader refused the new one.
    @inline(__always)
    private mutating func set<Value>(_ field: PropertyAccess<Self, Value>, _ value: consuming Value?) {
        if let value { field.set(&self, value) }
    }

    /// The same for a field that may hold nil, where the reader's nil is a refused value all the same.
    @inline(__always)
    private mutating func set<Value>(_ field: PropertyAccess<Self, Value?>, _ value: consuming Value?) {
        if let value { field.set(&self, value) }
    }
}
