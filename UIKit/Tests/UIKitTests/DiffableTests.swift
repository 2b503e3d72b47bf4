import Foundation
import Testing
import UIKit

/// Snapshots of diffable data sources, and the rows and items that they show.
@MainActor
struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test func sectionsAndItems() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.insertSections(["c"], beforeSection: "b")
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([7, 8])
        snapshot.insertItems([5], afterItem: 1)
        snapshot.moveItem(1, afterItem: 2)
        snapshot.deleteItems([7])
        #expect(snapshot.sectionIdentifiers == ["a", "c", "b"])
        #expect(snapshot.itemIdentifiers == [5, 2, 1, 8])
        #expect(snapshot.sectionIdentifier(containingItem: 8) == "b")
        #expect(snapshot.indexOfItem(1) == 2)
        #expect(snapshot.numberOfItems(inSection: "c") == 0)
        // An item that is there already moves.
        snapshot.appendItems([5, 9], toSection: "c")
        #expect(snapshot.itemIdentifiers == [2, 1, 5, 9, 8])
        snapshot.deleteSections(["c"])
        #expect(snapshot.numberOfItems == 3)
    }

    /// Random edits keep every item once, and in a section.
    @Test func itemsStayUnique() {
        var random = SplitMix(state: 14)
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c"])
        var held: Set<Int> = []
        for _ in 0..<400 {
            let item = random.below(20)
            switch random.below(4) {
            case 0:
                snapshot.appendItems([item], toSection: ["a", "b", "c"][random.below(3)])
                held.insert(item)
            case 1:
                snapshot.deleteItems([item])
                held.remove(item)
            case 2:
                let other = random.below(20)
                guard held.contains(other), other != item else { continue }
                snapshot.insertItems([item], beforeItem: other)
                held.insert(item)
                #expect(snapshot.indexOfItem(item).map { $0 + 1 } == snapshot.indexOfItem(other))
            default:
                let other = random.below(20)
                guard held.contains(item), held.contains(other), other != item else { continue }
                snapshot.moveItem(item, afterItem: other)
                #expect(snapshot.indexOfItem(other).map { $0 + 1 } == snapshot.indexOfItem(item))
            }
            #expect(Set(snapshot.itemIdentifiers) == held)
            #expect(snapshot.numberOfItems == held.count)
        }
    }

    private struct SplitMix {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
        }
    }

    @Test func aTableShowsItsSnapshot() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([3, 1], toSection: "a")
        snapshot.appendItems([2], toSection: "b")
        source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == ["3", "1", "2"])
        snapshot.deleteItems([1])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == ["3", "2"])
        #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 3)
    }

    @Test func anAlertsActions() {
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addTextField { $0.placeholder = "Why" }
        alert.actions[0].choose()
        alert.actions[0].isEnabled = false
        alert.actions[0].choose()
        #expect(chosen == ["Delete"])
        #expect(alert.textFields?.first?.placeholder == "Why")
    }
}
