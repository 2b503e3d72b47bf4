import UIKit

/// Rows of a list without any: cells of the first identifier that the list knows.
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
        if let table = view as? UITableView, let first = table.cellIdentifiers.first,
            (0..<table.numberOfSections).allSatisfy({ table.numberOfRows(inSection: $0) == 0 })
        {
            // The delegate knows of no rows.
            table.delegate = nil
            table.dataSource = only
            return ["rows of \(first)"]
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

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: table.cellIdentifiers[0], for: path)
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
