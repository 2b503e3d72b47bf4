import LayoutDiff
import LayoutRender
import Notation

/// Compares SVG drawings as text, line by line: this project's SVG has one element per line and ids from the tree.
enum TextComparison {
    static func compare(_ pair: FilePair, limit: Int) throws(Failure) -> (text: String, isDifferent: Bool) {
        guard let before = pair.before else { return ("added", true) }
        guard let after = pair.after else { return ("removed", true) }
        let one = try before.read(limit: limit)
        let other = try after.read(limit: limit)
        if ByteBlocks.areEqual(one, other) { return ("no visual change", false) }
        let lines = (one.split(separator: 10), other.split(separator: 10))
        let common = zip(lines.0, lines.1)
        let start = common.prefix { $0 == $1 }.count
        let names = changedNames(lines.0, lines.1)
        let list = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
        let more = names.count > 8 ? " and \(names.count - 8) more" : ""
        let place = "the drawings differ from line \(start + 1) on"
        return (names.isEmpty ? place : "\(place): \(list)\(more)", true)
    }

    /// Ids of elements with changed lines, in the order of the new drawing, then ids of removed elements.
    private static func changedNames(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [String] {
        var names: [String] = []
        for (lines, others) in [(new, Set(old)), (old, Set(new))] {
            var owner: String?
            for line in lines {
                if let id = id(of: line) { owner = id }
                if !others.contains(line), let owner, !names.contains(owner) { names.append(owner) }
            }
        }
        return names
    }

    private static func id(of line: ArraySlice<UInt8>) -> String? {
        guard let start = line.firstPlace(of: Array(" id=\"".utf8))?.upperBound else { return nil }
        let id = line[start...].prefix { $0 != UInt8(ascii: "\"") }
        return String(validating: id, as: UTF8.self)
    }
}
