import Testing
import UIKit
import UIKitTesting

/// Cells of UIKit's own styles and flow layouts, as the engine places both: the figures are those of `fixtures/rules`.
@MainActor
struct CellStyleTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let cells: [UITableViewCell]
        init(_ cells: [UITableViewCell]) { self.cells = cells }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cells[path.row] }
    }

    private func cell(_ style: UITableViewCell.CellStyle, _ title: String, _ detail: String?) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = title
        if let detail { cell.detailTextLabel?.text = detail }
        return cell
    }

    /// The height of the row, and of title and second text left edge and width.
    private func figures(_ cell: UITableViewCell) -> [CGFloat] {
        let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
        return [cell.frame.height, title.minX, title.minY, detail.minY].map { ($0 * 2).rounded() / 2 }
    }

    @Test(arguments: [(18, [44.0, 20, 12, 12]), (26, [51, 20, 16, 16])])
    func stylesAreThoseOfTheEngine(ios: Int, expected: [CGFloat]) {
        SnapshotTraits(device: "iPhone8", ios: ios).with {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 700))
            let side = cell(.value1, "Auto-Pan Mode", "Detail")
            side.accessoryType = .disclosureIndicator
            let rows = Rows([side, cell(.subtitle, "Title", "Subtitle"), cell(.value2, "Phone", "555")])
            let table = UITableView(frame: window.bounds)
            table.dataSource = rows
            window.addSubview(table)
            table.layoutIfNeeded()
            #expect(figures(side) == expected)
            #expect(side.detailTextLabel.map { $0.frame.maxX == side.contentView.frame.width - 8 } == true)
            #expect(rows.cells[2].textLabel?.frame.width == 91)
            #expect(rows.cells[2].detailTextLabel?.frame.minX == 117)
            let below = rows.cells[1]
            #expect(below.textLabel.map { $0.frame.maxY <= below.detailTextLabel?.frame.minY ?? 0 } == true)
            #expect(below.frame.height > expected[0])
        }
    }

    /// A title tied to the trailing margin and a text 8 points before the trailing edge of the content view have one width
    /// beside an accessory, as Xcode records such cells.
    @Test(arguments: [false, true])
    func theMarginBesideAnAccessoryIsEight(isMirrored: Bool) {
        SnapshotTraits(device: "iPhone8", isRightToLeft: isMirrored).with {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 700))
            let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
            let beside = UITableViewCell(style: .default, reuseIdentifier: nil)
            beside.accessoryType = .disclosureIndicator
            let rows = Rows([plain, beside])
            let table = UITableView(frame: window.bounds)
            table.dataSource = rows
            window.addSubview(table)
            table.layoutIfNeeded()
            let wide = plain.contentView.layoutMargins
            let margins = beside.contentView.layoutMargins
            #expect(wide.left == wide.right && wide.left > 8)
            #expect([margins.left, margins.right] == (isMirrored ? [8, wide.left] : [wide.left, 8]))
        }
    }

    /// The readable width moves the margins of wide cells, and the texts with them.
    @Test func cellsFollowTheReadableWidth() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_112, height: 700))
        let rows = Rows([cell(.default, "Title", nil)])
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        table.layoutIfNeeded()
        let plain = rows.cells[0].textLabel?.frame.width ?? 0
        table.cellLayoutMarginsFollowReadableWidth = true
        table.layoutIfNeeded()
        let readable = rows.cells[0].textLabel?.frame.width ?? 0
        #expect(abs(plain - 1_072) < 0.001)
        #expect(readable < plain && readable >= 672)
        #expect(abs((rows.cells[0].textLabel?.frame.midX ?? 0) - 556) < 1)
        #expect(rows.cells[0].contentView.layoutMargins.left > 20)
    }

    /// Items of one size fill the last line as if it were full.
    @Test func lastLinesOfAFlowAreSpread() {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
        }
        let flow = UICollectionViewFlowLayout()
        flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 332, height: 400), collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let items = Items()
        view.dataSource = items
        view.layoutIfNeeded()
        let frames = (0..<7).map { flow.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
        #expect(frames.map(\.minX) == [16, 78.5, 141, 203.5, 266, 16, 78.5])
        #expect(frames.map(\.minY) == [16, 16, 16, 16, 16, 76, 76])
        #expect(flow.collectionViewContentSize == CGSize(width: 332, height: 142))
    }

    /// Between baselines the system's spacing follows the font, between edges it is 8.
    @Test func systemSpacings() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            return label
        }
        labels[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        labels[1].firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 2
        ).isActive = true
        view.layoutIfNeeded()
        #expect(labels[1].frame.minY == 144)
    }
}
