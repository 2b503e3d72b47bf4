import Foundation
import SourcePreparation
import Testing
import UIKit

/// Methods and outlets by name: the sources beside this file as an app has them, and as the preparation writes them.
@MainActor
struct MemberTableTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Prepared")

    /// The compiled copy is what the preparation writes; `RECORD_PREPARED=1` writes it anew and fails.
    @Test(arguments: ["Asking", "Extending", "Informal", "Making", "Switchboard", "Swizzling", "Themes", "Travel"])
    func preparedAsCompiled(_ name: String) throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
        let place = Self.folder.appendingPathComponent("\(name).swift")
        let prepared = PreparedSource.prepare([source])[0].text
        guard ProcessInfo.processInfo.environment["RECORD_PREPARED"] == nil else {
            try Data(prepared.utf8).write(to: place)
            Issue.record("recorded \(name).swift")
            return
        }
        #expect(try String(contentsOf: place, encoding: .utf8) == prepared)
    }

    @Test func methodsAreCalledByTheirNames() throws {
        let board = Switchboard()
        board.loadViewIfNeeded()
        board.button.sendActions(for: [.touchUpInside])
        board.button.sendActions(for: [.valueChanged])
        board.button.sendActions(for: [.touchDown])
        board.button.sendActions(for: [.touchDragInside])
        NotificationCenter.default.post(name: Notification.Name("noted"), object: nil)
        board.perform(Selector("answerWith:"), with: "answered")
        #expect(board.calls == ["pressed", "changed true", "hidden", "spelled true", "noted noted", "answered"])
        #expect(Counters.run() == [1, 1, 3])
    }

    @Test func whatCannotBeCalledIsSaid() {
        let board = Switchboard()
        board.button.addTarget(board, action: Selector("wrong:"), for: .touchUpInside)
        board.button.addTarget(board, action: Selector("overloaded:"), for: .touchUpInside)
        board.button.sendActions(for: .touchUpInside)
        #expect(board.calls.isEmpty)
        #expect(board.responds(to: Selector("pressed")))
        #expect(board.responds(to: Selector("hideKeyboard")))
        #expect(!board.responds(to: Selector("overloaded:")))
        #expect(!board.responds(to: Selector("shared")))
    }

    /// An observer that is gone is not called, and does not stay.
    @Test func observersGo() {
        weak var gone: Switchboard?
        do {
            let board = Switchboard()
            board.loadViewIfNeeded()
            gone = board
        }
        NotificationCenter.default.post(name: Notification.Name("noted"), object: nil)
        #expect(gone == nil)
    }

    /// An observer that is taken away by its name is not called; nobody has to say which method is meant.
    @Test func observersAreTakenAway() {
        let board = Switchboard()
        board.loadViewIfNeeded()
        NotificationCenter.default.removeObserver(board, name: Notification.Name("noted"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("noted"), object: nil)
        #expect(board.calls.isEmpty)
        #expect(UIApplication.shared.delegate?.window??.bounds == nil)
    }

    @Test(arguments: [
        ("tap()", "tap"), ("tap(_ a: B)", "tap:"), ("tap(sender: B)", "tapWithSender:"), ("tap(for a: B)", "tapFor:"),
        ("tap(_ a: B, event: C)", "tap:event:"), ("tap(_ a: B, _ c: C = D(1, 2))", "tap::"),
        ("tap(_ a: [B: C<D, E>], of f: (G, H) -> I)", "tap:of:"),
    ])
    func namesOfObjectiveC(_ declaration: String, _ name: String) throws {
        let type = try #require(MemberScanner.types(in: "class A { @objc func \(declaration) {} }").first)
        #expect(type.methods.map(\.objectiveCName) == [name])
    }

    /// A class whose own `init()` wants nothing is made by that; by `init(frame:)` where it has one.
    @Test(arguments: [
        ("init() {}", true), ("init(a: [B: C] = [:], b: (D, E) -> F = { $0 }) {}", true),
        ("convenience init() {}", true), ("private init() {}", false),
        ("init() {}\noverride init(frame: CGRect) {}", false), ("override init(frame: CGRect) {}\ninit() {}", false),
        ("init(a: B) {}", false), ("init(a: B = c, d: E) {}", false), ("init?() {}", false),
        ("init() throws {}", false), ("@available(*, unavailable) init() {}", false), ("func a() { B.init() }", false),
    ])
    func classesThatAreMadePlainly(_ declaration: String, _ isMade: Bool) throws {
        let source = "class A: UIView { \(declaration) }"
        #expect(try #require(MemberScanner.types(in: source).first).isMadePlainly == isMade)
        #expect(PreparedSource.prepare([source])[0].text.contains("-> AnyObject? { A() }") == isMade)
        let inherited = PreparedSource.prepare([source + "\nclass B: A {}"])[0].text
        #expect(inherited.contains("-> AnyObject? { B() }") == isMade)
        let other = "class A: Model { \(declaration) }"
        #expect(PreparedSource.prepare([other])[0].text == other)
    }

    /// A class without an initialiser that wants a frame or nothing is not made, for its stub ends the process.
    @Test(arguments: [
        ("class A: UIView { init(a: B) {}\nrequired init?(coder: C) {} }", true),
        ("class A: UIView { required init?(coder: C) {} }", true),
        ("class A: UIView { convenience init(a: B) {} }", false),
        ("class A: UIView { override init(frame: C) {}\ninit(a: B) {} }", false), ("class A: UIView {}", false),
        ("class A: UIView { override convenience init(frame: C) {}\ninit(a: B) {} }", false),
        ("class A: UIView { init() {}\ninit(a: B) {} }", false), ("class A: Model { init(a: B) {} }", false),
        ("class A: UITableViewCell { override init(style: B, reuseIdentifier: C?) {} }", false),
        ("class A: UITableViewCell { init(a: B) {} }", true), ("class A: UIViewController { init(a: B) {} }", true),
        ("class A: UIViewController { init() {} }", false),
        ("class A: UIViewController { override init(nibName a: B?, bundle b: C?) {} }", false),
        ("class Z: UIView { init(a: B) {} }\nclass A: Z {}", true),
        ("class Z: UIView { init(a: B) {} }\nclass A: Z { override init(frame: C) {} }", false),
        ("class Z: UIView { init() {} }\nclass A: Z {}", false), ("private class A: UIView { init(a: B) {} }", false),
    ])
    func classesThatAreNotMade(_ source: String, _ isNotMade: Bool) {
        let text = PreparedSource.prepare([source])[0].text
        #expect(
            text.components(separatedBy: "extension A {").dropFirst().contains { $0.contains("isNotMade") } == isNotMade
        )
    }

    @Test(arguments: [
        ("class A { func a() { class B { @objc func b() {} } } }", []),
        ("class A { @IBOutlet private weak var a: B!; @IBOutlet var b: [C]!; var c: D }", ["A.a", "A.b"]),
        ("class A { @IBInspectable var r: CGFloat = 0 }", ["A.r"]),
        ("struct A { class B { @IBOutlet(x) weak var a: C? } }", ["A.B.a"]),
        ("protocol P { @objc func a() }\nextension A where B == C { @objc func a() {} }", []),
        ("class A { @objc class func a() {}\n@objc static func b() {}\n@objc func c(_ a: inout Int) {} }", []),
        ("class A { // @objc func a() {}\n let b = \"@objc func b() {}\"\n@objc dynamic func c() {} }", ["A.c()"]),
        ("class A { var a: Int { didSet { b.class; c.extension.d } }\n@objc func e() {} }", ["A.e()"]),
        ("@objc extension A { func a() {}\nprivate func b() {} }", ["A.a()"]),
        ("class A { @objc func a() async {}\n@objc func b() throws {}\n@objc func c(_ d: Int...) {} }", []),
    ])
    func membersOfSources(_ source: String, _ members: [String]) {
        let found = MemberScanner.types(in: source).flatMap { type in
            type.outlets.map { "\(type.name).\($0)" } + type.methods.map { "\(type.name).\($0.name)()" }
        }
        #expect(found == members)
    }
}
