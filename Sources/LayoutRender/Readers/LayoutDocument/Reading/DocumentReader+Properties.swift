import LayoutEngine
import Notation

/// Properties into a draft, and the values that only properties have.
extension DocumentReader {
    /// Applies a property that is no special one.
    ///
    /// A key may belong to several records, `isEnabled` to buttons and to controls: the choice with a bit of the
    /// draft's kind is taken.
    @inline(__always)
    mutating func apply(_ place: Int, _ value: Int, to draft: inout ViewDraft) {
        for index in properties[place].fields.indices
        where properties[place].fields[index].kinds.contains(bit: draft.kindBit) {
            draft.set(properties[place].fields[index].place, value, &self)
        }
    }

    /// Sets what a word means, or reports the nearest known word.
    ///
    /// What UIKit gives an object of its own, a button's configuration or a collection's layout, has its members beside
    /// the word.
    mutating func setWord<Root>(_ node: Int, of field: WordAccess<Root>, in root: inout Root) {
        guard arena.isKind(node, .string) else {
            let known = field.words
            let few = known.prefix(12).joined(separator: ", ")
            let words = "one of " + few + (known.count > 12 ? " …" : "")
            let isObject = arena.kind(node) == .object
            let meant = memberWord(of: node, in: known).map { "\"\($0)\" alone" }
            return expected((meant ?? words) + (isObject ? " (its members are keys of the view)" : ""), node)
        }
        let word = arena.string(node)
        if !field.set(&root, word) { unknownWord(word, node, known: field.words) }
    }

    /// The first member of an object that is a word of the field: `{"style": "filled"}`.
    private func memberWord(of node: Int, in known: [String]) -> String? {
        guard arena.isKind(node, .object) else { return nil }
        var cursor = arena.children(of: node)
        while let (_, value) = cursor.nextMember(in: arena) {
            guard arena.isKind(value, .string) else { continue }
            let word = arena.string(value)
            if known.contains(word) { return word }
        }
        return nil
    }

    /// A rectangle; the lengths of a frame are 0 or more.
    mutating func rect(_ node: Int, isFrame: Bool) -> Rect? {
        guard let rect = rect(node) else { return nil }
        guard !isFrame || (rect.width >= 0 && rect.height >= 0) else {
            reportNegativeLength(node)
            return nil
        }
        return rect
    }

    /// One message for every way in which a frame can be written.
    mutating func reportNegativeLength(_ node: Int) {
        report(node, "a frame's width and height cannot be negative")
    }

    /// The bits of a list of words, `["flexibleWidth"]`.
    mutating func mask(_ node: Int, _ words: [String]) -> UInt8? {
        guard var cursor = array(node, "an array of words") else { return nil }
        var mask: UInt8 = 0
        while let element = cursor.nextElement(in: arena) {
            guard let text = string(element) else { continue }
            guard let place = words.firstIndex(of: text) else {
                unknownWord(text, element, known: words)
                continue
            }
            mask |= 1 << UInt8(place)
        }
        return mask
    }

    /// `[width, height]` where -1 is UIView.noIntrinsicMetric and null leaves the length to the content.
    ///
    /// NaN stands for null in the result: `View.naturalSize` asks the content for that axis alone.
    mutating func intrinsicSize(_ node: Int) -> Size? {
        guard arena.kind(node) == .array, arena.count(node) == 2 else {
            expected("[width, height]", node)
            return nil
        }
        var lengths: [Double] = []
        var cursor = arena.children(of: node)
        while let element = cursor.nextElement(in: arena) {
            if arena.kind(element) == .null {
                lengths.append(.nan)
                continue
            }
            guard let length = measure(element, in: -1...Limits.coordinate) else { return nil }
            guard length >= 0 || length == Size.noIntrinsicMetric else {
                report(element, "an intrinsic length is 0 or more, -1 for none, or null for the content's own")
                return nil
            }
            lengths.append(length)
        }
        return Size(width: lengths[0], height: lengths[1])
    }

    /// A moment of ISO 8601.
    /// - Parameter usual: has the time of a day alone, and the day of a time alone.
    mutating func date(_ node: Int, lacking usual: CalendarDate) -> CalendarDate? {
        let form = "a date is written as \"2024-03-15T18:30\", \"2024-03-15\" or \"18:30\""
        guard arena.isKind(node, .string) else {
            expected("a string; " + form, node)
            return nil
        }
        let date = CalendarDate(arena.string(node), lacking: usual)
        if date == nil { report(node, form + ", not \(quoted(arena.string(node)))") }
        return date
    }

    /// Distances in points of the first baseline from the top and of the last baseline from the bottom.
    mutating func baselines(_ node: Int) -> BaselineOffsets? {
        guard var cursor = object(node, "an object with 'first' and 'last'") else { return nil }
        var offsets = BaselineOffsets(first: 0, last: 0)
        while let (key, value) = cursor.nextMember(in: arena) {
            switch arena.string(key) {
            case "first": offsets.first = measure(value) ?? 0
            case "last": offsets.last = measure(value) ?? 0
            default: unknownKey(key, known: ["first", "last"])
            }
        }
        return offsets
    }

    /// `layoutMargins` knows absolute edges, `directionalLayoutMargins` leading and trailing.
    ///
    /// `left` in `directionalLayoutMargins` means leading, as in a layout from left to right.
    mutating func margins(_ node: Int, into old: Margins, directional: Bool) -> Margins? {
        guard let written = margins(node) else { return nil }
        var result = old
        result.top = written.top ?? old.top
        result.bottom = written.bottom ?? old.bottom
        if directional {
            result.leading = written.leading ?? written.left ?? old.leading
            result.trailing = written.trailing ?? written.right ?? old.trailing
        } else {
            result.left = written.left ?? old.left
            result.right = written.right ?? old.right
            result.leading = written.leading ?? old.leading
            result.trailing = written.trailing ?? old.trailing
        }
        return result
    }

    /// Points, a metric, or `height / 2`.
    ///
    /// `height / 2` makes a capsule at any size; a divisor of 1 may be left out.
    mutating func cornerRadius(_ node: Int) -> Appearance.CornerRadius? {
        guard arena.kind(node) == .string else { return length(node).map { .points($0) } }
        let text = arena.string(node)
        if let metric = defined.metrics[text] { return .points(max(metric, 0)) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let divisor = parts.count == 2 ? PlainNumber.decimal(parts[1]) : parts.count == 1 ? 1 : nil
        if let divisor, divisor >= 1, divisor <= Limits.coordinate {
            if parts[0] == "height" { return .heightDivided(by: divisor) }
            if parts[0] == "width" { return .widthDivided(by: divisor) }
        }
        guard !text.hasPrefix("height"), !text.hasPrefix("width") else {
            report(node, "a corner radius is a number, a metric, 'height / N' or 'width / N', not \(quoted(text))")
            return nil
        }
        return measure(node, in: Limits.lengths).map { .points($0) }
    }

    /// Points or `standard`.
    mutating func spacing(_ node: Int) -> StackAttributes.Spacing? {
        if arena.kind(node) == .string, arena.string(node) == "standard" { return .standard }
        return measure(node).map { .points($0) }
    }

    private static let automaticDimension = -1.0

    /// Nil inside the answer: `automatic`, or UITableView.automaticDimension.
    mutating func height(_ node: Int) -> Double?? {
        if arena.kind(node) == .string, arena.string(node) == "automatic" { return .some(nil) }
        if arena.kind(node) == .number, arena.double(node) == Self.automaticDimension { return .some(nil) }
        let isNear = arena.kind(node) == .string && !hint(for: arena.string(node), in: ["automatic", "auto"]).isEmpty
        guard [.number, .string].contains(arena.kind(node)), !isNear else {
            expected("a height or 'automatic'", node)
            return nil
        }
        return measure(node, in: Limits.lengths).map { .some($0) }
    }

    /// Titles of segments, tabs or rows: at most 1,000, each a string or an object with a key.
    mutating func texts(_ node: Int) -> [String]? {
        list(node, "strings", plural: "titles") { $0.shownText($1) }
    }
}
