import LayoutEngine

/// A .xib or .storyboard file as scenes that are ready for layout.
public struct InterfaceBuilderDocument: Sendable {
    public var isStoryboard: Bool
    /// One scene per root, in document order: controllers' views, xib roots, then views in bars.
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
    /// The environment of the canvas.
    public var environment: LayoutEnvironment
    /// The names of resources outside the file; nil if they were not collected.
    public var references: DocumentReferences?

    /// A container controller.
    public struct Container: Sendable, Hashable {
        public var id: String
        public var name: String
        public var canvasLocation: Point?
        /// The id of its first screen's scene; nil if that is not in this document.
        public var shownScene: String?
    }

    /// Canvas points per unit of a canvas location, along each axis: locations are stored as if every scene were 600 x
    /// 600. [measured: on a 414 x 896 canvas, locations times 414 / 600 and 896 / 600 are whole]
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
        /// rootViewController, viewControllers: the kind of relationship.
        public var relationship: String?
    }

    /// A problem in the file, with its position.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        public var message: String
        public var line: Int
        public var column: Int
        public var description: String { "\(line):\(column): \(message)" }
    }

    /// The numbers of understood and ignored elements.
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
