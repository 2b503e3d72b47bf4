import LayoutEngine

/// UICollectionViewFlowLayout on another device than the file's: items flow anew.
extension TreeBuilder {
    /// A collection view whose items a flow layout places anew.
    struct Collection: Sendable {
        var view: ItemID
        /// The element's layout object, with spacings and insets.
        var layout: FlowLayout
        /// In the order of the file, which is that of the flow.
        var cells: [ItemID]
        /// Nil where the file has none; its length in the scrolling direction is the layout's `headerReferenceSize`.
        var header: ItemID?
        var footer: ItemID?
    }

    /// On another device, or in an app, a flow layout places the items at the collection view's own size; each item
    /// keeps its size in the file.
    mutating func flowItems(_ cells: [ItemID], of element: XMLElement, in collection: ItemID) {
        guard context.stacksRows, let layout = element.child("collectionViewFlowLayout").flatMap(FlowLayout.init) else {
            return
        }
        var flowing = Collection(view: collection, layout: layout, cells: cells)
        for child in element.children {
            guard let item = child.id.flatMap({ targets[$0]?.item }), tree[item].superview == collection else {
                continue
            }
            switch child.key {
            case "sectionHeaderView": flowing.header = item
            case "sectionFooterView": flowing.footer = item
            default: continue
            }
        }
        collections.append(flowing)
    }

    /// Places the items of every collection view. A collection view's size does not depend on its items, so one layout
    /// gives the sizes of all.
    mutating func placeItems(in environment: LayoutEnvironment) {
        guard !collections.isEmpty else { return }
        let layout = tree.resolve(in: environment, findingAmbiguity: false)
        for collection in collections {
            let arrangement = collection.layout.arrange(
                collection.cells.map { tree[$0].frame?.size ?? .zero }, in: layout[collection.view].frame.size)
            for (cell, frame) in zip(collection.cells, arrangement.items) { place(cell, at: frame) }
            if let header = collection.header { place(header, at: arrangement.header) }
            if let footer = collection.footer { place(footer, at: arrangement.footer) }
            for axis in Axis.allCases {
                let length = Anchor(collection.view, axis == .horizontal ? .width : .height, region: .contentLayout)
                tree.constraints.append(LayoutConstraint(length, .equal, constant: arrangement.contentSize[axis]))
                positions.appendConstraint(0)
            }
        }
    }

    /// The file's own frame becomes the recorded one.
    private mutating func place(_ item: ItemID, at frame: Rect) {
        tree[item].autoresizingMask = []
        tree[item].recordedFrame = tree[item].frame ?? tree[item].recordedFrame
        tree[item].frame = frame
    }
}
