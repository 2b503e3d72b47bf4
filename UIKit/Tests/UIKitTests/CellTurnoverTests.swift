import Foundation
import Testing
import UIKit
import UIKitTesting

/// Cells that are dequeued, filled, removed and made again hold no more memory in the end than after a while: counted are
/// living objects and what layout holds, not bytes.
@MainActor
struct CellTurnoverTests {
    /// Objects of the program that are alive.
    private enum Living {
        /// Titles, of which each cell has one, and their constraints.
        nonisolated(unsafe) static var count = 0
        nonisolated(unsafe) static var titles = 0
        nonisolated(unsafe) static var notes = 0
    }

    private final class CountedConstraint: NSLayoutConstraint {
        override init() {
            super.init()
            Living.count += 1
        }
        deinit { Living.count -= 1 }
    }

    private final class Title: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            Living.count += 1
            Living.titles += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit {
            Living.count -= 1
            Living.titles -= 1
        }
    }

    private final class Note: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            Living.notes += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { Living.notes -= 1 }
    }

    /// What a cell shows: a text, and for every third row a second one below that comes and goes.
    @MainActor
    private final class Filling {
        private let title: Title
        private var note: Note?
        private let end: NSLayoutConstraint

        init(_ content: UIView) {
            let title = Title(frame: .zero)
            self.title = title
            title.numberOfLines = 0
            title.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(title)
            let ties = [(.top, 6), (.leading, 10), (.trailing, -10), (.bottom, -6)].map {
                (edge: NSLayoutConstraint.Attribute, constant: CGFloat) in
                CountedConstraint(
                    item: title, attribute: edge, relatedBy: .equal, toItem: content, attribute: edge, multiplier: 1,
                    constant: constant)
            }
            end = ties[3]
            // Narrow enough for a collection's cells to be of different sizes, and no wider than a row.
            let width = title.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
            NSLayoutConstraint.activate(ties)
            width.priority = .defaultLow
            width.isActive = true
        }

        func fill(_ number: Int, _ content: UIView) {
            title.text = String(repeating: "word ", count: 1 + number % 7)
            title.isHidden = number % 5 == 0
            note?.removeFromSuperview()
            note = nil
            end.isActive = number % 3 != 0
            guard number % 3 == 0 else { return }
            let below = Note(frame: .zero)
            below.text = "note"
            below.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(below)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
                below.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                below.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
            ])
            note = below
        }
    }

    private final class Row: UITableViewCell {
        private(set) lazy var filling = Filling(contentView)
    }
    private final class Tile: UICollectionViewCell {
        private(set) lazy var filling = Filling(contentView)
    }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        /// Cells that were asked for.
        var asked = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            asked += 1
            // One cell in four has no identifier, and is made each time.
            let cell =
                path.row % 4 == 0
                ? Row(style: .default, reuseIdentifier: nil)
                : tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            if let row = cell as? Row { row.filling.fill(path.row, row.contentView) }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
            if let tile = cell as? Tile { tile.filling.fill(path.item, tile.contentView) }
            return cell
        }
    }

    /// The most that was alive, or held by layout, after any round.
    private struct Peak: Equatable {
        var living = 0
        var items = 0
        var constraints = 0
        var records = 0

        @MainActor
        mutating func take(_ root: UIView) {
            let held = root.heldByLayout
            living = max(living, Living.count)
            items = max(items, held.items)
            constraints = max(constraints, held.constraints)
            records = max(records, held.records)
        }
    }

    /// Scrolls through a list, reloads it, and takes it out and back, until it has asked for so many cells.
    private func turnOver(_ list: UIScrollView, in root: UIView, _ source: Source, until count: Int, reload: () -> Void)
        -> Peak
    {
        var peak = Peak()
        var round = 0
        while source.asked < count {
            round += 1
            list.contentOffset.y = CGFloat(round % 5) * 300
            if round % 5 == 0 { reload() }
            if round % 10 == 0 {
                list.removeFromSuperview()
                root.layoutIfNeeded()
                root.addSubview(list)
            }
            list.setNeedsLayout()
            root.layoutIfNeeded()
            peak.take(root)
            #expect(Living.notes <= Living.titles)
        }
        return peak
    }

    private func compare(_ list: UIScrollView, _ source: Source, reload: () -> Void) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        root.addSubview(list)
        _ = turnOver(list, in: root, source, until: 500, reload: reload)
        let first = turnOver(list, in: root, source, until: 1_000, reload: reload)
        _ = turnOver(list, in: root, source, until: 1_500, reload: reload)
        let second = turnOver(list, in: root, source, until: 2_000, reload: reload)
        #expect(first.items > 10 && first.constraints > 10 && first.living > 10)
        #expect(second.living <= first.living, "\(second) after \(first)")
        #expect(second.items <= first.items, "\(second) after \(first)")
        #expect(second.constraints <= first.constraints, "\(second) after \(first)")
        #expect(second.records <= first.records, "\(second) after \(first)")
    }

    @Test func rowsOfATable() {
        Living.count = 0
        do {
            let source = Source()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
            table.register(Row.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            compare(table, source) { table.reloadData() }
        }
        #expect(Living.count == 0 && Living.notes == 0)
    }

    @Test func itemsOfACollection() {
        Living.count = 0
        do {
            let source = Source()
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: flow)
            list.register(Tile.self, forCellWithReuseIdentifier: "tile")
            list.dataSource = source
            compare(list, source) { list.reloadData() }
        }
        #expect(Living.count == 0 && Living.notes == 0)
    }
}
