import ConstraintLogs
import InterfaceBuilder
import LayoutEngine
import LayoutExplain
import Notation

/// The lines of a project that a console log names: `explain console.txt --project App/`.
struct LogPlaces {
    /// A scene that fits a report.
    private struct Fit {
        var page: Page
        var scene: LayoutScene
        var match: LogMatch
        /// The match's, more where the file has the name of a class of the report: a nib is named so by custom.
        var score: Double
    }

    let scenes: [(page: Page, scene: LayoutScene, names: ItemNames)]
    /// The code files of the folder.
    let code: [(path: String, bytes: [UInt8])]

    /// The most scenes of one report that are listed.
    private static let listed = 4
    /// The most bytes of code that are searched.
    private static let codeLimit = 40_000_000

    /// Reads every layout and every code file below a folder.
    init(in folder: String, selection: SelectionOptions, _ settings: RenderSettings) throws(Failure) {
        var loader = InputLoader(selection: selection, limits: settings.limits, takesStates: false, takesSteps: false)
        // A project in code alone has no layouts.
        let layouts = try InputFiles([folder], leavingOut: [], mayBeEmpty: true).paths
        var pages: [Page] = []
        for file in layouts where InputLoader.isInterfaceBuilder(file) {
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
        if layouts.isEmpty, code.isEmpty {
            throw Failure("\(displayName(folder)): neither a layout nor code in this folder")
        }
        self.code = code
    }

    /// The lines of the answer for one report: the scene and the lines of its constraints, other scenes that fit, and lines
    /// of code.
    func lines(of report: ReportExplanation) -> [String] {
        let order = fits(of: report.report)
        let numbers = numberLines(of: report.report)
        let known = codeLines(of: report.report, numbers.isStrong ? numbers.lines : [])
        // One number alone says little beside a name.
        let takesNumbers = numbers.isStrong || known.isEmpty
        let code =
            (known.isEmpty ? numbers.lines : known) + suggestions(for: report, takesNumbers ? numbers.places : [])
        guard let best = order.first else {
            return code.isEmpty ? ["in the project: no scene and no line of code fits"] : code
        }
        // A scene that has few of the constraints stands behind the lines of code that name the report's own words.
        let isWeak =
            best.match.constraints.count * 2 < best.match.candidates && !best.match.sharesClass && !code.isEmpty
        var lines = isWeak ? code + self.lines(best, report) : self.lines(best, report) + code
        let close = order.dropFirst().filter { $0.score >= best.score * 0.6 }
        for fit in close.prefix(Self.listed - 1) {
            lines += ["also fits: \(title(fit)): \(tellsApart(fit, from: best, report))"]
        }
        if close.count >= Self.listed { lines.append("more fit: \(countText(close.count - Self.listed + 1, "scene"))") }
        return lines
    }

    /// The scenes that fit, the best first, of equal ones in the order of the files.
    private func fits(of report: LoggedReport) -> [Fit] {
        let classes = Set(report.items.compactMap { $0.className.map(Self.withoutModule) })
        let fits = scenes.compactMap { page, scene, names -> Fit? in
            let match = LogMatch(report, in: scene, names)
            let file = lastComponent(page.input).prefix { $0 != "." }
            guard match.score > 0 else { return nil }
            return Fit(
                page: page, scene: scene, match: match, score: match.score + (classes.contains(String(file)) ? 1 : 0))
        }
        return fits.enumerated().sorted { one, other in
            one.element.score == other.element.score
                ? one.offset < other.offset : one.element.score > other.element.score
        }.map(\.element)
    }

    private func title(_ fit: Fit) -> String {
        let count = "\(fit.match.constraints.count) of \(countText(fit.match.candidates, "constraint"))"
        return "\(displayName(fit.page.input)), scene \(escapedForDisplay(fit.scene.name)) (\(fit.scene.id)): \(count)"
    }

    /// The constraints of the report in the best scene, and what a priority of 999 at each moves there.
    private func lines(_ fit: Fit, _ report: ReportExplanation) -> [String] {
        var lines = ["in the project: \(title(fit))"]
        let page = PageExplanation(fit.scene)
        let file = displayName(fit.page.input)
        let core = report.contradiction?.members ?? []
        for (logged, place) in fit.match.constraints {
            let line = fit.scene.positions?.line(ofConstraint: place).map { "\(file):\($0): " } ?? ""
            lines.append("  \(logged + 1)  \(line)\(page.text(ofConstraint: place))")
        }
        for (logged, place) in fit.match.constraints where core.contains(logged) {
            let moved = page.movedFrames { $0[constraint: place].priority = 999 }
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

    /// SnapKit's file and line, and the lines that hold a constraint's identifier or number, declare a class, or have a view's
    /// name as a string.
    private func codeLines(of report: LoggedReport, _ numbers: [String]) -> [String] {
        var lines: [String] = []
        for (index, constraint) in report.constraints.enumerated() where !constraint.origin.isSystem {
            if let source = namedSource(of: constraint) {
                lines += source.paths.map { "in the code: \(index + 1)  \(displayName($0)):\(source.line)" }
            }
            if let identifier = constraint.identifier {
                lines += places(of: identifier).map {
                    "in the code: \(index + 1)  \($0): \"\(escapedForDisplay(identifier))\""
                }
            }
        }
        lines += numbers
        for item in report.items {
            guard let name = item.className.map(Self.withoutModule), !Self.isOfSystem(name) else { continue }
            lines += declarations(of: name).map { "in the code: \(escapedForDisplay(item.title))  \($0)" }
        }
        for item in report.items where item.name != nil || item.label?.isEmpty == false {
            guard let word = item.name ?? item.label, word.count > 2 else { continue }
            lines += places(of: word).map {
                "in the code: \(escapedForDisplay(item.title))  \($0): \"\(escapedForDisplay(word))\""
            }
        }
        return Array(lines.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(16))
    }

    private static func withoutModule(_ name: String) -> String {
        String(name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
    }

    /// Whether a class is the system's, by its prefix: an app declares no class there.
    private static func isOfSystem(_ name: String) -> Bool {
        ["UI", "_UI", "NS", "_NS", "WK", "MK", "CA", "SK"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// The first lines that declare a class: `class Card` in Swift, `@implementation Card` in Objective-C.
    private func declarations(of name: String) -> [String] {
        var found: [String] = []
        for file in code {
            for head in ["class \(name)", "@implementation \(name)"] {
                if let line = Self.line(of: Array(head.utf8), in: file.bytes) {
                    found.append("\(displayName(file.path)):\(line)")
                }
            }
            if found.count >= 2 { break }
        }
        return found
    }

    /// The line of the first place of some words that no letter follows.
    private static func line(of words: [UInt8], in bytes: [UInt8]) -> Int? {
        var line = 1
        var at = 0
        while at + words.count <= bytes.count {
            if bytes[at] == 10 {
                line += 1
            } else if bytes[at] == words[0], bytes[at..<(at + words.count)].elementsEqual(words) {
                let next = at + words.count < bytes.count ? bytes[at + words.count] : 10
                let isWord =
                    Character(UnicodeScalar(next)).isLetter || Character(UnicodeScalar(next)).isNumber || next == 95
                if !isWord { return line }
            }
            at += 1
        }
        return nil
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
        guard let best = fits(of: report.report).first else { return .null }
        return .object([
            .init("file", .string(displayName(best.page.input))), .init("scene", .string(best.scene.id)),
            .init("name", .string(best.scene.name)), .init("score", .number(best.score)),
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
