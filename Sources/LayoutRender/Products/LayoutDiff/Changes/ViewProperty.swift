import LayoutDocument
import LayoutEngine
import Notation

/// One property of a view: how a report writes it, and how a record takes it over from another.
///
/// `text` is used to compare and to report, `copy` to undo the change in a trial. A property whose text omits
/// something would hide a change of that; a property whose copy omits something would make its trials fail.
struct ViewProperty: Sendable {
    /// The key of tree.json.
    var name: String
    /// Whether the property is drawn, apart from its effect on frames.
    var isVisual: Bool
    /// The records of a view that hold it.
    var records: Set<PropertyRecord>
    /// Nil where the view has none, or a default that a report leaves out. Items are called as the closure says; one
    /// without a name there is left out.
    var text: @Sendable (View, (ItemID) -> String?) -> String?
    /// Gives the first record the second one's value.
    var copy: @Sendable (inout View, View) -> Void

    /// All properties of a view except the superview, the order in it, `isHidden` and the frame, which reports treat by
    /// themselves. They are in the catalogue's order and derived from the catalogue, except properties that name other
    /// views.
    static let all: [ViewProperty] = PropertyCatalog.all.flatMap { property -> [ViewProperty] in
        switch property.handling {
        case .derived, .replacing: derived(property)
        case .alias, .unkept: []
        case .reportedElsewhere, .special: special[property.name] ?? []
        }
    }

    /// The properties that a declaration of the catalogue stands for. A picture is two properties: the name and the
    /// size that the source states. Another release of Xcode may record another size without a change of the picture.
    private static func derived(_ property: Property) -> [ViewProperty] {
        let fields = property.fields.map(\.place)
        let records = Set(fields.map(\.record))
        let text: @Sendable (View) -> String? = { view in
            fields.lazy.compactMap { PropertyReporting.text($0, view) }.first
        }
        guard fields.contains(where: \.isImage) else {
            return [
                ViewProperty(
                    name: property.name, isVisual: property.isVisual, records: records, text: { view, _ in text(view) },
                    copy: { view, source in for field in fields { field.copy(source, into: &view) } })
            ]
        }
        // A picture by name and symbol, and the natural size that a source states for it.
        return [
            ViewProperty(
                name: property.name, isVisual: true, records: records, text: { view, _ in text(view) },
                copy: { view, source in
                    for field in fields {
                        let known = field.image(of: view)
                        field.copy(source, into: &view)
                        if let known { field.setImageSize(known.size, of: &view) }
                    }
                }),
            ViewProperty(
                name: property.name + ".size", isVisual: false, records: records,
                text: { view, _ in fields.lazy.compactMap { $0.image(of: view) }.first?.size?.text },
                copy: { view, source in
                    for field in fields { field.setImageSize(field.image(of: source)?.size, of: &view) }
                }),
        ]
    }
}

extension ViewProperty {
    /// The names of properties that hold nothing but colours.
    static let colours = Set(
        PropertyCatalog.all.filter { !$0.fields.isEmpty && $0.fields.allSatisfy(\.place.isColour) }.map(\.name))
}

extension PropertyField {
    /// Whether the field holds a colour.
    fileprivate var isColour: Bool {
        switch self {
        case .view(.color), .text(.color), .button(.color), .control(.color): true
        default: false
        }
    }

    /// Whether the field holds a picture.
    fileprivate var isImage: Bool {
        switch self {
        case .view(.image), .button(.image): true
        default: false
        }
    }

    /// The picture; nil for none and for other fields.
    fileprivate func image(of view: View) -> ImageContent? {
        switch self {
        case .view(.image(let field)): field.get(view)
        case .button(.image(let field)): view.content.button.flatMap(field.get)
        default: nil
        }
    }

    /// Changes the natural size of the picture that the view has.
    fileprivate func setImageSize(_ size: Size?, of view: inout View) {
        guard var image = image(of: view) else { return }
        image.size = size
        switch self {
        case .view(.image(let field)): field.set(&view, image)
        case .button(.image(let field)):
            guard var button = view.content.button else { return }
            field.set(&button, image)
            view.content = .button(button)
        default: break
        }
    }
}

/// Compares the properties of matched views; structure, frames and hiding are compared elsewhere.
struct PropertyComparison {
    /// The old tree.
    let before: LayoutTree
    /// The new tree.
    let after: LayoutTree
    /// The partners of both trees, by which references to other views are compared.
    let items: ItemMatching
    /// The names of the new items.
    let names: ItemNames
    /// Every property, in the order of reports.
    let all = ViewProperty.all
    /// The property that a natural size is.
    static let naturalSize = "intrinsicContentSize"

    /// The changes between two records of one view; records that are equal as a whole cost one comparison.
    func changes(_ old: ItemID, _ new: ItemID) -> [PropertyChange] {
        let one = before[old]
        let other = after[new]
        let differing = Set(PropertyRecord.allCases.filter { !$0.isEqual(one, other) })
        guard !differing.isEmpty else { return [] }
        return all.compactMap { property in
            guard !property.records.isDisjoint(with: differing) else { return nil }
            let values = (property.text(one, oldName), property.text(other, newName))
            guard !values.0.hasSameBytes(as: values.1) else { return nil }
            return PropertyChange(property.name, before: values.0, after: values.1, isVisual: property.isVisual)
        }
    }

    /// The names of properties that lie in some records.
    func names(in records: Set<PropertyRecord>) -> Set<String> {
        Set(all.filter { !$0.records.isDisjoint(with: records) }.map(\.name))
    }

    /// The name of an old item in the new tree; nil for a removed item, which is reported as removed instead.
    private func oldName(_ old: ItemID) -> String? { items.afterOf[Int(old.index)].map(names.quotedName(of:)) }

    /// The name of a new item that the old tree has too.
    private func newName(_ new: ItemID) -> String? {
        items.beforeOf[Int(new.index)] == nil ? nil : names.quotedName(of: new)
    }
}
