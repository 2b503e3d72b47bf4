import LayoutEngine
import Notation

/// Why a text is cut.
extension PageExplanation {
    /// Whether the view's text is cut, how many letters fit, where the cut lies, and what holds the length; nil for a view
    /// without a text.
    public func reasonsForTruncation(_ item: ItemID) -> [String]? {
        guard let content = scene.tree.shownText(of: item), !content.text.isEmpty else { return nil }
        let name = words.name(item)
        let environment = scene.environment
        let size = scene.tree.textRoom(of: item, in: layout, environment)
        // 1 one line: the width
        var line = content
        line.numberOfLines = 1
        let needed = line.measure(wrappingAt: nil, in: environment).size
        let isOneLine = content.numberOfLines == 1
        if isOneLine, needed.width > size.width + Self.pixel {
            return cutLine(line, needed.width, item) + held(item, .width)
        }
        // 2 several lines: the height, and the most lines
        var whole = content
        whole.numberOfLines = 0
        let all = whole.measure(wrappingAt: max(size.width, 1), in: environment)
        if !isOneLine {
            let perLine = all.size.height / Double(max(all.lineCount, 1))
            let fitting = perLine > 0 ? Int((size.height + Self.pixel) / perLine) : 0
            if all.size.height > size.height + perLine / 2 {
                return [
                    "\(name) is cut: its text needs \(countText(all.lineCount, "line")), "
                        + "\(PlainNumber.text(all.size.height)) high, and \(PlainNumber.text(size.height)) have room for "
                        + "\(countText(fitting, "line"))"
                ] + held(item, .height)
            }
            if content.numberOfLines > 0, all.lineCount > content.numberOfLines {
                return [
                    "\(name) is cut: its text needs \(countText(all.lineCount, "line")) at a width of "
                        + "\(PlainNumber.text(size.width)), and numberOfLines is \(content.numberOfLines)"
                ] + held(item, .width)
            }
        }
        let room = isOneLine ? size.width - needed.width : size.height - all.size.height
        return [
            "\(name) is not cut: its text needs \(PlainNumber.text(isOneLine ? needed.width : all.size.height)) of "
                + "\(PlainNumber.text(isOneLine ? size.width : size.height)), \(PlainNumber.text(room)) to spare"
        ]
    }

    /// Lengths that differ by less are equal on the screen.
    private static let pixel = 0.34

    /// `title is cut after "Hello wo": 8 of 11 letters fit in 62, and the text needs 88.5; the word "world" is cut`
    private func cutLine(_ content: TextContent, _ needed: Double, _ item: ItemID) -> [String] {
        let width = scene.tree.textRoom(of: item, in: layout, scene.environment).width
        let letters = Array(content.text)
        func fits(_ count: Int) -> Bool {
            var part = content
            part.runs = []
            part.text = String(letters.prefix(count)) + (count < letters.count ? "\u{2026}" : "")
            return part.measure(wrappingAt: nil, in: scene.environment).size.width <= width + Self.pixel
        }
        var (low, high) = (0, letters.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(middle) { low = middle } else { high = middle - 1 }
        }
        let name = words.name(item)
        let head = String(letters.prefix(low))
        var text =
            "\(name) is cut after \"\(escapedForDisplay(head, limit: 60))\": \(low) of \(letters.count) letters and \u{2026} fit "
            + "into \(PlainNumber.text(width)), and the text needs \(PlainNumber.text(needed))"
        let start = letters.prefix(low).lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
        let end = letters[low...].firstIndex(where: \.isWhitespace) ?? letters.count
        if low < end, start < end {
            let word = escapedForDisplay(String(letters[start..<end]), limit: 60)
            text += start == low ? "; \"\(word)\" and what follows is missing" : "; the word \"\(word)\" is cut"
        }
        if case .text(let own) = scene.tree[item].content, own.adjustsFontSizeToFitWidth {
            text += "; the label shrinks its font before it cuts"
        }
        return [text]
    }

    /// The sum of the length that holds the text.
    private func held(_ item: ItemID, _ edge: ExplainedEdge) -> [String] {
        ["what holds the \(edge.rawValue):"] + lines(explanation(of: item, edge)).map { "  " + $0 }
    }
}
