public import LayoutEngine
public import LayoutRender
public import UIKit

extension UIView {
    /// The view as the engine's tree, with its constraints, and the environment that it is laid out in.
    public var layoutTree: (tree: LayoutTree, environment: LayoutEnvironment) {
        let found = laidOut()
        return (found.tree, found.environment)
    }

    /// What of the constraints could not hold, one sentence each.
    public var layoutProblems: [String] {
        laidOut().layout.diagnostics.filter { $0.kind != .notice }.map(\.message)
    }

    /// The picture as a PNG file.
    public func png(scale: Double = 2) throws(RenderError) -> Data {
        try ViewPicture(self).png(scale: scale)
    }
}

extension UIViewController {
    /// A window of the screen that shows the controller, as an app would at its start.
    public func inWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = self
        window.makeKeyAndVisible()
        return window
    }
}

extension UIView {
    /// Gives the view the size of a snapshot: what is asked for, its own where it has one, else what its constraints say.
    public func fit(width: CGFloat? = nil, height: CGFloat? = nil) {
        guard width != nil || height != nil || bounds.isEmpty else { return }
        let size = systemLayoutSizeFitting(
            CGSize(width: width ?? 0, height: height ?? 0),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
        let natural = sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let box = CGSize(
            width: width ?? (size.width > 0 ? size.width : natural.width),
            height: height ?? (size.height > 0 ? size.height : natural.height))
        frame = CGRect(origin: .zero, size: box)
    }
}
