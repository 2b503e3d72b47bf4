/// The layers of a picture, each of which can be shown or hidden.
public struct LayerSet: OptionSet, Sendable, Hashable {
    /// One bit a layer; the bits are not stored in files, names are (`named`).
    public let rawValue: UInt32

    /// A set of bits; unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Backgrounds, borders, images, text: the content of the screen.
    public static let content = LayerSet(rawValue: 1 << 0)
    /// The outline of every view, coloured by kind.
    public static let frames = LayerSet(rawValue: 1 << 1)
    /// The identifier of every view that has one.
    public static let names = LayerSet(rawValue: 1 << 2)
    /// Width and height of every view.
    public static let sizes = LayerSet(rawValue: 1 << 3)
    /// The gap guides of stacks, hatched, with their lengths.
    public static let gaps = LayerSet(rawValue: 1 << 4)
    /// Hidden arranged views, dashed, at the frames that the engine gives them.
    public static let hidden = LayerSet(rawValue: 1 << 5)
    /// Layout guides and layout containers.
    public static let guides = LayerSet(rawValue: 1 << 6)
    /// Layout margins that are not zero.
    public static let margins = LayerSet(rawValue: 1 << 7)
    /// The safe area of the root.
    public static let safeArea = LayerSet(rawValue: 1 << 8)
    /// First and last baselines of texts.
    public static let baselines = LayerSet(rawValue: 1 << 9)
    /// Explicit constraints as dimension lines.
    public static let constraints = LayerSet(rawValue: 1 << 10)
    /// Conflicts and ambiguous frames, in the colour of errors.
    public static let ambiguity = LayerSet(rawValue: 1 << 11)
    /// The parts of views outside the root or outside a clipping view.
    public static let overflow = LayerSet(rawValue: 1 << 12)
    /// The part of a scroll view's content outside its window, drawn faded.
    public static let scrollContent = LayerSet(rawValue: 1 << 13)

    /// The bars of the screen around the view, the scenes embedded in container views, and the headings of tables.
    public static let chrome = LayerSet(rawValue: 1 << 14)

    /// The default layers of a tree.json: the screen with frames, names, gaps and defects.
    public static let annotated: LayerSet = [
        .content, .frames, .names, .gaps, .hidden, .guides, .ambiguity, .scrollContent, .chrome,
    ]
    /// The screen without annotations, as a screenshot shows it: scroll views clip their content.
    public static let plain: LayerSet = [.content, .chrome]
    /// The screen without annotations, and faded the content that its scroll views clip.
    public static let unclipped: LayerSet = [.content, .scrollContent, .chrome]
    /// Every layer.
    public static let all = LayerSet(rawValue: (1 << 15) - 1)

    /// The layers by the names that the command line uses, in the order of painting.
    public static let named: [(name: String, layer: LayerSet)] = [
        ("content", .content), ("chrome", .chrome), ("scrollContent", .scrollContent), ("frames", .frames),
        ("names", .names), ("sizes", .sizes), ("gaps", .gaps), ("hidden", .hidden), ("guides", .guides),
        ("margins", .margins),
        ("safeArea", .safeArea), ("baselines", .baselines), ("constraints", .constraints),
        ("ambiguity", .ambiguity), ("overflow", .overflow),
    ]

    /// The names of the layers of the set, in the order of painting.
    package var names: [String] { Self.named.filter { contains($0.layer) }.map(\.name) }

    /// The layer of this name; nil for an unknown name.
    public static func named(_ name: String) -> LayerSet? { named.first { $0.name == name }?.layer }
}
