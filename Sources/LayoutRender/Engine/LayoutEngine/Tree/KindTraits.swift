/// What the rooms have to know of a kind of view: the groups of properties that it has besides those of every view, and
/// facts that rules, pictures and reports ask for instead of naming kinds.
package struct KindTraits: OptionSet, Sendable {
    package let rawValue: UInt16

    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Written out and inlined: the standard library's is called for each view of a document, unspecialised.
    @inlinable package func contains(_ other: KindTraits) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// `Content.text`, `.button`, `.image` and `.control`: a kind has one of them at most.
    @inlinable package static var text: KindTraits { KindTraits(rawValue: 1) }
    @inlinable package static var button: KindTraits { KindTraits(rawValue: 2) }
    @inlinable package static var image: KindTraits { KindTraits(rawValue: 4) }
    @inlinable package static var control: KindTraits { KindTraits(rawValue: 8) }
    /// Has `View.stack`: axis, distribution, alignment, spacing.
    @inlinable package static var stack: KindTraits { KindTraits(rawValue: 16) }
    /// Has `View.scroll`: content offset and insets. Tables, collection views and text views scroll too.
    @inlinable package static var scroll: KindTraits { KindTraits(rawValue: 32) }
    /// Has `View.table`: sections of rows.
    @inlinable package static var table: KindTraits { KindTraits(rawValue: 64) }
    /// Has `View.cell`: a content view, and a height of its own in a table.
    @inlinable package static var cell: KindTraits { KindTraits(rawValue: 128) }
    /// Shows something of its own and holds no views of the app: a text, a picture, a control.
    @inlinable package static var leaf: KindTraits { KindTraits(rawValue: 256) }
    /// Users touch the view: nothing may lie over it.
    @inlinable package static var touched: KindTraits { KindTraits(rawValue: 512) }
    /// The natural size does not depend on the content.
    @inlinable package static var fixedSize: KindTraits { KindTraits(rawValue: 1024) }

    /// Has `View.collection`: a layout, and sections of cells.
    @inlinable package static var collection: KindTraits { KindTraits(rawValue: 2048) }

    /// True where a view of the kind shows something of its own.
    package var hasContent: Bool { !isDisjoint(with: [.text, .button, .image, .control]) }
}
