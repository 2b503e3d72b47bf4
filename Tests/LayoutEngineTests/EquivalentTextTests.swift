import TestSupport
import Testing

@testable import LayoutEngine

/// Texts of different scalars that Swift's strings call equal have letters of different widths: each is measured by itself.
@Suite("Texts that are canonically equivalent")
struct EquivalentTextTests {
    /// A sign, a letter, a syllable of kana and one of hangul, each in two spellings.
    static let spellings = [
        ("\u{2329}", "\u{3008}"), ("\u{212A}", "K"), ("\u{304C}", "\u{304B}\u{3099}"), ("\u{AC00}", "\u{1100}\u{1161}"),
    ]

    private static func view(_ kind: Int, _ text: String) -> View {
        var view = View(.label, identifier: "text")
        switch kind {
        case 0: view.content = .text(TextContent(text: text))
        case 1:
            view = View(.textField, identifier: "text")
            var field = TextContent(text: "")
            field.placeholder = text
            view.content = .text(field)
        case 2:
            var label = TextContent(text: text)
            label.runs = [TextContent.Run(text: text, font: .system(30))]
            view.content = .text(label)
        case 3:
            view = View(.button, identifier: "text")
            view.content = .button(ButtonContent(title: text))
        case 4:
            view = View(.button, identifier: "text")
            var button = ButtonContent(title: "")
            button.configuration = .plain
            button.configured.subtitle = text
            view.content = .button(button)
        default:
            view = View(.segmentedControl, identifier: "text")
            var control = ControlContent()
            control.segments = [text, text]
            view.content = .control(control)
        }
        return view
    }

    /// A view that is as long as its text.
    private static func tree(_ view: View) -> (tree: LayoutTree, item: ItemID) {
        var tree = LayoutTree(root: View(.view, identifier: "screen"))
        let item = tree.addSubview(view, to: tree.root)
        tree.constraints = [LayoutEngine.Attribute.leading, .top].map {
            LayoutConstraint(Anchor(item, $0), .equal, Anchor(tree.root, $0), constant: 20)
        }
        return (tree, item)
    }

    @Test("a memory keeps the sizes of both, for the pages of several documents", arguments: spellings)
    func memories(_ one: String, _ other: String) {
        var environment = LayoutEnvironment(width: 1_000, height: 100)
        environment.memory = LayoutMemory()
        var bare = environment
        bare.memory = nil
        // Of enough texts, two spellings of one have the same place in the memory.
        for number in 0..<300 {
            for text in [one, other] {
                let (tree, item) = Self.tree(Self.view(0, "Leaves from pier \(number)" + text + text))
                let (kept, fresh) = (tree.resolve(in: environment), tree.resolve(in: bare))
                #expect(kept[item].frame == fresh[item].frame, "\(number) \(text.unicodeScalars.map(\.value))")
            }
        }
    }

    @Test("an edit from one to the other lays the text out anew", arguments: 0..<6, spellings)
    func sessions(_ kind: Int, _ pair: (String, String)) {
        let texts = [pair.0, pair.1].map { "Leaves from pier " + $0 + $0 + $0 + $0 }
        let environment = LayoutEnvironment(width: 1_000, height: 100)
        let (first, second) = (Self.view(kind, texts[0]), Self.view(kind, texts[1]))
        let (tree, item) = Self.tree(first)
        let session = LayoutSession(tree, in: environment)
        for view in [second, first] {
            session.update { $0[item].content = view.content }
            #expect(session.layout[item].frame == session.tree.resolve(in: environment)[item].frame, "\(kind)")
        }
        #expect(first != second && first == Self.view(kind, texts[0]))
    }
}
