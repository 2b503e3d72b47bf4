import LayoutEngine

extension ResolvedLayout {
    /// Why there are no frames, where the work limit ended the layout before any was known: every product would show
    /// zeros. Nil where there are frames.
    /// - Parameter name: the file and the page in the message.
    package func lackOfFrames(_ name: String) -> String? {
        guard isUnsolved else { return nil }
        let limit = diagnostics.first { $0.kind == .workLimit }?.message ?? "the constraints take too much work"
        return "\(name): \(limit), and no frame is known; --max-work moves the limit"
    }
}
