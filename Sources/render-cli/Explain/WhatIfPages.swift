import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutRender
import Notation

/// The difference that edits make to a layout.
struct WhatIfPages {
    private struct Answer {
        var source: Page
        var before: LayoutSide
        var after: LayoutSide
        var difference: LayoutDifference
        /// The layout with the edits, and the conflicts that they bring.
        var explanation: PageExplanation
        var refused: [ConflictExplanation]
    }

    private var answers: [Answer] = []

    /// A page that lacks a name of the edits is skipped, if another page has all names.
    /// - Parameters:
    ///   - pages: as they are, each with the page as it is read after the edits of the environment.
    ///   - edits: in the order in which they are applied.
    init(_ pages: [(before: Page, after: Page)], _ edits: [LayoutEdit], limits: Limits) throws(Failure) {
        var mistakes: [[String]] = []
        for page in pages {
            let scene = page.before.makeScene()
            var changed = page.after.makeScene()
            let names = ItemNames(changed)
            var lines: [String] = []
            for edit in edits {
                if case .environment = edit.subject { continue }
                do throws(DocumentError) {
                    _ = try changed.tree.apply(edit, names: names, limits: limits)
                } catch {
                    let name = escapedForDisplay(edit.text, limit: 200)
                    lines += error.diagnostics.map {
                        "--what-if '\(name)', column \($0.column): \($0.message)"
                    }
                }
            }
            if lines.isEmpty {
                answers.append(Self.answer(page.before, scene, changed))
            } else {
                mistakes.append(lines)
            }
        }
        guard answers.isEmpty else { return }
        // The mistakes of the page that knows most of the names are more useful than those of the first page.
        let best = mistakes.min { Self.rank($0) < Self.rank($1) }
        throw Failure(lines: best ?? ["no page"], code: ExitStatus.usage)
    }

    private static func rank(_ lines: [String]) -> (Int, Int) {
        (lines.count, lines.contains { $0.contains("did you mean") } ? 0 : 1)
    }

    private static func answer(_ page: Page, _ scene: LayoutScene, _ changed: LayoutScene) -> Answer {
        let (before, after) = (LayoutSide(scene.filled), LayoutSide(changed.filled))
        let explanation = PageExplanation(changed)
        let difference = LayoutDiff.compare(before: before, after: after)
        // A conflict that was there before is no answer.
        let isWorse = difference.diagnostics.contains { $0.kind == .conflict && $0.event == .added }
        let known = isWorse ? Set(before.brokenConstraints) : []
        let refused =
            isWorse
            ? ConflictExplanation.all(of: explanation).filter { conflict in
                let key = explanation.trace.equations[conflict.broken].key
                return key.role != .explicit || !known.contains(key.index)
            } : []
        return Answer(
            source: page, before: before, after: after, difference: difference, explanation: explanation,
            refused: refused)
    }

    /// For each page the moves, and for a constraint that cannot hold the reason with repairs.
    var text: String {
        answers.map { answer in
            var text =
                escapedForDisplay(answer.explanation.scene.id, limit: 200) + "\n" + answer.difference.text
            for line in Self.cuts(answer) { text += line + "\n" }
            for line in answer.refused.flatMap(answer.explanation.lines) { text += line + "\n" }
            return text
        }
        .joined(separator: "\n").trimmingLastLineBreak
    }

    var json: JSONValue {
        .object([
            .init(
                "pages",
                .array(
                    answers.map { answer in
                        .object([
                            .init("id", .string(answer.explanation.scene.id)),
                            .init("difference", answer.difference.json),
                            .init("refused", .array(answer.refused.map(answer.explanation.json))),
                        ])
                    }))
        ])
    }

    /// `cut now: 'Cancel' needs 180.5 of 113.5`: the texts that fitted before.
    private static func cuts(_ answer: Answer) -> [String] {
        let known = Set(answer.before.scene.cutTexts(in: answer.before.layout).map(\.item))
        return answer.after.scene.cutTexts(in: answer.after.layout).filter { !known.contains($0.item) }.map { cut in
            let name = answer.explanation.names.quotedName(of: cut.item)
            let edge = cut.axis == .horizontal ? "width" : "height"
            return "cut now: \(name), whose text needs a \(edge) of \(PlainNumber.text(cut.needed)) and has "
                + PlainNumber.text(cut.given)
        }
    }

    /// The page before and after, and the moves as `diff` draws them; nothing for a page without a visible change.
    func panels(_ settings: RenderSettings) -> ExplainedPanels {
        var panels = ExplainedPanels(settings)
        for answer in answers where answer.difference.isVisual {
            panels.add(answer.source, answer.explanation) { options in
                [Self.picture(answer, options)]
            }
        }
        return panels
    }
}

extension WhatIfPages {
    /// Before, after and the moves, side by side.
    private static func picture(_ answer: Answer, _ options: RenderOptions) -> DisplayList {
        let moves = DifferencePicture.list(
            before: answer.before, after: answer.after, answer.difference, options: options)
        let screens = [answer.before, answer.after].map { side in
            DisplayList(scene: side.scene, layout: side.layout, options: options)
        }
        return DisplayList.sheet(of: screens + [moves], along: .horizontal, title: options.title) ?? moves
    }
}

extension LayoutScene {
    /// The scene without the root's frame where the frame is the screen: on another device the device moves the views, and
    /// no property of the file.
    var filled: LayoutScene {
        guard let frame = tree[tree.root].frame, frame.origin == .zero, frame.width == environment.width,
            frame.height == environment.height
        else { return self }
        var scene = self
        scene.tree[tree.root].frame = nil
        return scene
    }
}

extension LayoutSide {
    /// The places of the file's constraints that the layout had to break.
    fileprivate var brokenConstraints: [Int32] {
        (trace?.equations ?? []).filter { $0.isSetAside && $0.key.role == .explicit }.map(\.key.index)
    }
}

extension String {
    fileprivate var trimmingLastLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
