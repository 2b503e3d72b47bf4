import LayoutEngine
import Testing

@testable import ProjectResources

/// What the sources of a project say of outlets, orientations and rows, in both of UIKit's languages.
@Suite struct ProjectCodeTests {
    private func code(_ files: [String: String]) -> ProjectCode { project(files).project.code }

    /// A class in each language with a body.
    private static func classes(_ swift: String, _ objective: String) -> [[String: String]] {
        [
            ["Card.swift": "final class Card: UIViewController, Named {\n\(swift)\n}"],
            [
                "Card.h": "@interface Card : UIViewController\n@end",
                "Card.m": "@implementation Card\n\(objective)\n@end",
            ],
        ]
    }

    @Test(
        "a number with words of the source is no open text, on either side of a choice",
        arguments: [
            (#""\(post.imageCount) photos""#, true), (#"n > 1 ? "\(n.count) photos" : "no photo""#, true),
            (#"String(format: "%d of %d", a, b)"#, true), (#"String(format: "%@ of %d", a, b)"#, false),
            (#"[NSString stringWithFormat:@"%ld", (long)count]"#, true),
            (#"[NSString stringWithFormat:@"%@", name]"#, false),
            (#""\(Int(distance)) m""#, true), (#""\(name): \(count)""#, false), (#"post?.name ?? "\(count)""#, false),
        ])
    func numbers(value: String, isNumber: Bool) {
        let code = project(["A.swift": "class Row: UIView {\nfunc fill() {\ntitleLabel.text = \(value)\n}\n}"]).project
            .code
        #expect(code.changes(of: "titleLabel", in: "Row") == (isNumber ? [.text, .number] : [.text, .openText]))
    }

    @Test(
        "a name that stands for texts of the sources alone is no open text",
        arguments: [
            ("title", #"let title = "Pier""#, false),
            ("Texts.title", #"enum Texts { static let title = "Pier" }"#, false),
            ("names[row]", #"let names = ["Pier", "Quay"]"#, false),
            ("_names[row];", #"_names = @[@"Pier", @"Quay"];"#, false),
            ("kind.word()", #"func word() -> String { switch self { case .a: return "Pier" } }"#, false),
            ("self.kind?.word()", #"func word() -> String { return "Pier" }"#, false),
            (#"(kind.word() + " 4").uppercased()"#, #"func word() -> String { return "Pier" }"#, false),
            ("kind.word", #"var word: String { return "Pier" }"#, false), ("PIER;", #"#define PIER @"Pier""#, false),
            ("title", #"let title: String"#, true), ("title", #"var title = load()"#, true), ("title", "", true),
            ("names[row]", #"let names = ["Pier", name]"#, true),
            ("kind.word()", #"func word() -> String { return name }"#, true),
            ("title", "let title = \"Pier\"\nfunc show(title: String) {}", true),
        ])
    func names(value: String, declaration: String, isOpen: Bool) {
        let code = project([
            "A.swift": "class Row: UIView {\nfunc fill() {\ntitleLabel.text = \(value)\n}\n}", "B.swift": declaration,
        ]).project.code
        #expect(code.changes(of: "titleLabel", in: "Row") == (isOpen ? [.text, .openText] : .text))
    }

    @Test(
        "a change of an outlet, by the property that the source names",
        arguments: [
            ("titleLabel.text = name", "self.titleLabel.text = name;", [.text, .openText]),
            ("self.titleLabel?.text = \"\\(name) days\"", "[self.titleLabel setText:name];", [.text, .openText]),
            ("titleLabel!.text = \"Pier\"", "_titleLabel.text = @\"Pier\";", .text),
            (
                "titleLabel.text = NSLocalizedString(\"pier\", comment: \"\")",
                "[_titleLabel setText:NSLocalizedString(@\"pier\", nil)];", .text
            ),
            ("titleLabel.text = nil", "self.titleLabel.text = nil;", .text),
            (
                "titleLabel.setTitle(name, for: .normal)", "[[self titleLabel] setTitle:name forState:0];",
                [.text, .openText]
            ),
            (
                "titleLabel.attributedText = styled", "self.titleLabel.attributedText = styled;",
                [.text, .openText, .font, .color]
            ),
            (
                "titleLabel.setAttributedTextWith(name)", "[self.titleLabel setAttributedTextWith:name];",
                [.text, .openText, .font, .color]
            ),
            ("titleLabel.configure(text: name, in: row)", "[_titleLabel configureWithText:name];", [.text, .openText]),
            ("setText(\"Pier\", on: self.titleLabel)", "[self setText:@\"Pier\" on:self.titleLabel];", .text),
            ("Texts.localize(titleLabel)", "[Texts localizeLabel:_titleLabel];", [.text, .openText]),
            ("other.setTitle(titleLabel, for: .normal)", "[other setTitle:titleLabel forState:0];", []),
            ("titleLabel.configure(with: row)", "[self.titleLabel updateWith:row];", []),
            ("titleLabel.addArrangedSubview(row)", "[self.titleLabel addSubview:row];", .layout),
            ("titleLabel.font = .body", "self.titleLabel.font = font;", .font),
            ("titleLabel.isHidden = true", "_titleLabel.hidden = YES;", .visibility),
            ("titleLabel.isHidden = false", "[_titleLabel setHidden:NO];", []),
            ("titleLabel.isHidden = false || isBusy", "_titleLabel.hidden = busy;", .visibility),
            ("titleLabel.icon.isHidden = true", "self.titleLabel.icon.hidden = YES;", []),
            ("titleLabel.layer.isHidden = true", "self.titleLabel.layer.hidden = YES;", .visibility),
            ("titleLabel.removeAllArrangedSubviews()", "[self.titleLabel removeAllSubviews:YES];", .removal),
            ("titleLabel.snp.makeConstraints { _ in }", "[_titleLabel mas_makeConstraints:a];", [.layout, .tied]),
            (
                "titleLabel.heightAnchor.constraint(equalToConstant: 4)", "[self.titleLabel.heightAnchor a];",
                [.layout, .tied]
            ),
            (
                "constraints(withVisualFormat: \"V:[a]|\", options: [], metrics: nil, views: [\"a\": titleLabel])",
                "NSDictionary *views = NSDictionaryOfVariableBindings(card, _titleLabel);", .layout
            ),
            ("titleLabel.sizeToFit()", "[self.titleLabel sizeToFit];", .size),
            ("titleLabel.frame.origin.y = 4", "self.titleLabel.center = middle;", .size),
            ("titleLabel?.removeFromSuperview()", "[self.titleLabel removeFromSuperview];", .removal),
            ("titleLabel.constant += 4", "self.titleLabel.constant -= 4;", .layout),
            ("titleLabel.addTarget(self, action: a, for: .b)", "[_titleLabel addTarget:self action:a];", .action),
            (
                "[titleLabel, other].forEach { $0.textColor = .red }",
                "[self styleLabel];\n_titleLabel.textColor = red;", .color
            ),
            ("for x in [titleLabel, other] { x.alpha = 0 }", "self.titleLabel.alpha = 0;", .visibility),
            ("if titleLabel.text == name { }", "if (self.titleLabel.text == name) {}", []),
            ("// titleLabel.text = name", "/* self.titleLabel.text = name; */", []),
            ("print(\"titleLabel.text = name\")", "NSLog(@\"titleLabel.text = name\");", []),
            ("let text = titleLabel", "NSString *text = titleLabel;", []),
        ] as [(String, String, CodeChanges)])
    func changes(swift: String, objective: String, changes: CodeChanges) {
        for files in Self.classes("func a() {\n\(swift)\n}", "- (void)a {\n\(objective)\n}") {
            let code = code(files)
            #expect(code.knows("Card"), "\(files)")
            #expect(code.changes(of: "titleLabel", in: "Card") == changes, "\(files)")
            #expect(code.changes(of: "titleLabel", in: "Other").isEmpty)
            #expect(code.changes(of: "subtitleLabel", in: "Card").isEmpty)
        }
    }

    @Test("an outlet of a cell that another class fills, and one of a superclass")
    func otherClasses() {
        let code = code([
            "Cell.swift": "class BaseCell: UITableViewCell { func a() { titleLabel.font = big } }",
            "Row.swift": "class Row: BaseCell {}",
            "List.swift": """
            class List: UIViewController {
                func b() { let cell = make(Row.self); cell.titleLabel.text = names[0]; titleLabel.alpha = 0 }
            }
            """,
            "Other.swift": "class Other { func c(_ card: Card) { card.titleLabel.isHidden = true } }",
        ])
        #expect(code.changes(of: "titleLabel", in: "Row") == [.font, .text, .openText])
        #expect(code.changes(of: "titleLabel", in: "BaseCell") == .font)
        #expect(code.changes(of: "titleLabel", in: "List") == [.visibility, .text, .openText])
    }

    @Test(
        "orientations that a controller allows",
        arguments: [
            ("{ return .portrait }", "{ return UIInterfaceOrientationMaskPortrait; }", true),
            ("{ [.portrait, .portraitUpsideDown] }", "{ return UIInterfaceOrientationMaskPortrait; }", true),
            ("{ .all }", "{ return UIInterfaceOrientationMaskAll; }", false),
            (
                "{ UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait }",
                "{ if (IS_IPAD) { return UIInterfaceOrientationMaskAll; } return UIInterfaceOrientationMaskPortrait; }",
                true
            ),
            (
                "{ return topViewController?.supportedInterfaceOrientations ?? .portrait }",
                "{ return [self.topViewController supportedInterfaceOrientations]; }", nil
            ),
            ("{ .landscape }", "{ return UIInterfaceOrientationMaskLandscape; }", false),
        ] as [(String, String, Bool?)])
    func orientations(swift: String, objective: String, isUpright: Bool?) {
        let files = Self.classes(
            "override var supportedInterfaceOrientations: UIInterfaceOrientationMask \(swift)",
            "- (UIInterfaceOrientationMask)supportedInterfaceOrientations \(objective)")
        for files in files { #expect(code(files).isUpright("Card") == isUpright, "\(files)") }
    }

    @Test("a view that code finds by its tag: in a class, through a variable, and in a file that names the class")
    func tags() {
        let finders = Self.classes(
            """
            func a() {
                (view.viewWithTag(3) as? UILabel)?.text = name
                if let pier = view.viewWithTag(4) as? UILabel { pier.font = big }
                view.viewWithTag(kind)?.isHidden = true
            }
            """,
            """
            - (void)a {
                [(UILabel *)[self.view viewWithTag:3] setText:name];
                UILabel *pier = (UILabel *)[self.view viewWithTag:4];
                pier.font = big;
                [self.view viewWithTag:kind].hidden = YES;
            }
            """)
        for files in finders {
            let code = code(files)
            #expect(code.changes(ofTag: "3", in: "Card") == [.text, .openText, .visibility], "\(files)")
            #expect(code.changes(ofTag: "4", in: "Card") == [.font, .visibility], "\(files)")
            #expect(code.changes(ofTag: "5", in: "Card") == .visibility, "\(files)")
            #expect(code.changes(ofTag: "3", in: "Other").isEmpty)
        }
        let list = "class List { func b(_ row: Row) { let l = row.viewWithTag(7) as! UILabel; l.text = names[0] } }"
        let other = code(["Row.swift": "class Row: UITableViewCell {}", "List.swift": list])
        #expect(other.changes(ofTag: "7", in: "Row") == [.text, .openText])
    }

    @Test(
        "what a user-defined runtime attribute changes",
        arguments: [
            ("text", .text), ("localizedText", .text), ("layer.cornerRadius", []), ("fontStyle", .font),
            ("hidden", .visibility),
            ("titleKey", .text), ("local_title", .text), ("lineHeight", .font), ("numberOfLines", .lines),
        ] as [(String, CodeChanges)])
    func runtimeAttributes(path: String, changes: CodeChanges) { #expect(CodeChanges(attribute: path) == changes) }

    @Test("the pages of a page view controller turn as the page view controller does")
    func pages() {
        func files(_ kind: String, _ mask: String) -> [String: String] {
            [
                "Card.swift": "class Card: UIViewController {}", "Other.swift": "class Other: UIViewController {}",
                "Tour.swift": """
                class Tour: \(kind) {
                    override var supportedInterfaceOrientations: Mask { \(mask) }
                    let pages = [Card()]
                }
                """,
            ]
        }
        #expect(code(files("UIPageViewController", ".portrait")).isUpright("Card") == true)
        #expect(code(files("UIPageViewController", ".portrait")).isUpright("Other") == nil)
        #expect(code(files("UIPageViewController", ".all")).isUpright("Card") == nil)
        #expect(code(files("UIViewController", ".portrait")).isUpright("Card") == nil)
    }

    @Test(
        "the direction of all views, by their appearance, unless code names the other one as well",
        arguments: [
            ("UIView.appearance().semanticContentAttribute = .forceLeftToRight", true),
            ("UIView.appearance().semanticContentAttribute = UISemanticContentAttribute.forceLeftToRight", true),
            ("[[UIView appearance] setSemanticContentAttribute:UISemanticContentAttributeForceLeftToRight];", true),
            ("UIView.appearance().semanticContentAttribute = isArabic ? .forceRightToLeft : .forceLeftToRight", false),
            ("UINavigationBar.appearance().semanticContentAttribute = .forceLeftToRight", false),
            ("card.semanticContentAttribute = .forceLeftToRight", false),
        ])
    func directions(line: String, isLeftToRight: Bool) {
        #expect(code(["A.swift": "class App: UIResponder { func a() { \(line) } }"]).isLeftToRight == isLeftToRight)
        let other = "class B { func b() { view.semanticContentAttribute = .forceRightToLeft } }"
        #expect(!code(["A.swift": "class App: UIResponder { func a() { \(line) } }", "B.swift": other]).isLeftToRight)
    }

    @Test("a controller that does not turn, a subclass of one that stays upright, and the app's delegate")
    func otherWordsOfOrientations() {
        let fixed = Self.classes(
            "override var shouldAutorotate: Bool { return false }", "- (BOOL)shouldAutorotate { return NO; }")
        for files in fixed { #expect(code(files).isUpright("Card") == true, "\(files)") }
        let asked = Self.classes(
            "override var shouldAutorotate: Bool { top?.shouldAutorotate ?? false }",
            "- (BOOL)shouldAutorotate { return [self.top shouldAutorotate]; }")
        for files in asked { #expect(code(files).isUpright("Card") == nil, "\(files)") }
        let base = "class Base: UIViewController { override var supportedInterfaceOrientations: Mask { .portrait } }"
        #expect(code(["A.swift": base, "B.swift": "class Card: Base {}"]).isUpright("Card") == true)
        let delegate = """
            func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> Mask {
                return .portrait
            }
            """
        #expect(code(["A.swift": "class App: UIResponder { \(delegate) }"]).isUprightApp)
        #expect(!code(["A.swift": base]).isUprightApp)
        let choosing = delegate.replacing("return .portrait", with: "if isChart { return .all }; return .portrait")
        #expect(code(["A.swift": "class App: UIResponder { \(choosing) }"]).isUprightApp)
    }

    @Test(
        "heights of rows",
        arguments: [
            ("{ return 72 }", "{ return 72.0f; }", CodeRows(fixed: [72])),
            ("{ 72 }", "{ return 72; }", CodeRows(fixed: [72])),
            (
                "{ return UITableView.automaticDimension }", "{ return UITableViewAutomaticDimension; }",
                CodeRows(isAutomatic: true)
            ),
            // An automatic height beside a computed one: the table measures the other rows.
            (
                "{ if a { return self.sum() }; return UITableView.automaticDimension }",
                "{ if (a) { return [self sum]; } return UITableViewAutomaticDimension; }", CodeRows(isAutomatic: true)
            ),
            ("{ return heights[path.row] }", "{ return self.height; }", CodeRows(isComputed: true)),
        ])
    func rows(swift: String, objective: String, rows: CodeRows) {
        let files = Self.classes(
            "let cell = Row()\nfunc tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat \(swift)",
            """
            - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)path \(objective)
            - (void)a { [Row new]; }
            """)
        for files in files {
            let code = code(files)
            #expect(code.rows(of: "Row").fixed == rows.fixed, "\(files)")
            #expect(code.rows(of: "Row").isAutomatic == rows.isAutomatic, "\(files)")
            #expect(code.rows(of: "Row").isMeasured == rows.isMeasured, "\(files)")
            #expect(code.rows(in: "Card") == code.rows(of: "Row"))
            #expect(!code.rows(of: "Other").isKnown)
        }
    }

    @Test("controllers that code pushes, by the files that name them")
    func pushed() {
        let list =
            "class List: UIViewController { func a() { show(UINavigationController(rootViewController: Card())) } }"
        let code = code(["Card.swift": "class Card: UIViewController {}", "List.swift": list])
        #expect(code.isPushed("Card"))
        #expect(!code.isPushed("Other"))
        let named = self.code([
            "Pier.swift": "class Pier: UIViewController { func a() { navigationItem.title = name } }"
        ])
        #expect(named.isPushed("Pier"))
    }

    @Test(
        "a class turns off its mask, or that of the view that it loads",
        arguments: [
            ("func a() { MASK }", true),
            ("static func a() { let pier = nib.instantiate(withOwner: nil); pier.MASK }", true),
            ("let pier = UILabel(); func a() { pier.MASK }", false),
            ("func a() { nib.instantiate(withOwner: self); title.MASK }", false),
        ])
    func masks(text: String, isOff: Bool) {
        let mask = "translatesAutoresizingMaskIntoConstraints = false"
        let code = code(["Card.swift": "class Card: UIView { \(text.replacing("MASK", with: mask)) }"])
        #expect(code.unmasks("Card", outlets: ["title"]) == isOff)
    }

    @Test("a controller that no other file names, and one that code puts into another")
    func otherNames() {
        let card = "class Card: UIViewController { static let name = Card.self }"
        #expect(code(["Card.swift": card]).isUnused("Card"))
        #expect(!code(["Card.swift": card]).isUnused("Other"))
        #expect(!code(["Card.swift": card]).isEmbedded("Card"))
        let pier = code([
            "Card.swift": card, "Pier.swift": "class Pier: UIViewController { func a() { addChild(Card()) } }",
        ])
        #expect(!pier.isUnused("Card"))
        #expect(pier.isEmbedded("Card"))
        #expect(!pier.isEmbedded("Pier"))
        for (text, isStacked) in [
            ("let card = Card(); stack.addArrangedSubview(card.view)", true),
            ("let card: Card; self.stack.addArrangedSubview(self.card.view)", true),
            ("Card *card = nil; [self.stack addArrangedSubview:card.view];", true),
            ("let card = Card(); stack.addArrangedSubview(other.view)", false),
            ("let card = Card(); stack.addArrangedSubview(card)", false),
            ("let card = Card(); addSubview(card.view)", false),
        ] {
            let host = code(["Card.swift": card, "Host.swift": "class Host { func a() { \(text) } }"])
            #expect(host.isStacked("Card") == isStacked, "\(text)")
        }
        #expect(pier.base(of: "Card") == "UIViewController")
        let named = code([
            "Row.swift": "class Row: UITableViewCell {}",
            "List.swift": "class List { func a() { table.register(R.nib.row); table.rowHeight = 80 } }",
        ])
        #expect(named.rows(of: "Row") == CodeRows(fixed: [80]))
    }

    @Test("a header that is measured, and a header that is not")
    func headers() {
        let measured = "func a() { let h = tableView.tableHeaderView!\nh.frame.size.height = 20 }"
        #expect(code(["A.swift": "class Card: UIViewController { \(measured) }"]).resizesHeader("Card"))
        #expect(
            !code(["A.swift": "class Card: UIViewController { func a() { x = tableView.tableHeaderView } }"])
                .resizesHeader("Card"))
    }

    @Test("sources that are none: no crash, and the same answer twice", arguments: 0..<60)
    func hostile(seed: Int) {
        var state = UInt64(seed + 1)
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        let parts = [
            "class ", "Card", "{", "}", "[", "]", "(", ")", "\"", "\"\"\"", "\\(", "//", "/*", "*/", "\n", ".text = ",
            "@implementation ", "@end", "supportedInterfaceOrientations", "heightForRowAt ", "forEach", "for x in [",
            "$0", "=", "==", "viewWithTag(", "3)", "setText(", "titleLabel", ",", "é", "\u{0}", "12.5", "set",
            "setTitle:", ".rx.", "?", "!", "self.", "return ", ": ", "@",
        ]
        let text = (0..<600).map { _ in parts[next() % parts.count] }.joined()
        let deep = seed == 0 ? String(repeating: "{[(", count: 50_000) : text
        func answer() -> [CodeChanges] {
            let code = code(["A.swift": deep, "B.m": String(deep.reversed())])
            return ["Card", "x", "self"].map { code.changes(of: $0, in: "Card").union(code.ownChanges(of: $0)) }
        }
        #expect(answer() == answer())
    }
}
