import Testing
import UIKit
import UIKitTesting

/// Tables and collections with cells of the program's own classes.
@MainActor
struct ListTests {
    private final class Cell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Constraints with the cell itself, of a view in its content or in the cell.
    private final class OuterCell: UITableViewCell {
        let picture = UIView()
        func fill(_ parent: UIView, height: CGFloat, lower: UIView? = nil) {
            picture.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(picture)
            NSLayoutConstraint.activate([
                picture.topAnchor.constraint(equalTo: topAnchor, constant: 24),
                picture.bottomAnchor.constraint(equalTo: (lower ?? self).bottomAnchor, constant: -24),
                picture.leadingAnchor.constraint(equalTo: leadingAnchor),
                picture.widthAnchor.constraint(equalToConstant: 80),
                picture.heightAnchor.constraint(equalToConstant: height),
            ])
        }
    }

    /// The automatic height of a row counts constraints with the cell.
    @Test func constraintsOfTheCellItself() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = OuterCell(style: .default, reuseIdentifier: nil)
                switch indexPath.row {
                case 0: cell.fill(cell.contentView, height: 60)
                case 1: cell.fill(cell, height: 20)
                default: cell.fill(cell.contentView, height: 10, lower: cell.contentView)
                }
                return cell
            }
        }
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), Rows())
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = rows
        table.layoutIfNeeded()
        let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? OuterCell }
        #expect(cells.map { $0?.frame.height } == [108, 68, 58])
        #expect(cells.map { $0?.picture.frame } == [60, 20, 10].map { CGRect(x: 0, y: 24, width: 80, height: $0) })
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var texts: [String]
        var made: Set<ObjectIdentifier> = []

        init(_ texts: [String]) { self.texts = texts }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            made.insert(ObjectIdentifier(cell))
            (cell as? Cell)?.label.text = texts[indexPath.row]
            return cell
        }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    /// A cell is there as soon as somebody asks for it, in no window and without a layout.
    @Test func cellsAreAskedFor() {
        final class Rows: NSObject, UITableViewDataSource {
            var titles = ["a", "b"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = titles[indexPath.row]
                return cell
            }
        }
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), Rows())
        table.layoutIfNeeded()
        table.dataSource = rows
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
        rows.titles = ["c"]
        table.reloadData()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["c"])
        #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
    }

    @Test func rowsAreAsHighAsTheirTexts() throws {
        let long = "A text that needs several lines in a row, since it is much wider than three hundred points are."
        let rows = Rows(["short", long, "short"])
        let table = table(rows)
        let cells = table.visibleCells
        #expect(cells.count == 3 && cells.allSatisfy { $0 is Cell })
        let label = UILabel()
        label.numberOfLines = 0
        label.text = long
        let height = label.sizeThatFits(CGSize(width: 288, height: 1000)).height
        #expect(abs(cells[1].frame.height - height - 20) < 0.34)
        #expect(cells[2].frame.minY == cells[1].frame.maxY)
        #expect(table.contentSize.height == cells[2].frame.maxY)
        #expect(try #require(cells[1] as? Cell).label.frame.width == 288)
    }

    @Test func cellsAreUsedAgain() {
        let rows = Rows((0..<1000).map { "row \($0)" })
        let table = table(rows)
        let shown = table.visibleCells.count
        for _ in 0..<20 {
            table.contentOffset.y += 350
            table.layoutIfNeeded()
        }
        #expect(table.indexPathsForVisibleRows?.first?.row ?? 0 > 100)
        #expect(rows.made.count < 4 * shown + 60, "\(rows.made.count) cells for \(shown) in sight")
    }

    private final class Tile: UICollectionViewCell {
        private(set) var first = CGRect.zero
        override init(frame: CGRect) {
            super.init(frame: frame)
            first = frame
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Tiles: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    /// A cell is made at the frame of its item.
    @Test func flowLayoutSpreadsFullLines() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 50)
        flow.minimumInteritemSpacing = 8
        flow.minimumLineSpacing = 12
        flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: flow)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let tiles = Tiles()
        view.dataSource = tiles
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 7 && view.visibleCells[0] is Tile)
        #expect((view.visibleCells[3] as? Tile)?.first == CGRect(x: 10, y: 67, width: 90, height: 50))
        #expect(view.visibleCells.map(\.frame.minX) == [10, 115, 220, 10, 115, 220, 10])
        #expect(view.visibleCells.map(\.frame.minY) == [5, 5, 5, 67, 67, 67, 129])
        #expect(view.contentSize == CGSize(width: 320, height: 184))
    }

    /// A class below may say the sizes behind `super.prepare()`.
    @Test func sizesThatAreSetInPrepare() {
        final class Columns: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                itemSize = CGSize(width: 100, height: 30)
            }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: Columns())
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let tiles = Tiles()
        view.dataSource = tiles
        view.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 100, height: 30) })
        #expect(view.contentSize.height == 110)
    }

    private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: [200, 250, 100][indexPath.item], height: 50) }
    }

    /// A cell alone on a line is centred, but not on the last line of several sizes.
    @Test func theLastLineBeginsAtItsStart() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let sizes = Sizes()
        view.dataSource = sizes
        view.delegate = sizes
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minX) == [60, 35, 0])
    }

    private final class Group: NSObject, UITableViewDataSource, UITableViewDelegate {
        var head = UITableView.automaticDimension
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let (cell, box) = (UITableViewCell(), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 60.1),
            ])
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { head }
    }

    /// Rows are whole pixels high, the nearest; the room above the first group goes with a header of the table or a delegate's
    /// 0.01, not with 0.
    @Test(
        arguments: [
            (UITableView.automaticDimension, 0, 35), (0, 0, 35), (0.01, 0, 0.01),
            (UITableView.automaticDimension, 0.1, 0.1),
            (UITableView.automaticDimension, 50, 50),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func rowsBeginBelowTheHead(_ head: CGFloat, _ header: CGFloat, _ top: CGFloat) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
        let group = Group()
        group.head = head
        table.dataSource = group
        table.delegate = group
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: header))
        table.layoutIfNeeded()
        let rows = table.visibleCells.map(\.frame)
        #expect(rows.count == 3 && abs(rows[0].minY - top) < 1e-6)
        let height = (60.1 * UIScreen.main.scale).rounded() / UIScreen.main.scale
        #expect(rows.allSatisfy { abs($0.height - height) < 1e-6 })
        let fitting = table.visibleCells[0].contentView.systemLayoutSizeFitting(CGSize(width: 320, height: 0))
        #expect(abs(fitting.height - height) < 1e-6)
    }
}
