import LayoutEngine
import Notation

/// A tree.json after reading: its devices, traits and states, and a tree for each state.
///
///     let document = try LayoutDocument.read(bytes)
///     let scene = document.scene(device: document.devices[0], traits: document.traits[0], variant: document.variants[0])
///     let layout = scene.tree.resolve(in: scene.environment)
///
/// Guarantees: everything was checked; making a scene cannot fail.
public struct LayoutDocument: Sendable {
    /// The document's `name`, or the fallback of `read`; part of the names of pictures.
    public let name: String
    /// The document's `note`; no effect on layout.
    public let note: String?
    /// At least one.
    public let devices: [DocumentDevice]
    /// At least one.
    public let traits: [TraitSet]
    /// The document's `ios`: the release of devices that state none; nil: the deployment target of the
    /// project around the document, else `Release.standard`.
    public let release: Release?
    /// The document as written, then its states, then its steps.
    public let variants: [Variant]
    /// The document's own options for drawing.
    public let render: DocumentRenderOptions
    /// Folders, colours and texts of the document.
    public let assets: Assets
    /// What may be meant otherwise, with its place; not a mistake.
    package let remarks: [DocumentDiagnostic]
    /// Where the items and constraints are in the file; nil unless the reading was to keep them.
    package var positions: SourcePositions?
    /// The tokens and the base tree; copies of the reader make the trees of the states.
    var reader: DocumentReader

    /// A state or step of the document: its changes and its expectations.
    public struct Variant: Sendable {
        /// `base` is the document as written; a state changes the base, a step the step before.
        public enum Kind: String, Sendable { case base, state, step }

        /// Base, state or step.
        public let kind: Kind
        /// Empty for the base.
        public let name: String
        /// The `note` of the state or step.
        public let note: String?
        /// The event that leads to a step, as the document names it.
        public let event: String?
        /// A film's animation to the step, and how long the film shows the step.
        public let animation: StepAnimation
        /// The variant's own `expect`; the base has the document's.
        public let expectations: [Expectation]
        /// Applied in order to the base tree.
        let changes: [Change]
        /// The keyboard of the state or step in place of the device's; nil: the device's.
        let keyboard: Keyboard?

        /// Whether the variant differs from the base.
        public var isChanged: Bool { !changes.isEmpty || keyboard != nil }
    }

    /// Whether a keyboard is shown, and how high.
    enum Keyboard: Sendable, Equatable {
        case hidden
        /// With the height of Apple's devices of the page's size.
        case standard
        /// In points, from the screen's bottom.
        case height(Double)

        /// The height on a page; nil: no keyboard, or a page of no certain size.
        func height(in environment: LayoutEnvironment) -> Double? {
            switch self {
            case .hidden: nil
            case .standard: environment.screenKeyboardHeight
            case .height(let height): height
            }
        }
    }

    /// One `key path: value` of a `set`.
    struct Change: Sendable {
        /// What a change acts on, with the property's path in it.
        enum Target: Sendable {
            /// A view, and a path such as `isHidden` or `font.size`.
            case item(ItemID, String)
            /// The place of a constraint in the tree's list, and `constant`, `priority`, `isActive` …
            case constraint(Int, String)
        }

        /// One item or constraint; `*` and a compound's id are several changes.
        var target: Target
        /// The token of the key path, for messages.
        var keyNode: Int
        /// The token of the new value.
        var value: Int
    }

    /// Folders and files that the document refers to, relative to it.
    public struct Assets: Sendable, Equatable {
        /// A folder of PNG files for images that are plain names; nil: none is stated.
        public var images: String?
        /// A folder with catalogs, pictures, fonts and tables, searched before the project.
        public var folder: String?
        /// Colours by name, used if no catalog has the name.
        public var colors: [String: Color] = [:]
        /// Texts by language, in the order of the document.
        public var strings: [Table] = []
    }

    /// The texts of one language by their keys.
    public struct Table: Sendable, Equatable {
        /// A tag such as `de` or `zh-Hant`.
        public var language: String
        /// Texts by key.
        public var texts: [String: String]
    }

    /// The names of resources outside the document.
    public var names: ResourceNames { reader.names }
    /// How many views, guides and containers the base has.
    public var itemCount: Int { reader.tree.items.count }

    /// Reads a document.
    /// - Parameters:
    ///   - bytes: the file, UTF-8 with or without a byte order mark.
    ///   - fallbackName: the name of a document that states none, usually the file's.
    ///   - limits: a document beyond a limit is an error with the flag that raises the limit.
    ///   - surroundings: the resources found for the `names` of an earlier reading; nil: recorded values only.
    ///   - keepsPlaces: whether scenes know the lines and columns of their items and constraints.
    /// - Throws: all mistakes at once, in source order.
    public static func read(
        _ bytes: [UInt8], fallbackName: String = "tree", limits: Limits = Limits(),
        surroundings: DocumentSurroundings? = nil, keepsPlaces: Bool = false
    ) throws(DocumentError) -> LayoutDocument {
        guard bytes.count <= limits.inputBytes else {
            let message = "a file of \(countText(bytes.count, "byte")); --max-input allows \(limits.inputBytes)"
            throw DocumentError(
                diagnostics: [DocumentDiagnostic(line: 1, column: 1, keyPath: "", message: message)], total: 1)
        }
        let scan = JSONScanner.scan(bytes, maximumDepth: limits.nesting)
        var reader = DocumentReader(
            arena: scan.arena, limits: limits, surroundings: surroundings, keepsPlaces: keepsPlaces)
        reader.counts.expectedNodes = min(scan.typeKeyCount, limits.nodes)
        reader.counts.expectedNames = min(scan.idKeyCount, limits.nodes)
        let document = scan.isCutShort ? nil : reader.readDocument(fallbackName: fallbackName)
        if let error = reader.error(extra: scan.problems) { throw DocumentError(unfinishedMergeIn: bytes) ?? error }
        guard var document else { throw DocumentError(diagnostics: [], total: 0) }
        if keepsPlaces { document.positions = document.reader.takePositions() }
        document.releaseTokens()
        return document
    }

    /// The tree of a variant.
    ///
    /// The base tree is made once, when the document is read. A state costs a copy of the reader and the work of its
    /// own changes.
    public func tree(of variant: Variant) -> LayoutTree {
        var writer = reader
        for change in variant.changes { writer.apply(change) }
        writer.installArrangements()
        return writer.tree
    }

    /// One page: a device, a set of traits and a variant, as a scene.
    public func scene(device: DocumentDevice, traits: TraitSet, variant: Variant) -> LayoutScene {
        let tree = tree(of: variant)
        return scene(tree: tree, device: device, traits: traits, variant: variant)
    }

    /// The release of iOS of a page, and who names it.
    package func chosenRelease(device: DocumentDevice, traits: TraitSet) -> ChosenRelease {
        ChosenRelease(
            asked: traits.release, document: device.release ?? release,
            deploymentTarget: reader.surroundings?.deploymentTarget, standard: device.environment.release)
    }

    /// One page with a tree that the caller has made, such as a tree of another variant.
    ///
    /// The root's frame replaces the device's size: a cell or a card is laid out alone, without safe area, unless it
    /// fills the screen. The page's name has a part for each choice that the document offers:
    /// `login/iPhone8/dark/empty`.
    public func scene(
        tree: LayoutTree, device: DocumentDevice, traits: TraitSet, variant: Variant
    ) -> LayoutScene {
        var environment = device.environment
        environment.release = chosenRelease(device: device, traits: traits).release
        traits.apply(to: &environment)
        if let keyboard = variant.keyboard { environment.root.keyboardHeight = keyboard.height(in: environment) }
        environment.solving.compatibility = compatibility
        if let typefaces = reader.surroundings?.typefaces { environment.texts.typefaces = typefaces }
        environment.solving.workLimit = reader.limits.solverWork
        if let frame = tree[tree.root].frame {
            let fillsScreen = frame.width == environment.width && frame.height == environment.height
            if !fillsScreen {
                environment.safeAreaInsets = .zero
                environment.root.isControllerView = false
            }
            environment.width = frame.width
            environment.height = frame.height
        }
        if tree[tree.root].kind == .tableViewCell { environment.root.isControllerView = false }
        var parts = [name]
        if devices.count > 1 { parts.append(device.name) }
        if self.traits.count > 1 { parts.append(traits.name) }
        if variant.kind != .base { parts.append(variant.name) }
        let id = parts.joined(separator: "/")
        var scene = LayoutScene(id: id, name: id, tree: tree, environment: environment)
        scene.positions = positions
        scene.viewBars = tree.viewBars(in: environment)
        return scene
    }

    /// The document's `compat`: whose stack view is meant.
    public let compatibility: Compatibility
}

/// A screen that a document is laid out on.
public struct DocumentDevice: Sendable, Equatable {
    /// The name in page names and on command lines.
    public var name: String
    /// Size, scale, safe area and size classes of the screen.
    public var environment: LayoutEnvironment
    /// The release of iOS; nil: the document's, or else the environment's.
    public var release: Release?
    /// The device object's own `expect`, which holds for the document as written.
    public internal(set) var expectations: [Expectation] = []

    /// A device that no list names.
    public init(name: String, environment: LayoutEnvironment) {
        self.name = name
        self.environment = environment
    }

    /// `iPhone8`, `iPad9.landscape`; nil for an unknown name.
    public init?(named name: String) {
        let isTurned = name.lowercased().hasSuffix(".landscape")
        guard let device = Device.named(isTurned ? String(name.dropLast(10)) : name) else { return nil }
        self.init(
            name: device.name + (isTurned ? ".landscape" : ""), environment: device.environment(landscape: isTurned))
    }
}

/// The document's own options for drawing.
public struct DocumentRenderOptions: Sendable, Equatable {
    /// The layers of a picture, in the words of `--show`; `marks` is ambiguity and overflow together.
    public static let layers = [
        "content", "scrollContent", "frames", "names", "sizes", "guides", "gaps", "hidden", "margins", "safeArea",
        "baselines", "constraints", "ambiguity", "overflow", "marks",
    ]

    /// The layers in one word: the screen without annotations, or with frames, names, gaps and defects.
    enum Layers: String, Sendable, CaseIterable { case plain, annotated }

    /// How texts are drawn: as letters, as a bar for each line, or not at all.
    public enum Text: String, Sendable, CaseIterable { case glyphs, boxes, none }

    /// Pixels per point of the picture; nil: the device's.
    public var scale: Double?
    /// Nil: the theme's system background.
    public var background: Color?
    /// By how much an expected x, y or baseline may differ, in points.
    public var tolerance = 0.5
    /// By how much another expected number may differ, a length or an inset, in points.
    public var sizeTolerance = 0.5
    /// Default: letters.
    public var text: Text = .glyphs
    /// The layers over the content; nil: the default layers, `annotated` in a document; empty: `plain`.
    public var show: [String]?

    /// The default of each option.
    public init() {}
}
