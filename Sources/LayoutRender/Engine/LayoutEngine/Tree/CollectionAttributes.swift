/// The properties that UICollectionView adds to UIScrollView, with the cells of its sections as items of the tree: UIKit asks a
/// layout object and a data source for them.
public struct CollectionAttributes: Sendable, Equatable {
    /// UICollectionViewLayout of a collection view.
    public enum Layout: String, Sendable, CaseIterable {
        /// No layout: constraints or frames place the cells.
        case none
        /// UICollectionViewFlowLayout: cells in lines that break where they are full.
        case flow
        /// UICollectionViewCompositionalLayout.list(using:): rows as those of a table.
        case list
    }

    /// Default: `none`.
    public var layout = Layout.none
    /// UICollectionViewFlowLayout.itemSize in points, for cells without a frame; a negative length is that of the cell's
    /// constraints, as with `estimatedItemSize`. Default: 50 by 50.
    public var itemSize = Size(width: 50, height: 50)
    /// UICollectionViewFlowLayout's other properties; the reference sizes are those of headers and footers without a frame.
    public var flow = FlowLayout()
    /// UICollectionLayoutListConfiguration.Appearance, by the style of a table that looks the same.
    public var appearance = TableAttributes.Style.plain
    /// UICollectionLayoutListConfiguration.showsSeparators.
    public var showsSeparators = true
    /// From first to last; cells are rows.
    public var sections: [TableAttributes.Section] = []

    /// A collection view without cells.
    public init() {}

    /// The rows of a list; nil for another layout.
    var list: TableAttributes? {
        guard layout == .list else { return nil }
        var table = TableAttributes()
        table.style = appearance
        table.showsSeparators = showsSeparators
        table.sections = sections
        return table
    }
}

extension View {
    /// The table whose rows the view stacks: a table view's own, or a collection view's with a list layout; nil for other views.
    package var stackedRows: TableAttributes? {
        guard hasExtras else { return nil }
        return table ?? collection?.list
    }

    /// Calls `body` for the views of the sections of a table or a collection view, in their order; a collection view without a
    /// layout has the references and leaves the views where they are.
    package func forEachListed(_ body: (ItemID) -> Void) {
        if let table { return table.forEachPlaced(body) }
        for section in collection?.sections ?? [] { section.forEachPlaced(body) }
    }
}
