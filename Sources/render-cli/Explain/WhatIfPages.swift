import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutExplain
import LayoutRender
import Notation

/// The difference that additional constraints make to a layout.
struct WhatIfPages {
    private struct Answer {
        var source: Page
        var before: LayoutSide
        var after: LayoutSide
        var difference: LayoutDifference
        /// The layout with the constraints, and the constraints that cannot hold.
        var explanation: PageExplanation
        var refused: [ConflictExplanation]
    }

    private var answers: [Answer] = []

    /// A page that lacks a name of the expressions is skipped, if another page has all names.
    init(_ pages: [Page], saying expressions: [String], limits: Limits) throws(Failure) {
        var mistakes: [[String]] = []
        for page in pages {
            let scene = page.makeScene()
            var added: [LayoutConstraint] = []
            var lines: [String] = []
            for expression in expressions {
                do throws(DocumentError) {
                    added += try scene.tree.constraints(saying: expression, limits: limits)
                } catch {
                    let name = escapedForDisplay(expression, limit: 200)
                    lines += error.diagnostics.map {
                        "--what-if '\(name)', column \($0.column): \($0.message)"
                    }
                }
            }
            if lines.isEmpty {
                answers.append(Self.answer(page, scene, added))
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

    private static func answer(_ page: Page, _ scene: LayoutScene, _ added: [LayoutConstraint])
        -> Answer
    {
        var changed = scene
        let first = changed.tree.constraints.count
        changed.tree.constraints += added
        let (before, after) = (LayoutSide(scene), LayoutSide(changed))
        let explanation = PageExplanation(changed)
        let refused = ConflictExplanation.all(of: explanation).filter { conflict in
            let key = explanation.trace.equations[conflict.broken].key
            return key.role == .explicit && Int(key.index) >= first
        }
        return Answer(
            source: page, before: before, after: after,
            difference: LayoutDiff.compare(before: before, after: after), explanation: explanation,
            refused: refused)
    }

    /// For each page the moves, and for a constraint that cannot hold the reason with repairs.
    var text: String {
        answers.map { answer in
            var text =
                escapedForDisplay(answer.explanation.scene.id, limit: 200) + "\n" + answer.difference.text
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

    /// The moves, drawn as `diff` draws them; nothing for a page without a visible change.
    func panels(_ settings: RenderSettings) -> ExplainedPanels {
        var panels = ExplainedPanels(settings)
        for answer in answers where answer.difference.isVisual {
            panels.add(answer.source, answer.explanation) { options in
                [
                    DifferencePicture.list(
                        before: answer.before, after: answer.after, answer.difference, options: options)
                ]
            }
        }
        return panels
    }
}

extension String {
    fileprivate var trimmingLastLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
