import LayoutEngine

extension Device {
    /// The height of the English keyboard with its row of suggestions, from the screen's bottom, in points.
    ///
    /// The keys have one height for each width of phone; the room of the home indicator is added. [published by apps that
    /// keep the heights: two agree in portrait] Screens that no list has take the height of the nearest.
    public func keyboardHeight(landscape: Bool = false) -> Double {
        let hasIndicator = safeAreaInsets.bottom > 0
        if isPad {
            switch (hasIndicator, width >= 1_000) {
            case (false, false): return landscape ? 398 : 313
            case (false, true): return landscape ? 471 : 378
            case (true, false): return landscape ? 418 : 333
            case (true, true): return landscape ? 491 : 398
            }
        }
        if landscape { return hasIndicator ? 209 : width < 375 ? 199 : 200 }
        if hasIndicator { return width < 410 ? 336 : 346 }
        return width < 375 ? 253 : width < 414 ? 260 : 271
    }
}

extension LayoutEnvironment {
    /// The height of the keyboard on a whole screen of this size; nil where a length is not stated.
    var screenKeyboardHeight: Double? {
        guard let width, let height else { return nil }
        return Device(
            name: "", width: min(width, height), height: max(width, height), scale: scale,
            safeAreaInsets: safeAreaInsets, isPad: isPad
        ).keyboardHeight(landscape: width > height)
    }
}
