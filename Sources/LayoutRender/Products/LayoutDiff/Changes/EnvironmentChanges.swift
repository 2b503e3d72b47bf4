import LayoutEngine

extension LayoutEnvironment {
    /// The differences of two environments.
    ///
    /// Each with the word that a document or flag has for the trait; equal environments cost one comparison.
    ///
    /// `size 375 x 667 -> 393 x 852`, where `fit` is a length that the content decides. The order is that of the
    /// report. A new field of `LayoutEnvironment` needs a line here.
    func changes(to other: LayoutEnvironment) -> [PropertyChange] {
        guard self != other else { return [] }
        var changes: [PropertyChange] = []
        func compare(_ name: String, _ value: (LayoutEnvironment) -> String?) {
            let (old, new) = (value(self), value(other))
            if old != new { changes.append(PropertyChange(name, before: old, after: new, isVisual: false)) }
        }
        compare("size") { ($0.width?.plain ?? "fit") + " x " + ($0.height?.plain ?? "fit") }
        compare("scale") { $0.scale.plain }
        compare("roundsToPixels") { "\($0.solving.roundsToPixels)" }
        compare("safeArea") { $0.safeAreaInsets.text }
        compare("layoutMargins") { $0.root.layoutMargins?.text }
        compare("keyboard") { $0.root.keyboardHeight?.plain }
        compare("topLayoutGuide") { $0.root.topLayoutGuideLength?.plain }
        compare("bottomLayoutGuide") { $0.root.bottomLayoutGuideLength?.plain }
        compare("layoutDirection") { $0.layoutDirection.rawValue }
        compare("userInterfaceStyle") { $0.userInterfaceStyle.rawValue }
        compare("accessibilityContrast") { $0.accessibilityContrast.rawValue }
        compare("contentSizeCategory") { $0.contentSizeCategory.rawValue }
        compare("language") { $0.texts.language }
        compare("isControllerView") { "\($0.root.isControllerView)" }
        compare("viewRespectsSystemMinimumLayoutMargins") { "\($0.root.respectsSystemMinimumMargins)" }
        compare("ios") { $0.release.version }
        compare("isPad") { "\($0.isPad)" }
        compare("horizontalSizeClass") { $0.sizeClasses.horizontal?.rawValue }
        compare("verticalSizeClass") { $0.sizeClasses.vertical?.rawValue }
        compare("compat") { $0.solving.compatibility.rawValue }
        return changes
    }

    /// The differences that can move a view: the appearance cannot.
    func movingChanges(to other: LayoutEnvironment) -> [PropertyChange] {
        changes(to: other).filter { !["userInterfaceStyle", "accessibilityContrast"].contains($0.name) }
    }
}
