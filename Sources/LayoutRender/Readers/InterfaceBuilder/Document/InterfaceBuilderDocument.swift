import LayoutEngine

/// A .xib or .storyboard file as scenes that are ready for layout.
///
///     let document = try InterfaceBuilderReader.read(bytes, file: "Main.storyboard")
///     for scene in document.scenes { print(scene.name, scene.tree.resolve(in: scene.environment).diagnostics) }
public struct InterfaceBuilderDocument: Sendable {
    /// Whether the file is a storyboard; otherwise a .xib.
    public var isStoryboard: Bool
    /// One scene per root, in document order: controllers' views, xib roots, then views in bars.
    public var scenes: [LayoutScene]
    /// The arrows between scenes, in document order.
    public var segues: [Segue]
    /// Controllers without a view of their own, such as navigation and tab bar controllers.
    public var containers: [Container]
    /// The id of the initial view controller's scene; nil if the file names none.
    public var entryPoint: String?
    /// What the reader understood of the file.
    public var coverage: Coverage
    /// Mistakes that leave the rest of the file readable, in document order.
    public var problems: [Problem]
    /// The release of iOS that the pages are laid out for: as asked, else that of the Xcode that saved the file.
    public var release: Release { chosenRelease.release }
    /// The same with who names the release.
    package var chosenRelease: ChosenRelease
    /// The device of the canvas.
    public var device: Device
    /// The environment of the canvas.
    public var environment: LayoutEnvironment
    /// The names of resources outside the file; nil if they were not collected.
    public var references: DocumentReferences?
    /// What a program makes of the file; nil if it was not collected, see `InterfaceBuilderOptions.collectsObjects`.
    public var objects: DocumentObjects?

    /// A container controller.
    public struct Container: Sendable, Hashable {
        /// The controller's object id.
        public var id: String
        /// The controller's label, class or kind, for people.
        public var name: String
        /// The position on the canvas; nil if the file states none.
        public var canvasLocation: Point?
        /// The id of its first screen's scene; nil if that is not in this document.
        public var shownScene: String?
    }

    /// Canvas points per unit of a canvas location, along each axis: locations are stored as if every scene were 600 x
    /// 600: on a 414 x 896 canvas locations times 414 / 600 and 896 / 600 are whole.
    public var canvasUnit: Size {
        Size(width: device.width / 600, height: device.height / 600)
    }

    /// An arrow between two scenes.
    public struct Segue: Sendable, Hashable {
        /// The object id of the controller at the tail.
        public var source: String
        /// The object id of the controller at the head.
        public var destination: String
        /// The kind as Interface Builder writes it: show, push, presentation, relationship, embed, unwind ...
        public var kind: String
        /// The segue's identifier, as `performSegue(withIdentifier:sender:)` takes it.
        public var identifier: String?
        /// The kind of a relationship, such as `rootViewController` or `viewControllers`; nil for other segues.
        public var relationship: String?
    }

    /// A problem in the file, with its position.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// One sentence.
        public var message: String
        /// From 1.
        public var line: Int
        /// From 1, in bytes.
        public var column: Int
        /// Whether Xcode does not open a file with this mistake.
        public var isError = false
        /// `line:column: message`, without the file's name.
        public var description: String { "\(line):\(column): \(message)" }
    }

    /// The numbers of understood and ignored elements.
    public struct Coverage: Sendable, Hashable {
        /// All elements of the file.
        public var elements = 0
        /// Views, guides and containers of all scenes.
        public var views = 0
        /// Constraints of all scenes.
        public var constraints = 0
        /// Unknown elements by name, in the order of their first occurrence.
        public var ignored: [Ignored] = []

        /// An element name that the reader does not know.
        public struct Ignored: Sendable, Hashable {
            /// The element's name.
            public var name: String
            /// The number of such elements.
            public var count: Int
        }

        /// Whether every element was understood.
        public var isComplete: Bool { ignored.isEmpty }
    }
}
