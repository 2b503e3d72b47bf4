import SwiftSources
import Testing

@Suite struct UIKitCoverageTests {
    private static let catalog = UIKitCatalog([
        """
        open class UIView: UIResponder { var mask: UIView? { didSet { Missing.note("UIView.mask: masks are not drawn") } } }
        open class UILabel: UIView {}
        """
    ])

    private func rows(_ sources: (path: String, text: String)...) -> [String] {
        UIKitCoverage(of: sources, catalog: Self.catalog).rows.map {
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
        let coverage = UIKitCoverage(
            of: [("A.swift", "let a: UIView"), ("B.swift", "let b: UIOther")], catalog: Self.catalog)
        #expect(coverage.coveredFiles == 1)
        #expect(
            coverage.text.hasSuffix(
                "1 missing; 0 does nothing, or less; 1 there; no type is missing in 1 of 2 files\n"))
    }

    /// Notes of the documentation and of the program, in types in types, and none of a text with values.
    @Test func differences() {
        let source = """
            /// - Note: Kept without effect.
            open var alone = 0
            extension UIView.Part {
                /// A colour. "}"
                /// - Note: Not drawn.
                @MainActor public var tint: Color? { didSet { Missing.note("UIView.Part.tint: drawn grey") } }
                struct Inner { let a = "{" ; func b() { let c = 1 } }
                /// - Note: Does nothing.
                public static func reset() {}
                @Kept public var scale = 1
            }
            func f() { Missing.note("UIFont(name: \\(name)): missing"); Missing.note("UIThing: shares nothing.") }
            /// - Note: A name.
            open class UIEmpty {}
            """
        #expect(
            Difference.read(source).map { "\($0.type) \($0.member ?? "-"): \($0.text)\($0.isSaid ? ", said" : "")" }
                == [
                    " alone: kept without effect", "UIView.Part tint: not drawn", "UIView.Part tint: drawn grey, said",
                    "UIView.Part reset: does nothing", "UIView.Part scale: kept without effect",
                    "UIThing -: shares nothing, said", "UIEmpty -: a name",
                ])
    }

    /// A name that other types declare without a note is no use of the member with the note.
    @Test func namesOfManyTypes() {
        let catalog = UIKitCatalog([
            "class A { /// x\n/// - Note: Does nothing.\nfunc invalidate() {}\n/// - Note: Does nothing.\nfunc only() {} }",
            "class B { func invalidate() { work() } }",
        ])
        #expect(catalog.lesser.keys.sorted() == ["only"])
    }
}
