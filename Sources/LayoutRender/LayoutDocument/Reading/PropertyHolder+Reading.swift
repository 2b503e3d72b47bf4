import LayoutEngine

/// One property of a record out of a document: the routine behind node members, `with` and `set` alike.
extension PropertyHolder {
    /// Sets a property that the record has; a value that is refused leaves the record as it was.
    ///
    /// - Parameter place: of the field in `PropertyTable`.
    mutating func set(_ shape: PropertyShape<Self>, _ value: Int, at place: Int, _ reader: inout DocumentReader) {
        switch shape {
        case .flag(let field): if let flag = reader.bool(value) { field.set(&self, flag) }
        case .string(let field): if let text = reader.string(value) { field.set(&self, text) }
        case .text(let field, let emptied):
            guard let text = reader.shownText(value) else { return }
            field.set(&self, text)
            if let emptied, !emptied.get(self).isEmpty { emptied.set(&self, []) }
        case .optionalText(let field): if let text = reader.shownText(value) { field.set(&self, text) }
        case .texts(let field): if let texts = reader.texts(value) { field.set(&self, texts) }
        case .runs(let field, let joined):
            guard let runs = reader.runs(value) else { return }
            field.set(&self, runs)
            joined.set(&self, runs.map(\.text).joined())
        case .number(let field, let range): if let number = reader.number(value, in: range) { field.set(&self, number) }
        case .integer(let field, let range):
            if let number = reader.integer(value, in: range) { field.set(&self, number) }
        case .index(let field, let bound):
            if let index = reader.integer(value, in: -1...bound) { field.set(&self, index < 0 ? nil : index) }
        case .height(let field): if let height = reader.height(value) { field.set(&self, height) }
        case .word(let field):
            if let word = reader.word(value, fieldAt: place, field.words) { field.set(&self, place: word) }
        case .color(let field): if let color = reader.color(value) { field.set(&self, color) }
        case .font(let field): if let font = reader.font(value, into: field.get(self)) { field.set(&self, font) }
        case .optionalFont(let field, let usual):
            if let font = reader.font(value, into: field.get(self) ?? usual) { field.set(&self, font) }
        case .image(let field): if let image = reader.image(value) { field.set(&self, image) }
        case .point(let field): if let point = reader.point(value) { field.set(&self, point) }
        case .rect(let field, let isFrame):
            guard let rect = reader.rect(value) else { return }
            if isFrame, rect.width < 0 || rect.height < 0 { return reader.reportNegativeLength(value) }
            field.set(&self, rect)
        case .insets(let field): if let insets = reader.insets(value) { field.set(&self, insets) }
        case .optionalInsets(let field): if let insets = reader.insets(value) { field.set(&self, insets) }
        case .margins(let field, let directional):
            let old = field.get(self) ?? Margins()
            if let margins = reader.margins(value, into: old, directional: directional) { field.set(&self, margins) }
        case .intrinsicSize(let field): if let size = reader.intrinsicSize(value) { field.set(&self, size) }
        case .priorities(let field):
            if let pair = reader.axisPriority(value, into: field.get(self)) { field.set(&self, pair) }
        case .mask(let field): if let mask = reader.mask(value) { field.set(&self, mask) }
        case .baselines(let field): if let offsets = reader.baselines(value) { field.set(&self, offsets) }
        case .cornerRadius(let field): if let radius = reader.cornerRadius(value) { field.set(&self, radius) }
        case .spacing(let field): if let spacing = reader.spacing(value) { field.set(&self, spacing) }
        }
    }
}
