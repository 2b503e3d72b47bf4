import Foundation
import Testing
import UIKit

/// Compositional layouts: where items, headers and rows come to stand.
@MainActor
struct CompositionalTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let counts: [Int]
        let height: (IndexPath) -> CGFloat
        init(_ counts: [Int], height: @escaping (IndexPath) -> CGFloat = { _ in 0 }) {
            self.counts = counts
            self.height = height
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            let size = height(path)
            guard size > 0 else { return cell }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: size),
                view.widthAnchor.constraint(equalToConstant: 3 * size).with(priority: 700),
            ])
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
    }

    private static let header = UICollectionView.elementKindSectionHeader
    private static let footer = UICollectionView.elementKindSectionFooter

    /// A collection of 300 x 400 points, laid out.
    private func collection(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [Self.header, Self.footer] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    /// Apple's example of a grid: items a third as wide as the section, so that three fit a group.
    @Test func aGridRepeatsItsPattern() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 20, trailing: 15)
        section.interGroupSpacing = 5
        let source = Source([4])
        let view = collection(UICollectionViewCompositionalLayout(section: section), source)
        #expect(
            frames(view) == [
                CGRect(x: 17, y: 12, width: 86, height: 46), CGRect(x: 107, y: 12, width: 86, height: 46),
                CGRect(x: 197, y: 12, width: 86, height: 46), CGRect(x: 17, y: 67, width: 86, height: 46),
            ])
        #expect(view.contentSize == CGSize(width: 300, height: 10 + 50 + 5 + 50 + 20))
        #expect(view.visibleCells.count == 4)
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        view.layoutIfNeeded()
        #expect(frames(view)[0] == CGRect(x: 197, y: 12, width: 86, height: 46))
    }

    @Test func countsAndSpacings() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(20)
        let source = Source([3])
        let even = collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
        #expect(frames(even).map(\.minX) == [0, 160, 0])
        #expect(frames(even).map(\.width) == [140, 140, 140])

        let narrow = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
        let spread = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [narrow])
        spread.interItemSpacing = .flexible(10)
        #expect(
            frames(collection(UICollectionViewCompositionalLayout(section: .init(group: spread)), source)).map(\.minX)
                == [0, 110, 220])
    }

    /// A large item beside a column of two small ones, and again.
    @Test func groupsInGroups() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small, small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [large, column])
        let source = Source([4])
        let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
                CGRect(x: 150, y: 50, width: 150, height: 50), CGRect(x: 0, y: 100, width: 150, height: 100),
            ])
    }

    /// Items as large as their cells ask, in lines that break; groups as high as their highest item.
    @Test func estimatedSizesAreMeasured() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .estimated(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let source = Source([3]) { [30, 40, 50][$0.item] }
        let view = collection(UICollectionViewCompositionalLayout(section: .init(group: group)), source)
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 90, height: 30), CGRect(x: 100, y: 0, width: 120, height: 40),
                CGRect(x: 0, y: 40, width: 150, height: 50),
            ])
        #expect(view.contentSize.height == 90)
    }

    @Test func headersFootersAndSections() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(300)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(300)), subitems: [item]))
        let top = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: Self.header, alignment: .top)
        top.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [
            top,
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: Self.footer, alignment: .bottom),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let source = Source([1, 1])
        let view = collection(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
        func header(_ section: Int) -> CGFloat? {
            view.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: Self.header, at: IndexPath(item: 0, section: section))?.frame.minY
        }
        #expect(view.contentSize.height == 707)
        #expect(frames(view, section: 1)[0].minY == 387)
        #expect([header(0), header(1)] == [0, 357])
        view.contentOffset.y = 100
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect([header(0), header(1)] == [100, 357])
    }

    /// Groups that scroll aside lie beside each other, and the section is as high as one of them.
    @Test func sectionsThatScrollAside() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(0.8), .absolute(90)), subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        let source = Source([3])
        let view = collection(UICollectionViewCompositionalLayout(section: section), source)
        #expect(frames(view).map(\.minX) == [30, 280, 530])
        #expect(view.contentSize.height == 90)
    }

    /// Rows as high as their cells, a card behind them, a line between them.
    @Test func lists() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let source = Source([2, 1]) { [50, 60][$0.item] }
        let view = collection(layout, source)
        #expect(
            frames(view) == [
                CGRect(x: 16, y: 35, width: 268, height: 50), CGRect(x: 16, y: 85, width: 268, height: 60),
            ])
        #expect(frames(view, section: 1)[0].minY == 180)
        let plain = collection(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), source)
        #expect(frames(plain)[1] == CGRect(x: 0, y: 50, width: 300, height: 60))
    }

    /// A configured cell is made from its registration, with its content as the handler sets it.
    @Test func registrations() throws {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .delete()]
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 2)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
        // A line of 20 1/3 points between margins of 15.5, iOS 26.
        #expect((cell.frame.minY * 3).rounded() == 154 && (cell.frame.height * 3).rounded() == 154)
        #expect(cell.frame.minX == 0 && cell.frame.width == 300)
        #expect(cell.contentView.frame.width < 280)
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
