/// A screen that pages of other text sizes may repeat, with what the rules observed.
struct RepeatableScreen: Sendable {
    let screen: AuditedScreen
    /// By rule.
    let observations: [[Observation]]
    /// Whether the layout or a rule asked for the text size.
    let dependsOnTextSize: Bool

    /// The same screen on a page of another text size.
    func screen(on traits: AuditTraits) -> AuditedScreen {
        var screen = screen
        screen.traits = traits
        if let category = traits.contentSizeCategory { screen.scene.environment.contentSizeCategory = category }
        return screen
    }
}
