import Testing

@testable import UIKit

/// Tables with many rows: what a layout asks for and solves follows from the rows in sight.
@MainActor struct LongTableTests {
    /// Rows of a text that wraps, in one or more lines by their number.
    private final class Rows: UITableViewController {
        final class Cell: UITableViewCell {
            let label = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 60),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        var count = 0
        private(set) var asked: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "row")
            tableView.estimatedRowHeight = 90
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? Cell)?.label.text = String(repeating: "some words ", count: 1 + indexPath.row % 9)
            return cell
        }
    }

    private func shown(_ count: Int, height: CGFloat) -> (window: UIWindow, rows: Rows) {
        let rows = Rows()
        rows.count = count
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, rows)
    }

    /// Code that is asked for the height of a row may ask where others are; a row that is not there is nowhere.
    @Test func heightsMayAskForRows() {
        final class Asking: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                40 + tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height * 0
            }
        }
        let rows = Asking()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(rows.tableView.rectForRow(at: IndexPath(row: 2, section: 1)).height == 40)
        for row in [-1, 3] { #expect(rows.tableView.rectForRow(at: IndexPath(row: row, section: 1)) == .zero) }
    }

    /// The content of a cell had the height of another until the cell's own layout: each cell was an edit of the tree.
    @Test func allRowsInSightAreFewLayouts() throws {
        func layouts(_ count: Int) throws -> Int {
            let (window, rows) = shown(count, height: CGFloat(count) * 160)
            #expect(rows.asked == Array(0..<count))
            #expect(rows.tableView.visibleCells.count == count)
            let context = try #require(window.context)
            return context.editedLayouts + context.freshLayouts
        }
        let few = try layouts(10)
        #expect(try layouts(80) == few)
        #expect(few < 10)
    }

    /// Each cell is as high as its text asks for, and ends where the next one begins.
    @Test func rowsStandBelowEachOther() throws {
        let (_, rows) = shown(40, height: 40 * 160)
        let cells = rows.tableView.visibleCells
        for (above, below) in zip(cells, cells.dropFirst()) {
            #expect(abs(above.frame.maxY - below.frame.minY) < 1e-6)
        }
        for (row, cell) in cells.enumerated() {
            let label = try #require(cell as? Rows.Cell).label
            #expect(abs(cell.frame.height - (label.frame.height + 68)) < 0.34, "row \(row)")
            #expect(rows.tableView.rectForRow(at: IndexPath(row: row, section: 0)) == cell.frame)
        }
    }

    /// A hundred thousand rows: cells for those in sight, wherever the table is scrolled to, and no more of them with each place.
    @Test func aHundredThousandRows() throws {
        let (window, rows) = shown(100_000, height: 844)
        let table = try #require(rows.tableView)
        var asked = rows.asked.count
        #expect(asked < 12)
        #expect(abs(table.contentSize.height - 9_000_000) < 2_000)
        var living = 0
        for place in [2_000, 4_500_000, 8_990_000, 100, 6_000_000] {
            table.contentOffset.y = CGFloat(place)
            window.layoutIfNeeded()
            let cells = table.visibleCells
            #expect((5..<14).contains(cells.count))
            #expect(cells.allSatisfy { $0.frame.intersects(table.bounds) })
            let path = try #require(table.indexPathsForVisibleRows?.first)
            #expect(table.rectForRow(at: path) == table.cellForRow(at: path)?.frame)
            // Those above the sight are measured up to two thousand points.
            #expect(rows.asked.count - asked < 40)
            asked = rows.asked.count
            living = max(living, table.subviews.count)
        }
        #expect(living < 90)
    }

    // MARK: Heights

    @Test func heightsOfManyRows() {
        var heights = RowHeights()
        heights.fill(1, count: 1_000) { (CGFloat($0 % 7), $0 % 2 == 0) }
        #expect(heights.count(0) == 0 && heights.count(1) == 1_000 && heights.count(2) == 0)
        #expect(heights.known(1, 4) == 4 && heights.known(1, 5) == nil && heights[1, 5] == 5)
        heights.set(100, 1, 300)
        var sum = CGFloat(0)
        for row in 0..<1_000 {
            #expect(heights.distance(to: row, in: 1) == sum)
            sum += row == 300 ? 100 : CGFloat(row % 7)
        }
        #expect(heights.distance(to: 1_000, in: 1) == sum)
    }

    /// Rows that are passed over stand where they stand when all are looked at.
    @Test(arguments: [0, 255, 256, 257, 511, 700, 999])
    func rowsThatArePassedOver(_ row: Int) {
        var heights = RowHeights()
        heights.fill(0, count: 1_000) { (10 + CGFloat($0 % 3) / 3, true) }
        var all: [Int: CGFloat] = [:]
        let end = heights.visit(0, from: 5, isFar: { _, _ in false }) { rows, row, y in
            all[row] = y
            return rows[0, row]
        }
        let place = all[row] ?? -1
        var some: [Int: CGFloat] = [:]
        let other = heights.visit(0, from: 5, isFar: { $0 > place || $1 <= place }) { rows, row, y in
            some[row] = y
            return rows[0, row]
        }
        #expect(other == end && some[row] == place && some.count <= 256)
        #expect(some.allSatisfy { all[$0.key] == $0.value })
    }
}
