import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import LayoutGallery

/// The facts of an Interface Builder file's screens besides layout: classes, outlets, segues, lines.
struct GalleryFacts {
    private let document: InterfaceBuilderDocument
    private let objects: DocumentObjects

    init(_ source: InterfaceBuilderSource) {
        var options = InterfaceBuilderReader.Options()
        options.collectsObjects = true
        document = source.read(options)
        objects = document.objects ?? DocumentObjects()
    }

    /// By the classes that the file names, the outlets of their objects.
    var outlets: [String: Set<String>] {
        objects.all.reduce(into: [:]) { outlets, object in
            guard let name = object.customClass else { return }
            let own = object.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }.map(\.name)
            outlets[name, default: []].formUnion(own)
        }
    }

    /// The ids of the scenes as a user meets them: from the initial controller along the segues, then the others as in the
    /// file.
    private var order: [String] {
        var ways: [String: [String]] = [:]
        for segue in document.segues { ways[segue.source, default: []].append(segue.destination) }
        var waiting = (document.entryPoint.map { [$0] } ?? [])[...]
        // The initial controller may be a container, whose screen is the entry point: the container's other screens come too.
        if let entry = document.entryPoint {
            waiting += document.containers.filter { $0.shownScene == entry }.map(\.id)
        }
        var met: Set<String> = []
        var order: [String] = []
        while let next = waiting.popFirst() {
            guard met.insert(next).inserted else { continue }
            order.append(next)
            waiting += ways[next] ?? []
        }
        return order + document.scenes.map(\.id).filter { !met.contains($0) }
    }

    /// Adds class, line, outlets and segues to the file's screens, and puts the screens in order.
    func describe(_ plans: inout [GalleryPlan]) {
        // A view of a bar is part of its controller's screen.
        plans.removeAll { ["customView", "titleView"].contains(objects[$0.scene]?.key ?? "") }
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        plans = plans.enumerated().sorted { one, other in
            (ranks[one.element.scene] ?? Int.max, one.offset) < (ranks[other.element.scene] ?? Int.max, other.offset)
        }.map(\.element)
        let keys = Dictionary(plans.map { ($0.scene, $0.screen.key) }, uniquingKeysWith: { first, _ in first })
        for place in plans.indices { describe(&plans[place].screen, scene: plans[place].scene, keys: keys) }
        // The name of a screen without a class of its own is the name of an element: the file says more.
        if plans.count == 1, plans[0].screen.name.first?.isLowercase == true {
            plans[0].screen.name = stem(plans[0].screen.file)
        }
    }

    /// - Parameter keys: the keys of the file's screens by the ids of their scenes.
    private func describe(_ screen: inout GalleryScreen, scene: String, keys: [String: String]) {
        let object = objects[scene]
        screen.line = object?.line
        screen.className = object?.customClass ?? ""
        screen.outlets = (object?.connections ?? []).filter { $0.kind == .outlet || $0.kind == .outletCollection }
            .compactMap { connection in
                let held = objects[connection.destination]
                return held.map {
                    .init(name: connection.name, className: $0.customClass ?? Self.className(of: $0.element))
                }
            }
        screen.segues.outgoing = document.segues.filter { $0.source == scene }.compactMap {
            link($0, to: $0.destination, keys)
        }
        screen.segues.incoming = document.segues.filter { target(of: $0) == scene }.compactMap {
            link($0, to: $0.source, keys)
        }
        // A container's picture is its first screen: no link to itself.
        let own = screen.key
        screen.segues.outgoing.removeAll { $0.screen == own }
        screen.segues.incoming.removeAll { $0.screen == own }
    }

    /// The scene at the head of a segue; of a container its first screen.
    private func target(of segue: InterfaceBuilderDocument.Segue) -> String {
        document.containers.first { $0.id == segue.destination }?.shownScene ?? segue.destination
    }

    private func link(
        _ segue: InterfaceBuilderDocument.Segue, to id: String, _ keys: [String: String]
    ) -> GalleryScreen.Link? {
        let shown = keys[id] ?? document.containers.first { $0.id == id }?.shownScene.flatMap { keys[$0] }
        guard let shown else { return nil }
        return .init(screen: shown, label: segue.identifier ?? segue.relationship ?? segue.kind)
    }

    /// `label` is a UILabel, `tableViewController` a UITableViewController; a constraint is an NSLayoutConstraint.
    private static func className(of element: String) -> String {
        switch element {
        case "constraint": "NSLayoutConstraint"
        case let name: "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}

extension LayoutTree {
    /// The texts of labels, buttons and fields, in the order of the tree, each once.
    var shownTexts: [String] {
        var texts: [String] = []
        var met: Set<String> = []
        func add(_ text: String) { if !text.isEmpty, met.insert(text).inserted { texts.append(text) } }
        forEachDescendant(of: root) { id in
            switch self[id].content {
            case .text(let text): add(text.text)
            case .button(let button): add(button.title)
            default: break
            }
        }
        return texts
    }
}
