import LayoutEngine

/// The catalogue of properties in the form that the reader asks for: by the place of a key.
///
/// A class, so that a reader, which is copied for each state of a document, holds one reference.
final class PropertyTable: Sendable {
    /// What the reader has to know of a key, in the order of the catalogue.
    struct Entry: Sendable {
        /// Nil: the declaration says how it is read.
        let special: SpecialProperty?
        let kinds: KindSet
        /// The places in `fields`.
        let first: Int
        let end: Int
    }

    let entries: [Entry]
    /// The fields of all properties.
    let fields: [Property.Field]
    /// How each field is read, and for which kinds of view.
    let readers: [(kinds: KindSet, read: FieldReader)]

    static let shared = PropertyTable()

    private init() {
        var entries: [Entry] = []
        var fields: [Property.Field] = []
        for property in PropertyCatalog.all {
            let first = fields.count
            fields += property.fields
            entries.append(
                Entry(special: property.special, kinds: property.kinds, first: first, end: fields.count))
        }
        self.entries = entries
        self.fields = fields
        readers = fields.map { ($0.kinds, FieldReader($0.place)) }
    }
}

/// How one field is read out of a document: the routine behind node members, `with` and `set` alike.
///
/// Made once for each declaration, so that a property costs a call of one function that holds what it needs. A value that
/// is refused leaves the record as it was.
enum FieldReader: Sendable {
    typealias Read<Root> = @Sendable (inout Root, Int, inout DocumentReader) -> Void

    case view(Read<View>)
    case appearance(Read<Appearance>)
    case stack(Read<StackAttributes>)
    case scroll(Read<ScrollAttributes>)
    case table(Read<TableAttributes>)
    case cell(Read<CellAttributes>)
    case text(Read<TextContent>)
    case button(Read<ButtonContent>)
    case control(Read<ControlContent>)

    init(_ field: PropertyField) {
        switch field {
        case .view(let shape): self = .view(Self.read(shape))
        case .appearance(let shape): self = .appearance(Self.read(shape))
        case .stack(let shape): self = .stack(Self.read(shape))
        case .scroll(let shape): self = .scroll(Self.read(shape))
        case .table(let shape): self = .table(Self.read(shape))
        case .cell(let shape): self = .cell(Self.read(shape))
        case .text(let shape): self = .text(Self.read(shape))
        case .button(let shape): self = .button(Self.read(shape))
        case .control(let shape): self = .control(Self.read(shape))
        }
    }

    private static func read<Root>(_ shape: PropertyShape<Root>) -> Read<Root> {
        switch shape {
        case .flag(let field): read(field) { $1.bool($0) }
        case .string(let field): read(field) { $1.string($0) }
        case .text(let field, nil): read(field) { $1.shownText($0) }
        case .text(let field, let emptied?):
            { root, node, reader in
                guard let text = reader.shownText(node) else { return }
                field.set(&root, text)
                if !emptied.get(root).isEmpty { emptied.set(&root, []) }
            }
        case .optionalText(let field): read(field) { $1.shownText($0) }
        case .texts(let field): read(field) { $1.texts($0) }
        case .runs(let field, let joined):
            { root, node, reader in
                guard let runs = reader.runs(node) else { return }
                field.set(&root, runs)
                joined.set(&root, runs.map(\.text).joined())
            }
        case .number(let field, let range): read(field) { $1.number($0, in: range) }
        case .integer(let field, let range): read(field) { $1.integer($0, in: range) }
        case .index(let field, let bound): read(field) { $1.integer($0, in: -1...bound).map { $0 < 0 ? nil : $0 } }
        case .height(let field): read(field) { $1.height($0) }
        case .word(let field): read(field)
        case .color(let field): read(field) { $1.color($0) }
        case .font(let field):
            { root, node, reader in
                if let font = reader.font(node, into: field.get(root)) { field.set(&root, font) }
            }
        case .optionalFont(let field, let usual):
            { root, node, reader in
                if let font = reader.font(node, into: field.get(root) ?? usual) { field.set(&root, font) }
            }
        case .image(let field): read(field) { $1.image($0) }
        case .point(let field): read(field) { $1.point($0) }
        case .rect(let field, let isFrame): read(field) { $1.rect($0, isFrame: isFrame) }
        case .insets(let field): read(field) { $1.insets($0) }
        case .optionalInsets(let field): read(field) { $1.insets($0) }
        case .margins(let field, let directional):
            { root, node, reader in
                let old = field.get(root) ?? Margins()
                if let margins = reader.margins(node, into: old, directional: directional) { field.set(&root, margins) }
            }
        case .intrinsicSize(let field): read(field) { $1.intrinsicSize($0) }
        case .priorities(let field):
            { root, node, reader in
                if let pair = reader.axisPriority(node, into: field.get(root)) { field.set(&root, pair) }
            }
        case .mask(let field): read(field) { $1.mask($0) }
        case .baselines(let field): read(field) { $1.baselines($0) }
        case .cornerRadius(let field): read(field) { $1.cornerRadius($0) }
        case .spacing(let field): read(field) { $1.spacing($0) }
        }
    }

    /// Sets what `value` makes of a token; nothing for nil.
    @inline(__always)
    private static func read<Root, Value>(
        _ field: PropertyAccess<Root, Value>,
        _ value: @escaping @Sendable (Int, inout DocumentReader) -> Value?
    ) -> Read<Root> {
        let set = field.set
        return { root, node, reader in
            if let value = value(node, &reader) { set(&root, value) }
        }
    }

    private static func read<Root>(_ field: WordAccess<Root>) -> Read<Root> {
        let table = NameTable(field.words.enumerated().map { (text: $1, value: $0) })
        return { root, node, reader in
            guard let place = reader.word(node, in: table, field.words) else { return }
            field.set(&root, place: place)
        }
    }
}
