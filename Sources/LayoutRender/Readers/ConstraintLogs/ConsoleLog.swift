/// An Auto Layout console log: the text of Xcode's console, a test run or a bug report after "Unable to simultaneously
/// satisfy constraints", in any of the dialects from iOS 6 on, and in those of Masonry, SnapKit and KeepLayout.
package struct ConsoleLog: Sendable, Equatable {
    /// The reports, in the log's order.
    package var reports: [LoggedReport]
    /// Messages about constraints that are no conflict report, in the log's order.
    package var messages: [LoggedMessage]
    /// Trees of views that a debugger printed, in the log's order.
    package var trees: [LoggedTree]

    /// Reads a log of any bytes; no content is an error. Time and memory grow linearly with the length.
    /// - Parameter constraintLimit: the most constraints, and the most views, that are read; the rest of the log is left out.
    package init(_ bytes: [UInt8], constraintLimit: Int = 20_000) {
        let text = RepairedText(bytes)
        var reader = LogReader(text, constraintLimit: constraintLimit)
        reader.read()
        reports = reader.reports
        trees = TreeReader(text: text, limit: constraintLimit).trees()
        // An ambiguous view of a tree is told with the tree.
        let lines = Set(trees.flatMap { $0.views.map(\.line) })
        messages = LoggedMessage.all(in: text).filter { $0.kind != .ambiguousLayout || !lines.contains($0.line) }
    }
}
