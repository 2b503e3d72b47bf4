import ConstraintLogs
import Notation

/// Lines of code that have a constraint's number beside the word of its attribute: `label.heightAnchor ... 12`.
extension LogPlaces {
    /// A constraint of the app with a number of its own, as code may write both.
    private struct Wanted {
        /// The place in the report, from 1.
        var place: Int
        /// Small letters, any of which the line has to have.
        var words: [[UInt8]]
        /// The number without its sign.
        var number: Double
        /// `height 12`
        var text: String
    }

    /// A file with the lines of the constraints that it has.
    private struct Found {
        var path: String
        var lines: [(wanted: Int, line: Int)]
    }

    /// The most lines that are listed.
    private static let listedNumbers = 6

    /// The file that has the most of a report's constraints by their numbers, with the lines; none where several files have
    /// as many, or where one constraint alone is found in several files.
    func numberLines(of report: LoggedReport) -> (lines: [String], places: [CodePlace], isStrong: Bool) {
        var texts: Set<String> = []
        let wanted = report.constraints.enumerated().compactMap { index, constraint -> Wanted? in
            guard !constraint.origin.isSystem, constraint.constant != 0 else { return nil }
            let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
            let number = constraint.constant.magnitude
            let text = "\(constraint.first.attribute.rawValue) \(PlainNumber.text(number))"
            guard texts.insert(text).inserted else { return nil }
            return Wanted(
                place: index + 1, words: attributes.flatMap(Self.words).map { Array($0.utf8) }, number: number,
                text: text)
        }
        guard !wanted.isEmpty else { return ([], [], false) }
        let found = code.compactMap { file -> Found? in
            let lines = Self.lines(of: wanted, in: file.bytes)
            return lines.isEmpty ? nil : Found(path: file.path, lines: lines)
        }
        guard let most = found.map(\.lines.count).max() else { return ([], [], false) }
        let best = found.filter { $0.lines.count == most }
        guard best.count == 1, let file = best.first, most > 1 || found.count == 1 else { return ([], [], false) }
        let lines = file.lines.prefix(Self.listedNumbers).map { wantedPlace, line in
            "in the code, by the number: \(wanted[wantedPlace].place)  \(displayName(file.path)):\(line): "
                + wanted[wantedPlace].text
        }
        let places = file.lines.map { place, line in
            CodePlace(constraint: wanted[place].place - 1, path: file.path, line: line)
        }
        return (lines, places, most > 1 && most * 2 >= wanted.count)
    }

    /// The words for an attribute in code, with small letters.
    private static func words(_ attribute: LoggedAttribute) -> [String] {
        let name = attribute.rawValue.lowercased()
        switch attribute {
        case .leading, .left, .minX: return ["leading", "left"]
        case .trailing, .right, .maxX: return ["trailing", "right"]
        case .top, .minY: return ["top"]
        case .bottom, .maxY: return ["bottom"]
        case .midX: return ["centerx"]
        case .midY: return ["centery"]
        default: return name.hasSuffix("margin") ? [String(name.dropLast(6))] : [name]
        }
    }

    /// For each constraint that a file has, the first line.
    private static func lines(of wanted: [Wanted], in bytes: [UInt8]) -> [(wanted: Int, line: Int)] {
        var lines: [Int?] = Array(repeating: nil, count: wanted.count)
        var number = 1
        for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
            defer { number += 1 }
            let numbers = numbers(in: line)
            guard !numbers.isEmpty else { continue }
            let small = line.map { (65...90).contains($0) ? $0 + 32 : $0 }
            for (place, one) in wanted.enumerated() where lines[place] == nil && numbers.contains(one.number) {
                if one.words.contains(where: { contains($0, small) }) { lines[place] = number }
            }
        }
        return lines.enumerated().compactMap { place, line in line.map { (place, $0) } }
    }

    /// The numbers of a line that are no part of a word.
    private static func numbers(in line: ArraySlice<UInt8>) -> [Double] {
        var found: [Double] = []
        var at = line.startIndex
        while at < line.endIndex {
            let start = at
            while at < line.endIndex, isWord(line[at]) || line[at] == 46 { at += 1 }
            let token = line[start..<at]
            if let first = token.first, (48...57).contains(first), token.count < 12 {
                let digits = token.last == 46 ? token.dropLast() : token
                if let number = Double(String(decoding: digits, as: UTF8.self)) { found.append(number) }
            }
            if at == start { at += 1 }
        }
        return found
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
    }

    private static func contains(_ word: [UInt8], _ line: [UInt8]) -> Bool {
        guard let first = word.first, line.count >= word.count else { return false }
        return line.indices.dropLast(word.count - 1).contains {
            line[$0] == first && line[$0..<($0 + word.count)].elementsEqual(word)
        }
    }
}
