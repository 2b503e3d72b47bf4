import Foundation
import SourcePreparation
import Testing
import UIKit

/// Methods that code asks with a question mark, since UIKit's delegates need not have them.
@MainActor
struct OptionalMethodTests {
    private final class Other: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }

    @Test func delegatesAreAsked() {
        let (owner, other, field) = (FieldOwner(), Other(), UITextField())
        #expect(!owner.textFieldShouldReturn(field))
        #expect(!owner.textFieldShouldClear(field))
        owner.other = other
        #expect(owner.textFieldShouldReturn(field))
        #expect(owner.textFieldShouldClear(field))
        var begun = 0
        owner.textFieldDidBeginEditing = { _ in begun += 1 }
        owner.begin(field)
        #expect(begun == 1)
    }

    @Test(arguments: [
        ("a?.scrollViewDidScroll?(b)", "a?.scrollViewDidScroll (b)"),
        ("a.scrollViewDidScroll?(b)", "Optional(a)?.scrollViewDidScroll (b)"),
        (
            "x = self.a[1].b(c).tableView?(d, didSelectRowAt: e)",
            "x = Optional(self.a[1].b(c))?.tableView (d, didSelectRowAt: e)"
        ),
        ("scrollViewDidScroll?(b)", "scrollViewDidScroll?(b)"), ("a?.other?(b)", "a?.other?(b)"),
        ("a?.scrollViewDidScroll?.b", "a?.scrollViewDidScroll?.b"),
        (".scrollViewDidScroll?(b)", ".scrollViewDidScroll?(b)"),
        // Code inside of strings, and what only looks like it.
        (#""\(a?.scrollViewDidScroll?(b)) \(1)""#, #""\(a?.scrollViewDidScroll (b)) \(1)""#),
        (#""\(c("\(a?.tabBar?(b))")) x""#, #""\(c("\(a?.tabBar (b))")) x""#),
        ("#\"\\(a?.tabBar?(b)) \\#(a?.tabBar?(b))\"#", "#\"\\(a?.tabBar?(b)) \\#(a?.tabBar (b))\"#"),
        (#""a?.tabBar?(b)""#, #""a?.tabBar?(b)""#), (#""\(a?.tabBar?(b"#, #""\(a?.tabBar (b"#),
        ("// \\(a?.tabBar?(b))", "// \\(a?.tabBar?(b))"),
        (")].scrollViewDidScroll?(b)", "Optional()])?.scrollViewDidScroll (b)"),
    ])
    func rewrites(_ source: String, _ expected: String) {
        #expect(SourceRewriter.rewrite(source).text == expected)
    }

    /// A closure of the module may be asked; a view of the same name is none.
    @Test func closuresKeepTheirMarks() {
        let call = "\nfunc f() { a?.tableView?(b) }"
        let closure = "class A { var tableView: ((Int) -> Void)? }" + call
        #expect(PreparedSource.prepare([closure])[0].text == closure)
        #expect(
            PreparedSource.prepare(["class A { let tableView: UITableView }" + call])[0].text.hasSuffix(
                "tableView (b) }"))
    }

    /// The law: every method with a default of a delegate's or data source's protocol may be asked so.
    @Test func namesOfAllDelegates() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        var required: Set<String> = []
        for (_, text) in SourceFile.files(below: folder) {
            for part in text.components(separatedBy: "\nextension UI").dropFirst() {
                let name = part.prefix { $0.isLetter }
                guard name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("FlowLayout") else {
                    continue
                }
                let body = part.components(separatedBy: "\n}").first ?? ""
                for method in body.components(separatedBy: "    public func ").dropFirst() {
                    required.insert(String(method.prefix { $0.isLetter }))
                }
            }
        }
        #expect(required.count > 50)
        let missed = required.filter { SourceRewriter.rewrite("a?.\($0)?(b)").changes[.optionalMethod] != 1 }
        #expect(missed.isEmpty, "\(missed.sorted())")
    }
}
