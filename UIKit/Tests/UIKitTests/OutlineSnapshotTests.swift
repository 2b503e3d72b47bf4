import Testing
import UIKit

/// Sections of outlines: which items are seen, and what a list shows of them.
@MainActor
struct OutlineSnapshotTests {
    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        snapshot.append(["a1", "a2"], to: "a")
        snapshot.append(["a1x"], to: "a1")
        return snapshot
    }

    @Test func itemsAreSeenWhereTheirParentsAreExpanded() {
        var snapshot = outline
        #expect(snapshot.items == ["a", "a1", "a1x", "a2", "b"])
        #expect(snapshot.rootItems == ["a", "b"])
        #expect(snapshot.visibleItems == ["a", "b"])
        snapshot.expand(["a1"])
        #expect(snapshot.visibleItems == ["a", "b"])
        snapshot.expand(["a"])
        #expect(snapshot.visibleItems == ["a", "a1", "a1x", "a2", "b"])
        snapshot.collapse(["a1"])
        #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"])
        #expect(snapshot.level(of: "a1x") == 2 && snapshot.parent(of: "a2") == "a" && snapshot.parent(of: "b") == nil)
        #expect(snapshot.snapshot(of: "a").items == ["a1", "a1x", "a2"])
    }

    @Test func editing() {
        var snapshot = outline
        snapshot.insert(["c"], after: "a")
        snapshot.insert(["d"], before: "a2")
        #expect(snapshot.items == ["a", "a1", "a1x", "d", "a2", "c", "b"])
        snapshot.delete(["a1", "b"])
        #expect(snapshot.items == ["a", "d", "a2", "c"])
        snapshot.replace(childrenOf: "a", using: outline.snapshot(of: "a"))
        #expect(snapshot.items == ["a", "a1", "a1x", "a2", "c"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test func aListShowsWhatIsSeen() {
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = outline
        source.apply(snapshot, to: 3)
        #expect(source.snapshot().itemIdentifiers == ["a", "b"])
        snapshot.expand(["a"])
        source.apply(snapshot, to: 3)
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 4)
        #expect(source.snapshot(for: 3).items == outline.items)
        #expect(source.snapshot(for: 4).items.isEmpty)
    }

    @Test func namesOfFoundation() {
        #expect("a".appendingFormat("%d b" as NSString, 3) == "a3 b")
        #expect(Timer().timeInterval >= 0 && MAXFLOAT == Float.greatestFiniteMagnitude)
        #expect(UIKeyboardType.alphabet == .asciiCapable)
        #expect(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod == "GET")
    }
}
