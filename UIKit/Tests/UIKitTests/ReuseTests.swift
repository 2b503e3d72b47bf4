import Foundation
import Testing
import UIKit

/// Cells that come and go: there are as many as are in sight, however many rows there are.
@MainActor
struct ReuseTests {
    private final class CountedCell: UITableViewCell {
        nonisolated(unsafe) static var living = 0
        nonisolated(unsafe) static var made = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.living += 1
            Self.made += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { Self.living -= 1 }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var asked = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2_000 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            asked += 1
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
    }

    @Test func aTableScrolledThrough() {
        CountedCell.made = 0
        let rows = Rows()
        do {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
            table.register(CountedCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            table.dataSource = rows
            table.layoutIfNeeded()
            let first = CountedCell.made
            // A page at a time: no row of one page is on the next.
            for page in stride(from: 0, to: 200, by: 4) {
                table.contentOffset.y = CGFloat(page) * 440
                table.setNeedsLayout()
                table.layoutIfNeeded()
            }
            #expect(rows.asked >= 490)
            #expect(CountedCell.made <= 2 * first + 2, "\(CountedCell.made) cells for \(first) in sight")
            // Those in sight, their separators, and nothing that was in sight before.
            #expect(table.subviews.count <= 2 * first + 4)
            #expect(table.visibleCells.count <= first + 1)
        }
        #expect(CountedCell.living == 0)
    }
}
