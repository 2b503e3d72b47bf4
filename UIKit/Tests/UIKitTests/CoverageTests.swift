import SourcePreparation
import Testing

struct CoverageTests {
    private static let catalog = Catalog([
        """
        open class UIView: UIResponder { var mask: UIView? { didSet { Missing.note("UIView.mask: masks are not drawn") } } }
        open class UILabel: UIView {}
        """
    ])

    private func rows(_ sources: (path: String, text: String)...) -> [String] {
        Coverage(of: sources, catalog: Self.catalog).rows.map {
            "\($0.state) \($0.name) \($0.uses)/\($0.files) \($0.first)"
        }
    }

    @Test func whatIsThereWhatIsLessWhatIsMissing() {
        let a = "import UIKit\nclass A: UIView { let label = UILabel()\nfunc b() { mask = nil; self.mask = label } }\n"
        let b = "// UIMissing\nlet text = \"UIMissing\"\nclass B: UIAlertController {}\nclass C: UIView {}\n"
        #expect(
            rows(("A.swift", a), ("B.swift", b)) == [
                "missing UIAlertController 1/1 B.swift:3", "less UIView.mask 1/1 A.swift:3",
                "there UIView 2/2 A.swift:2",
                "there UILabel 1/1 A.swift:2",
            ])
    }

    /// A type of the package itself, a type of Foundation and an attribute are nothing of UIKit.
    @Test func whatIsNotUIKit() {
        let text = "@UIApplicationMain class UIThing {}\nlet a: UIThing, b: CGRect, c: NSString, d: x.UIOther\n"
        #expect(rows(("A.swift", text)).isEmpty)
    }

    @Test func sums() {
        let coverage = Coverage(
            of: [("A.swift", "let a: UIView"), ("B.swift", "let b: UIOther")], catalog: Self.catalog)
        #expect(coverage.coveredFiles == 1)
        #expect(
            coverage.text.hasSuffix(
                "1 missing; 0 does nothing, or less; 1 there; no type is missing in 1 of 2 files\n"))
    }
}
