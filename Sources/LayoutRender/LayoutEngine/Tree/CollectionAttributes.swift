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
    /// UICollectionViewFlowLayout.scrollDirection: the axis along which the lines follow each other.
    public var scrollDirection = Axis.vertical
    /// UICollectionViewFlowLayout.itemSize in points, for cells without a frame; a negative length is that of the cell's
    /// constraints, as with `estimatedItemSize`. Default: 50 by 50.
    public var itemSize = Size(width: 50, height: 50)
    /// UICollectionViewFlowLayout.minimumLineSpacing in points.
    public var minimumLineSpacing = 10.0
    /// UICollectionViewFlowLayout.minimumInteritemSpacing in points.
    public var minimumInteritemSpacing = 10.0
    /// UICollectionViewFlowLayout.sectionInset in points.
    public var sectionInset = EdgeInsets.zero
    /// UICollectionViewFlowLayout.headerReferenceSize in points, of headers without a frame; the length along the scrolling axis
    /// counts.
    public var headerReferenceSize = Size.zero
    /// UICollectionViewFlowLayout.footerReferenceSize, as for headers.
    public var footerReferenceSize = Size.zero
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

    /// The engine's flow layout with the spacings of this collection view.
    var flow: FlowLayout {
        var flow = FlowLayout()
        flow.scrollAxis = scrollDirection
        flow.minimumLineSpacing = minimumLineSpacing
        flow.minimumInteritemSpacing = minimumInteritemSpacing
        flow.sectionInset = sectionInset
        return flow
    }
}

extension View {
    /// The table whose rows the view stacks: a table view's own, or a collection view's with a list layout; nil for other views.
    package var stackedRows: TableAttributes? {
        guard hasExtras else { return nil }
        return table ?? collection?.list
    }

    /// The sections of a table or a collection view.
    package var sections: [TableAttributes.Section] {
        get { table?.sections ?? collection?.sections ?? [] }
        set {
            if table != nil { table?.sections = newValue } else { collection?.sections = newValue }
        }
    }

    /// Changes one section in its place; nothing happens where the view has no such section.
    package mutating func changeSection(_ place: Int, _ change: (inout TableAttributes.Section) -> Void) {
        if table != nil {
            table?.sections.change(place, change)
        } else {
            collection?.sections.change(place, change)
        }
    }

    /// Adds a section without rows to a table or a collection view.
    package mutating func appendSection() {
        if table != nil {
            table?.sections.append(TableAttributes.Section())
        } else {
            collection?.sections.append(TableAttributes.Section())
        }
    }

    /// Calls `body` for the views of the sections of a table or a collection view, in their order; a collection view without a
    /// layout has the references and leaves the views where they are.
    package func forEachListed(_ body: (ItemID) -> Void) {
        if let table { return table.forEachPlaced(body) }
        for section in collection?.sections ?? [] { section.forEachPlaced(body) }
    }
}

extension [TableAttributes.Section] {
    fileprivate mutating func change(_ place: Int, _ body: (inout TableAttributes.Section) -> Void) {
        guard indices.contains(place) else { return }
        body(&self[place])
    }
}
