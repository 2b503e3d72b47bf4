package import LayoutEngine

/// The views of a file with their ids, for tests that hold them against the engine's own layout of the file.
@MainActor
package enum NibInspection {
    /// A scene of a file, and the same as views.
    package struct Scene {
        package let scene: LayoutScene
        package let root: UIView
        /// The views by the ids of their elements.
        package let views: [String: UIView]
        /// Has the guides at the screen's top and bottom.
        private let controller: UIViewController

        fileprivate init(scene: LayoutScene, root: UIView, views: [String: UIView], controller: UIViewController) {
            (self.scene, self.root, self.views, self.controller) = (scene, root, views, controller)
        }
    }

    /// - Parameter path: of a .xib or .storyboard file.
    /// - Returns: nil for a file that is not read.
    package static func scenes(of path: String) -> [Scene]? {
        guard let file = NibFile(path: path, bundle: nil) else { return nil }
        return file.document.scenes.map { scene in
            let controller = UIViewController()
            let run = NibRun(file, owner: controller)
            let root = run.view(of: scene.tree, scene.facts)
            var views: [String: UIView] = [:]
            for (index, view) in run.views { views[scene.tree.items[index].identifier] = view }
            return Scene(scene: scene, root: root, views: views, controller: controller)
        }
    }
}
