import LayoutEngine

/// The higher lines of the text styles on a Mac whose languages include one with tall letters, such as Thai.
///
/// The file does not name the Mac's languages. Each recorded height of a line in a text style votes, where nothing but the text
/// decides the height. [recorded: lines 1.195 times as high in 20 of 20 files of one project, with the usual widths]
struct HighLines {
    /// The environment of the scene.
    let environment: LayoutEnvironment

    /// Whether more lines of a tree are high than usual.
    func areShown(in tree: LayoutTree, _ decided: DecidedAxes) -> Bool {
        var votes = (high: 0, usual: 0)
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            let view = tree[id]
            guard view.isInTextStyle, case .text(let text) = view.content, let recorded = view.recordedFrame?.height,
                !view.translatesAutoresizingMaskIntoConstraints, !decided.contains(id, .vertical)
            else { continue }
            let line = FontMetrics(text.font, in: environment).lineHeight
            if agrees(line, recorded) { votes.usual += 1 }
            if agrees(line * Self.factor, recorded) { votes.high += 1 }
        }
        return votes.high > votes.usual
    }

    /// Whether a line is as high as recorded, in whole pixels.
    private func agrees(_ line: Double, _ recorded: Double) -> Bool {
        abs((line * environment.scale - 1e-6).rounded(.up) / environment.scale - recorded) < Self.tolerance
    }

    /// The height of a text in a text style with such lines; nil for any other content.
    func height(of view: View, usual: Double) -> Double? {
        switch view.content {
        case .text(let text): text.font.textStyle == nil ? nil : usual * Self.factor
        case .button(let button):
            button.effectiveFont.textStyle == nil
                ? nil
                : usual + (Self.factor - 1) * FontMetrics(button.effectiveFont, in: environment).lineHeight
        case .image, .control, .none: nil
        }
    }

    /// As high as a usual line.
    private static let factor = 1.195
    /// In points: heights of lines are exact.
    private static let tolerance = 0.1
}
