import LayoutEngine
import Testing

/// Texts of several lines beside each other share the width of a stack that fills. [measured in Interface Builder]
@Suite("Text widths")
struct TextWidthTests {
    private static let long = "Send sensor data directly from the board to the editor and watch them there"
    private static let longer = long + ", or store them for later, with the steps that the following pages describe"

    @Test("stacks that hold labels of several lines share the width equally, as labels do", arguments: [false, true])
    func nested(isWrapped: Bool) {
        let layout = row(.fill, isWrapped: isWrapped)
        #expect(layout == [288.5, 288.5])
    }

    @Test("an empty label shares the width as a text does")
    func empty() {
        var tree = LayoutTree(root: Self.stack(.horizontal))
        tree[tree.root].stack?.spacing = 4
        let labels = ["Category:", ""].map { tree.addArrangedSubview(Self.lines($0), to: tree.root) }
        let layout = tree.resolve(in: LayoutEnvironment(width: 247, height: nil))
        #expect(labels.map { layout[$0].frame.width } == [121.5, 121.5])
    }

    @Test(
        "in a stack of another distribution the texts keep their natural widths",
        arguments: [StackAttributes.Distribution.equalSpacing, .fillProportionally])
    func otherDistributions(_ distribution: StackAttributes.Distribution) {
        var tree = LayoutTree(root: Self.stack(.horizontal))
        tree[tree.root].stack?.distribution = distribution
        let labels = ["Ticket amount", "D73.50"].map {
            tree.addArrangedSubview(Self.lines($0), to: tree.root)
        }
        let layout = tree.resolve(in: LayoutEnvironment(width: 315, height: nil))
        #expect(layout[labels[0]].frame.width > layout[labels[1]].frame.width + 20)
    }

    @Test("beside a view that holds no such text each has the width that its content asks for")
    func besideOthers() {
        var tree = LayoutTree(root: Self.stack(.horizontal))
        let text = tree.addArrangedSubview(Self.stack(.vertical), to: tree.root)
        tree.addArrangedSubview(Self.lines(Self.longer), to: text)
        let plain = tree.addArrangedSubview(Self.stack(.vertical), to: tree.root)
        tree.addArrangedSubview(.label("One line", identifier: "one"), to: plain)
        let layout = tree.resolve(in: LayoutEnvironment(width: 577, height: nil))
        #expect(layout[text].frame.width > layout[plain].frame.width)
    }

    /// The widths of two stacks with a short and a long text, 637 points with a gap of 60.
    private func row(_ distribution: StackAttributes.Distribution, isWrapped: Bool) -> [Double] {
        var tree = LayoutTree(root: Self.stack(.horizontal))
        tree[tree.root].stack?.spacing = 60
        let columns = [Self.long, Self.longer].map { text -> ItemID in
            let column = tree.addArrangedSubview(Self.stack(.vertical), to: tree.root)
            let inner = isWrapped ? tree.addArrangedSubview(Self.stack(.vertical), to: column) : column
            tree.addArrangedSubview(View(.view, identifier: "view"), to: inner)
            tree.addArrangedSubview(Self.lines(text), to: inner)
            return column
        }
        let layout = tree.resolve(in: LayoutEnvironment(width: 637, height: nil))
        return columns.map { layout[$0].frame.width }
    }

    private static func stack(_ axis: Axis) -> View {
        var view = View(.stackView, identifier: "stack")
        view.stack?.axis = axis
        return view
    }

    private static func lines(_ text: String) -> View {
        var label = View.label(text, identifier: "text")
        guard case .text(var content) = label.content else { return label }
        content.numberOfLines = 0
        label.content = .text(content)
        return label
    }
}
