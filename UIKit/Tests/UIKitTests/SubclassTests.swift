import Foundation
import Testing
import UIKit
import UIKitTesting

/// What programs make of UIKit's classes: subclasses, descriptions of classes, other managers of texts.
@MainActor
struct SubclassTests {
    private final class Loaded: UIImage, @unchecked Sendable {
        var source = "none"
    }
    private final class Sections: UITableViewDiffableDataSource<String, Int> {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
    }
    private final class Observer: UIView {
        override class func awakeFromNib() { super.awakeFromNib() }
        override func observeValue(
            forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: path, of: object, change: change, context: context) }
    }
    private final class Area: UITextView {
        override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { false }
    }

    private final class Named: UIViewController {
        override var nibName: String? { "Named" }
        override var nibBundle: Bundle? { nil }
    }
    private final class Kind: UIButton {
        override var buttonType: ButtonType { .close }
        override var scalesLargeContentImage: Bool {
            get { true }
            set {}
        }
    }
    private final class Grid: UICollectionView {
        override func reconfigureItems(at paths: [IndexPath]) {}
        override var contextMenuInteraction: UIContextMenuInteraction? { nil }
    }
    private final class Row: UITableViewCell {
        let own = UIView()
        override var contentView: UIView { own }
    }

    /// Properties that code reads and a subclass answers.
    /// A class may override one of the two properties of a text: neither sets the other.
    @Test func textsOfInputs() {
        final class Field: UITextField {
            var writes = 0
            override var text: String? {
                get { super.text }
                set {
                    writes += 1
                    attributedText = newValue.map { NSAttributedString(string: $0.uppercased()) }
                }
            }
        }
        final class Input: UITextView {
            var writes = 0
            override var text: String! {
                get { super.text }
                set {
                    writes += 1
                    attributedText = NSAttributedString(string: newValue.uppercased())
                }
            }
        }
        let (field, input) = (Field(), Input())
        (field.text, input.text) = ("a", "b")
        #expect(field.text == "A" && field.writes == 1 && input.text == "B" && input.writes == 1)
        field.attributedText = nil
        #expect(field.text == nil && field.writes == 1)
    }

    @Test func propertiesOfSubclasses() {
        #expect((Named() as UIViewController).nibName == "Named")
        #expect((Kind(frame: .zero) as UIButton).buttonType == .close)
        #expect((Kind(frame: .zero) as UIView).scalesLargeContentImage)
        let row = Row(frame: .zero)
        #expect((row as UITableViewCell).contentView === row.own)
    }

    @Test func subclassesInheritAndOverride() {
        let loaded = Loaded()
        #expect(loaded.size == .zero)
        #expect(loaded.source == "none")
        #expect(Observer.description().contains("Observer"))
        #expect(Observer.description() != UIView.description())
        let table = UITableView()
        let sections = Sections(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = sections.snapshot()
        snapshot.appendSections(["A", "B"])
        sections.apply(snapshot)
        #expect(table.dataSource?.sectionIndexTitles(for: table) == ["A", "B"])
        #expect(sections.index(for: "B") == 1)
        #expect(UIAlertController().preferredStyle == .actionSheet)
        let area = Area()
        #expect(
            !(area as UITextView).shouldChangeText(
                in: area.textRange(from: area.beginningOfDocument, to: area.endOfDocument) ?? UITextRange(),
                replacementText: ""))
    }

    @Test func descriptorsTakeAttributes() {
        let base = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let heavy = base.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 30.0,
        ])
        #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 30, weight: .bold))
        #expect(base.addingAttributes() == base || base.addingAttributes().pointSize == base.pointSize)
        #expect(UIFontDescriptor(fontAttributes: [.size: 12]).pointSize == 12)
    }

    @Test func managersOfTextsAreReplaced() {
        let storage = NSTextStorage(string: "text")
        let (first, second) = (NSLayoutManager(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        storage.addLayoutManager(first)
        first.addTextContainer(container)
        container.replaceLayoutManager(second)
        #expect(container.layoutManager === second)
        #expect(second.textStorage === storage)
        #expect(first.textContainers.isEmpty)
        #expect(second.usedRect(for: container).width > 0)
    }

    @Test func cornersOfLaterSystems() {
        let view = UIView()
        view.cornerConfiguration = .corners(radius: 12)
        #expect(view.layer.cornerRadius == 12)
    }
}

/// Names that apps of other years use: what they say is read back, and places are those of the layout.
@MainActor
struct LaterNamesTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }

    @Test func placesOfSections() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let rows = Rows()
        table.rowHeight = 50
        table.dataSource = rows
        table.reloadData()
        let header = table.rectForHeader(inSection: 0)
        #expect(header.height > 0)
        #expect(abs(table.rect(forSection: 0).maxY - header.maxY - 150) < 0.001)
        #expect(table.rectForFooter(inSection: 0).size == CGSize(width: 320, height: 0))
    }

    @Test func interactionsComeAndGo() {
        final class Touch: NSObject, UIInteraction {
            var moves: [Bool] = []
            func didMove(to view: UIView?) { moves.append(view != nil) }
        }
        let (view, touch) = (UIView(), Touch())
        view.addInteraction(touch)
        #expect(view.interactions.count == 1)
        view.removeInteraction(touch)
        view.removeInteraction(touch)
        #expect(view.interactions.isEmpty)
        #expect(touch.moves == [true, false])
    }

    @Test func tokensAndPasteboards() {
        let field = UISearchTextField()
        field.text = "ab"
        field.replaceTextualPortion(of: field.textualRange, with: UISearchToken(icon: nil, text: "A"), at: 0)
        #expect(field.text == "")
        #expect(field.tokens.count == 1)
        let board = UIPasteboard.withUniqueName()
        board.setObjects([NSString(string: "copied")])
        #expect(board.string == "copied")
        #expect(board.changeCount == 1)
        #expect(UIPasteboard.general !== board)
    }

    @Test func boxesOfGeometry() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func contextsOfPictures() {
        #expect(
            CGContext(
                data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: 0) == nil)
        let context = CGContext(
            data: nil, width: 6, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(UIColor.red.cgColor)
        context?.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        let image = context?.makeImage()
        #expect(image?.width == 6)
        #expect(image?.height == 4)
    }
}

/// Headers of a collection, asked for by their kind.
@MainActor
struct SupplementaryTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
        }
    }

    @Test func headersByKind() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let (source, kind) = (Source(), UICollectionView.elementKindSectionHeader)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
        view.dataSource = source
        view.layoutIfNeeded()
        let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)]
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == paths)
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
        #expect(view.supplementaryView(forElementKind: kind, at: paths[1])?.frame.height == 20)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
        #expect(autoreleasepool { 3 } == 3)
    }
}
