import ArgumentParser
import LayoutDocument
import LayoutEngine
import LayoutExplain
import Notation

/// A question of `--why` about one view, or about two.
enum WhyQuestion: String, ExpressibleByArgument, CaseIterable {
    /// Why a view is not seen; why its text is cut; which of two views gives way.
    case hidden, truncated
    case givesWay = "gives-way"
}

/// Answers of sentences: `--why` and `--removable`, page by page.
struct QuestionPages {
    private var pages: [(title: String, lines: [String])] = []

    /// `--why`.
    init(_ question: WhyQuestion, _ names: [String], _ loaded: [Page]) throws(Failure) {
        guard names.count == (question == .givesWay ? 2 : 1) else {
            throw Failure.usage(
                question == .givesWay
                    ? "--why gives-way is about two views, such as: explain Main.storyboard title badge --why gives-way"
                    : "--why \(question.rawValue) is about one view")
        }
        let first = try NamedViews(names[0], on: loaded)
        let second = names.count > 1 ? try NamedViews(names[1], in: first.reports) : nil
        for (place, item) in first.views {
            let scene = first.reports[place].scene
            let page = PageExplanation(scene)
            switch question {
            case .hidden: pages.append((scene.id, page.reasonsForHiding(item)))
            case .truncated:
                guard let lines = page.reasonsForTruncation(item) else {
                    throw Failure.usage("'\(escapedForDisplay(names[0]))' shows no text")
                }
                pages.append((scene.id, lines))
            case .givesWay:
                guard let other = second?.views.first(where: { $0.page == place })?.item else { continue }
                pages.append((scene.id, page.reasonsForGivingWay(item, other)))
            }
        }
    }

    /// `--why 'not ...'`: a word such as `wider`, or an expression.
    init(not wish: String, _ name: String, _ loaded: [Page], limits: Limits) throws(Failure) {
        let named = try NamedViews(name, on: loaded)
        for (place, item) in named.views {
            let scene = named.reports[place].scene
            let page = PageExplanation(scene)
            if let known = page.wish(wish, of: item) {
                pages.append((scene.id, WishAnswer(item, known, on: page).lines))
                continue
            }
            if PageExplanation.wishWords.contains(wish) {
                throw Failure.usage("'\(escapedForDisplay(name))' shows no text")
            }
            let constraints: [LayoutConstraint]
            do throws(DocumentError) {
                constraints = try scene.tree.constraints(saying: wish, names: page.names, limits: limits)
            } catch {
                let known = PageExplanation.wishWords.map { "'\($0)'" }.joined(separator: ", ")
                throw Failure.usage(
                    "--why 'not \(escapedForDisplay(wish, limit: 80))': "
                        + (error.diagnostics.first.map { "column \($0.column): \($0.message); " } ?? "")
                        + "it is a constraint or one of \(known)")
            }
            for constraint in constraints {
                let answer = WishAnswer(item, .init(words: "so", constraint: constraint), on: page)
                pages.append((scene.id, answer.lines))
            }
        }
    }

    /// `--removable`: each scene on all of its pages.
    init(removableOn loaded: [Page]) throws(Failure) {
        var scenes: [String] = []
        var groups: [String: [(Page, PageExplanation)]] = [:]
        for page in loaded {
            let report = try FramesReport(solved: page)
            // Devices and traits are what a constraint is tried on; each state and step has constraints of its own.
            let key = "\(page.input) \(report.scene.id) \(page.names.state) \(page.names.step)"
            if groups[key] == nil { scenes.append(key) }
            groups[key, default: []].append((page, PageExplanation(report.scene)))
        }
        for key in scenes {
            guard let group = groups[key], let first = group.first else { continue }
            let names = group.map { page, _ in
                page.names.device + (page.names.traits == "default" ? "" : " \(page.names.traits)")
            }
            let removable = RemovableConstraints(group.map(\.1))
            pages.append((first.1.scene.id, first.1.lines(removable, pages: names)))
        }
    }

    var text: String {
        pages.map { ([escapedForDisplay($0.title, limit: 200)] + $0.lines).joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    var json: JSONValue {
        .object([
            .init(
                "pages",
                .array(pages.map { .object([.init("id", .string($0.title)), .init("answer", .strings($0.lines))]) }))
        ])
    }
}
