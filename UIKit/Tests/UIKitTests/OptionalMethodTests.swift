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

    /// The law: every method with a default of a delegate's or data source's protocol may be asked so.
    @Test func namesOfAllDelegates() throws {
        let folder = ScratchFiles.uikit.appendingPathComponent("Sources/UIKit")
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
