import LayoutEngine

/// Reads `expect` blocks.
///
///     "expect": {
///         "title.frame": [16, 20, null, 20.5],
///         "row/*/title.frame.x": 16,
///         "stack.gaps": [8, 8],
///         "diagnostics": 0
///     }
///
/// `render-cli check` compares the numbers with the layout of the document's first device and traits, those of a device
/// object with the layout on that device. A document with
/// an `expect` block is a test without code; most documents of `fixtures` are such tests.
extension DocumentReader {
    /// The paths are resolved now, so that a wrong path is a mistake of the document with its place; the values are
    /// compared when a layout is known. A mistake discards its expectation alone.
    mutating func readExpectations(_ node: Int) -> [Expectation] {
        guard var cursor = object(node, "an object of key paths") else { return [] }
        var expectations: [Expectation] = []
        while let (key, value) = cursor.nextMember(in: arena) {
            let path = arena.string(key)
            guard let (items, property) = expectedPlace(path, key) else { continue }
            guard let values = expectedValues(value, property) else { continue }
            let place = position(of: arena.offset(key))
            expectations.append(
                Expectation(
                    path: path, line: place.line, column: place.column, items: items, property: property,
                    values: values))
        }
        return expectations
    }

    /// `id.property`, `id.property.part`, `diagnostics` or `diagnostics.conflict`.
    ///
    /// `vip.frame.width` is one part of the frame; an unknown part is answered with the parts that exist: `'frame'
    /// has the parts x, y, width, height`.
    ///
    /// - Returns: the items (none for diagnostics) and the property; nil after a message.
    private mutating func expectedPlace(_ path: String, _ key: Int) -> ([ItemID], Expectation.Property)? {
        let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if words[0] == "diagnostics", words.count <= 2 {
            guard words.count == 2 else { return ([], .diagnostics(nil)) }
            if let kind = LayoutDiagnostic.Kind(rawValue: words[1]) { return ([], .diagnostics(kind)) }
            unknownWord(words[1], key, known: LayoutDiagnostic.Kind.allCases.map(\.rawValue))
            return nil
        }
        let found = matches(words[0])
        guard !found.isEmpty else {
            report(key, "no item has the id \(quoted(words[0]))" + hint(for: words[0], in: defined.items.sortedNames))
            return nil
        }
        guard words.count > 1, let property = Expectation.words[words[1]] else {
            let known = Expectation.words.keys.sorted()
            let word = words.count > 1 ? words[1] : ""
            report(
                key, "nothing is known about \(quoted(word)); it may be " + known.joined(separator: ", "))
            return nil
        }
        guard words.count > 2 else { return (found, property) }
        guard words.count == 3, let part = property.parts.firstIndex(of: words[2]) else {
            report(key, "\(quoted(words[1])) has the parts " + property.parts.joined(separator: ", "))
            return nil
        }
        return (found, .part(property, part))
    }

    /// The wanted numbers in the order of the property's parts. Truth values are 0 and 1; margins and insets may be
    /// objects of edges.
    private mutating func expectedValues(_ node: Int, _ property: Expectation.Property) -> [Double?]? {
        switch property {
        case .isHidden: return bool(node).map { [$0 ? 1 : 0] }
        case .part where arena.kind(node) == .null, .diagnostics where arena.kind(node) == .null: return [nil]
        case .part: return number(node).map { [$0] }
        case .diagnostics: return integer(node, in: 0...1_000_000).map { [Double($0)] }
        case .layoutMargins where arena.kind(node) != .array, .safeAreaInsets where arena.kind(node) != .array:
            return insets(node).map { [$0.top, $0.left, $0.bottom, $0.right] }
        case .gaps: return numbersOrNull(node, count: nil)
        default: return numbersOrNull(node, count: property.parts.count)
        }
    }

    /// `null` instead of a number matches any number.
    ///
    /// - Parameter count: nil for any number of elements, as the gaps of a stack.
    private mutating func numbersOrNull(_ node: Int, count: Int?) -> [Double?]? {
        guard arena.kind(node) == .array, count == nil || arena.count(node) == count else {
            expected(count.map { "an array of \($0) numbers" } ?? "an array of numbers", node)
            return nil
        }
        var values: [Double?] = []
        var cursor = arena.children(of: node)
        while let element = cursor.nextElement(in: arena) {
            if arena.kind(element) == .null {
                values.append(nil)
            } else {
                guard let value = number(element) else { return nil }
                values.append(value)
            }
        }
        return values
    }
}
