import ConstraintLogs
import InterfaceBuilder
import LayoutEngine
import LayoutExplain
import Notation

/// The lines of a project that a console log names: `explain console.txt --in App/`.
struct LogPlaces {
    /// A scene that fits a report.
    private struct Fit {
        var page: Page
        var scene: LayoutScene
        var match: LogMatch
    }

    private let scenes: [(page: Page, scene: LayoutScene, names: ItemNames)]
    /// The code files of the folder.
    private let code: [(path: String, bytes: [UInt8])]

    /// The most scenes of one report that are listed.
    private static let listed = 4
    /// The most bytes of code that are searched.
    private static let codeLimit = 40_000_000

    /// Reads every layout and every code file below a folder.
    init(in folder: String, selection: SelectionOptions, _ settings: RenderSettings) throws(Failure) {
        var loader = InputLoader(selection: selection, limits: settings.limits, takesStates: false, takesSteps: false)
        loader.fillsScreens = true
        let inputs = try InputFiles([folder], leavingOut: [])
        var pages: [Page] = []
        for file in inputs.paths where InputLoader.isInterfaceBuilder(file) {
            // A file that cannot be read is not the one that the log came from.
            do { pages += try loader.load(file) } catch { continue }
        }
        scenes = pages.map { page in
            let scene = page.makeScene()
            return (page, scene, ItemNames(scene))
        }
        var search = FolderSearch(leavingOut: []) { ["swift", "m", "mm"].contains(fileExtension($0)) }
        var total = 0
        var code: [(String, [UInt8])] = []
        for place in try search.places(below: folder) {
            let path = FolderSearch.join(folder, place)
            do {
                let bytes = try FileReader.read(path, limit: settings.limits.inputBytes, flag: "max-input")
                total += bytes.count
                guard total <= Self.codeLimit else { break }
                code.append((path, bytes))
            } catch { continue }
        }
        self.code = code
    }

    /// The lines of the answer for one report: the scene and the lines of its constraints, other scenes that fit, and lines
    /// of code.
    func lines(of report: ReportExplanation) -> [String] {
        let fits = scenes.map {
            Fit(page: $0.page, scene: $0.scene, match: LogMatch(report.report, in: $0.scene, $0.names))
        }
        .filter { $0.match.score > 0 }
        let order = fits.enumerated().sorted { one, other in
            one.element.match.score == other.element.match.score
                ? one.offset < other.offset : one.element.match.score > other.element.match.score
        }.map(\.element)
        var lines = codeLines(of: report.report)
        guard let best = order.first else {
            return lines.isEmpty ? ["in the project: no scene and no line of code fits"] : lines
        }
        lines += self.lines(best, report, isFirst: true)
        let close = order.dropFirst().filter { $0.match.score >= best.match.score * 0.6 }
        for fit in close.prefix(Self.listed - 1) {
            lines += ["also fits: \(title(fit)): \(tellsApart(fit, from: best, report))"]
        }
        if close.count >= Self.listed { lines.append("more fit: \(countText(close.count - Self.listed + 1, "scene"))") }
        return lines
    }

    private func title(_ fit: Fit) -> String {
        let count = "\(fit.match.constraints.count) of \(countText(fit.match.candidates, "constraint"))"
        return "\(displayName(fit.page.input)), scene \(escapedForDisplay(fit.scene.name)) (\(fit.scene.id)): \(count)"
    }

    /// The constraints of the report in the best scene, and what a priority of 999 at each moves there.
    private func lines(_ fit: Fit, _ report: ReportExplanation, isFirst: Bool) -> [String] {
        var lines = ["in the project: \(title(fit))"]
        let page = PageExplanation(fit.scene)
        let file = displayName(fit.page.input)
        let core = report.contradiction?.members ?? []
        for (logged, place) in fit.match.constraints {
            let line = fit.scene.positions?.line(ofConstraint: place).map { "\(file):\($0): " } ?? ""
            lines.append("  \(logged + 1)  \(line)\(page.text(ofConstraint: place))")
        }
        for (logged, place) in fit.match.constraints where core.contains(logged) {
            let moved = page.movedFrames { $0.constraints[place].priority = 999 }
            lines.append(
                "  laid out there: priority 999 at constraint \(logged + 1): "
                    + (moved == 0 ? "no frame moves" : "\(countText(moved, "frame")) \(moved == 1 ? "moves" : "move")"))
        }
        return lines
    }

    /// The constraints that only the better scene has.
    private func tellsApart(_ fit: Fit, from best: Fit, _ report: ReportExplanation) -> String {
        let own = Set(fit.match.constraints.map(\.logged))
        let missing = best.match.constraints.filter { !own.contains($0.logged) }.map { "\($0.logged + 1)" }
        return missing.isEmpty
            ? "its views have other classes or texts"
            : "it lacks constraint \(missing.prefix(6).joined(separator: ", "))"
    }

    /// SnapKit's file and line, and the lines that hold a constraint's identifier or a view's name as a string.
    private func codeLines(of report: LoggedReport) -> [String] {
        var lines: [String] = []
        for (index, constraint) in report.constraints.enumerated() where !constraint.origin.isSystem {
            if let source = constraint.source, let mark = source.lastIndex(of: "#") {
                let (name, line) = (String(source[..<mark]), source[source.index(after: mark)...])
                for file in code where lastComponent(file.path) == name {
                    lines.append(
                        "in the code: \(index + 1)  \(displayName(file.path)):\(escapedForDisplay(String(line)))")
                }
            }
            if let identifier = constraint.identifier {
                lines += places(of: identifier).map {
                    "in the code: \(index + 1)  \($0): \"\(escapedForDisplay(identifier))\""
                }
            }
        }
        for item in report.items where item.name != nil || item.label?.isEmpty == false {
            guard let word = item.name ?? item.label, word.count > 2 else { continue }
            lines += places(of: word).map {
                "in the code: \(escapedForDisplay(item.title))  \($0): \"\(escapedForDisplay(word))\""
            }
        }
        return Array(lines.prefix(16))
    }

    /// The first three places of a string literal.
    private func places(of word: String) -> [String] {
        let needle = Array("\"\(word)\"".utf8)
        var found: [String] = []
        for file in code {
            var line = 1
            var at = 0
            while at + needle.count <= file.bytes.count, found.count < 3 {
                if file.bytes[at] == 10 {
                    line += 1
                } else if file.bytes[at] == needle[0], file.bytes[at..<(at + needle.count)].elementsEqual(needle) {
                    found.append("\(displayName(file.path)):\(line)")
                }
                at += 1
            }
            if found.count == 3 { break }
        }
        return found
    }

    /// The best scene of a report as JSON; null if none fits.
    func json(of report: ReportExplanation) -> JSONValue {
        let fits = scenes.map {
            Fit(page: $0.page, scene: $0.scene, match: LogMatch(report.report, in: $0.scene, $0.names))
        }
        guard let best = fits.max(by: { $0.match.score < $1.match.score }), best.match.score > 0 else { return .null }
        return .object([
            .init("file", .string(displayName(best.page.input))), .init("scene", .string(best.scene.id)),
            .init("name", .string(best.scene.name)), .init("score", .number(best.match.score)),
            .init(
                "constraints",
                .array(
                    best.match.constraints.map { logged, place in
                        .object([
                            .init("logged", .integer(logged)),
                            .init("id", .string(best.scene.tree.constraints[place].id)),
                            .init(
                                "line", .orNull(best.scene.positions?.line(ofConstraint: place).map(JSONValue.integer))),
                        ])
                    })),
        ])
    }
}
