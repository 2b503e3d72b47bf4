/// Stack views by release.
package enum StackFacts {
    /// Whether the length 0 of a hidden view is required, so that required lengths and distances inside contradict it; else such
    /// a view silently keeps its length beside the visible views.
    package static let hidingIsRequired = ReleaseTable(
        "UIStackView hides by a required length",
        .since(.iOS8, true, .measured("messages of iOS 9 and 10, fixtures/logs/published")),
        .since(.iOS11, false, .measured("UIStackView in Catalyst, Documentation/Conformance.md")))
}
