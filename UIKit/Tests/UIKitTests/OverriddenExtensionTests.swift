import SourcePreparation
import Testing
import UIKit

/// Overrides of what extensions give UIKit's classes: `Prepared/Extending.swift` is what the preparation makes of them.
@MainActor
struct OverriddenExtensionTests {
    @Test func overridesAreCalledWhateverTheTypeSays() {
        for (cell, sum) in [
            (UIView(), 1), (StyledCell(style: .default, reuseIdentifier: nil), 11), (LowerStyledCell(), 111),
        ] {
            var isDone = false
            cell.tag = 0
            cell.restyle("a") { isDone = true }
            #expect(cell.tag == sum)
            #expect(isDone)
        }
    }

    @Test func properties() {
        let (view, cell): (UIView, UIView) = (UIView(), StyledCell(style: .default, reuseIdentifier: nil))
        view.padding = 3
        cell.padding = 3
        #expect((view.tag, view.padding, view.caption) == (3, 8, nil))
        #expect((cell.tag, cell.padding, cell.caption) == (6, 9, "cell"))
    }

    @Test func theNearestExtensionIsMeant() throws {
        let grid = StyledGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(try (grid as UICollectionView).restyle("a", slowly: true) == 3)
    }

    /// The table of superclasses is what the classes say.
    @Test func theTableOfSuperclasses() {
        for (name, superclass) in UIKitAncestry.superclasses {
            let module = name == "NSObject" || name.hasSuffix("Formatter") ? "Foundation" : "UIKit"
            let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
            let above = type.flatMap { class_getSuperclass($0) }.map { String(describing: $0) }
            #expect(above == superclass, "\(name)")
        }
    }
}
