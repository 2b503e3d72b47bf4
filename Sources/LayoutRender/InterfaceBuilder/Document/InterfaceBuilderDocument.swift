import LayoutEngine

/// What a .xib or .storyboard file says, as scenes ready to lay out.
public struct InterfaceBuilderDocument: Sendable {
    public var isStoryboard: Bool
    /// One a root, in document order: controllers' views, xib roots, then views that stand in bars.
    public var scenes: [LayoutScene]
    public var segues: [Segue]
    /// Controllers without a view of their own, such as navigation and tab bar controllers.
    public var containers: [Container]
    /// The scene of the initial view controller.
    public var entryPoint: String?
    public var coverage: Coverage
    /// In document order.
    public var problems: [Problem]
    public var toolVersion: Int
    /// The device of the canvas.
    public var device: Device
    /// The screen that the document was laid out for.
    public var environment: LayoutEnvironment
    /// What it names that lies outside it; nil when nothing was looked for.
    public var references: DocumentReferences?

    /// A controller that shows others.
    public struct Container: Sendable, Hashable {
        public var id: String
        public var name: String
        public var canvasLocation: Point?
        /// The scene that it shows first, by id; nil when that is not in this document.
        public var shownScene: String?
    }

    /// How many points of the canvas one unit of a canvas location is, along each axis: locations are stored as if every
    /// scene were 600 x 600. [measured: on a 414 x 896 canvas, locations times 414 / 600 and 896 / 600 are whole]
    public var canvasUnit: Size {
        Size(width: device.width / 600, height: device.height / 600)
    }

    /// An arrow between two scenes.
    public struct Segue: Sendable, Hashable {
        public var source: String
        public var destination: String
        /// show, push, presentation, relationship, embed, unwind ...
        public var kind: String
        public var identifier: String?
        /// rootViewController, viewControllers: what a relationship is about.
        public var relationship: String?
    }

    /// Something that was not understood, with its place.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        public var message: String
        public var line: Int
        public var column: Int
        public var description: String { "\(line):\(column): \(message)" }
    }

    /// How much of the file was understood.
    public struct Coverage: Sendable, Hashable {
        public var elements = 0
        public var views = 0
        public var constraints = 0
        /// Unknown elements by name, in the order of their first occurrence.
        public var ignored: [Ignored] = []

        public struct Ignored: Sendable, Hashable {
            public var name: String
            public var count: Int
        }

        public var isComplete: Bool { ignored.isEmpty }
    }
}
