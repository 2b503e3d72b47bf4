import LayoutEngine
import Notation

/// Walks a document and makes a scene of every root.
struct DocumentReader {
    /// The document with its translations.
    let root: XMLElement
    /// The same document without translations: scenes and controllers have one name in all languages.
    private let untranslated: XMLElement
    /// What all readers of the document know.
    let context: DocumentContext
    /// In the order of the result.
    private var scenes: [LayoutScene] = []
    /// Controllers without a view.
    private var containers: [InterfaceBuilderDocument.Container] = []
    /// Mistakes of the scenes so far.
    private var problems: [InterfaceBuilderDocument.Problem] = []
    /// The segues, the bars that follow from them, and the controllers.
    private let graphs: DocumentGraphs
    /// Where each scene comes from, at the scene's place.
    private var sources: [ChromeReader.Source] = []
    /// Objects without a view of their own, such as navigation controllers.
    private var others: [XMLElement] = []

    /// What the elements say of their views.
    private var readings: ViewReadings

    /// - Parameter graphs: those of the document with its translations.
    init(
        root: XMLElement, untranslated: XMLElement, context: DocumentContext, graphs: DocumentGraphs,
        readings: consuming ViewReadings
    ) {
        self.readings = readings
        self.root = root
        self.untranslated = untranslated
        self.context = context
        self.graphs = graphs
    }

    /// The driver: 1 storyboard scenes, 2 xib objects, 3 views in bars, 4 the bars around each scene, 5 what the
    /// document says about itself, 6 what is wrong with it.
    ///
    /// - Parameter outline: what the document itself says.
    consuming func read(_ outline: DocumentOutline) -> (document: InterfaceBuilderDocument, readings: ViewReadings) {
        for scene in root.child("scenes")?.children.map({ $0 }) ?? [] where scene.name == "scene" {
            guard let objects = scene.child("objects") else { continue }
            let location = scene.child(key: "canvasLocation").flatMap(Self.point)
            for object in objects.children { addObject(object, at: location) }
        }
        for object in root.child("objects")?.children.map({ $0 }) ?? [] { addObject(object, at: nil) }
        let chrome = ChromeReader(document: root, context: context, graphs: graphs)
        chrome.apply(to: &scenes, from: sources, others: others)
        chrome.apply(to: &containers, scenes: scenes)
        let entry = root["initialViewController"]
        let wantsAll = !context.options.wantsScenesOnly
        if wantsAll { problems += outline.problems }
        problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        let document = InterfaceBuilderDocument(
            isStoryboard: outline.isStoryboard, scenes: scenes, segues: graphs.navigation.segues,
            containers: containers, entryPoint: entry,
            coverage: wantsAll ? CoverageReader.adding(scenes, to: outline.coverage) : .init(), problems: problems,
            chosenRelease: context.chosenRelease, device: context.canvas.screen.device, environment: context.environment
        )
        return (document, readings)
    }

    /// The position of a scene on the canvas; nil if the element states none.
    private static func point(_ element: XMLElement) -> Point? {
        guard let x = element["x"].flatMap(finiteNumber), let y = element["y"].flatMap(finiteNumber) else { return nil }
        return Point(x: x, y: y)
    }

    /// A controller with its view, a controller without one, or a view on its own.
    private mutating func addObject(_ object: XMLElement, at location: Point?) {
        if let view = object.child(key: "view"), view.hasRecordedFrame {
            addRoot(view, controller: object, place: .controllerView, at: location)
        } else if object.hasRecordedFrame {
            addRoot(object, controller: nil, place: .topLevelView, at: location)
        } else {
            addContainer(object, at: location)
        }
        addBarViews(of: object)
    }

    /// A controller or another object without a view.
    private mutating func addContainer(_ object: XMLElement, at location: Point?) {
        others.append(object)
        if let id = object.id, NavigationGraph.isController(object) {
            // A placeholder stands for a scene of another storyboard.
            let name = object["storyboardName"] ?? name(object)
            containers.append(.init(id: id, name: name, canvasLocation: location))
        }
    }

    /// Views that stand in bars are laid out on their own.
    private mutating func addBarViews(of object: XMLElement) {
        for item in object.descendants(named: "barButtonItem", "navigationItem") {
            for view in item.children {
                guard view.key == "customView" || view.key == "titleView", view.hasRecordedFrame else {
                    continue
                }
                addRoot(view, controller: nil, place: .barItem, at: nil)
            }
        }
    }

    /// Makes a scene of a root's element.
    private mutating func addRoot(
        _ element: XMLElement, controller: XMLElement?, place: SceneEnvironment.Place, at location: Point?
    ) {
        let fallback = controller?.id.map { "\($0)/view" } ?? "root\(scenes.count)"
        var builder = readings.tree(of: element, controller: controller, fallbackID: fallback, in: context)
        let size = builder.rootSize ?? context.canvas.screen.size
        let surroundings = SceneEnvironment(
            context: context, navigation: graphs.navigation, place: place, controller: controller, view: element,
            size: size)
        var (environment, placement) = surroundings.placed
        builder.setRootSize(environment)
        if controller?["automaticallyAdjustsScrollViewInsets"] == "NO" { builder.leaveInsetsToScrolling() }
        let connected = builder.connectedConstraints
        let (tree, positions, facts, found) = builder.finish(&environment, &readings, isSheet: placement.isSheet)
        problems += found
        let id = controller?.id ?? element.id ?? fallback
        var scene = LayoutScene(id: id, name: name(controller ?? element), tree: tree, environment: environment)
        scene.canvasLocation = location
        scene.positions = positions
        scene.facts = facts
        scene.facts?.connectedConstraints = connected
        scene.facts?.deploymentTarget = context.surroundings.deploymentTarget
        scene.facts?.usesSafeAreas = root["useSafeAreas"] == "YES"
        let isOwners = element.id != nil && element.id == FactsReader.ownersView(of: root)
        scene.facts?.root = (place == .controllerView || isOwners) && !surroundings.isPart ? .screen : .part
        scenes.append(scene)
        sources.append(.init(controller: controller, view: element, place: place, placement: placement))
    }

    /// What a person calls the scene: its label, storyboard name, title, class or element.
    private func name(_ translated: XMLElement) -> String {
        let element = XMLElement(tree: untranslated.tree, index: translated.index)
        for key in ["userLabel", "storyboardIdentifier", "title", "customClass"] {
            if let name = element[key], !name.isEmpty { return name }
        }
        return element.name
    }
}
