import LayoutEngine

/// The catalogue of properties in the form that the reader asks for: by the place of a key.
///
/// A class, so that copies of a reader share the table.
final class PropertyTable: Sendable {
    /// What the reader has to know of a key, in the order of the catalogue.
    @safe struct Entry: Sendable {
        /// Nil: the declaration says how it is read.
        let special: SpecialProperty?
        /// The kinds that have the property in some record.
        let kinds: KindSet
        /// Those of `kinds`: asked for each property, where a call would cost more than the question.
        let bits: UInt64
        /// The places in `fields` and `choices`.
        let first: Int
        /// Behind the last place.
        let end: Int
        /// The reader of a key that only one record has. Unmanaged, to avoid reference counting for each property; the
        /// table keeps the readers alive.
        let only: Unmanaged<FieldReader>?
    }

    /// How one field is read, for the kinds that have the property there.
    @safe struct Choice: Sendable {
        /// The bits of these kinds.
        let bits: UInt64
        /// Held by `readers`.
        let reader: Unmanaged<FieldReader>
    }

    /// The places of the members that plain nodes have.
    struct PlainPlaces: Sendable {
        let type: Int?
        let id: Int?
        let frame: Int?
        let subviews: Int?
    }

    /// One for each key, at its place in the catalogue.
    let entries: [Entry]
    /// The places of the members that plain nodes have.
    let places: PlainPlaces
    /// The kinds that have all of these members.
    let plainKinds: UInt64
    /// The fields of all properties.
    let fields: [Property.Field]
    /// How each field is read.
    let choices: [Choice]
    /// What holds the readers.
    ///
    /// Keeps the unmanaged references of `entries` and `choices` valid.
    private let readers: [FieldReader]

    /// Made when the first document is read, constant afterwards.
    static let shared = PropertyTable()

    /// Lists entries, fields and readers in the order of the catalogue.
    private init() {
        var entries: [Entry] = []
        var fields: [Property.Field] = []
        var readers: [FieldReader] = []
        for property in PropertyCatalog.all {
            let first = fields.count
            fields += property.fields
            readers += property.fields.map { FieldReader($0.place) }
            entries.append(
                unsafe Entry(
                    special: property.special, kinds: property.kinds, bits: property.kinds.bits, first: first,
                    end: fields.count,
                    only: property.fields.count == 1 ? Unmanaged.passUnretained(readers[first]) : nil))
        }
        self.entries = entries
        let places = PropertyCatalog.places
        self.places = PlainPlaces(
            type: places["type"], id: places["id"], frame: places["frame"], subviews: places["subviews"])
        plainKinds = ["type", "id", "frame", "subviews"].reduce(.max) { kinds, name in
            kinds & (places[name].map { entries[$0].bits } ?? 0)
        }
        self.fields = fields
        self.readers = readers
        choices = zip(fields, readers).map {
            unsafe Choice(bits: $0.kinds.bits, reader: Unmanaged.passUnretained($1))
        }
    }
}

/// Reads one field from a document, for node members, `with` and `set` alike.
///
/// Made once for each declaration: reading a property calls one closure. A refused value leaves the record unchanged. A
/// class, to call the closure without a copy.
final class FieldReader: Sendable {
    /// Sets a field of a record from the token of a value; a wrong value is reported to the reader.
    typealias Read<Root> = @Sendable (inout Root, Int, inout DocumentReader) -> Void

    /// A closure for the record that has the field.
    enum Reading: Sendable {
        case view(Read<View>)
        case appearance(Read<Appearance>)
        case stack(Read<StackAttributes>)
        case scroll(Read<ScrollAttributes>)
        case table(Read<TableAttributes>)
        case cell(Read<CellAttributes>)
        case collection(Read<CollectionAttributes>)
        case text(Read<TextContent>)
        case button(Read<ButtonContent>)
        case control(Read<ControlContent>)
    }

    let reading: Reading

    /// The reader of a declared field.
    init(_ field: PropertyField) {
        reading =
            switch field {
            case .view(let shape): .view(Self.read(shape))
            case .appearance(let shape): .appearance(Self.read(shape))
            case .stack(let shape): .stack(Self.read(shape))
            case .scroll(let shape): .scroll(Self.read(shape))
            case .table(let shape): .table(Self.read(shape))
            case .cell(let shape): .cell(Self.read(shape))
            case .collection(let shape): .collection(Self.read(shape))
            case .text(let shape): .text(Self.read(shape))
            case .button(let shape): .button(Self.read(shape))
            case .control(let shape): .control(Self.read(shape))
            }
    }

    /// Every shape of a property has its closure here, and the switch has no default: a new shape does not compile
    /// before the reader knows the notation. The closures capture the setter alone where no old value is needed.
    private static func read<Root>(_ shape: PropertyShape<Root>) -> Read<Root> {
        switch shape {
        case .flag(let field): { [set = field.set] in if let value = $2.bool($1) { set(&$0, value) } }
        case .string(let field): { [set = field.set] in if let value = $2.string($1) { set(&$0, value) } }
        case .text(let field, nil): { [set = field.set] in if let value = $2.shownText($1) { set(&$0, value) } }
        case .text(let field, let emptied?): read(field, emptying: emptied)
        case .optionalText(let field): { [set = field.set] in if let value = $2.shownText($1) { set(&$0, value) } }
        case .texts(let field): { [set = field.set] in if let value = $2.texts($1) { set(&$0, value) } }
        case .runs(let field, let joined): read(field, joined: joined)
        case .number(let field, let range) where Limits.measured.contains(range):
            { [set = field.set] in if let value = $2.measure($1, in: range) { set(&$0, value) } }
        case .number(let field, let range):
            { [set = field.set] in if let value = $2.number($1, in: range) { set(&$0, value) } }
        case .integer(let field, let range):
            { [set = field.set] in if let value = $2.integer($1, in: range) { set(&$0, value) } }
        case .index(let field, let bound):
            { [set = field.set] in if let value = $2.integer($1, in: -1...bound) { set(&$0, value < 0 ? nil : value) } }
        case .height(let field): { [set = field.set] in if let value = $2.height($1) { set(&$0, value) } }
        case .word(let field): read(field)
        case .color(let field): { [set = field.set] in if let value = $2.color($1) { set(&$0, value) } }
        case .gradient(let field): { [set = field.set] in if let value = $2.gradient($1) { set(&$0, value) } }
        case .font(let field):
            { root, node, reader in
                var font = field.get(root)
                if reader.setFont(node, &font) { field.set(&root, font) }
            }
        case .optionalFont(let field, let usual):
            { root, node, reader in
                var font = field.get(root) ?? usual
                if reader.setFont(node, &font) { field.set(&root, font) }
            }
        case .image(let field): { [set = field.set] in if let value = $2.image($1) { set(&$0, value) } }
        case .point(let field): { [set = field.set] in if let value = $2.point($1) { set(&$0, value) } }
        case .rect(let field, let isFrame):
            { [set = field.set] in if let value = $2.rect($1, isFrame: isFrame) { set(&$0, value) } }
        case .insets(let field): { [set = field.set] in if let value = $2.insets($1) { set(&$0, value) } }
        case .optionalInsets(let field): { [set = field.set] in if let value = $2.insets($1) { set(&$0, value) } }
        case .margins(let field, let directional):
            { root, node, reader in
                let old = field.get(root) ?? Margins()
                if let margins = reader.margins(node, into: old, directional: directional) { field.set(&root, margins) }
            }
        case .intrinsicSize(let field): { [set = field.set] in if let value = $2.intrinsicSize($1) { set(&$0, value) } }
        case .priorities(let field):
            { root, node, reader in
                if let pair = reader.axisPriority(node, into: field.get(root)) { field.set(&root, pair) }
            }
        case .mask(let field, let words): { [set = field.set] in if let value = $2.mask($1, words) { set(&$0, value) } }
        case .baselines(let field): { [set = field.set] in if let value = $2.baselines($1) { set(&$0, value) } }
        case .date(let field, let usual):
            { [set = field.set] in if let value = $2.date($1, lacking: usual) { set(&$0, value) } }
        case .cornerRadius(let field): { [set = field.set] in if let value = $2.cornerRadius($1) { set(&$0, value) } }
        case .spacing(let field): { [set = field.set] in if let value = $2.spacing($1) { set(&$0, value) } }
        case .barItems(let field, let areTabs):
            { [set = field.set] in if let value = $2.barItems($1, areTabs: areTabs) { set(&$0, value) } }
        case .navigationItems(let field):
            { [set = field.set] in if let value = $2.navigationItems($1) { set(&$0, value) } }
        }
    }

    /// A text that takes the place of texts with fonts of their own.
    private static func read<Root>(
        _ field: PropertyAccess<Root, String>, emptying emptied: PropertyAccess<Root, [TextContent.Run]>
    ) -> Read<Root> {
        { root, node, reader in
            guard let text = reader.shownText(node) else { return }
            field.set(&root, text)
            if !emptied.get(root).isEmpty { emptied.set(&root, []) }
        }
    }

    /// Texts with fonts of their own, which joined are the text.
    private static func read<Root>(
        _ field: PropertyAccess<Root, [TextContent.Run]>, joined: PropertyAccess<Root, String>
    ) -> Read<Root> {
        { root, node, reader in
            guard let runs = reader.runs(node) else { return }
            field.set(&root, runs)
            joined.set(&root, runs.map(\.text).joined())
        }
    }

    /// A table of the field's words, made once.
    private static func read<Root>(_ field: WordAccess<Root>) -> Read<Root> {
        let table = NameTable(field.words.enumerated().map { (text: $1, value: $0) })
        return { root, node, reader in
            guard let place = reader.word(node, in: table, field.words) else { return }
            field.set(&root, place: place)
        }
    }
}
