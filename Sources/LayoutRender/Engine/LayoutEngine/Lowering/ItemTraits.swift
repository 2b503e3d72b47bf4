/// The rules that an item takes part in, found once, so that no rule has to read the item's record.
struct ItemTraits: OptionSet {
    let rawValue: UInt16

    /// Has arranged subviews by the rules of UIStackView.
    static let stack = ItemTraits(rawValue: 1)
    static let scroll = ItemTraits(rawValue: 2)
    static let table = ItemTraits(rawValue: 4)
    /// Has subviews that a library's rule arranges instead of constraints.
    static let arranger = ItemTraits(rawValue: 8)
    /// The autoresizing mask is translated into constraints.
    static let mask = ItemTraits(rawValue: 16)
    /// The alignment rectangle differs from the frame.
    static let insets = ItemTraits(rawValue: 32)
    /// Another item's rule decides the frame: rows, subviews of an arranger, arranged subviews.
    static let placed = ItemTraits(rawValue: 64)
    /// A stack with an arranged subview that is arranged twice.
    static let irregular = ItemTraits(rawValue: 128)
    /// A stack that needs the natural lengths of its arranged subviews.
    static let proportional = ItemTraits(rawValue: 256)
    /// Below the root.
    static let installed = ItemTraits(rawValue: 512)
    /// `isHidden` of the item itself, not of its superviews. Constraints of a hidden view count all the same; stacks
    /// and arrangers close up.
    static let hidden = ItemTraits(rawValue: 1024)
    /// A cell with a content view of its own.
    static let cell = ItemTraits(rawValue: 2048)
    /// A cell whose style places texts and a picture of its own.
    static let styled = ItemTraits(rawValue: 4096)
    /// A collection view whose cells a flow layout places.
    static let flow = ItemTraits(rawValue: 8192)
    /// Something gives the view other margins than most views have.
    static let ownMargins = ItemTraits(rawValue: 16384)
    /// Arranges subviews in a row, a column or a grid (`FlexAttributes`), or is arranged so.
    static let flex = ItemTraits(rawValue: 32768)
}
