/// Which controllers of a storyboard an app can show.
enum ShownControllers {
    /// The ids of the controllers to which nothing leads. A controller without an identifier is made by a segue, or as the
    /// initial one; segues of controllers that nothing shows lead nowhere, nor do those of no control that code does not perform.
    /// - Parameter isNamed: whether the app may make a controller, or perform a segue, by an identifier.
    static func unshown(in document: XMLElement, _ isNamed: (String) -> Bool) -> Set<String> {
        var controllers: [String: Int] = [:]
        var ways: [[String]] = []
        var waiting: [Int] = []
        let entry = document["initialViewController"]
        for scene in document.child("scenes")?.children.map({ $0 }) ?? [] {
            let objects = scene.child("objects")?.children.map { $0 } ?? []
            var idle: Set<String?> = []
            for object in objects where NavigationGraph.isController(object) {
                guard let id = object.id, controllers[id] == nil else { continue }
                controllers[id] = ways.count
                if id == entry || object["storyboardIdentifier"].map(isNamed) == true { waiting.append(ways.count) }
                for way in object.child("connections")?.children ?? .init(tree: object.tree, place: nil)
                where isLeftToCode(way) && way["identifier"].map(isNamed) != true {
                    idle.insert(way.id)
                }
            }
            ways.append(
                scene.descendants(named: "segue").filter { !idle.contains($0.id) }.compactMap { $0["destination"] })
        }
        guard !waiting.isEmpty else { return [] }
        var shown = Set(waiting)
        while let scene = waiting.popLast() {
            for destination in ways[scene] {
                if let next = controllers[destination], shown.insert(next).inserted { waiting.append(next) }
            }
        }
        return Set(controllers.filter { !shown.contains($0.value) }.keys)
    }

    /// Whether code alone performs a controller's connection. Libraries perform segues of their own kinds.
    private static func isLeftToCode(_ connection: XMLElement) -> Bool {
        connection.name == "segue" && !["relationship", "embed", "custom", "unwind"].contains(connection["kind"])
    }
}
