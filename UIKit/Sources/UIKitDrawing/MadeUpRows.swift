import UIKit

/// Rows of a list without any: cells of the first identifier that the list knows, else of a table's own kind.
@MainActor
final class MadeUpRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private static let only = MadeUpRows()
    private static let count = 3
    private static let maximumDepth = 64

    /// - Returns: what was made up, a sentence each.
    static func fill(below view: UIView, depth: Int = 0) -> [String] {
        guard depth < maximumDepth else { return [] }
        let source: AnyObject? = (view as? UITableView)?.dataSource ?? (view as? UICollectionView)?.dataSource
        if let snapshot = source as? any FillableSnapshot, snapshot.fill(ExampleValue.values) {
            return ["items of \(type(of: snapshot))"]
        }
        if let table = view as? UITableView, table.cellIdentifiers.first != nil || !(source is any FillableSnapshot),
            (0..<table.numberOfSections).allSatisfy({ table.numberOfRows(inSection: $0) == 0 })
        {
            // The delegate knows of no rows.
            table.delegate = nil
            table.dataSource = only
            return ["rows of \(table.cellIdentifiers.first ?? "UITableViewCell")"]
        }
        if let list = view as? UICollectionView, let first = list.cellIdentifiers.first,
            list.collectionViewLayout is UICollectionViewFlowLayout
                || list.collectionViewLayout is UICollectionViewCompositionalLayout,
            (0..<list.numberOfSections).allSatisfy({ list.numberOfItems(inSection: $0) == 0 })
        {
            list.delegate = nil
            list.dataSource = only
            return ["items of \(first)"]
        }
        return view.subviews.flatMap { fill(below: $0, depth: depth + 1) }
    }

    /// Takes the sources of lists away whose cells end the program.
    static func clear(below view: UIView, depth: Int = 0) {
        guard depth < maximumDepth else { return }
        (view as? UITableView)?.dataSource = nil
        (view as? UICollectionView)?.dataSource = nil
        for part in view.subviews { clear(below: part, depth: depth + 1) }
    }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let known = table.cellIdentifiers.first
        let cell = known.map { table.dequeueReusableCell(withIdentifier: $0, for: path) } ?? UITableViewCell()
        if known == nil { cell.textLabel?.text = "Row" }
        return cell
    }
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }
    func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        list.dequeueReusableCell(withReuseIdentifier: list.cellIdentifiers[0], for: path)
    }
    func collectionView(
        _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        list.identifiers(of: kind).first.map {
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: $0, for: path)
        } ?? UICollectionReusableView()
    }
}
