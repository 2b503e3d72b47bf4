import InterfaceBuilder
import LayoutEngine
import ProjectResources

/// What of a file an app never shows, and the views whose constraints code changes.
extension DocumentCode {
    /// The ids of scenes that cannot be loaded: they have outlets to properties that only a class of the program has, and no class; and of
    /// views of a storyboard that stand beside a controller without an outlet to them.
    static func unloadable(_ objects: DocumentObjects) -> Set<String> {
        let ends = Set(objects.all.flatMap(\.connections).map(\.destination))
        let loose = objects["-1"] == nil ? objects.outermost.filter { $0.frame != nil && !ends.contains($0.id) } : []
        let classless = objects.all.filter { object in
            object.attributes["sceneMemberID"] == "viewController" && object.customClass == nil
                && object.connections.contains { connection in
                    (connection.kind == .outlet || connection.kind == .outletCollection)
                        && !ownOutlets.contains(connection.name)
                }
        }
        return Set((loose + classless).map(\.id))
    }

    /// The outlets of UIKit's own controllers.
    private static let ownOutlets: Set<String> = [
        "view", "tableView", "collectionView", "refreshControl", "searchDisplayController", "gestureRecognizers",
        "delegate", "dataSource",
    ]

    /// The ids of the prototypes that no table asks for by their identifiers, and of the views inside.
    ///
    /// A class of a library may ask for a prototype: the classes around are those of the project, and inherit from UIKit's.
    /// - Parameter isNamed: whether anything in the project has an identifier.
    static func unusedPrototypes(
        _ objects: DocumentObjects, _ code: ProjectCode, _ isNamed: (String) -> Bool
    ) -> Set<String> {
        func isOfProject(_ object: DocumentObjects.Object) -> Bool {
            let isOwn = object.customClass.map { code.base(of: $0)?.hasPrefix("UI") == true } ?? true
            guard let parent = object.parent else { return isOwn && object.customClass != nil }
            return isOwn && isOfProject(objects.all[parent])
        }
        var found: Set<String> = []
        for object in objects.all {
            let isInside = object.parent.map { found.contains(objects.all[$0].id) } ?? false
            let isPrototype =
                (object.element == "tableViewCell" && object.list == "prototypes")
                || (object.element == "collectionViewCell" && object.list == "cells")
            let isUnused = isPrototype && object.attributes["reuseIdentifier"].map(isNamed) == false
            if isInside || (isUnused && isOfProject(object)) {
                found.insert(object.id)
            }
        }
        return found
    }

    private static let edges: Set<String> = ["top", "bottom", "leading", "trailing", "left", "right"]

    /// The axes along which code moves or resizes a view by one of the view's constraints, by the view's id. A view whose length or place
    /// equals that of such a view goes along, as do views of which one fills the other.
    static func moved(_ objects: DocumentObjects, _ changes: [String: CodeChanges]) -> [String: Set<Axis>] {
        var moved: [String: Set<Axis>] = [:]
        var ends: [String: Set<String>] = [:]
        var filled: [String: Set<String>] = [:]
        var inner: [String: [String]] = [:]
        var waiting: [String] = []
        func move(_ view: String, _ word: String) {
            let isVertical =
                ["top", "bottom", "height", "centerY"].contains(where: word.hasPrefix) || word.hasSuffix("aseline")
            moved[view, default: []].insert(isVertical ? .vertical : .horizontal)
            waiting.append(view + " " + word)
        }
        for object in objects.all where object.element == "constraint" {
            guard let parent = object.parent, let word = object.attributes["firstAttribute"] else { continue }
            let owner = objects.all[parent].id
            let views = (first: object.attributes["firstItem"] ?? owner, second: object.attributes["secondItem"])
            if changes[object.id]?.contains(.layout) == true {
                let named = [object.attributes["firstItem"], views.second].compactMap { $0 }.filter { $0 != owner }
                for view in named.isEmpty ? [owner] : named { move(view, word) }
            }
            guard let second = views.second ?? (object.attributes["secondAttribute"] == nil ? nil : owner),
                let other = object.attributes["secondAttribute"], (object.attributes["priority"] ?? "1000") == "1000"
            else { continue }
            // Equal lengths of any views, one view's width by its height, edges of two views beside each other, and both edges of a view in
            // another.
            if ![word, other].allSatisfy({ ["width", "height"].contains($0) }) {
                guard word == other else { continue }
                guard views.first != owner, second != owner else {
                    let filling = views.first == owner ? second : views.first
                    let length = ["top", "bottom"].contains(word) ? "height" : "width"
                    if Self.edges.contains(word) {
                        filled["\(owner) \(length) \(filling) \(length)", default: []].insert(word)
                    }
                    continue
                }
            }
            ends[views.first + " " + word, default: []].insert(second + " " + other)
            ends[second + " " + other, default: []].insert(views.first + " " + word)
        }
        for (names, edges) in filled where edges.count == 2 {
            let parts = names.split(separator: " ").map(String.init)
            // What fills a view that moves keeps its place in the view.
            inner[parts[0] + " " + parts[1], default: []].append(parts[2] + " " + parts[3])
            // The content of a scroll view is as large as what fills the content.
            let around = objects[parts[0]]?.parent.map { objects.all[$0].element }
            if around == "scrollView" { ends[parts[2] + " " + parts[3], default: []].insert(parts[0] + " " + parts[1]) }
        }
        var met: Set<String> = []
        while let end = waiting.popLast() {
            guard met.insert(end).inserted else { continue }
            waiting += inner[end] ?? []
            for next in ends[end] ?? [] {
                let parts = next.split(separator: " ").map(String.init)
                if parts.count == 2 { move(parts[0], parts[1]) }
            }
        }
        return moved
    }
}
