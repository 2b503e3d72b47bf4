import LayoutEngine

/// One property of a node of tree.json, declared once: the reader, the writer, the schema and reports of differences derive
/// from it.
///
/// To add one: a stored field in the record, and a declaration beside those of its group (`PropertyCatalog`).
package struct Property: Sendable {
    /// The key, which equals UIKit's name.
    package let name: String
    /// One sentence for the schema.
    package let summary: String
    /// A value as JSON that differs from the default.
    package let example: String
    package let handling: Handling
    /// The kinds of view that have the property.
    package private(set) var kinds: KindSet
    /// The fields that hold the value: one for each record that has the property.
    package private(set) var fields: [Field]

    /// One record's field, with the kinds of view that keep the property in that record.
    package struct Field: Sendable {
        package let kinds: KindSet
        /// Which record, and how its field is read, set and written.
        package let place: PropertyField
        /// What a change of the value alters.
        package let effect: PropertyEffect
    }

    /// Which parts of the program treat the property in a way of their own.
    package enum Handling: Sendable, Equatable {
        /// None: everything follows from the declaration.
        case derived
        /// Reports of differences describe the property in words of their own.
        case reportedElsewhere
        /// Another spelling of a property: read, but neither written nor reported.
        case alias
        /// Read and checked, and in no record: neither written nor reported.
        case unkept
        /// Replaces the named property in a written document.
        case replacing(String)
        /// The reader and the writer have code for the key, because the value names or holds other nodes or depends on
        /// another key.
        case special(SpecialProperty)
    }

    init(
        _ name: String, _ kinds: KindSet, _ field: PropertyField, _ effect: PropertyEffect = [],
        _ handling: Handling = .derived, example: String, _ summary: String
    ) {
        self.name = name
        self.kinds = kinds
        fields = [Field(kinds: kinds, place: field, effect: effect)]
        self.handling = handling
        self.example = example
        self.summary = summary
    }

    init(_ special: SpecialProperty, _ kinds: KindSet, example: String, _ summary: String) {
        name = special.rawValue
        self.kinds = kinds
        fields = []
        handling = .special(special)
        self.example = example
        self.summary = summary
    }

    /// Whether the value itself is drawn.
    package var isVisual: Bool { fields.contains { $0.effect.contains(.visual) } }

    /// Nil for keys that the reader and the writer treat by the declaration alone.
    package var special: SpecialProperty? {
        if case .special(let special) = handling { special } else { nil }
    }

    /// The key with the fields of another declaration added.
    func joined(with other: Property) -> Property {
        var property = self
        property.kinds = kinds.union(other.kinds)
        property.fields += other.fields
        return property
    }
}

/// What a change of one property alters besides frames.
package struct PropertyEffect: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The property is drawn: a change alters the picture even if no frame changes.
    package static let visual = PropertyEffect(rawValue: 1)
    /// No frame, picture or message of a layout depends on the property; the summary says "without effect".
    package static let kept = PropertyEffect(rawValue: 2)
}

/// The keys that the reader and the writer know by name.
package enum SpecialProperty: String, Sendable, CaseIterable, BitwiseCopyable {
    /// `type` and `id` name the node, `note` is a comment, `with` overrides properties of a component.
    case type, id, note, with
    /// True by default where a frame is given.
    case translatesAutoresizingMaskIntoConstraints
    /// Name other nodes: the gaps after arranged subviews, and the order in which AASubviews stacks its subviews.
    case customSpacing, arranger
    /// Hold nodes or constraints.
    case guides, constraints, subviews, arrangedSubviews, contentView, textLabel, detailTextLabel, imageView,
        accessoryView
    case tableHeaderView, tableFooterView, sections, leftView, rightView

    /// True for keys that hold other nodes or constraints: neither a state nor `with` can set them.
    package var isStructure: Bool {
        switch self {
        case .guides, .constraints, .subviews, .arrangedSubviews, .contentView, .textLabel, .detailTextLabel,
            .imageView, .accessoryView, .tableHeaderView, .tableFooterView, .sections, .leftView, .rightView:
            true
        case .type, .id, .note, .with, .translatesAutoresizingMaskIntoConstraints, .customSpacing, .arranger: false
        }
    }

    /// True for keys that hold one view.
    var isPart: Bool {
        switch self {
        case .contentView, .textLabel, .detailTextLabel, .imageView, .accessoryView, .tableHeaderView, .tableFooterView,
            .leftView, .rightView:
            true
        case .type, .id, .note, .with, .translatesAutoresizingMaskIntoConstraints, .customSpacing, .arranger, .guides,
            .constraints, .subviews, .arrangedSubviews, .sections:
            false
        }
    }

    /// True for keys that name a node or comment on it.
    package var isIdentity: Bool { self == .type || self == .id || self == .note || self == .with }
}
