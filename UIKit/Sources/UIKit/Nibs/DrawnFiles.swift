internal import InterfaceBuilder
package import LayoutEngine

/// The screens and views of nibs and storyboards that belong to a class: one that is made from a file has its outlets from there.
package enum DrawnFiles {
    /// More files are not opened.
    private static let maximumFiles = 400

    /// The first screen of a class in the storyboards, in the order of their paths.
    @MainActor package static func controller(of name: String) -> UIViewController? {
        for path in ProgramFiles.paths(of: "storyboard").prefix(maximumFiles) where has(name, path) {
            guard let file = NibFile(path: path, bundle: nil),
                let object = file.objects.all.first(where: {
                    $0.attributes["customClass"] == name && $0.element.lowercased().hasSuffix("controller")
                })
            else { continue }
            if let found = StoryboardSegues.controller(object.id, in: file) { return found }
        }
        return nil
    }

    /// The outermost view of a class in the nibs, in the order of their paths.
    @MainActor package static func view(of name: String) -> UIView? {
        for path in ProgramFiles.paths(of: "xib").prefix(maximumFiles) where has(name, path) {
            guard let file = NibFile(path: path, bundle: nil),
                file.objects.outermost.contains(where: {
                    $0.attributes["customClass"] == name && $0.element != "placeholder"
                })
            else { continue }
            let nib = UINib(nibName: file.name, bundle: nil)
            let made = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
            if let found = made.first(where: { "\(type(of: $0))" == name }) { return found }
        }
        return part(of: name)
    }

    /// The colour behind the view that was last taken out of a screen: that of the nearest view around with one.
    @MainActor package private(set) static var surrounding: Color?

    /// The first view of a class inside the screens of the storyboards and the nibs, such as a prototype of a cell, with what is in
    /// it. Its frame is the recorded one.
    @MainActor private static func part(of name: String) -> UIView? {
        for kind in ["storyboard", "xib"] {
            for path in ProgramFiles.paths(of: kind).prefix(maximumFiles) where has(name, path) {
                guard let file = NibFile(path: path, bundle: nil) else { continue }
                let ids = Set(file.objects.all.filter { $0.attributes["customClass"] == name }.map(\.id))
                for scene in file.document.scenes {
                    guard let id = scene.tree.items.first(where: { ids.contains($0.identifier) })?.identifier,
                        let item = scene.tree.item(named: id)
                    else { continue }
                    let run = NibRun(file, owner: nil)
                    let view = run.view(of: scene.tree, scene.facts, from: item)
                    run.finish()
                    guard "\(type(of: view))" == name else { continue }
                    let above = sequence(first: item) { scene.tree[$0].superview }.dropFirst()
                    surrounding = above.lazy.compactMap { scene.tree[$0].appearance.backgroundColor }.first
                    if view.bounds.isEmpty, let rect = scene.tree[item].recordedFrame ?? scene.tree[item].frame {
                        view.frame = CGRect(x: 0, y: 0, width: rect.size.width, height: rect.size.height)
                    }
                    return view
                }
            }
        }
        return nil
    }

    /// Whether a file names a class, found without reading its elements.
    private static func has(_ name: String, _ path: String) -> Bool {
        FileManager.default.contents(atPath: path)?.range(of: Data("customClass=\"\(name)\"".utf8)) != nil
    }
}
