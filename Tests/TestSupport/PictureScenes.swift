import LayoutEngine
import LayoutRender

/// A generator of pseudo-random numbers with a seed (SplitMix64): the same trees on every machine.
public struct PictureRandom: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// Trees to draw.
public enum PictureScenes {
    /// A tree of every kind of view with frames at random, some absurd, and a layout that repeats them.
    public static func random(seed: UInt64, count: Int = 40) -> (tree: LayoutTree, layout: ResolvedLayout) {
        var random = PictureRandom(seed: seed)
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 320, height: 480)
        var tree = LayoutTree(root: root)
        var layout = ResolvedLayout(items: [ResolvedItem()])
        layout.items[0].frame = Rect(x: 0, y: 0, width: 320, height: 480)
        layout.items[0].absoluteFrame = layout.items[0].frame
        for index in 1..<count {
            let kind = View.Kind.allCases.randomElement(using: &random) ?? .view
            // Ids that XML would choke on, and some that meet after escaping.
            let names = ["a/b", "a-b", "<&\">", "1", "名", "layer-frames", "content", ""]
            var view = View(kind, identifier: (names.randomElement(using: &random) ?? "") + "\(index / 2)")
            view.content = content(for: kind, &random)
            view.isHidden = Int.random(in: 0..<8, using: &random) == 0
            view.appearance.alpha = [1, 1, 1, 0.5, 0, -1, .nan].randomElement(using: &random) ?? 1
            view.appearance.cornerRadius =
                [nil, .points(8), .points(.infinity), .heightDivided(by: 0)]
                .randomElement(using: &random) ?? nil
            view.appearance.borderWidth = [0, 1, 1e9, -3].randomElement(using: &random) ?? 0
            view.appearance.backgroundColor =
                [nil, .named("systemTeal"), .named("no such colour"), .named("clear")]
                .randomElement(using: &random) ?? nil
            let parent = ItemID(index: Int32.random(in: 0..<Int32(index), using: &random))
            let isGuide = kind.isGuide
            let id = isGuide ? tree.addGuide(view, to: parent) : tree.addSubview(view, to: parent)
            var item = ResolvedItem()
            item.frame = frame(&random)
            item.absoluteFrame = item.frame.offset(by: layout[parent].absoluteFrame.origin)
            item.layoutMargins = EdgeInsets(8)
            layout.items.append(item)
            if tree[id].isHidden { layout.hidden.append(id) }
            if tree[id].scroll != nil {
                layout.contentSizes.append(ContentSize(item: id, size: Size(width: 400, height: 700)))
            }
            layout.diagnostics.append(
                LayoutDiagnostic(kind: .ambiguous, items: [id], axis: .horizontal, message: "a\nb"))
        }
        return (tree, layout)
    }

    private static func frame(_ random: inout PictureRandom) -> Rect {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return Rect(x: .nan, y: 0, width: 10, height: 10)
        case 1: return Rect(x: 0, y: 0, width: .infinity, height: 10)
        case 2: return Rect(x: 1e20, y: -1e20, width: 1e20, height: 1)
        case 3: return Rect(x: 10, y: 10, width: -5, height: 0)
        default:
            return Rect(
                x: Double.random(in: -50...300, using: &random), y: Double.random(in: -50...400, using: &random),
                width: Double.random(in: 0...200, using: &random), height: Double.random(in: 0...120, using: &random))
        }
    }

    private static func content(for kind: View.Kind, _ random: inout PictureRandom) -> Content {
        let words = [
            "Label", "a longer text that has to be broken or cut", "饭店", "", "line\nbreak", "\u{1F600}e\u{301}",
        ]
        let text = words.randomElement(using: &random) ?? ""
        switch kind {
        case .label, .textField, .textView:
            var content = TextContent(text: text)
            content.numberOfLines = Int.random(in: 0...2, using: &random)
            content.lineBreakMode = TextContent.LineBreakMode.allCases.randomElement(using: &random) ?? .byClipping
            return .text(content)
        case .button: return .button(ButtonContent(title: text))
        case .imageView: return .image(ImageContent(name: "photo"))
        case .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl, .tabBar, .toolbar,
            .navigationBar:
            var control = ControlContent()
            control.value = [0.3, .nan, 7].randomElement(using: &random) ?? 0
            control.segments = ["One", "Two"]
            control.titles = ["One", "Two", text]
            control.numberOfPages = 3
            return .control(control)
        default: return .none
        }
    }
}
