/// The screens of a page that pages of other text sizes may repeat.
struct RepeatablePage: Sendable {
    /// In the order of the page.
    private(set) var screens: [RepeatableScreen] = []
    /// The place of each scene in `screens`, by its id.
    private var places: [String: Int] = [:]
    /// Whether no screen was left out because its layout or a rule asked for the text size, or may have asked.
    var isWhole = true

    /// The screen of a scene.
    subscript(scene: String) -> RepeatableScreen? { places[scene].map { screens[$0] } }

    /// Adds the screen of a scene that the page does not have yet.
    mutating func add(_ screen: RepeatableScreen) {
        places[screen.screen.scene.id] = screens.count
        screens.append(screen)
    }
}

/// A screen that pages of other text sizes may repeat, with what the rules observed: neither asked for the text size.
struct RepeatableScreen: Sendable {
    let screen: AuditedScreen
    /// By rule.
    let observations: [[Observation]]

    /// The same screen on a page of another text size.
    func screen(on traits: AuditTraits) -> AuditedScreen {
        var screen = screen
        screen.traits = traits
        if let category = traits.contentSizeCategory { screen.scene.environment.contentSizeCategory = category }
        return screen
    }
}
