/// An Auto Layout console log: the text of Xcode's console, a test run or a bug report after "Unable to simultaneously
/// satisfy constraints", in any of the dialects from iOS 6 on, and in those of Masonry, SnapKit and KeepLayout.
public struct ConsoleLog: Sendable, Equatable {
    /// The reports, in the log's order.
    public var reports: [LoggedReport]
    /// Messages about constraints that are no conflict report, in the log's order.
    public var messages: [LoggedMessage]

    /// Reads a log of any bytes; no content is an error. Time and memory grow linearly with the length.
    /// - Parameter constraintLimit: the most constraints that are read; the rest of the log is left out.
    public init(_ bytes: [UInt8], constraintLimit: Int = 20_000) {
        let text = RepairedText(bytes)
        var reader = LogReader(text, constraintLimit: constraintLimit)
        reader.read()
        (reports, messages) = (reader.reports, LoggedMessage.all(in: text))
    }
}
