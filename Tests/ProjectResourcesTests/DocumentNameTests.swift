import Testing

@testable import ProjectResources

/// Interface Builder files that nothing in a project names, and what classes change of themselves.
@Suite struct DocumentNameTests {
    /// Whether nothing names a file of a project with other files.
    private func isNowhere(_ path: String, _ texts: [String: String], own: String = "<document/>") -> Bool {
        var all = texts
        all[path] = own
        all["App/App.swift"] = "import UIKit"
        return project(all).project.namesNowhere("/work/app/" + path)
    }

    @Test(
        "a file is named by a source, another file or a list",
        arguments: [
            ("App/A.swift", #"UIStoryboard(name: "PierMap", bundle: nil)"#),
            ("App/A.swift", "enum Board: String { case pierMap }"),
            ("App/A.swift", "let map = R.storyboard.pierMap()"),
            ("App/A.swift", "StoryboardScene.PierMap.initial"),
            ("App/A.swift", ##"let nib = "\(PierMap.self)""##),
            ("App/A.swift", ##"let nib = "Pier\(kind)""##),
            ("App/A.swift", ##"let nib = "Pier" + kind"##),
            ("App/A.swift", #"let path = "PierMap.nib""#),
            ("App/A.m", #"[UINib nibWithNibName:@"PierMap" bundle:nil];"#),
            ("App/B.storyboard", #"<viewControllerPlaceholder storyboardName="PierMap"/>"#),
            ("App/B.xib", #"<view customClass="PierMap"/>"#),
            ("App/Info.plist", "<key>UIMainStoryboardFile</key><string>PierMap</string>"),
            ("App.xcodeproj/project.pbxproj", "INFOPLIST_KEY_UIMainStoryboardFile = PierMap;"),
        ] as [(String, String)])
    func named(path: String, text: String) {
        #expect(!isNowhere("App/Base.lproj/PierMap.storyboard", [path: text]))
        #expect(!isNowhere("App/pier-map~ipad.xib", [path: text]))
        #expect(isNowhere("App/Quay.xib", [path: text]))
    }

    @Test(
        "a comment, the file itself, its class alone and the list of a project's files name nothing",
        arguments: [
            ("App/A.swift", "// PierMap"), ("App/A.swift", "class PierMap: UIView { let nib = \"PierMap\" }"),
            ("App/de.lproj/PierMap.xib", #"<view customClass="PierMap"/>"#),
            ("App.xcodeproj/project.pbxproj", "/* PierMap.xib in Resources */"),
            ("App/A.swift", "let pierMapper = 1"), ("App/A.swift", ##"let nib = "\(kind)Map""##),
        ] as [(String, String)])
    func nowhere(path: String, text: String) {
        #expect(isNowhere("App/PierMap.xib", [path: text], own: #"<view customClass="PierMap"/>"#))
    }

    @Test("a class that somebody uses loads its file, and so does another type of its source that somebody uses")
    func classes() {
        let row = "class PierRow: UITableViewCell {} struct RowModel { func fill(_ row: PierRow) {} }"
        #expect(isNowhere("App/PierRow.xib", ["App/A.swift": row]))
        #expect(!isNowhere("App/PierRow.xib", ["App/A.swift": row, "App/B.swift": "let row = PierRow()"]))
        #expect(!isNowhere("App/PierRow.xib", ["App/A.swift": row, "App/B.swift": "let models: [RowModel] = []"]))
        // A controller loads a file of its name without the ending as well.
        let code = ["App/A.swift": "class PierViewController {}", "App/B.swift": "show(PierViewController())"]
        #expect(!isNowhere("App/PierView.xib", code))
    }

    @Test(
        "a row that code registers under the row's name, and nobody asks for, is not shown",
        arguments: [
            ("list.register(UINib(nibName: \"PierRow\", bundle: nil), forCellReuseIdentifier: \"PierRow\")", true),
            (
                "list.register(UINib(nibName: PierRow.id, bundle: Bundle.main), forCellReuseIdentifier: PierRow.id)",
                true
            ),
            ("list.register(PierRow.nib(), forCellWithReuseIdentifier: String(describing: PierRow.self))", true),
            (
                "[list registerNib:[UINib nibWithNibName:@\"PierRow\" bundle:nil] forCellReuseIdentifier:@\"PierRow\"];",
                true
            ),
            ("list.register(UINib(nibName: \"PierRow\", bundle: nil), forCellReuseIdentifier: \"row\")", false),
            ("list.register(UINib(nibName: PierRow.id, bundle: nil), forCellReuseIdentifier: rowName)", false),
            ("list.register(PierRow.self); let row: PierRow = list.dequeue(path)", false),
            ("list.register(PierRow.self); list.dequeue(\"PierRow\")", false),
        ])
    func registeredRows(code: String, isDead: Bool) {
        let row = "class PierRow: UICollectionViewCell { static let id = \"PierRow\" }"
        let all = ["App/A.swift": row, "App/B.\(code.contains("@") ? "m" : "swift")": code]
        #expect(isNowhere("App/PierRow.xib", all) == isDead)
        #expect(!isNowhere("App/PierRow.xib", all.merging(["App/C.swift": "row as? PierRow"]) { $1 }))
    }

    @Test(
        "a row that code makes by its style alone loads no file; a row that loads its file itself does",
        arguments: [
            ("PierRow *row; if (!row) { row = [[PierRow alloc] initWithStyle:style reuseIdentifier:name]; }", true),
            ("let row = list.row(name) as? PierRow ?? PierRow(style: .default, reuseIdentifier: name)", true),
            ("let row = PierRow(style: .default, reuseIdentifier: name); add(PierRow.self)", false),
            ("let row = PierRow(style: .default, reuseIdentifier: name); let nib = \"PierRow\"", false),
            ("let row = list.row(name) as? PierRow", false),
        ])
    func madeRows(code: String, isMade: Bool) {
        let row = "class PierRow: UITableViewCell {}"
        #expect(isNowhere("App/PierRow.xib", ["App/A.swift": row, "App/B.swift": code]) == isMade)
        #expect(
            !isNowhere("App/PierRow.xib", ["App/A.swift": row, "App/B.swift": code, "App/C.swift": "PierRow.self"]))
        let loading = row.replacing("{}", with: "{ func a() { Bundle.main.loadNibNamed(\"PierRow\") } }")
        #expect(!isNowhere("App/PierRow.xib", ["App/A.swift": loading, "App/B.swift": code]))
    }

    @Test("the first storyboard is the one that a list names; without such a list nobody knows")
    func mainStoryboard() {
        let list = "<key>UIMainStoryboardFile</key><string>Ferry</string>"
        #expect(!isNowhere("App/Main.storyboard", ["App/Info.plist": "<dict/>"]))
        #expect(isNowhere("App/Main.storyboard", ["App/Info.plist": list]))
        #expect(!isNowhere("App/LaunchScreen.storyboard", ["App/Info.plist": list]))
    }

    @Test(
        "where all storyboards are loaded by texts, another text loads none",
        arguments: [
            ("", true), ("UIStoryboard(name: kind, bundle: nil)", false), ("R.storyboard.quay()", false),
            ("extension UIStoryboard {}", false), ("let board = storyboard", true),
        ])
    func storyboards(more: String, isNowhere: Bool) {
        let code = "UIStoryboard(name: \"Quay\", bundle: nil)\nlet title = \"Pier\"\n" + more
        #expect(self.isNowhere("App/Pier.storyboard", ["App/A.swift": code]) == isNowhere)
        #expect(!self.isNowhere("App/Quay.storyboard", ["App/A.swift": code]))
        #expect(!self.isNowhere("App/Pier.xib", ["App/A.swift": code]))
    }

    @Test(
        "a scene is named by a source, by a reference of another storyboard or by a list",
        arguments: [
            ("App/A.swift", #"board.instantiateViewController(withIdentifier: "PierMap")"#, true),
            ("App/A.swift", "enum Scene: String { case pierMap }", true),
            ("App/A.swift", #"make("\(name)Map")"#, true),
            ("App/A.m", #"[NSString stringWithFormat:@"%@Map", name]"#, true),
            ("App/A.swift", #"let title = "Pier""#, false), ("App/A.swift", #"// "PierMap""#, false),
            ("App/B.storyboard", #"<viewControllerPlaceholder referencedIdentifier="PierMap"/>"#, true),
            ("App/A.swift", "StoryboardScene.Main.pierMap.instantiate()", true),
            ("App/A.swift", "performSegue(withIdentifier: R.segue.coast.pierMap, sender: self)", true),
            ("App/A.swift", "let pierMap = map", false),
            ("App/A.swift", #""Piermap""#, false), ("App/A.swift", "show(PierMap.self)", true),
            ("App/A.swift", "class PierMap: UIViewController {}", false),
            // What a storyboard calls its own scene names none, nor does a class of that name.
            ("App/B.storyboard", #"<viewControllerPlaceholder storyboardIdentifier="PierMap"/>"#, false),
            ("App/B.storyboard", #"<viewController customClass="PierMap"/>"#, false),
            ("App/Menu.plist", "<plist><string>PierMap</string></plist>", true),
        ])
    func scenes(path: String, text: String, isNamed: Bool) {
        for attribute in ["storyboardIdentifier", "reuseIdentifier"] {
            var all = [path: text, "App/App.swift": "import UIKit"]
            all["App/Own.storyboard"] = "<object \(attribute)=\"PierMap\"/>"
            #expect(project(all).project.namesScene("PierMap") == isNamed, "\(attribute)")
        }
    }

    /// Whether nothing names a scene and a file in an app that starts at its delegate.
    private func isDead(_ texts: [String: String], scene: String = "quay", file: String = "App/Row.xib") -> [Bool] {
        var all = texts
        all["App/Main.swift"] =
            "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { let home = Home() }"
        all["App/Home.swift"] = "class Home: UIViewController {}"
        all["App/Row.xib"] = "<document><view customClass=\"Row\" id=\"r\"/></document>"
        all["App/Own.storyboard"] = """
            <document initialViewController="a"><scene sceneID="1"><viewController id="a" customClass="Home"/></scene>
            <scene sceneID="2"><viewController storyboardIdentifier="quay" id="b" customClass="Quay"/></scene></document>
            """
        let project = project(all).project
        return [!project.namesScene(scene), project.namesNowhere("/work/app/" + file)]
    }

    @Test("a source that nothing leads to from the start of the app names nothing")
    func live() {
        let quay = ["App/Quay.swift": "class Quay: UIViewController { let row = UINib(nibName: \"Row\") }"]
        #expect(isDead(quay) == [true, true])
        func with(_ text: String, _ path: String = "App/Home+More.swift") -> [Bool] {
            isDead(quay.merging([path: text]) { $1 })
        }
        // 1 the class, the scene, and a class that another class of the app uses
        #expect(with("extension Home { func go() { show(Quay()) } }") == [true, false])
        #expect(with("extension Home { func go() { make(\"quay\") } }") == [false, false])
        #expect(with("class Coast { let quay = Quay() }") == [true, true])
        #expect(with("class Coast { let quay = Quay() }; extension Home { let coast = Coast() }") == [true, false])
        // 2 what other programs use, functions, and names that the system reads
        #expect(with("public class Coast { let quay = Quay() }") == [true, false])
        #expect(with("func go() { show(Quay()) }") == [true, false])
        #expect(with("struct Coast {}; let quay = \"quay\"") == [false, false])
        #expect(with("extension Home { let kind = NSClassFromString(\"Quay\") }") == [true, false])
        #expect(with("<plist><string>Quay</string></plist>", "App/Info.plist") == [true, false])
        // 3 a comment, and a comparison
        #expect(with("extension Home { /* show(Quay()) */ }") == [true, true])
        #expect(with("extension Home { let isQuay = name == \"quay\" }") == [true, true])
    }

    @Test("a constant names a scene where somebody uses the constant")
    func constants() {
        let names = [
            "App/Names.h": "extern NSString *const QuayScene;", "App/Names.m": "NSString *const QuayScene = @\"quay\";",
        ]
        let quay = "@implementation Quay\n+ (id)make { return [board sceneNamed:QuayScene]; }\n@end"
        #expect(isDead(names.merging(["App/Quay.m": quay]) { $1 })[0])
        let home = quay.replacing("implementation Quay", with: "implementation Home")
        #expect(!isDead(names.merging(["App/Home.m": home]) { $1 })[0])
        #expect(!isDead(["App/Home.m": "#define QuayScene @\"quay\"\n" + home])[0])
        #expect(isDead(["App/Home.m": "#define QuayScene @\"quay\"\n"])[0])
    }

    @Test("a header that a source imports names no file")
    func imports() {
        #expect(isNowhere("App/PierView.xib", ["App/A.m": "#import \"PierView.h\"\n// [PierView show];"]))
        #expect(!isNowhere("App/PierView.xib", ["App/A.m": "#import \"PierView.h\"\n[PierView show];"]))
    }

    @Test("a project without sources says nothing")
    func sources() {
        #expect(!project(["App/Pier.xib": "<document/>"]).project.namesNowhere("/work/app/App/Pier.xib"))
        #expect(isNowhere("App/Pier.xib", [:]))
    }

    @Test("an extension of a class of UIKit's changes no view by itself")
    func extensions() {
        let code = project([
            "A.swift": "extension UIView { func fade() { isHidden = true } }", "B.swift": "class Card: UIView {}",
            "C.swift": "class Row: UIView { func fade() { isHidden = true } }", "D.swift": "class Low: Row {}",
        ]).project.code
        #expect(code.ownChanges(of: "Card").isEmpty)
        #expect(code.ownChanges(of: "Low") == .visibility)
    }

    @Test(
        "heights of rows that are constants",
        arguments: [
            ("return rowHeight", [72], false), ("return Sizes.rowHeight", [72], false),
            ("return rowHeight + 4", [], true),
            ("return other", [], true),
        ] as [(String, Set<Double>, Bool)])
    func constantRows(body: String, fixed: Set<Double>, isComputed: Bool) {
        let text = """
            private let rowHeight: CGFloat = 72
            class Card: UIViewController {
                func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                    \(body)
                }
            }
            """
        #expect(
            project(["A.swift": text]).project.code.rows(in: "Card") == CodeRows(fixed: fixed, isComputed: isComputed))
        // Two constants of one name are told apart by types alone.
        let other = project(["A.swift": text, "B.swift": "enum Low { static let rowHeight: CGFloat = 40 }"]).project
            .code
        #expect(other.rows(in: "Card") == CodeRows(isComputed: true))
    }
}
