import Foundation
import Testing

@testable import SourcePreparation

/// Values that are made up for classes which want data.
struct ExampleTests {
    private static let source = """
        import UIKit
        struct Address: Codable { let street: String; var city: String = "" }
        enum Level { case low, high(Int) }
        struct User {
            let id: Int
            var name: String
            let joined: Date
            let level: Level
            let home: Address?
            let friends: [User]
            private let secret = 3
        }
        protocol Store { func users() -> [User] }
        struct Stock: Store {
            let limit: Int
            func users() -> [User] { [] }
        }
        final class Model {
            private init() {}
            static let shared = Model()
        }
        final class ProfileCard: UIView {
            init(user: User, onTap: @escaping (Int) -> Void, limit: Int = 3) { super.init(frame: .zero) }
            required init?(coder: NSCoder) { nil }
        }
        class UserCell: UITableViewCell {
            @IBOutlet weak var title: UILabel!
            func configure(with user: User, at index: IndexPath) throws {}
            func configureColors(_ color: UIColor) {}
        }
        class UsersController: UIViewController {
            var model: Model!
            var store: Store?
            var table: UITableView!
            weak var delegate: AnyObject?
            private var hidden: User!
            var users: [User] = []
        }
        class Plain: UIView {}
        """

    private func program(_ text: String = source, own: String? = nil) -> ExampleProgram {
        ExampleProgram(
            [(SourceOutline(text), "Shop")], modules: ["Shop"], imports: ["AppleCombine"],
            own: own.map { (path: "/app/Layout/Examples.swift", text: $0) })
    }

    @Test func classesGetData() {
        let program = program()
        #expect(program.classNames == ["Shop.ProfileCard", "Shop.UserCell", "Shop.UsersController", "Shop.Plain"])
        let lines = program.made.split(separator: "\n").map(String.init)
        #expect(lines.contains("@testable import Shop"))
        #expect(lines.contains("import AppleCombine"))
        // An initialiser with data; what has a default is left out.
        #expect(program.made.contains("return Shop.ProfileCard(user: uikitValue2(0), onTap: { _ in })"))
        // A value of the program's type by its members, in a circle once.
        #expect(
            program.made.contains(
                "return Shop.User(id: Int([1, 2, 3][n]), name: [\"Anna Schmidt\", \"Ben Carter\", \"Clara Rossi\"][n], "
                    + "joined: Date(timeIntervalSince1970: 1_736_934_060), level: uikitValue"))
        #expect(program.made.contains("friends: [])"))
        #expect(program.made.contains("return Shop.Level.`low`"))
        // The method that configures, and properties that wait for a value.
        #expect(program.made.contains("_ = try? object.configure(with: uikitValue"))
        #expect(!program.made.contains("configureColors"))
        #expect(program.made.contains("object.model = uikitValue"))
        #expect(program.made.contains("return Shop.Model.`shared`"))
        #expect(program.made.contains("object.store = uikitValue"))
        for name in ["title", "table", "delegate", "hidden", "users"] {
            #expect(!program.made.contains("object.\(name) ="), "\(name)")
        }
        #expect(!program.made.contains("\"Shop.Plain\""))
    }

    /// The runtime knows no name of a class in another type, nor of a generic one, which is drawn with what sources write between the
    /// angles behind its name.
    @Test func classesWithoutAName() throws {
        let source = """
            enum Parts {}
            extension Parts { final class Bar: UIView {} }
            extension UIView { class Dot: UIView {} }
            struct Song { let title: String }
            class Row<Item>: UIView { var item: Item? }
            class Box<Item, Other>: UIView {}
            class Lone<Item>: UIView {}
            final class SongRow: Row<Song> {}
            class Screen<Item>: UIViewController {
                let row: Row<Item>
                var boxes: [Box<Song, UIColor>] = []
            }
            """
        var program = program(source)
        #expect(
            program.classNames
                == ["Shop.Parts.Bar", "Shop.UIView.Dot", "Shop.Row", "Shop.Box", "Shop.SongRow"])
        for name in ["Shop.Parts.Bar", "UIView.Dot", "Shop.Row<Shop.Song>", "Shop.Box<Shop.Song, UIColor>"] {
            #expect(program.made.contains("\n        \(name).self,\n"), "\(name)")
        }
        #expect(!program.made.contains("SongRow.self"))
        // A property of a generic superclass has the type that the class gives.
        #expect(program.made.contains("object as? Shop.SongRow else { return }\n    object.item = uikitValue"))
        let line = try #require(program.made.split(separator: "\n").firstIndex { $0.contains("Parts.Bar.self") })
        let refusal = CompilerDiagnostic(path: "/m", line: line + 1, column: 1, isError: true, message: "cannot find")
        let isAnswered = program.answer([refusal], made: "/m", previews: "/p")
        #expect(isAnswered)
        #expect(!program.made.contains("Parts.Bar"))
    }

    /// A protocol of UIKit's is stated by a type of the program, of which the most alike is taken.
    @Test func configurationsOfContents() {
        let program = program(
            """
            struct ListConfiguration: UIContentConfiguration { var text = "" }
            struct CardConfiguration: UIContentConfiguration { var title: String }
            final class CardContentView: UIView, UIContentView { init(configuration: UIContentConfiguration) {} }
            class Style<Base> { class Part: UIView {} }
            class Screen: UIViewController {}
            final class Frame: UIView { init(screen: UIViewController) {} }
            """)
        #expect(program.made.contains("return Shop.Frame(screen: ExampleValue.make(\"screen\"))"))
        #expect(program.made.contains("return Shop.CardContentView(configuration: uikitValue0(0))"))
        #expect(program.made.contains("func uikitValue0(_ n: Int) -> Shop.CardConfiguration"))
        #expect(program.classNames == ["Shop.CardContentView", "Shop.Screen", "Shop.Frame"])
    }

    /// A list whose count says how many rows there are gets some.
    @Test func listsThatAreCounted() {
        let program = program(
            """
            struct Song { let title: String }
            class Songs: UIViewController {
                var songs: [Song] = []
                var marks: [String] = []
                private var hidden: [Song] = []
            }
            extension Songs: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    songs.count + hidden.count
                }
            }
            """)
        #expect(program.made.contains("object.songs = [uikitValue"))
        #expect(!program.made.contains("object.marks") && !program.made.contains("object.hidden"))
    }

    /// A picture is drawn again where it follows from something else than before.
    @Test func listsOfViews() throws {
        try ScratchFiles.withFolder { folder in
            let head = "\\211PNG\\r\\n\\032\\n\\0\\0\\0\\015IHDR\\0\\0\\0\\050\\0\\0\\0\\024"
            try ScratchFiles.put("printf '\(head)' >$3; echo uikit: $1: nothing shows\n", "draw", in: folder)
            let program = folder.appendingPathComponent("run").path
            try ScratchFiles.put("#!/bin/sh\n. \(folder.path)/draw\n", "run", in: folder)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
            let view = try DrawnViews.drawn("A.B", by: DrawRun(program: program), to: folder, [], scale: 2)
            #expect(view.picture == "A.B.png" && view.width == 20 && view.height == 10)
            #expect(!view.showsSomething && view.remarks == ["A.B: nothing shows"])
            var list = DrawnViews(in: folder, key: "a")
            list.views = [view]
            try list.write(to: folder)
            #expect(DrawnViews(in: folder, key: "a").views.count == 1)
            #expect(DrawnViews(in: folder, key: "b").views.isEmpty)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("A.B.png"))
            #expect(DrawnViews(in: folder, key: "a").views.isEmpty)
        }
    }

    /// A delegate that is not optional is a controller where nothing else is one; another view is made as itself.
    @Test func delegatesAndOtherViews() {
        let program = program(
            """
            protocol WallDelegate: AnyObject {}
            class Screen: UIViewController, WallDelegate {}
            class Header: UIView {}
            final class Wall: UIView { init(delegate: WallDelegate, header: Header, swipe: UISwipeGestureRecognizer) {} }
            class Grid: UIView { init(cell: Header.Type, of: UIView.Type, by: any WallDelegate.Type) {} }
            class Lane: UIView { init<Car: UIView>(car: Car.Type) {} }
            """)
        #expect(program.made.contains("return ExampleValue.controller(Shop.Screen.self)"))
        #expect(program.made.contains("return Shop.Header()"))
        #expect(program.made.contains("swipe: ExampleValue.make(\"swipe\"))"))
        #expect(!program.made.contains("Lane("))
        #expect(program.made.contains("Grid(cell: Shop.Header.self, of: UIView.self, by: Shop.Screen.self)"))
    }

    /// A type with the name of its module hides the module: `Shop.Shop.Look` would be looked for in the type.
    @Test func aModuleWithATypeOfItsName() {
        let source = """
            enum Shop { struct Look { let id: Int } }
            struct Stock { let look: Shop.Look }
            class Card: UIView { func configure(with stock: Stock) {} }
            final class Wall: UIView { init(look: Shop.Look) { super.init(frame: .zero) } }
            """
        let program = program(source)
        #expect(program.classNames == ["Shop.Card", "Shop.Wall"])
        for line in [
            "return Shop.Look(id: ", "return Stock(look: ", "guard let object = object as? Card else",
            "return Wall(look: ",
            "DrawnExample(\"Shop.Wall\", ",
        ] { #expect(program.made.contains(line), "\(line)") }
        #expect(!program.made.contains("Shop.Shop") && !program.made.contains("Shop.Stock"))
    }

    /// A cell is as high as the table that has it makes all of its rows, where a number or a constant says so, and the view of a
    /// controller as large as the screen.
    @Test func sizesByOwners() {
        let method = "func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat"
        let program = program(
            """
            class NoteCell: UITableViewCell {}
            class TagCell: UITableViewCell {}
            class OtherCell: UITableViewCell {}
            class Notes: UIViewController { func a() { table.register(NoteCell.self, forCellReuseIdentifier: "a") } }
            extension Notes: UITableViewDelegate { \(method) { return 72.5 } }
            class Tags: UITableViewController {
                func a() { table.register(TagCell.self, forCellReuseIdentifier: "a") }
                override \(method) { Size.row }
            }
            class PageView: UIView {}
            class CoverView: UIView {}
            class PartView: UIView {}
            class Pages: UIViewController {
                let page = PageView()
                let part = PartView()
                override func loadView() { view = page }
            }
            class Covers: UIViewController { override func loadView() { view = CoverView(frame: .zero) } }
            class Others: UITableViewController {
                func a() { table.register(OtherCell.self, forCellReuseIdentifier: "a") }
                override \(method) { UITableView.automaticDimension }
            }
            """)
        for (name, height) in [("NoteCell", "72.5"), ("TagCell", "Size.row")] {
            let line = "        size: { CGSize(width: UIScreen.main.bounds.width, height: \(height)) },"
            #expect(program.made.contains("DrawnExample(\"Shop.\(name)\", [], type:\n        nil,\n\(line)"))
        }
        for name in ["PageView", "CoverView"] {
            let line = "        size: { UIScreen.main.bounds.size },"
            #expect(program.made.contains("DrawnExample(\"Shop.\(name)\", [], type:\n        nil,\n\(line)"))
        }
        #expect(!program.made.contains("OtherCell") && !program.made.contains("PartView"))
    }

    @Test func sameInEachRun() { #expect(program().made == program().made) }

    /// What the compiler refuses is written in another way, and left out where there is none.
    @Test func refusals() throws {
        var program = program()
        func refuse(_ text: String) throws -> Bool {
            let lines = program.made.split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains(text) }) + 1
            return program.answer(
                [.init(path: "/made", line: line, column: 1, isError: true, message: "no")], made: "/made",
                previews: "/previews")
        }
        #expect(try refuse("return Shop.Level.`low`"))
        #expect(program.made.contains("return Shop.Level.`high`(Int([1, 2, 3][n]))"))
        #expect(try refuse("object.configure("))
        #expect(!program.made.contains("object.configure("))
        let known = program.refused
        var again = self.program()
        again.take(known)
        #expect(again.made == program.made)
    }

    @Test func previewsAndOwnExamples() {
        let text =
            Self.source + """

                #Preview("Anna", traits: .portrait) {
                    let card = ProfileCard(user: .anna, onTap: { _ in })
                    return card
                }
                @available(iOS 17.0, *)
                #Preview { UsersController() }
                #Preview { Text("SwiftUI") }
                """
        let own = """
            func anna() -> User { .anna }
            func card() -> ProfileCard { ProfileCard(user: anna(), onTap: { _ in }) }
            private func hidden() -> ProfileCard { card() }
            """
        let program = program(text, own: own)
        #expect(program.shown.contains("DrawnExample.preview(\"Anna\", of: [\"Shop.ProfileCard\"]) {"))
        #expect(program.shown.contains("DrawnExample.preview(nil, of: [\"Shop.UsersController\"]) {"))
        #expect(!program.shown.contains("SwiftUI"))
        #expect(program.examples.contains("DrawnExample.own(\"card\", { card() }),"))
        #expect(!program.examples.contains("\"hidden\""))
        #expect(
            program.examples.contains("#sourceLocation(file: \"/app/Layout/Examples.swift\", line: 1)\nfunc anna()"))
        // A person's value is taken wherever its type is wanted.
        #expect(program.made.contains("user: anna()"))
    }

    @Test(
        arguments: [
            ("[String: Int?]", "[String: Int?]"), ("any Store", "Store"),
            ("@escaping (A, b: B) async throws -> Void", "(A, B) -> Void"),
            ("((Int) -> Void)?", "((Int) -> Void)?"), ("Outer.Inner<A, [B]>", "Outer.Inner<A, [B]>"),
            ("(a: Int, B)", "(a: Int, B)"),
            ("A & B", "A & B"), ("Int!", "Int?"), ("() -> ()", "() -> ()"),
        ])
    func types(_ text: String, _ shown: String) { #expect(TypeShape(text)?.text == shown) }

    @Test(arguments: ["Int...", "A.Protocol", "", "[A", "(A", "A<B", "@escaping", "@a("])
    func noTypes(_ text: String) { #expect(TypeShape(text) == nil) }

    @Test func marksWithoutAnEndAreNoType() {
        #expect(TypeShape("Int" + String(repeating: "?", count: 100_000)) == nil)
    }

    /// A source that ends inside a string, behind the sign that begins an escape.
    @Test(arguments: ["let x = \"\\", "func f() { g(\"\\", "class A: UIView { var a = #\"\\#"])
    func sourcesThatEndInAString(_ text: String) {
        #expect(PreviewReading.previews(in: SourceOutline(text)).isEmpty)
        #expect(TypeReading(SourceOutline(text), module: "M").extensions.isEmpty)
    }

    /// An initialiser whose body went ends the program: the next one makes the value.
    @Test func initializersThatEnd() {
        let program = program(
            """
            struct A {
                let b: Int
                init(managed: Int) \(Pruning.ending)
                init(b: Int) { self.b = b }
            }
            class Row: UIView { init(a: A) { fatalError() } }
            """)
        #expect(program.made.contains("A(b: ") && !program.made.contains("managed"))
    }

    /// A delegate that must be there and that no type of the program is: a class that does what is asked, which is nothing.
    @Test func delegatesThatDoNothing() {
        let program = program(
            """
            protocol Closing { func close(_ sender: UIView, at time: Int) throws -> Bool }
            extension PanelDelegate { func open() {} }
            protocol PanelDelegate: AnyObject, Closing { var title: String { get }; func open() }
            class Panel: UIView { init(delegate: PanelDelegate) { super.init(frame: .zero) } }
            protocol Store { func a() }
            class Shelf: UIView { init(store: Store) { super.init(frame: .zero) } }
            """)
        #expect(program.made.contains("return Shop.Panel(delegate: uikitValue0(0))"))
        let members = """
            { func `close`(_ sender: UIView, at time: Int) throws -> Bool { ExampleValue.make("close") }; func `open`() {}; \
            var `title`: String { get { ExampleValue.make("title") } set {} }; }
            """
        #expect(program.made.contains("final class Idle: NSObject, Shop.PanelDelegate \(members); return Idle() }()"))
        #expect(!program.made.contains("Shop.Shelf("))
    }

    /// Of a structure whose initialisers stand in extensions all members are given, and what takes anything comes last.
    @Test func richestWays() {
        let program = program(
            """
            struct Song { let title: String }
            extension Song { init(json: [String: Any]) { title = "" } }
            final class Album { init(data: Data) {}; init(title: String, map: [String: Any]) {}; init(title: String) {} }
            class Row: UIView { init(song: Song, album: Album) { super.init(frame: .zero) } }
            """)
        #expect(program.made.contains("return Shop.Song(title: ") && program.made.contains("return Shop.Album(title: "))
    }

    /// A composition of protocols, behind its name too, is a type that states all of them.
    @Test func compositions() {
        let program = program(
            """
            protocol Loading: AnyObject {}
            protocol Showing {}
            protocol Live: Showing {}
            typealias ListModelProtocol = Loading & Showing
            typealias Whole = ListModelProtocol & AnyObject
            struct Other: Live {}
            final class Half: Loading {}
            final class ListModel: ListModelProtocol {}
            final class LiveModel: Loading, Live {}
            class List: UIView { init(model: ListModelProtocol) {} }
            class Page: UIView { init(model: any Loading & Live, whole: Whole?) {} }
            """)
        #expect(program.made.contains("-> Shop.Loading & Shop.Showing {\n    return uikitValue0(n)"))
        #expect(program.made.contains("-> Shop.Loading & Shop.Live {\n    return uikitValue"))
        #expect(program.made.contains("-> Shop.Loading & Shop.Showing & AnyObject {"))
        #expect(program.made.contains("return Shop.ListModel()") && program.made.contains("return Shop.LiveModel()"))
        #expect(!program.made.contains("Half()") && !program.made.contains("Other()"))
    }

    /// A view shows what is given, a controller another screen.
    @Test func whatShows() {
        let program = program(
            """
            struct Note { let text: String }
            class NoteView: UIView { func show(_ note: Note) {} }
            class NoteController: UIViewController { func showAlert(_ note: Note) {} }
            class TagsView: UIView { func setTags(_ tags: [String], title: String?) {} }
            class GaugeView: UIView { func setLevel(_ level: Int) {} }
            class LevelView: UIView { var level: Int?; var most: Int?; func draw() { _ = self.level! + 1; most != nil } }
            class CardCell: UIView { func configure(title: String) {}; func configure(image: UIImage) {} }
            class NoteRow: UIView { func update(note: Note) {} }
            class LikedRow: NoteRow { func updateHeart(name: String) {}; override func update(note: Note) {} }
            class StyledButton: UIButton { enum Style { case basic }; init(style: Style) { super.init(frame: .zero) } }
            """)
        #expect(program.made.contains("    _ = object.configure(title: \"Title\")\n    _ = object.configure(image: "))
        #expect(program.made.split(separator: "object.update(note: uikitValue0(0))").count == 3)
        #expect(program.made.contains("return Shop.StyledButton(style: uikitValue1(0))"))
        #expect(program.made.contains("_ = object.show(uikitValue0(0))"))
        #expect(
            program.made.contains("_ = object.setTags([\"Tags\", \"Tags two\", \"The third tags\"], title: \"Title\")"))
        #expect(program.made.contains("object.level = ") && !program.made.contains("object.most = "))
        #expect(!program.made.contains("showAlert") && !program.made.contains("setLevel"))
    }

    /// Behind an initialiser that may give nothing stands another way; an object that cannot be made has no values.
    @Test func waysThatMayFail() {
        let program = program(
            """
            struct Photo { let name: String; init(map: [String: Int]) throws { name = "" }; init?(_ a: Int) { nil } }
            class Line { init(_ line: Line) {} }
            class Panel: UIView { init(photo: Photo, line: Line) { super.init(frame: .zero) } }
            """)
        let ways = """
                if let made = try? Shop.Photo(map: ["1": 1]) { return made }
                if let made = Shop.Photo(Int([1, 2, 3][n])) { return made }
                return ExampleValue.make("Photo")
            """
        #expect(program.made.contains(ways), "\(program.made)")
        #expect(program.made.contains("return Shop.Panel(photo: uikitValue0(0), line: uikitValue1(0))"))
        #expect(program.made.contains("return ExampleValue.make(\"Line\")"))
    }

    @Test func textsByNames() {
        #expect(SampleValues.texts("emailAddress").first == "anna@example.com")
        #expect(SampleValues.texts("subtitle") == ["Subtitle", "Subtitle two", "The third subtitle"])
        #expect(SampleValues.words(of: "userURLName2") == ["user", "urlname2"])
    }

    /// Types in circles and types in types a hundred deep come to an end.
    @Test func endlessTypes() {
        let nested = String(repeating: "[", count: 18) + "Int" + String(repeating: "]", count: 18)
        let circle = (0..<200).map { "struct A\($0) { let next: [A\(($0 + 1) % 200)]; let more: A\(($0 + 7) % 200)? }" }
        let text = (circle + ["class Row: UIView { init(a: A0, b: \(nested)) { fatalError() } }"]).joined(
            separator: "\n")
        let program = program(text)
        #expect(program.made.utf8.count < 1 << 20)
        #expect(program.made.contains("return Shop.Row(a: uikitValue"))
    }

    /// The program that draws knows the class of the app's delegate.
    @Test func delegateOfTheApp() {
        let found = program("class Base: UIResponder {}\nclass AppDelegate: Base, UIApplicationDelegate {}")
        #expect(found.made.contains("let uikitDelegate: String? = \"Shop.AppDelegate\""))
        #expect(program("class Plain: UIView {}").made.contains("let uikitDelegate: String? = nil"))
    }
}
