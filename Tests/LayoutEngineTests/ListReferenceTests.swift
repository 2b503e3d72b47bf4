import Testing

@testable import LayoutEngine

/// The views that a list's sections refer to, whatever places them.
@Suite struct ListReferenceTests {
    @Test(arguments: CollectionAttributes.Layout.allCases)
    func sectionsReferToTheirViewsInEveryLayout(layout: CollectionAttributes.Layout) {
        var tree = LayoutTree(root: View(.collectionView, identifier: "list"))
        let rows = ["a", "b"].map { tree.addSubview(View(.collectionViewCell, identifier: $0), to: tree.root) }
        let header = tree.addSubview(View(.view, identifier: "header"), to: tree.root)
        var section = TableAttributes.Section()
        section.rows = rows
        section.header = header
        tree[tree.root].collection?.sections = [section]
        tree[tree.root].collection?.layout = layout
        var found: [ItemID] = []
        tree[tree.root].forEachReference { found.append($0) }
        #expect(found == [header] + rows)
    }
}
