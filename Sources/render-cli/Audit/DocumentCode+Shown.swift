import InterfaceBuilder
import LayoutEngine
import ProjectResources

/// What of a file an app never shows, and the views whose constraints code changes.
extension DocumentCode {
    /// The ids of scenes that cannot be loaded: they have outlets to properties that only a class of the program has, and no class.
    static func unloadable(_ objects: DocumentObjects) -> Set<String> {
        Set(
            objects.all.filter { object in
                object.attributes["sceneMemberID"] == "viewController" && object.customClass == nil
                    && object.connections.contains { connection in
                        (connection.kind == .outlet || connection.kind == .outletCollection)
                            && !ownOutlets.contains(connection.name)
                    }
            }
            .map(\.id))
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

    /// The axes along which code moves or resizes a view by one of the view's constraints, by the view's id.
    static func moved(_ objects: DocumentObjects, _ changes: [String: CodeChanges]) -> [String: Set<Axis>] {
        var moved: [String: Set<Axis>] = [:]
        for object in objects.all where object.element == "constraint" {
            guard changes[object.id]?.contains(.layout) == true, let parent = object.parent,
                let word = object.attributes["firstAttribute"]
            else { continue }
            let isVertical =
                ["top", "bottom", "height", "centerY"].contains(where: word.hasPrefix) || word.hasSuffix("aseline")
            let owner = objects.all[parent].id
            let ends = [object.attributes["firstItem"], object.attributes["secondItem"]].compactMap { $0 }
            let views = ends.filter { $0 != owner }
            for view in views.isEmpty ? [owner] : views {
                moved[view, default: []].insert(isVertical ? .vertical : .horizontal)
            }
        }
        return moved
    }
}
