import Testing
import UIKit

/// The delegate of a class that scrolls has the class's own type, and is one delegate for all of them.
@MainActor
struct ScrollDelegateTests {
    private final class Owner: NSObject, UITableViewDelegate, UITextViewDelegate, UICollectionViewDelegate {
        var events: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
        func textViewDidChange(_ textView: UITextView) { events.append("change") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("select") }
    }
    private final class Notes: UITextView {
        var sets = 0
        override var delegate: (any UITextViewDelegate)? { didSet { sets += 1 } }
    }

    @Test func theTypeOfTheClass() {
        let owner = Owner()
        let (table, text) = (UITableView(), Notes(frame: .zero))
        table.delegate = owner
        text.delegate = owner
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        text.delegate?.textViewDidChange(text)
        #expect(owner.events == ["select", "change"])
        #expect(text.sets == 1)
        let scrolls: [UIScrollView] = [table, text]
        #expect(scrolls.allSatisfy { $0.delegate === owner })
        table.contentOffset = CGPoint(x: 0, y: 3)
        #expect(owner.events.last == "scroll")
    }

    private final class Pages: UIScrollView {
        var sets = 0
        override var delegate: (any UIScrollViewDelegate)? {
            get { super.delegate }
            set {
                sets += 1
                super.delegate = newValue
            }
        }
    }

    /// A direct subclass has the property to override.
    @Test func anOverride() {
        let (owner, pages) = (Owner(), Pages())
        (pages as UIScrollView).delegate = owner
        pages.contentOffset = CGPoint(x: 0, y: 3)
        #expect(pages.sets == 1)
        #expect(owner.events == ["scroll"])
    }

    @Test func oneDelegateForAllTypes() {
        let owner = Owner()
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (grid as UIScrollView).delegate = owner
        #expect(grid.delegate === owner)
        grid.delegate = nil
        #expect((grid as UIScrollView).delegate == nil)
    }
}
