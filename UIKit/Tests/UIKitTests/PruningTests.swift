import Foundation
import Testing

@testable import SourcePreparation

/// What is taken out of a source for a message of the compiler.
struct PruningTests {
    private static let card = """
        import UIKit
        import Missing

        @main
        final class Card: UIView, Themed {
            @IBOutlet weak var title: UILabel!
            private lazy var badge: UILabel = {
                let label = UILabel()
                label.snp.left()
                return label
            }()
            let model: Model
            override func layoutSubviews() {
                super.layoutSubviews()
                Analytics.log("a { b") // {
                guard let x = y else { return }
            }
            func width(of a: Int) -> CGFloat {
                return Other.width(a)
            }
            func tap(_ done: @escaping (Int) -> Void) {
                service.call(
                    1,
                    then: { [weak self] value in
                        self?.unknown()
                        done(value)
                    })
                    .resume()
            }
        }
        """

    private func pruned(
        _ said: [(line: Int, column: Int, message: String)], level: Pruning.Level = .statement
    ) -> [String] {
        var pruning = Pruning(Self.card)
        for (line, column, message) in said {
            let found = pruning.answer(
                .init(path: "/a.swift", line: line, column: column, isError: true, message: message), level: level)
            #expect(found, "\(message)")
        }
        return pruning.apply().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Nothing draws what SwiftUI's views say.
    @Test func undrawnBodies() {
        let source = """
            struct A: View {
                @State var b = false
                var body: some View {
                    VStack { Text("some View") }
                }
                func c(_ d: some View) -> some SwiftUI.View { d }
                var e: Int { 1 }
            }
            """
        var pruning = Pruning(source)
        pruning.replaceUndrawnBodies()
        #expect(
            pruning.apply() == """
                struct A: View {
                    @State var b = false
                    var body: some View { UndrawnView() }


                    func c(_ d: some View) -> some SwiftUI.View { UndrawnView() }
                    var e: Int { 1 }
                }
                """)
        #expect(pruning.edits.map(\.line) == [3, 6])
    }

    /// A member whose code ends the program gives a value; an initialiser and a closure have none to give.
    @Test func failures() {
        let source = """
            extension A {
                var key: String {
                    guard let file else {
                        fatalError("no file")
                    }
                    return file
                }
                func first() -> Int { preconditionFailure() }
                func second() { if b { fatalError("b") } }
                func third() -> some View { fatalError() }
                init() { fatalError() }
                lazy var c: () -> Int = { fatalError() }
                static let d: [Int] = {
                    guard let file else { preconditionFailure("no file") }
                    return file
                }()
                let e = { fatalError() }()
            }
            """
        var pruning = Pruning(source)
        pruning.replaceFailures()
        let value = "UIKitStandIn.note(); return uikitStandIn()"
        let text = source.replacing("fatalError(\"no file\")", with: value)
            .replacing("preconditionFailure()", with: value)
            .replacing("preconditionFailure(\"no file\")", with: value)
            .replacing("fatalError(\"b\")", with: "UIKitStandIn.note(); return")
        #expect(pruning.apply() == text)
        #expect(ModuleReality("A", [("A.swift", pruning)]).files.whole == 1)
    }

    /// A name behind a dot is a case of the unknown type that stands before it.
    @Test(
        arguments: [
            ("cannot infer contextual base in reference to member 'off'", ["off"]),
            ("type 'UIKitUnknown?' has no member 'on'", ["on"]),
            ("failed to produce diagnostic for expression", ["operator", "b", "d", "i"]),
            ("cannot find 'channel' in scope", []), ("type 'UIColor' has no member 'lato'", []),
        ])
    func unknownCases(message: String, names: [String]) {
        let pruning = Pruning("if channel?.role == .operator, a(.b, c: \".no\"), [.d].e, f().g, h! !=.i { }\n")
        let said = CompilerDiagnostic(path: "/a", line: 1, column: 4, isError: true, message: message)
        #expect(pruning.unknownCases(of: said) == names)
    }

    /// A message behind the last sign of a file, and one of a file without any.
    @Test(arguments: [("@Odd", ""), ("", ""), ("let a = 1", "let a = 1")])
    func unknownAttributeAtTheEnd(source: String, rest: String) {
        var pruning = Pruning(source)
        let said = CompilerDiagnostic(
            path: "", line: 1, column: source.utf8.count + 1, isError: true, message: "unknown attribute 'Odd'")
        let place = source.utf8.count
        if let edit = pruning.attribute(place, said) { pruning.add(edit) }
        #expect(pruning.apply() == rest)
        _ = pruning.answer(said, level: .statement)
    }

    /// A message behind the last line is one of the table of members, which goes alone.
    @Test func messagesBehindTheFile() {
        var pruning = Pruning("class A: UIView {}")
        let said = CompilerDiagnostic(path: "/a", line: 9, column: 4, isError: true, message: "cannot pass 'b'")
        pruning.takeOut(said, from: .statement)
        #expect(pruning.apply() == "class A: UIView {}" + Pruning.withoutTable)
        let isAnswered = pruning.answer(said, level: .statement)
        #expect(!isAnswered)
    }

    /// An edit inside another one is a part of it.
    @Test func nestedEdits() {
        let lines = pruned([
            (25, 23, "value of type 'Card' has no member 'unknown'"), (22, 9, "cannot find 'service' in scope"),
        ])
        #expect(lines[21] == "        do {}")
        #expect(lines[24].isEmpty)
    }

    /// Two messages about one statement take out the statement; one of a later round takes the body.
    @Test func messagesAboutOneStatement() {
        let source = "class A: B {\n    func a() {\n        first()\n        load { b, _ in c(b) }\n    }\n}\n"
        var pruning = Pruning(source)
        let said = [(9, "no 'load'"), (16, "contextual closure type expects 1 argument"), (24, "no 'c'")].map {
            CompilerDiagnostic(path: "/a", line: 4, column: $0, isError: true, message: $1)
        }
        pruning.beginRound()
        for message in said { pruning.takeOut(message, from: .statement) }
        #expect(pruning.apply() == source.replacing("load { b, _ in c(b) }", with: "do {}"))
        pruning.beginRound()
        pruning.takeOut(said[0], from: .statement)
        #expect(pruning.apply() == "class A: B {\n    func a() { }\n\n\n\n}\n")
    }

    /// Where the value that a closure is given does not help, more goes, and not the whole file.
    @Test func messagesAboutOneValue() {
        let source = "class A: B {\n    func a() {\n        first()\n        load { b in do {} }\n    }\n}\n"
        #expect(CompilerDiagnostic.read("/a:1:2: error: b\n/a:1:2: error: b\n").count == 1)
        var pruning = Pruning(source)
        let said = CompilerDiagnostic(
            path: "/a", line: 4, column: 27, isError: true, message: "missing return in closure expected to return 'C'")
        pruning.takeOut(said, from: .body)
        #expect(pruning.apply() == source.replacing("do {} }", with: "do {}  ; return uikitStandIn() }"))
        pruning.beginRound()
        pruning.takeOut(said, from: .body)
        #expect(pruning.apply() == "class A: B {\n    func a() { }\n\n\n\n}\n")
    }

    @Test func whatIsReal() {
        var pruning = Pruning(Self.card + "\nstruct Whole {}\nclass Row: UITableViewCell {}\n")
        _ = pruning.answer(
            .init(path: "", line: 15, column: 9, isError: true, message: "cannot find 'Analytics' in scope"),
            level: .statement)
        let reality = ModuleReality("App", [("Card.swift", pruning), ("B.swift", Pruning("enum E {}"))])
        #expect(reality.files == .init(whole: 1, all: 2))
        #expect(reality.types == .init(whole: 3, all: 4))
        #expect(reality.views == .init(whole: 1, all: 2))
        #expect(reality.reasons == ["Card.swift:15: cannot find 'Analytics' in scope"])
    }

    /// Types are placeholders of the kind that their use and their name say.
    @Test(arguments: [
        ("class A: ChartView {}", 10, "ChartView", "class ChartView: UIView, UIKitStandInType {"),
        ("struct A: Mappable {}", 11, "Mappable", "protocol Mappable {}"),
        ("let a: Observable<Int, String>", 8, "Observable", "class Observable<T0, T1>: NSObject, UIKitStandInType {"),
        ("var a: any Service", 12, "Service", "protocol Service {}"),
    ])
    func standInTypes(source: String, column: Int, name: String, code: String) {
        var types = StandInTypes()
        let pruning = Pruning(source)
        let place = pruning.place(1, column) ?? 0
        let isTaken = types.take(name, in: pruning, at: place, pruning.outline.path(to: place))
        #expect(isTaken)
        #expect(types.code.contains(code))
        let line =
            types.code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(name) } ?? 0
        let isRemoved = types.remove(at: [line + 1])
        #expect(isRemoved)
        #expect(!types.code.contains(name))
        let isTakenAgain = types.take(name, in: pruning, at: place, [])
        #expect(!isTakenAgain)
    }

    /// A module that one file cannot import goes from each file that imports it, and is no loss of theirs.
    @Test(arguments: [
        ("import A\nimport B\nlet c = 1\n", "import A\n\nlet c = 1\n"), ("import A\n", "import A\n"),
        ("@testable import B\nimport class B.D\n", "\n\n"),
    ])
    func importsOfAModule(source: String, rest: String) {
        var pruning = Pruning(source)
        let said = CompilerDiagnostic(path: "/b", line: 9, column: 8, isError: true, message: "no such module 'B'")
        #expect(pruning.dropImports(as: said) == (source != rest))
        #expect(pruning.apply() == rest)
        #expect(ModuleReality("A", [("a.swift", pruning)]).files.whole == 1)
        var other = Pruning("import B\nimport B.C\n")
        let part = CompilerDiagnostic(path: "/b", line: 9, column: 8, isError: true, message: "no such module 'B.C'")
        #expect(other.dropImports(as: part) && other.apply() == "import B\n\n")
    }

    /// Where the compiler crashes, the innermost place that it was at stands for its message.
    @Test func crashes() {
        let trace = """
            Stack dump:
            0.\tProgram arguments: swift-frontend /a b/c.swift
            1.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/x.swift")
            2.\tWhile type-checking 'd()' (at /a b/c.swift:3:4)
            3.\tWhile type-checking expression at [/a b/c.swift:5:6 - line:7:8] RangeText="e(f)"
            """
        let place = CompilerDiagnostic(
            path: "/a b/c.swift", line: 5, column: 6, isError: true, message: "the compiler crashes here")
        #expect(CompilerDiagnostic.errors(trace) == [place])
        #expect(CompilerDiagnostic.errors("/d.swift:1:2: error: y\n" + trace).map(\.message) == ["y"])
        #expect(CompilerDiagnostic.errors("Stack dump:\n").isEmpty)
    }

    @Test func compilerLines() {
        let said = CompilerDiagnostic.read(
            "/a:b/c.swift:3:4: error: cannot find 'x' in scope\nnot a line\n/d.swift:1:2: note: y\n/e: error: z\n")
        #expect(
            said == [
                .init(path: "/a:b/c.swift", line: 3, column: 4, isError: true, message: "cannot find 'x' in scope"),
                .init(path: "/d.swift", line: 1, column: 2, isError: false, message: "y"),
            ])
    }

    /// No text stops the outline from coming to its end.
    @Test(arguments: [
        "}}}{{{", "((((", "func", "@", "class A {", "\"", "case", "#if", "a {\n b: }", "{ [weak self] in",
    ])
    func strangeTexts(text: String) {
        let outline = SourceOutline(text)
        for place in 0...text.utf8.count { _ = outline.path(to: place) }
        #expect(Pruning(text).apply() == text)
    }
}
