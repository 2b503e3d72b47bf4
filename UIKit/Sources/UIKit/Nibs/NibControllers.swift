internal import InterfaceBuilder
internal import LayoutEngine

/// Controllers of storyboards and nibs, and their bars.
extension NibRun {
    /// - Parameter creator: makes the controller in place of its class's `init(coder:)`.
    /// - Returns: nil for an object that is no controller.
    func controller(_ object: DocumentObjects.Object, creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController?
    {
        guard let base = NibClasses.controller(object.element) else { return nil }
        let coder = NibCoder(self, object)
        let own = (type(of: object) as? UIViewController.Type) ?? base
        guard let made = creator?(coder) ?? own.init(coder: coder) else { return nil }
        controller = made
        note(made, object)
        for child in file.objects.children(of: object.id) { addPart(child, to: made) }
        return made
    }

    /// Items of bars and bars of containers.
    private func addPart(_ object: DocumentObjects.Object, to controller: UIViewController) {
        switch (object.key, controller) {
        case ("navigationItem", _):
            let item = controller.navigationItem
            note(item, object)
            item.title = object.attributes["title"]
            item.prompt = object.attributes["prompt"]
            item.backButtonTitle = object.attributes["backButtonTitle"]
            switch object.attributes["largeTitleDisplayMode"] {
            case "never": item.largeTitleDisplayMode = .never
            case "always": item.largeTitleDisplayMode = .always
            default: break
            }
            for child in file.objects.children(of: object.id) { addItem(child, to: item) }
        case ("tabBarItem", _):
            guard let item = controller.tabBarItem else { return }
            note(item, object)
            let system = object.attributes["systemItem"].flatMap { UITabBarItem.SystemItem(word: $0) }
            if let system {
                let known = UITabBarItem(tabBarSystemItem: system, tag: 0)
                item.title = known.title
                item.image = known.image
            }
            if let title = object.attributes["title"] { item.title = title }
            if let image = image("image", of: object) { item.image = image }
            if let image = image("selectedImage", of: object) { item.selectedImage = image }
            item.badgeValue = object.attributes["badgeValue"]
        case ("navigationBar", let navigation as UINavigationController):
            navigation.navigationBar.prefersLargeTitles = object.attributes["largeTitles"] == "YES"
            note(navigation.navigationBar, object)
        case ("tabBar", let tabs as UITabBarController): note(tabs.tabBar, object)
        default: break
        }
    }

    private func addItem(_ object: DocumentObjects.Object, to item: UINavigationItem) {
        if object.key == "titleView" {
            item.titleView = file.scene(object.id).map { view(of: $0.tree, $0.facts) }
            return
        }
        guard object.element == "barButtonItem" else { return }
        let made = barButton(object)
        switch (object.key, object.list) {
        case ("backBarButtonItem", _): item.backBarButtonItem = made
        case ("leftBarButtonItem", _), (_, "leftBarButtonItems"):
            item.leftBarButtonItems = (item.leftBarButtonItems ?? []) + [made]
        case ("rightBarButtonItem", _), (_, "rightBarButtonItems"):
            item.rightBarButtonItems = (item.rightBarButtonItems ?? []) + [made]
        default: break
        }
    }

    private func barButton(_ object: DocumentObjects.Object) -> UIBarButtonItem {
        let attributes = object.attributes
        let made: UIBarButtonItem
        if let system = attributes["systemItem"].flatMap({ UIBarButtonItem.SystemItem(word: $0) }) {
            made = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            made = UIBarButtonItem(title: attributes["title"], style: .plain, target: nil, action: nil)
        }
        if attributes["style"] == "done" { made.style = .done }
        if let image = image("image", of: object) { made.image = image }
        if attributes["enabled"] == "NO" { made.isEnabled = false }
        if let width = attributes["width"].flatMap(Double.init), width.isFinite { made.width = CGFloat(width) }
        for child in file.objects.children(of: object.id) where child.key == "customView" {
            made.customView = file.scene(child.id).map { view(of: $0.tree, $0.facts) }
        }
        note(made, object)
        return made
    }

    private func image(_ name: String, of object: DocumentObjects.Object) -> UIImage? {
        guard let image = object.attributes[name] else { return nil }
        if object.attributes["catalog"] == "system" || file.isSymbol(image) { return UIImage(systemName: image) }
        return UIImage(named: image, in: file.bundle, compatibleWith: nil)
    }
}

extension NibFile {
    /// Whether a picture's name is that of one of the system's symbols.
    func isSymbol(_ name: String) -> Bool {
        document.references?.names.images.first { $0.name == name }?.isSystemSymbol ?? false
    }
}

extension UIViewController {
    /// The view of a storyboard's scene, or of the nib that the controller is named with or for.
    /// - Returns: false if there is none.
    func loadNibView() -> Bool {
        if let file = nibFile, let id = nibID, let scene = file.scene(id), let object = file.objects[id] {
            let run = NibRun(file, owner: self)
            run.note(self, object, isFresh: false)
            for child in file.objects.children(of: id) where child.key == "navigationItem" {
                run.noteParts(of: child, in: navigationItem)
            }
            view = run.view(of: scene.tree, scene.facts)
            run.connect(object, self)
            run.finish()
            StoryboardSegues.embed(in: self, run, id)
            return true
        }
        for name in nibNames {
            guard let file = NibFile(name, "xib", bundle: nibBundle), file.hasView else { continue }
            _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
            return viewIfLoaded != nil
        }
        return false
    }

    /// The names under which UIKit looks for a controller's nib: the stated one, else its class's without and with
    /// `Controller`.
    private var nibNames: [String] {
        if let nibName { return [nibName] }
        let own = String(describing: Swift.type(of: self))
        guard !String(reflecting: Swift.type(of: self)).hasPrefix("UIKit.") else { return [] }
        return own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count)), own] : [own]
    }
}

extension NibFile {
    /// Whether the file's owner has a view in it.
    fileprivate var hasView: Bool {
        objects.outermost.contains { object in
            object.attributes["placeholderIdentifier"] == "IBFilesOwner"
                && object.connections.contains { $0.kind == .outlet && $0.name == "view" }
        }
    }
}

extension NibRun {
    /// Tells a run of the bar items that the controller has already.
    func noteParts(of object: DocumentObjects.Object, in item: UINavigationItem) {
        note(item, object, isFresh: false)
        var left = item.leftBarButtonItems ?? []
        var right = item.rightBarButtonItems ?? []
        for child in file.objects.children(of: object.id) where child.element == "barButtonItem" {
            let isLeft = child.key == "leftBarButtonItem" || child.list == "leftBarButtonItems"
            if isLeft, !left.isEmpty { note(left.removeFirst(), child, isFresh: false) }
            if !isLeft, child.key != "backBarButtonItem", !right.isEmpty {
                note(right.removeFirst(), child, isFresh: false)
            }
        }
    }
}
