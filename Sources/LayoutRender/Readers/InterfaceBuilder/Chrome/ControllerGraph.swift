import LayoutEngine

/// The relations of controllers that bars depend on: containing, pushing, embedding.
struct ControllerGraph: Sendable {
    /// Controllers by id.
    let controllers: [String: XMLElement]
    /// The controller embedded in each container view, by the view's id.
    let embedded: [String: String]
    /// The segues that end at each controller.
    private let incoming: [String: [InterfaceBuilderDocument.Segue]]
    /// The controllers in a container controller, in its order.
    private let contained: [String: [String]]

    /// - Parameter segues: of the whole storyboard, in document order.
    init(document: XMLElement, segues: [InterfaceBuilderDocument.Segue]) {
        var controllers: [String: XMLElement] = [:]
        var embedded: [String: String] = [:]
        for scene in document.child("scenes")?.children.map({ $0 }) ?? [] {
            for object in scene.child("objects")?.children.map({ $0 }) ?? [] {
                guard NavigationGraph.isController(object), let id = object.id else { continue }
                controllers[id] = object
                for element in object.descendants(named: "segue") where element["kind"] == "embed" {
                    // A segue is an element inside the connections of the view that triggers it.
                    guard let view = element.parent?.parent?.id, let destination = element["destination"] else {
                        continue
                    }
                    embedded[view] = destination
                }
            }
        }
        var incoming: [String: [InterfaceBuilderDocument.Segue]] = [:]
        var contained: [String: [String]] = [:]
        for segue in segues {
            incoming[segue.destination, default: []].append(segue)
            if segue.kind == "relationship" { contained[segue.source, default: []].append(segue.destination) }
        }
        self.controllers = controllers
        self.embedded = embedded
        self.incoming = incoming
        self.contained = contained
    }

    /// The navigation controller around a controller.
    struct Stack {
        /// The navigation controller.
        var navigation: XMLElement
        /// The controller whose navigation item the bar shows: the controller itself, or the tab bar controller around
        /// it.
        var top: XMLElement
        /// The previous controller on the stack; nil at the root.
        var previous: XMLElement?
    }

    /// The navigation stack that a controller is in: found by walking back over tabs and pushes to a navigation
    /// controller's root.
    func stack(around id: String) -> Stack? {
        var current = id
        var top = id
        var previous: String?
        for _ in 0..<Self.longestPath {
            guard let step = step(from: current) else { return nil }
            switch step.kind {
            case .root:
                guard let navigation = controllers[step.source], let holder = controllers[top] else { return nil }
                return Stack(navigation: navigation, top: holder, previous: previous.flatMap { controllers[$0] })
            case .tab: if previous == nil { top = step.source }
            case .push: previous = previous ?? step.source
            }
            current = step.source
        }
        return nil
    }

    /// The tab bar controller around a controller, the controllers of its tabs, and the index of the controller's tab.
    func tabs(around id: String) -> (controller: XMLElement, children: [XMLElement], index: Int)? {
        var current = id
        for _ in 0..<Self.longestPath {
            guard let step = step(from: current, prefersTabs: true) else { return nil }
            if step.kind == .tab, let controller = controllers[step.source] {
                let children = (contained[step.source] ?? []).prefix(Self.mostTabs)
                return (controller, children.compactMap { controllers[$0] }, children.firstIndex(of: current) ?? 0)
            }
            current = step.source
        }
        return nil
    }

    /// The first screen of a container: a controller with a view of its own.
    func shown(by id: String, isScene: (String) -> Bool) -> String? {
        var current = id
        for _ in 0..<Self.longestPath {
            if isScene(current) { return current }
            guard let next = contained[current]?.first else { return nil }
            current = next
        }
        return nil
    }

    /// The root of a navigation controller, a tab, a pushed controller.
    private enum StepKind { case root, tab, push }

    /// Follows one arrow back: containment before pushes, since a root that is also pushed is a root.
    private func step(from id: String, prefersTabs: Bool = false) -> (kind: StepKind, source: String)? {
        let arrows = incoming[id] ?? []
        let root = arrows.first {
            $0.relationship == "rootViewController" && controllers[$0.source]?.name == "navigationController"
        }
        let tab = arrows.first {
            $0.relationship == "viewControllers" && controllers[$0.source]?.name == "tabBarController"
        }
        if let tab, root == nil || prefersTabs { return (.tab, tab.source) }
        if let root { return (.root, root.source) }
        guard controllers[id]?.name != "navigationController" else { return nil }
        return arrows.first { $0.kind == "show" || $0.kind == "push" }.map { (.push, $0.source) }
    }

    /// The number of arrows after which a path is taken for a cycle.
    private static let longestPath = 64
    /// The most tabs that are read.
    private static let mostTabs = 20
}
