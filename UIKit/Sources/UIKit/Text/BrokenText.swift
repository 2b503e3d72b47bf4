internal import LayoutEngine

/// The lines of a text in a width, each with its characters and its place: what layout managers and Core Text's frames ask for.
struct BrokenText {
    struct Line {
        /// The characters, with the spaces and the end of the paragraph that the line leaves out.
        var range: NSRange
        /// From the upper left corner of the text; as wide as the letters.
        var frame: CGRect
        /// From the line's upper edge.
        var ascender: CGFloat
    }
    var lines: [Line] = []

    /// - Parameter width: nil for one line a paragraph.
    init(_ text: NSAttributedString, width: CGFloat?) {
        var content = TextContent(text: text.string, font: .system(12))
        content.take(text, font: .system(12), color: nil)
        content.numberOfLines = 0
        let isOpen = width.map { $0 <= 0 || $0 > 1e6 } ?? true
        let found = content.lines(wrappingAt: isOpen ? nil : width.map { Double($0) }, in: Surroundings.environment)
        let units = Array(text.string.utf16)
        var (place, top) = (0, CGFloat(0))
        for (index, line) in found.enumerated() {
            let start = place
            for unit in line.pieces.flatMap({ Array($0.text.utf16) }) {
                if unit == 0x2D {
                    // A soft hyphen at which the line is broken shows a hyphen; one that the text does not have here is
                    // none of its characters.
                    if place < units.count, [0x2D, 0xAD].contains(units[place]) { place += 1 }
                } else if let found = units[place...].prefix(64).firstIndex(of: unit) {
                    place = found + 1
                }
            }
            while place < units.count, units[place] == 32 { place += 1 }
            if line.endsParagraph {
                // A carriage return and a soft hyphen that is not shown stand before the end.
                while place < units.count, [0x0D, 0xAD].contains(units[place]) { place += 1 }
                if place < units.count, [0x0A, 0x2028, 0x2029].contains(units[place]) { place += 1 }
            }
            if index == found.count - 1 { place = units.count }
            let height = CGFloat(index == 0 ? line.height : line.pitch)
            lines.append(
                Line(
                    range: NSRange(location: start, length: place - start),
                    frame: CGRect(x: 0, y: top, width: CGFloat(line.width), height: height),
                    ascender: CGFloat(line.ascender) + height - CGFloat(line.height)))
            top += height + CGFloat(content.lineSpacing)
            if line.endsParagraph { top += CGFloat(content.paragraphSpacing) }
        }
    }

    func line(at index: Int) -> Line? { lines.first { NSMaxRange($0.range) > index } ?? lines.last }
    func line(at point: CGPoint) -> Line? { lines.first { $0.frame.maxY > point.y } ?? lines.last }
}

extension NSAttributedString {
    /// How far the letters of a range reach.
    func width(of range: NSRange) -> CGFloat {
        guard range.length > 0, NSMaxRange(range) <= length else { return 0 }
        return BrokenText(attributedSubstring(from: range), width: nil).lines.map(\.frame.width).max() ?? 0
    }
    /// The character of a line at a distance from its beginning, and how far into it that is.
    func index(at x: CGFloat, in range: NSRange) -> (index: Int, fraction: CGFloat) {
        var left: CGFloat = 0
        for count in 1..<max(2, range.length + 1) where count <= range.length {
            let right = width(of: NSRange(location: range.location, length: count))
            if right > x {
                return (range.location + count - 1, right > left ? max(0, min(1, (x - left) / (right - left))) : 0)
            }
            left = right
        }
        return (max(range.location, NSMaxRange(range) - 1), 1)
    }
}
