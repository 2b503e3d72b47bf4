/// A document that is parsed, to be read for one device, set of traits or language after the other.
public struct InterfaceBuilderSource: Sendable {
    /// The resources and other files that the document names.
    public let references: DocumentReferences
    /// Whether the document is for iPads alone.
    public let isForPadsAlone: Bool
    /// Whether the file names the device that its canvas shows, which since Xcode 8 is a view of the editor and says nothing
    /// of the devices that the app runs on.
    package let hasChosenDevice: Bool
    /// Whether the document is the picture that the system shows before the app runs.
    public let isLaunchScreen: Bool
    /// Whether the document's canvas lies on its side.
    public let isDrawnInLandscape: Bool
    /// Whether the document has a layout of its own for phones on their sides, or is drawn in landscape.
    public let knowsLandscape: Bool
    /// The controllers of a storyboard that nothing shows: from neither the initial controller nor one that code makes by its
    /// identifier does a segue lead to them. Empty for a file in which nothing says where the app begins.
    /// - Parameter isNamed: whether the app may make a scene by an identifier.
    package func unshownControllers(_ isNamed: (String) -> Bool) -> Set<String> {
        ShownControllers.unshown(in: root, isNamed)
    }
    /// The parsed document, shared by all readings.
    private let root: XMLElement
    /// What the document says in each reading.
    private let outline: DocumentOutline
    /// For messages.
    private let file: String

    /// - Parameter file: the name to put before line and column in messages.
    /// - Throws: as `InterfaceBuilderReader.read`.
    public init(_ bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits()) throws(InterfaceBuilderError) {
        root = try InterfaceBuilderReader.root(of: bytes, file: file, limits: limits)
        references = DocumentReferences(document: root)
        outline = DocumentOutline(of: root)
        self.file = file
        hasChosenDevice = root.child("device") != nil
        isForPadsAlone = root["targetRuntime"]?.hasSuffix("iPad") == true
        isLaunchScreen = root["launchScreen"] == "YES"
        isDrawnInLandscape = root.child("device")?["orientation"] == "landscape"
        knowsLandscape =
            isDrawnInLandscape
            || root.descendants(named: "variation").contains { $0["key"]?.hasPrefix("heightClass=compact") == true }
    }

    /// The scenes as the options want them; `options.limits` has no effect any more.
    public func read(_ options: InterfaceBuilderOptions = .init()) -> InterfaceBuilderDocument {
        var kept = KeptReadings(nil)
        return read(options, keeping: &kept)
    }

    /// The same for one page after the other.
    /// - Parameter kept: what readings of the document share; empty before the first.
    package func read(
        _ options: InterfaceBuilderOptions, keeping kept: inout KeptReadings
    ) -> InterfaceBuilderDocument {
        read(root, options, &kept)
    }

    /// The scenes of the parsed document, or of the same document with other recorded rectangles.
    private func read(
        _ source: XMLElement, _ options: InterfaceBuilderOptions, _ kept: inout KeptReadings
    ) -> InterfaceBuilderDocument {
        kept.begin(source)
        var root = source
        var context = DocumentContext(document: root, file: file, options: options)
        context.outlets = outline.outlets
        context.memory = kept.memory
        if let find = options.surroundings {
            let surroundings = find(references.names, context.environment)
            if !surroundings.texts.isEmpty {
                (root, context.translation.objects, context.translation.elements) = root.localized(
                    by: surroundings.texts)
            }
            context.surround(with: surroundings)
        }
        context.substitute(kept.substitutedFonts(in: source, context.onCanvas.environment))
        kept.views.begin(
            ViewReadings.Key(context, variations: outline.variations), count: source.tree.records.count)
        let isCanvas = options.effectiveBehavior == .canvas
        let graphs =
            root.tree === source.tree
            ? kept.graphs(of: source, isCanvas: isCanvas) : DocumentGraphs(of: root, isCanvas: isCanvas)
        let reader = DocumentReader(
            root: root, untranslated: source, context: context, graphs: graphs, readings: kept.takeViews())
        var (result, views) = reader.read(outline)
        kept.views = views
        if options.surroundings != nil { result.references = references }
        if options.collectsObjects { result.objects = DocumentObjects(document: root, context: context) }
        return result
    }

    /// The bytes of the document that a reading depends on: every element with its place, attributes and text, without the
    /// recorded rectangles that the reading does not use. Interface Builder records the rectangles of views that Auto Layout
    /// places anew whenever it saves a file.
    ///
    /// Documents with equal bytes have, read with the same options, the same scenes but for recorded frames that no layout
    /// reads: the rectangles that are left out are proven to be unused, by reading the document without them. Where the
    /// proof fails the bytes have all rectangles.
    ///
    /// - Parameters:
    ///   - options: those of the reading.
    ///   - document: what `read` returned for the options.
    ///   - kept: what readings of the document share.
    package func usedBytes(
        _ options: InterfaceBuilderOptions, of document: InterfaceBuilderDocument, keeping kept: inout KeptReadings
    ) -> [UInt8] {
        kept.begin(root)
        var rectangles = kept.bare.rectangles(of: root)
        let whole = ReadScenes(document)
        for _ in 0..<Self.mostReadings where !rectangles.isEmpty {
            let place = kept.bare.place(of: rectangles)
            let bare = kept.bare.read(place) { read($0, options, &$1) }
            switch whole.compared(with: ReadScenes(bare)) {
            case .equal: return kept.bare.bytes(place)
            case .differentViews(let ids): if !rectangles.keep(ids) { return kept.bare.bytes(of: root) }
            case .different: return kept.bare.bytes(of: root)
            }
        }
        return kept.bare.bytes(of: root)
    }

    /// The readings after which a document counts with all its rectangles. Two are enough for most documents: the
    /// second adds missing sizes.
    private static let mostReadings = 4
}
