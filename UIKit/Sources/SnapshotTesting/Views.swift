import LayoutEngine
import UIKit
import UIKitDrawing

/// Runs code on a screen with other traits.
@MainActor
private func with<Result>(_ config: ViewImageConfig, _ traits: UITraitCollection, _ body: () -> Result) -> Result {
    var screen = Surroundings.environment
    if let size = config.size {
        screen.width = Double(size.width)
        screen.height = Double(size.height)
        screen.safeAreaInsets = EdgeInsets(
            top: Double(config.safeArea.top), left: Double(config.safeArea.left),
            bottom: Double(config.safeArea.bottom), right: Double(config.safeArea.right))
    }
    screen = traits.applied(to: config.traits.applied(to: screen))
    return Surroundings.with(screen, body)
}

/// Runs code while a window shows a controller, without the bars of the system.
@MainActor
private func show<Result>(
    _ controller: UIViewController, on config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
    _ body: () -> Result
) -> Result {
    var screen = config
    if let size { screen.size = size }
    return with(screen, traits) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size ?? UIScreen.main.bounds.size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        defer { window.rootViewController = nil }
        return body()
    }
}

/// Has a view and those below it lay out again, as on a screen that they come to.
@MainActor
private func freshen(_ view: UIView) {
    view.setNeedsLayout()
    for child in view.subviews { freshen(child) }
}

@MainActor
private func picture(_ view: UIView) -> UIImage {
    let scale = Surroundings.environment.scale
    let picture = ViewPicture(view, isClear: true)
    guard let data = try? picture.png(scale: scale) else { return UIImage() }
    let image = UIImage(data: data, scale: CGFloat(scale)) ?? UIImage()
    if ReferenceReport.isAsked { image.withoutTexts = (try? picture.pngWithoutTexts(scale: scale)) ?? nil }
    return image
}

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// A view at its own size, or at the size given.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let pictures = SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return pictures.pullback { view in
            MainActor.assumeIsolated {
                with(ViewImageConfig(), traits) {
                    if let size { view.frame.size = size }
                    if view.bounds.isEmpty { view.fit() }
                    freshen(view)
                    view.layoutIfNeeded()
                    return picture(view)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// A controller on a screen, without the bars of the system.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let pictures = SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return pictures.pullback { controller in
            MainActor.assumeIsolated {
                show(controller, on: config, size, traits) { picture(controller.view) }
            }
        }
    }
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

/// A view and those below it, a line each, as UIKit prints them, without places in memory.
@MainActor
private func described(_ view: UIView, depth: Int = 0) -> [String] {
    let own = view.description.replacingOccurrences(of: ":? *0x[0-9a-f]+", with: "", options: .regularExpression)
    return [String(repeating: "   | ", count: depth) + own] + view.subviews.flatMap { described($0, depth: depth + 1) }
}

extension Snapshotting where Value == UIView, Format == String {
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            MainActor.assumeIsolated {
                with(ViewImageConfig(), traits) {
                    if let size { view.frame.size = size }
                    view.layoutIfNeeded()
                    return described(view).joined(separator: "\n")
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainActor.assumeIsolated {
                show(controller, on: config, size, traits) { described(controller.view).joined(separator: "\n") }
            }
        }
    }
}
