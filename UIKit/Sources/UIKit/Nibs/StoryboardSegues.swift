internal import InterfaceBuilder
internal import LayoutEngine

/// Makes the controllers of a storyboard and goes from one to the other.
@MainActor
enum StoryboardSegues {
    /// A controller with those that belong to it: the children of a navigation or tab controller.
    /// - Returns: nil if the file has no controller of this id.
    static func controller(_ id: String, in file: NibFile, creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController?
    {
        guard let object = file.objects[id] else { return nil }
        if object.element == "viewControllerPlaceholder" { return referenced(object, file) }
        let run = NibRun(file, owner: nil)
        guard let controller = run.controller(object, creator: creator) else { return nil }
        for connection in object.connections where connection.detail == "relationship" {
            guard let child = self.controller(connection.destination, in: file) else { continue }
            switch controller {
            case let navigation as UINavigationController: navigation.viewControllers += [child]
            case let tabs as UITabBarController: tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
            default: controller.addChild(child)
            }
        }
        run.finish()
        return controller
    }

    /// A scene of another storyboard.
    private static func referenced(_ object: DocumentObjects.Object, _ file: NibFile) -> UIViewController? {
        let name = object.attributes["storyboardName"] ?? file.name
        guard let other = NibFile(name, "storyboard", bundle: file.bundle) else {
            Missing.note("Could not find a storyboard named '\(name)' among the program's files")
            return nil
        }
        guard let identifier = object.attributes["referencedIdentifier"] else {
            return other.document.entryPoint.flatMap { controller($0, in: other) }
        }
        let found = other.objects.all.first { $0.attributes["storyboardIdentifier"] == identifier }
        return found.flatMap { controller($0.id, in: other) }
    }

    /// Follows a segue by its identifier, as code asks for.
    static func perform(_ identifier: String, from controller: UIViewController, sender: Any?) {
        guard let file = controller.nibFile, let id = controller.nibID else {
            return Missing.note("performSegue: \(type(of: controller)) comes from no storyboard")
        }
        let segue = segues(of: id, in: file).first { $0.name == identifier }
        guard let segue else {
            preconditionFailure("Receiver (\(type(of: controller))) has no segue with identifier '\(identifier)'")
        }
        follow(segue, from: controller, in: file, sender: sender, asks: false)
    }

    /// The segues of a controller and of everything in it.
    static func segues(of id: String, in file: NibFile) -> [DocumentObjects.Connection] {
        guard let object = file.objects[id] else { return [] }
        return object.connections.filter { $0.kind == .segue }
            + file.objects.children(of: id).flatMap { segues(of: $0.id, in: file) }
    }

    /// - Parameter asks: whether the controller may refuse, as with segues that a control begins.
    static func follow(
        _ connection: DocumentObjects.Connection, from source: UIViewController, in file: NibFile, sender: Any?,
        asks: Bool
    ) {
        if asks, !source.shouldPerformSegue(withIdentifier: connection.name, sender: sender) { return }
        guard connection.detail != "unwind" else {
            return Missing.note("segue: unwinding is not followed")
        }
        guard let destination = controller(connection.destination, in: file) else { return }
        let name = connection.name.isEmpty ? nil : connection.name
        let segue = UIStoryboardSegue(identifier: name, source: source, destination: destination) {
            switch connection.detail {
            case "show", "push", "showDetail": source.show(destination, sender: sender)
            default: source.present(destination, animated: false)
            }
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Puts the controllers of container views into them, before the screen hears that it has loaded.
    static func embed(in controller: UIViewController, _ run: NibRun, _ id: String) {
        for object in run.file.objects.all where object.element == "containerView" {
            guard let view = run.object(object.id) as? UIView,
                let connection = object.connections.first(where: { $0.detail == "embed" }),
                let child = self.controller(connection.destination, in: run.file)
            else { continue }
            controller.addChild(child)
            let name = connection.name.isEmpty ? nil : connection.name
            controller.prepare(
                for: UIStoryboardSegue(identifier: name, source: controller, destination: child), sender: nil)
            guard let inner = child.view else { continue }
            view.addSubview(inner.following(view.bounds))
            child.didMove(toParent: controller)
        }
    }
}
