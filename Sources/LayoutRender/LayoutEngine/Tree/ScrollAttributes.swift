/// The properties that UIScrollView adds to UIView.
public struct ScrollAttributes: Sendable, Equatable {
    public enum InsetAdjustment: String, Sendable, CaseIterable { case automatic, scrollableAxes, never, always }

    public var contentOffset: Point = .zero
    public var contentInset: EdgeInsets = .zero
    public var insetAdjustment: InsetAdjustment = .automatic

    public init() {}
}

/// The properties that UITableView adds to UIScrollView: its rows, as items of the tree.
public struct TableAttributes: Sendable, Equatable {
    public enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

    public struct Section: Sendable, Equatable {
        public var headerTitle: String?
        public var header: ItemID?
        public var footerTitle: String?
        public var footer: ItemID?
        public var rows: [ItemID] = []
        public init() {}
    }

    /// A section title that is no view: it fills the room above a row.
    public struct Heading: Sendable, Equatable {
        /// Empty if a view shows the text.
        public var text: String
        public var row: ItemID

        public init(text: String, above row: ItemID) {
            self.text = text
            self.row = row
        }
    }

    public var style: Style = .plain
    /// In the order of the rows below them.
    public var headings: [Heading] = []
    /// Nil: automatic, from the row's constraints.
    public var rowHeight: Double?
    public var estimatedRowHeight: Double?
    public var sectionHeaderHeight: Double?
    public var sectionFooterHeight: Double?
    public var separatorInset: EdgeInsets?
    public var showsSeparators = true
    public var tableHeaderView: ItemID?
    public var tableFooterView: ItemID?
    public var sections: [Section] = []

    public init() {}
}

/// The properties that a table or collection cell adds to UIView.
public struct CellAttributes: Sendable, Equatable {
    /// The cell's content view, if the source has one.
    public var contentView: ItemID?
    /// The height stated for this row only.
    public var rowHeight: Double?
    public var accessory: String?
    public var reuseIdentifier: String?

    public init() {}
}
