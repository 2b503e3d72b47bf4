/// What git leaves in a text file where both sides of a merge changed the same lines.
///
///     <<<<<<< HEAD
///     <constraint constant="80"/>
///     =======
///     <constraint constant="96"/>
///     >>>>>>> feature/taller-card
///
/// With `merge.conflictStyle` `diff3` or `zdiff3` the lines of the common ancestor stand between, behind `|||||||`.
package struct UnfinishedMerge: Error, Sendable, Hashable {
    /// The lines of each conflict, markers included, from 1; a marker without its partner is a line of its own.
    package private(set) var places: [ClosedRange<Int>] = []
    /// What stands behind the first opening marker, usually `HEAD`; empty without one.
    package private(set) var ours = ""
    /// What stands behind the first closing marker: a branch or a commit; empty without one.
    package private(set) var theirs = ""

    /// A side of a merge.
    package enum Side: Sendable { case ours, theirs }

    /// The kinds of lines that git adds, by their sign.
    private enum Marker {
        case start, ancestor, middle, end

        /// - Parameter line: without its end.
        init?(_ line: ArraySlice<UInt8>) {
            guard let sign = line.first, line.count >= Self.length,
                line.prefix(Self.length).allSatisfy({ $0 == sign }),
                line.count == Self.length || line[line.startIndex + Self.length] == UInt8(ascii: " ")
            else { return nil }
            switch sign {
            case UInt8(ascii: "<"): self = .start
            case UInt8(ascii: "|"): self = .ancestor
            case UInt8(ascii: "="): self = .middle
            case UInt8(ascii: ">"): self = .end
            default: return nil
            }
        }

        /// Conflicts inside an ancestor's lines have longer markers.
        static let length = 7
    }

    /// Nil for a text without markers. Only a line that is a marker as a whole counts.
    package init?(in bytes: [UInt8]) {
        var open: Int?
        Self.forEachMarker(in: bytes) { marker, line, text in
            let name = escapedForDisplay(String(decoding: text.dropFirst(Marker.length + 1), as: UTF8.self))
            switch marker {
            case .start:
                if let open { places.append(open...open) }
                open = line
                if ours.isEmpty { ours = name }
            case .end:
                places.append((open ?? line)...line)
                open = nil
                if theirs.isEmpty { theirs = name }
            case .ancestor, .middle: break
            }
        }
        if let open { places.append(open...open) }
        if places.isEmpty { return nil }
    }

    /// The line of the first marker.
    package var line: Int { places[0].lowerBound }

    /// One sentence with the lines and the names of both sides.
    package var message: String {
        let shown = places.prefix(Self.listed).map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
        }
        let rest = places.count - shown.count
        let list = rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more places" : Self.enumerated(shown)
        let isLine = places.count == 1 && places[0].count == 1
        let lines = isLine ? "line \(list) is a marker" : "lines \(list) hold the text"
        let sides = isLine ? [ours, theirs].filter { !$0.isEmpty } : [ours, theirs].map { $0.isEmpty ? "?" : $0 }
        let names = sides.joined(separator: " and ")
        return "an unfinished merge: \(lines)" + (names.isEmpty ? "" : isLine ? " of \(names)" : " of both \(names)")
    }

    /// The most places that the sentence lists.
    private static let listed = 4

    /// `a`, `a and b`, `a, b and c`.
    private static func enumerated(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The text of one side; nil where a marker lacks its partner.
    package static func text(of side: Side, in bytes: [UInt8]) -> [UInt8]? {
        enum Part { case common, ours, ancestor, theirs }
        var text: [UInt8] = []
        var (part, start) = (Part.common, bytes.startIndex)
        var isWhole = true
        func isWanted(_ part: Part) -> Bool {
            switch part {
            case .common: true
            case .ours: side == .ours
            case .ancestor: false
            case .theirs: side == .theirs
            }
        }
        forEachMarker(in: bytes) { marker, _, line in
            let next: Part
            switch (marker, part) {
            case (.start, .common): next = .ours
            case (.ancestor, .ours): next = .ancestor
            case (.middle, .ours), (.middle, .ancestor): next = .theirs
            case (.end, .theirs): next = .common
            case (.middle, .common), (.ancestor, .common): return
            default:
                isWhole = false
                return
            }
            if isWanted(part) { text += bytes[start..<line.startIndex] }
            part = next
            start = bytes[line.endIndex...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
        }
        return isWhole && part == .common ? text + bytes[start...] : nil
    }

    /// Calls a body with each marker, its line from 1 and the line's bytes without their end.
    private static func forEachMarker(in bytes: [UInt8], _ body: (Marker, Int, ArraySlice<UInt8>) -> Void) {
        var (line, start) = (0, bytes.startIndex)
        while start < bytes.endIndex {
            line += 1
            let rest = bytes[start...]
            var end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let next = end + 1
            if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            if let marker = Marker(bytes[start..<end]) { body(marker, line, bytes[start..<end]) }
            start = next
        }
    }
}
