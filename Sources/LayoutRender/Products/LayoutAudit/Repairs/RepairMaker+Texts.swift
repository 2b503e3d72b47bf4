import LayoutEngine
import Notation
import SourceEdits

/// Candidates for texts: room, lines, size, font and alignment.
extension RepairMaker {
    /// A label of the file; the font and the lines of other views are not in the file.
    private var label: ItemID? { items.first { tree[$0].kind == .label && !tree[$0].identifier.isEmpty } }

    /// Too little width: a fixed width becomes a least width, the text takes more lines, or shrinks.
    func width() -> [RepairCandidate] {
        var found: [RepairCandidate] = []
        let view = items.first
        var places = view.map { fixedLengths(of: $0, .horizontal) } ?? []
        places += self.places.filter { tree.constraints[$0].fixesLength(.horizontal) && !places.contains($0) }
        found += places.map(atLeast)
        if let view, view == label {
            found += framed(view, .horizontal)
            // A caption that fits its line stays in the line, in letters as large as those beside.
            guard finding.rule != AuditRule.tightText.rawValue else { return found }
            let name = screen.shortName(view)
            if hasRoomForLines(view) {
                found.append(.init("let \(name) take as many lines as needed", [.lines(0, of: id(view))]))
            }
            let heights = canWrap(view) ? fixedLengths(of: view, .vertical) : []
            found += heights.map { place in
                .init(
                    "let \(name) take as many lines as needed, and turn \(words(place)) into 'greater than or equal'",
                    [.lines(0, of: id(view)), .relation("greaterThanOrEqual", of: source(place))])
            }
            found.append(shrinking(view))
        }
        return found
    }

    /// Whether a text may begin another line: between words, or between two signs of a script without spaces.
    func canWrap(_ view: ItemID) -> Bool {
        guard let text = screen.shownText(view) else { return false }
        let words = ([text.text] + text.runs.map(\.text)).joined()
        return words.unicodeScalars.contains { $0.properties.isWhitespace || $0.value >= 0x2E80 }
    }

    /// Whether a label has room for a line more than one, as high as the constraints or the mask let the label grow.
    private func hasRoomForLines(_ label: ItemID) -> Bool {
        guard canWrap(label), var text = text(label) else { return false }
        let session = LayoutSession(tree, in: screen.scene.environment)
        let room = TallTextRule.room(label, screen, session) ?? .infinity
        text.numberOfLines = 0
        let measured = text.measure(wrappingAt: max(screen.frame(label).width, 1), in: screen.scene.environment)
        let needed = measured.size.height * max(1, 2 / Double(max(measured.lineCount, 1)))
        return needed <= room + 1 || TallTextRule.growsWithItsPart(label, screen)
    }

    /// Whether a mask and no constraint places a view.
    private func isFramed(_ id: ItemID) -> Bool {
        tree[id].translatesAutoresizingMaskIntoConstraints && !screen.isConstrained(id)
    }

    /// A frame with room for the label's text, where a mask and no constraint places the label: the text stays where the
    /// alignment puts it.
    private func framed(_ label: ItemID, _ axis: Axis) -> [RepairCandidate] {
        let view = tree[label]
        guard isFramed(label), let text = text(label),
            var frame = view.recordedFrame, let parent = view.superview, tree[parent].stack == nil
        else { return [] }
        let limit = axis == .vertical ? frame.width : nil
        let needed = text.measure(wrappingAt: limit, in: screen.scene.environment).size
        let more = (axis == .horizontal ? needed.width - frame.width : needed.height - frame.height).rounded(.up)
        guard more > 0 else { return [] }
        if axis == .horizontal {
            frame.size.width += more
            switch text.alignment {
            case .center: frame.origin.x -= (more / 2).rounded(.down)
            case .right: frame.origin.x -= more
            default: break
            }
        } else {
            frame.size.height += more
            frame.origin.y -= (more / 2).rounded(.down)
        }
        guard frame.minX >= 0, frame.minY >= 0 else { return [] }
        let length = PlainNumber.text(axis == .horizontal ? frame.width : frame.height)
        return [
            .init(
                "make the frame of \(screen.shortName(label)) \(length) \(axis == .horizontal ? "wide" : "high")",
                [.frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height, of: id(label))])
        ]
    }

    /// A smaller font in place of a cut text; smaller than three quarters nobody would read it beside others.
    private func shrinking(_ view: ItemID) -> RepairCandidate {
        .init(
            "let the font of \(screen.shortName(view)) shrink to three quarters at most",
            [.shrinking(0.75, of: id(view))],
            isLastResort: true)
    }

    /// Too little height: a fixed height becomes a least height, the end of the chain gives way, the text shrinks.
    func height() -> [RepairCandidate] {
        var found: [RepairCandidate] = []
        var places = items.first.map { fixedLengths(of: $0, .vertical) } ?? []
        places += self.places.filter { tree.constraints[$0].fixesLength(.vertical) && !places.contains($0) }
        found += places.map(atLeast)
        // A line more needs room in the view around.
        var around = items.first.flatMap { tree[$0].superview }
        while let view = around {
            let outer = fixedLengths(of: view, .vertical)
            if !places.isEmpty || !outer.isEmpty {
                found += outer.map { place in
                    let all = places + [place]
                    return .init(
                        "turn \(all.map(words).joined(separator: " and ")) into 'greater than or equal'",
                        all.map { .relation("greaterThanOrEqual", of: source($0)) })
                }
            }
            around = tree[view].superview
            if found.count > 4 { break }
        }
        if let label {
            let name = screen.shortName(label)
            found += framed(label, .vertical)
            if text(label)?.numberOfLines != 0, canWrap(label) {
                found += places.prefix(1).map { place in
                    .init(
                        "let \(name) take as many lines as needed, and turn \(words(place)) into 'greater than or equal'",
                        [.lines(0, of: id(label)), .relation("greaterThanOrEqual", of: source(place))])
                }
                if hasRoomForLines(label) {
                    found.append(.init("let \(name) take as many lines as needed", [.lines(0, of: id(label))]))
                }
            }
            // The letters of a single line shrink to a width, never to a height.
            if text(label)?.numberOfLines != 1 { found.append(shrinking(label)) }
        }
        return found
    }

    /// The end that a text lacks.
    func unbounded() -> [RepairCandidate] { MissingEnd(of: finding, self)?.candidates ?? [] }

    /// The text style that shows the same letters at the standard setting, or the setting that follows the user's size.
    func font(_ rule: AuditRule) -> [RepairCandidate] {
        guard let view = items.first else { return [] }
        let name = screen.shortName(view)
        if rule == .fontNotUpdating {
            return [.init("let the font of \(name) follow the text size", [.followingTextSize(of: id(view))])]
        }
        // One of several like fields would grow alone.
        let isOneOfMany =
            rule == .fontNotScaling
            && screen.order.contains {
                $0 != view && screen.isVisible($0) && screen.isOfTheFile($0)
                    && text($0)?.font.size == text(view)?.font.size
                    && text($0)?.font.textStyle == nil && !screen.marks($0).contains(.followsTextSize)
            }
        // No text style has slanted letters or those of the app's own family, which code scales by `UIFontMetrics`.
        guard let font = text(view)?.font, !font.isItalic, font.family == nil, !isOneOfMany else { return [] }
        return Self.styles.filter {
            $0.size == font.size && font.weight == ($0.name == "Headline" ? .semibold : .regular)
        }
        .map { style in
            .init(
                "use the text style \(style.name) in place of \(PlainNumber.text(font.size)) points for \(name)",
                [.textStyle(style.word, of: id(view))])
        }
    }

    /// The text styles with their sizes at the setting Large, in Interface Builder's words.
    /// [Apple, Human Interface Guidelines, Typography]
    private static let styles: [(name: String, word: String, size: Double)] = [
        ("Large Title", "UICTFontTextStyleTitle0", 34), ("Title 1", "UICTFontTextStyleTitle1", 28),
        ("Title 2", "UICTFontTextStyleTitle2", 22), ("Title 3", "UICTFontTextStyleTitle3", 20),
        ("Headline", "UICTFontTextStyleHeadline", 17), ("Body", "UICTFontTextStyleBody", 17),
        ("Callout", "UICTFontTextStyleCallout", 16), ("Subhead", "UICTFontTextStyleSubhead", 15),
        ("Footnote", "UICTFontTextStyleFootnote", 13), ("Caption 1", "UICTFontTextStyleCaption1", 12),
        ("Caption 2", "UICTFontTextStyleCaption2", 11),
    ]

    /// The natural alignment, which is left in languages from left to right.
    func naturalAlignment() -> [RepairCandidate] {
        items.prefix(1).map { .init("align \(screen.shortName($0)) naturally", [.naturalAlignment(of: id($0))]) }
    }
}
