extension LayoutEnvironment {
    /// Whether the root is a part of a screen, such as a card or a cell, whose place in an app is unknown: no controller's
    /// view, without a safe area, and smaller than any screen.
    package var isOfAPart: Bool {
        guard !root.isControllerView, safeAreaInsets == .zero else { return false }
        guard let width, let height else { return true }
        return !Size(width: width, height: height).isOfAScreen
    }
}

extension Size {
    /// Whether a root of this size may be a whole screen. Widths under 320 and heights under 480 points belong to no
    /// screen of UIKit: such a root is a part of a screen, whose place only code knows.
    package var isOfAScreen: Bool { width >= Self.smallestScreen.width && height >= Self.smallestScreen.height }

    /// The screen of the first iPhones.
    private static let smallestScreen = Size(width: 320, height: 480)
}
