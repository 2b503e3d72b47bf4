import SourcePreparation
import Testing

struct RewriterTests {
    /// A module of tests that measures has a method of its own, once, for times are judged by no spread.
    @Test func measuredTimes() {
        let code = "import XCTest\nfinal class A: XCTestCase { func testA() { measure { a() } } }"
        let texts = PreparedSource.prepare(["let a = 1", code, code]).map(\.text)
        #expect(texts.map { $0.contains("func measure(") } == [false, true, false])
        let other = PreparedSource.prepare(["import XCTest\nfinal class A: XCTestCase { func testA() {} }"])[0].text
        #expect(!other.contains("func measure("))
        let told = PreparedSource.prepare([code + "\nfunc b(_ e: XCTestExpectation) { c(e.fulfill) }"])[0].text
        #expect(told.contains("func fulfill() {") && !texts[1].contains("func fulfill() {"))
    }

    @Test(arguments: [
        ("@objc func tap() {}", "      func tap() {}"),
        // For a Mac's compiler an action has one parameter.
        ("@IBAction func tap() {}", "          func tap() {}"),
        ("@objc(name:) func a() {}", "             func a() {}"),
        ("@IBOutlet weak var a: B!", "          weak var a: B!"),
        ("#Preview { A() }\nlet b = 1", "                \nlet b = 1"),
        ("#Preview(\"a\", body: {\n  B()\n})\nlet c = 1", "                     \n     \n  \nlet c = 1"),
        ("#Preview(\"a\") {\n  B(\"}\")\n}", "               \n        \n "),
        ("extension A { private class B {} }", "extension A { fileprivate class B {} }"),
        (
            "class A { private  final class B {}; private class func c() {} }",
            "class A { fileprivate  final class B {}; private class func c() {} }"
        ),
        ("private class A { private indirect enum B {} }", "private class A { fileprivate indirect enum B {} }"),
        ("let s = #selector(A.b(_:))", "let s = ObjCSel(\"A.b(_:)\")"),
        ("let k = #keyPath(A.b)", "let k = String(\"b\")"),
        ("let b = Bundle(identifier: \"a.b\")", "let b = Bundle(ofModuleWithIdentifier: \"a.b\")"),
        ("let k = #keyPath(A.B.c.d)", "let k = String(\"c.d\")"),
        ("let k = #keyPath(A.URL)", "let k = String(\"URL\")"),
        ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
        ("#if canImport(UIKit)", "#if true            "),
        ("import QuartzCore", "import UIKit     "),
        ("import CoreImage.CIFilterBuiltins", "import UIKit" + String(repeating: " ", count: 21)),
        ("throw NSError()", "throw NSError(domain: \"\", code: 0)"),
        ("static var bundle: Bundle = Bundle()", "static var bundle: Bundle = Bundle.main"),
        ("let a = [OwnNSError(), NSError(domain: b, code: 1)]", "let a = [OwnNSError(), NSError(domain: b, code: 1)]"),
        ("import func QuartzCore.CACurrentMediaTime", "import      UIKit" + String(repeating: " ", count: 24)),
        ("import class UIKit.UIView", "import       UIKit       "),
        ("import func Foundation.exit", "import func Foundation.exit"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit" + String(repeating: " ", count: 28)),
        ("import XCTest", "import XCTest; import UIKit"),
        ("import Foundation\nlet a: CFTimeInterval", "import Foundation; import UIKit\nlet a: CFTimeInterval"),
        ("import UIKit\nif #available(iOS 26, *) {}", "import UIKit\nif (iOSRelease >= 26   ) {}"),
        (
            "import UIKit\nif #available(iOS 18.4, tvOS 18, *) {}",
            "import UIKit\nif (iOSRelease >= 18.4            ) {}"
        ),
        ("import UIKit\nif #unavailable(iOS 15.0) {}", "import UIKit\nif (iOSRelease < 15     ) {}"),
    ])
    func rewrites(_ source: String, _ expected: String) {
        #expect(SourceRewriter.rewrite(source).text == expected)
    }

    @Test(arguments: [
        "// @objc #selector(a)", "/* @objc /* os(iOS) */ @objc */", "let a = \"@objc \\(x(\"@objc\")) #selector(a)\"",
        "let a = \"\"\"\n@objc\n\"\"\"", "let a = #\"@objc \"quoted\" \\(a)\"#",
        "import UIKit", "import Foundation", "import Foundation.NSDate\nlet a: CGVector",
        "import UIKit\n@available(iOS 13, *) func a() {}", "import UIKit\nif #available(macOS 12, *) {}",
        "import Foundation\nif #available(iOS 26, *) {}", "import UIKit\nif #available(iOS x, *) {}", "let os = 1",
        "@objcSomething",
    ])
    func leavesAlone(_ source: String) {
        let result = SourceRewriter.rewrite(source)
        #expect(result.text == source)
        #expect(result.changes.isEmpty)
    }

    /// XCTest for Linux runs tests on the main actor that are async.
    @Test(
        arguments: [
            ("@MainActor func testA() {}", "@MainActor func testA() async {}"),
            ("@MainActor func testA() throws {}", "@MainActor func testA() async throws {}"),
            (
                "@MainActor\nfinal class A: XCTestCase {\n func testA() { { }() }\n func testB() {} }",
                "@MainActor\nfinal class A: XCTestCase {\n func testA() async { { }() }\n func testB() async {} }"
            ),
            ("@MainActor func testA() async {}", nil), ("@MainActor func make() {}", nil),
            ("@MainActor func testing(_ a: A) {}", nil), ("func testA() {}", nil),
            ("@MainActor class A {}\nclass B: XCTestCase { func testA() {} }", nil),
            ("@MainActor class A { struct B { func testA() {} }\nnonisolated func testB() {} }", nil),
            ("@MainActor var a = 1\nfunc testA() {}", nil),
        ] as [(String, String?)])
    func testsOnTheMainActor(_ source: String, _ expected: String?) {
        let rewritten = SourceRewriter.rewrite("import XCTest \n" + source).text
        #expect(rewritten == "import XCTest \n" + (expected ?? source))
        // A file of snapshots has XCTest from the file with its base class.
        let ofSnapshots = SourceRewriter.rewrite("import SnapshotTesting\n" + source).text
        #expect(ofSnapshots == "import SnapshotTesting\n" + (expected ?? source))
        // Without XCTest a function of the name is none of its tests.
        #expect(SourceRewriter.rewrite(source).text == source)
    }

    /// Every other character keeps its line and column.
    @Test func linesAndColumnsStay() {
        let source = "class A {\n  @objc dynamic func b() { c(#selector(d), \"e\") } // f\n}\n"
        let result = SourceRewriter.rewrite(source).text
        #expect(result.count == source.count)
        #expect(Array(result)[source.count - 6] == Array(source)[source.count - 6])
    }
}
