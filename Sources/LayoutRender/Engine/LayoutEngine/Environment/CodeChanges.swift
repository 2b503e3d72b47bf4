/// What code changes of a view or a constraint of a file, as far as a reader of the sources knows.
package struct CodeChanges: OptionSet, Sendable, Hashable {
    /// One bit a property.
    package let rawValue: UInt32
    /// A set of bits; the bits are not stored in files.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text, whatever the new one is.
    package static let text = Self(rawValue: 1)
    /// The text, by a value that is no text of the source and no key of a table.
    package static let openText = Self(rawValue: 2)
    package static let font = Self(rawValue: 4)
    /// The colour of the text.
    package static let color = Self(rawValue: 8)
    /// The colour beneath.
    package static let background = Self(rawValue: 16)
    /// Whether the view shows.
    package static let visibility = Self(rawValue: 32)
    /// The frame or the size.
    package static let size = Self(rawValue: 64)
    /// Constraints of the view, or the constant, the priority or the activity of a constraint.
    package static let layout = Self(rawValue: 128)
    /// Constraints by which code may decide the height of the view.
    package static let tied = Self(rawValue: 32_768)
    package static let picture = Self(rawValue: 256)
    /// What a touch does.
    package static let action = Self(rawValue: 512)
    package static let lines = Self(rawValue: 1_024)
    package static let alignment = Self(rawValue: 2_048)
    /// Whether the view is in the tree: code may remove the view.
    package static let removal = Self(rawValue: 4_096)
    /// The axis of a stack view, or of one around the view: the places of all views inside depend on the axis.
    package static let axis = Self(rawValue: 8_192)
    /// The text, by numbers with words of the source around.
    package static let number = Self(rawValue: 16_384)
    /// Whether the view's mask makes constraints: code turns the mask off.
    package static let mask = Self(rawValue: 65_536)
}
