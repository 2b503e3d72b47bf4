import LayoutDiff
import LayoutEngine
import Notation

/// The frames of a layout as a short text: readable in a review, independent of fonts and pictures.
///
///     layout 1  iOS 26
///     card  view  0 0  320 x 480
///       info  stackView  16 20  288 x 42.5
///         name  label  0 0  288 x 20.5
///     gap name | bio  spacing  4
public struct FramesSnapshot: Sendable, Equatable {
    /// One item, at its depth below the root.
    struct Line: Sendable, Equatable {
        /// 0 for the root; two spaces a level in the text.
        var depth: Int
        /// The identifier, without the escapes of the text.
        var name: String
        /// The raw value of `View.Kind`.
        var kind: String
        /// In the superview's coordinates, in points.
        var frame: Rect
        /// Whether the view says so or the layout hides the view.
        var isHidden: Bool
        /// Nil for an item that does not scroll.
        var contentSize: Size?
    }

    /// In the order of the text, the root first.
    var lines: [Line] = []
    /// Gap guides and diagnostics, as text.
    var notes: [String] = []

    /// The release of iOS whose metrics the frames have; nil for a reference from before references named the release.
    public var release: Release?

    /// The release that a reference names and this version does not know, as the reference writes it.
    private var unknownRelease: String?

    /// The beginning of the first line, with the version of the format.
    static let header = "layout 1"

    /// The text of a layout: frames, gaps, hidden flags, content sizes, and diagnostics but notices. Views in the
    /// order of the subviews, guides behind them; the root's frame first.
    /// - Parameter release: the release that the layout is of; nil leaves the first line without.
    public init(tree: LayoutTree, layout: ResolvedLayout, release: Release? = nil) {
        self.release = release
        let hidden = Set(layout.hidden)
        var pending = [(id: tree.root, depth: 0)]
        while let (id, depth) = pending.popLast() {
            let view = tree[id]
            lines.append(
                Line(
                    depth: depth, name: view.identifier, kind: view.kind.rawValue, frame: layout[id].frame,
                    isHidden: view.isHidden || hidden.contains(id), contentSize: layout.contentSize(of: id)))
            pending += (view.subviews + view.guides).reversed().map { ($0, depth + 1) }
        }
        for gap in layout.gaps {
            notes.append(
                "gap \(word(tree[gap.before].identifier)) | \(word(tree[gap.after].identifier))  "
                    + "\(gap.kind.rawValue)  \(gap.length.plain)")
        }
        for diagnostic in layout.diagnostics where diagnostic.kind != .notice {
            notes.append("\(diagnostic.kind.rawValue): \(escapedForDisplay(diagnostic.message, limit: 200))")
        }
    }

    /// The text of a reference file.
    public var text: String { Self.header + (release.map { "  \($0)" } ?? "") + "\n" + body }

    /// The text below the first line, which is compared: a layout that no release changes keeps its references.
    package var body: String {
        var text = ""
        for line in lines {
            text += String(repeating: "  ", count: line.depth)
            text += "\(word(line.name))  \(line.kind)  \(line.frame.x.plain) \(line.frame.y.plain)  "
            text += "\(line.frame.width.plain) x \(line.frame.height.plain)"
            if let size = line.contentSize { text += "  content \(size.width.plain) x \(size.height.plain)" }
            text += line.isHidden ? "  hidden\n" : "\n"
        }
        for note in notes { text += note + "\n" }
        return text
    }

    /// Reads the format of `text`; nil for any other text.
    public init?(_ text: String) {
        var rest = text.nonemptyLines[...]
        guard let first = rest.popFirst(), let release = Self.release(of: first) else { return nil }
        (self.release, unknownRelease) = release
        while let row = rest.popFirst() {
            if let line = Line(row) {
                guard notes.isEmpty, line.depth <= (lines.last?.depth ?? -1) + 1 else { return nil }
                lines.append(line)
            } else {
                notes.append(String(row))
            }
        }
        guard !lines.isEmpty else { return nil }
    }

    /// The release in a first line, known or not, both nil where the line names none; nil for a line of another format.
    private static func release(of line: Substring) -> (known: Release?, unknown: String?)? {
        guard line.hasPrefix(header) else { return nil }
        let rest = line.dropFirst(header.count)
        if rest.isEmpty { return (nil, nil) }
        let mark = "  iOS "
        guard rest.hasPrefix(mark) else { return nil }
        let version = String(rest.dropFirst(mark.count))
        guard let known = Release(version: version) else { return (nil, escapedForDisplay(version, limit: 20)) }
        return (known, nil)
    }

    /// What explains a difference from this reference before the frames do: the releases of iOS, where they are two.
    ///
    /// References named no release while iOS 18 was the release of documents that name none.
    package func releaseNote(for actual: FramesSnapshot) -> String? {
        guard let shown = actual.release, shown != release else { return nil }
        if let release { return "recorded in \(release), laid out in \(shown)" }
        if let unknownRelease { return "recorded in iOS \(unknownRelease), laid out in \(shown)" }
        return shown == .standard
            ? "recorded before references named the release, when a document that names none was laid out for iOS 18; "
                + "laid out in \(shown)" : nil
    }

    /// Without the items of these names, their descendants, and the gaps beside them.
    public func leavingOut(_ names: [String]) -> FramesSnapshot {
        guard !names.isEmpty else { return self }
        var copy = self
        copy.lines = []
        var ignoredDepth: Int?
        for line in lines {
            if let depth = ignoredDepth, line.depth > depth { continue }
            ignoredDepth = names.contains(line.name) ? line.depth : nil
            if ignoredDepth == nil { copy.lines.append(line) }
        }
        copy.notes.removeAll { note in
            note.hasPrefix("gap ") && note.spacedWords.contains { names.map(word).contains(String($0)) }
        }
        return copy
    }

    /// The reference as a side of a comparison: a tree of frames without constraints.
    public var side: LayoutSide? {
        guard let first = lines.first else { return nil }
        var tree = LayoutTree(root: first.view)
        var parents = [tree.root]
        for line in lines.dropFirst() {
            parents.removeLast(max(0, parents.count - line.depth))
            guard let parent = parents.last else { return nil }
            parents.append(tree.addSubview(line.view, to: parent))
        }
        var items: [ResolvedItem] = []
        for (place, line) in lines.enumerated() {
            var item = ResolvedItem()
            item.frame = line.frame
            let parent = tree.items[place].superview
            let origin = parent.map { items[Int($0.index)].absoluteFrame.origin } ?? .zero
            item.absoluteFrame = line.frame.offset(by: origin)
            items.append(item)
        }
        return LayoutSide(tree: tree, layout: ResolvedLayout(items: items))
    }

    /// The views that moved since the reference was made, without causes, since a reference contains no constraints.
    public static func compare(reference: FramesSnapshot, actual: FramesSnapshot) -> LayoutDifference {
        // Both sides as written: a third of a point has no exact text, so both are read from their text.
        guard let before = FramesSnapshot(reference.text)?.side, let after = FramesSnapshot(actual.text)?.side else {
            return LayoutDifference()
        }
        return LayoutDiff.compare(before: before, after: after)
    }

    /// The lines of only one text, old lines first, as in a patch; at most `limit`.
    public static func patch(reference: String, actual: String, limit: Int = 40) -> [String] {
        let old = reference.nonemptyLines.map(String.init)
        let new = actual.nonemptyLines.map(String.init)
        let steps = new.difference(from: old)
        var lines: [String] = []
        for step in steps.removals + steps.insertions {
            switch step {
            case .remove(_, let element, _): lines.append("- " + element)
            case .insert(_, let element, _): lines.append("+ " + element)
            }
        }
        return lines.count <= limit ? lines : lines.prefix(limit) + ["and \(lines.count - limit) more"]
    }
}

extension FramesSnapshot.Line {
    /// The item as a view without content.
    var view: View {
        var view = View(View.Kind(rawValue: kind) ?? .view, identifier: name)
        view.isHidden = isHidden
        return view
    }

    /// Reads one line; nil for a line of another format, such as a note about a gap.
    init?(_ row: Substring) {
        let indent = row.unicodeScalars.prefix { $0 == " " }.count
        var fields = row.spacedWords[...]
        guard indent % 2 == 0, let name = fields.popFirst(), let kind = fields.popFirst(), fields.count >= 5,
            View.Kind(rawValue: String(kind)) != nil
        else { return nil }
        let numbers = fields.prefix(5).map(number)
        guard let x = numbers[0], let y = numbers[1], let width = numbers[2], fields[fields.startIndex + 3] == "x",
            let height = numbers[4]
        else { return nil }
        depth = indent / 2
        self.name = unescaped(name)
        self.kind = String(kind)
        frame = Rect(x: x, y: y, width: width, height: height)
        isHidden = fields.last == "hidden"
        let more = Array(fields.dropFirst(5))
        if more.count >= 4, more[0] == "content", let width = number(more[1]),
            let height = number(more[3])
        {
            contentSize = Size(width: width, height: height)
        }
    }
}

extension Double {
    /// The number without needless digits, see `PlainNumber`.
    fileprivate var plain: String { PlainNumber.text(self) }
}

/// A number in the format of `text`: decimal, and well below 1e9.
private func number(_ text: Substring) -> Double? {
    PlainNumber.decimal(text).flatMap { $0.magnitude < 1e9 ? $0 : nil }
}

/// A name as one word: white space, backslashes and invisible characters are written as `\u{20}` etc.
private func word(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
        if scalar.properties.isWhitespace || scalar == "\\" || scalar.isDisplayControl {
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result.isEmpty ? "\\u{}" : result
}

/// The name from the result of `word`; by scalars, since the brace of an escape and a mark after it are one Character.
private func unescaped(_ word: Substring) -> String {
    var result = String.UnicodeScalarView()
    var rest = word.unicodeScalars[...]
    while let scalar = rest.popFirst() {
        guard scalar == "\\", rest.starts(with: "u{".unicodeScalars) else {
            result.append(scalar)
            continue
        }
        let digits = rest.dropFirst(2).prefix { $0 != "}" }
        if let value = UInt32(String(digits), radix: 16), let escaped = Unicode.Scalar(value) { result.append(escaped) }
        rest = rest[digits.endIndex...].dropFirst()
    }
    return String(result)
}
