import CLibrary
import Files
import Findings
import LayoutAudit
import LayoutDocument
import Notation
import SourceEdits

/// The repairs of one file.
struct RepairedFile: Sendable {
    /// The file with what was read and what is to be written.
    let source: SourceFile
    /// The text with all repairs.
    var after: [UInt8]
    /// The repairs in the order in which they were made.
    var choices: [RepairChoice] = []
    /// Findings that were asked for and have no repair.
    var unrepaired: [Finding] = []
    /// Why a change for one of these could not be written, by fingerprint.
    var troubles: [String: String] = [:]

    /// The difference.
    var patch: SourcePatch { SourcePatch(file: displayName(source.path), before: source.bytes, after: after) }
}

/// Searches for the repairs of files that were audited, one finding after the other: trials build on the repairs so
/// far.
struct RepairRun: Sendable {
    let limits: Limits
    let wishes: AuditWishes
    let store: ProjectStore
    /// Whether each repair is asked for.
    let isInteractive: Bool
    /// The pictures that questions name; nil: none are drawn.
    var pictures: RepairPictures?

    /// The repairs of files, on all processors, in the order of the files.
    /// - Parameter findings: those to repair, not folded.
    func repair(_ paths: [String], _ findings: [Finding]) throws(Failure) -> [RepairedFile] {
        let wanted = Dictionary(grouping: findings, by: \.file)
        let files = paths.filter { wanted[displayName($0)] != nil }
        if files.contains("-") { throw Failure.usage("standard input is not repaired: name a file") }
        // Questions come one after the other.
        @Sendable func outcome(_ place: Int) -> Result<RepairedFile, Failure> {
            let path = files[place]
            let asked = wanted[displayName(path)] ?? []
            do throws(Failure) {
                return .success(try repair(path, asked, files.count > 1 ? "\(place + 1)-" : ""))
            } catch {
                return .failure(error)
            }
        }
        let results = isInteractive ? files.indices.map(outcome) : parallelMap(files.count, outcome)
        var repaired: [RepairedFile] = []
        for result in results { repaired.append(try result.get()) }
        return repaired
    }

    /// The findings of a report with a repair each, every one tried on the file as it is.
    func suggested(_ findings: [Finding], _ paths: [String]) -> [Finding] {
        let groups = Dictionary(grouping: findings.indices.filter { findings[$0].severity > .information }) {
            findings[$0].file
        }
        let files = paths.filter { $0 != "-" && groups[displayName($0)] != nil }
        let repairs = parallelMap(files.count) { place -> [(Int, Finding.Repair)] in
            let path = files[place]
            guard let bytes = try? FileReader.read(path, limit: limits.inputBytes, flag: "max-input") else { return [] }
            let places = groups[displayName(path)] ?? []
            let repairs = Self.repairs(of: places.map { findings[$0] }, bytes, pages(path))
            return zip(places, repairs).compactMap { place, repair in repair.map { (place, $0) } }
        }
        var findings = findings
        for (index, repair) in repairs.joined() { findings[index].repair = repair }
        return findings
    }

    /// The findings of a report with the lines of the projects' code from which they follow.
    func withCode(_ findings: [Finding], _ paths: [String]) -> [Finding] {
        let groups = Dictionary(grouping: findings.indices) { findings[$0].file }
        let files = paths.filter { $0 != "-" && groups[displayName($0)] != nil }
        let lines = parallelMap(files.count) { place -> [(Int, [Finding.CodeLine])] in
            let around = store.surroundings(of: files[place])
            guard let project = around.projectWithCode,
                let bytes = try? FileReader.read(files[place], limit: limits.inputBytes, flag: "max-input"),
                let objects = pages(files[place]).objects(bytes)
            else { return [] }
            let places = groups[displayName(files[place])] ?? []
            let code = CodeLines(places.map { findings[$0] }, objects)
            guard !code.isEmpty else { return [] }
            return code.lines(in: project, named: files[place], around: around).map { (places[$0.key], $0.value) }
        }
        var findings = findings
        for (index, found) in lines.joined() { findings[index].code = found }
        return findings
    }

    /// The repair of each finding of one file, tried on the file as it is; nil for a finding without one.
    /// - Parameters:
    ///   - screens: the most screens that are laid out.
    ///   - step: called before each page that is laid out; what it throws ends the search, and further findings have no
    ///     repair.
    static func repairs(
        of findings: [Finding], _ bytes: [UInt8], _ pages: AuditPages, screens: Int = 15_000,
        step: @escaping () throws(Failure) -> Void = {}
    ) -> [Finding.Repair?] {
        guard let audit = try? pages.fileAudit(bytes, step: step) else { return findings.map { _ in nil } }
        let state = RepairSearch.State(bytes: bytes, audit: audit)
        let whole = Dictionary(audit.findings.map { ($0.fingerprint, $0) }) { first, _ in first }
        var search = RepairSearch(screens: screens) { bytes, part in
            try? pages.fileAudit(bytes, again: part, step: step)
        }
        return findings.map { finding in
            guard let own = whole[finding.fingerprint], let choice = search.choice(for: own, in: state) else {
                return nil
            }
            // One defect after the other, each on what the changes before have left.
            var (last, changes) = (choice.best.state, 1)
            for member in finding.members.filter({ $0 != finding.fingerprint }).prefix(mostMembers) {
                guard let other = last.audit.findings.first(where: { $0.fingerprint == member }),
                    let more = search.choice(for: other, in: last)
                else { continue }
                (last, changes) = (more.best.state, changes + 1)
            }
            return Finding.Repair(choice, from: bytes, to: last.bytes, changes: changes, file: finding.file)
        }
    }

    /// The members of a folded finding that are mended with the first.
    private static let mostMembers = 12

    func pages(_ path: String) -> AuditPages {
        AuditPages(file: path, limits: limits, surroundings: store.surroundings(of: path), wanted: wishes)
    }

    /// The fingerprints of all findings that files had at a git revision, by file.
    func known(_ paths: [String], since revision: String) throws(Failure) -> [String: Set<String>] {
        guard let git = Git(around: ".") else {
            throw Failure("--against \(revision): there is no git repository here to know it as a revision")
        }
        let commit = try GitRange.commit(revision, git)
        let sets = parallelMap(paths.count) { place -> Set<String> in
            guard let old = GitHistory.contents(of: paths[place], at: commit, limit: limits.inputBytes),
                let audit = try? pages(paths[place]).fileAudit(old)
            else { return [] }
            return Set(audit.findings.map(\.fingerprint))
        }
        return Dictionary(zip(paths.map(displayName), sets)) { first, _ in first }
    }

    /// - Parameters:
    ///   - asked: the findings to repair, with the severities that a report gives.
    ///   - mark: before the number of a question in the names of its pictures.
    private func repair(
        _ path: String, _ asked: [Finding], _ mark: String
    ) throws(Failure) -> RepairedFile {
        let source = try Failure.of { () throws(FileTrouble) in
            try SourceFile(reading: path, limit: limits.inputBytes)
        }
        let pages = pages(path)
        var state = RepairSearch.State(bytes: source.bytes, audit: try pages.fileAudit(source.bytes))
        var search = RepairSearch { bytes, part in try? pages.fileAudit(bytes, again: part) }
        var result = RepairedFile(source: source, after: source.bytes)
        var tried: Set<String> = []
        var questions = 0
        while let finding = next(state.audit, asked, tried) {
            tried.insert(finding.fingerprint)
            guard let choice = search.choice(for: finding, in: state) else {
                result.unrepaired.append(finding)
                result.troubles[finding.fingerprint] = search.trouble
                continue
            }
            var drawn: [String] = []
            if isInteractive {
                questions += 1
                let page = state.audit.worstPages[finding.fingerprint] ?? .own
                do throws(Failure) {
                    drawn = try pictures?.write("\(mark)\(questions)", choice, on: page, pages, from: state.bytes) ?? []
                } catch {
                    // The answers before are not lost.
                    for line in error.lines { StandardStreams.say(line) }
                }
            }
            let answer =
                isInteractive
                ? try RepairQuestion.answer(choice, displayName(path), drawn, from: state.bytes) : .best
            switch answer {
            case .best: result.choices.append(choice)
            case .runnerUp: result.choices.append(choice.exchanged)
            case .none: continue
            case .stop:
                result.after = state.bytes
                return result
            }
            guard let taken = result.choices.last else { continue }
            state = taken.best.state
        }
        result.after = state.bytes
        return result
    }

    /// The worst finding that was not tried, conflicts before what may follow from them.
    private func next(_ audit: FileAudit, _ asked: [Finding], _ tried: Set<String>) -> Finding? {
        let now = Dictionary(audit.findings.map { ($0.fingerprint, $0) }) { first, _ in first }
        let left = asked.filter { now[$0.fingerprint] != nil && !tried.contains($0.fingerprint) }
        guard let first = left.enumerated().min(by: { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }),
            var finding = now[first.element.fingerprint]
        else { return nil }
        finding.severity = first.element.severity
        return finding
    }

    private func rank(_ finding: Finding) -> Int {
        switch (finding.severity, finding.kind) {
        case (.error, "conflict"): 0
        case (.error, _): 1
        case (.warning, _): 2
        case (.information, _): 3
        }
    }
}

extension Finding.Repair {
    /// The words of a choice, and the changed lines of the choice and of those for the other members of the finding.
    /// - Parameters:
    ///   - last: the file with all changes.
    ///   - changes: how many choices these are.
    ///   - file: the file's name in the patch.
    init(_ choice: RepairChoice, from bytes: [UInt8], to last: [UInt8], changes: Int, file: String) {
        let patch = SourcePatch(file: file, before: bytes, after: last)
        let more = changes > 1 ? "; and \(countText(changes - 1, "more change")) for the other views" : ""
        self.init(
            text: choice.best.sentence + more, runnerUp: choice.runnerUp?.sentence,
            changes: patch.lineChanges.map {
                Change(line: $0.line, removed: $0.removed, inserted: String(decoding: $0.inserted, as: UTF8.self))
            }, patch: String(decoding: patch.unifiedDiff, as: UTF8.self))
    }
}

extension [RepairedFile] {
    /// A line for each finding with its repair and the runner-up, then those without a repair.
    var lines: [String] {
        flatMap { file -> [String] in
            guard !file.choices.isEmpty || !file.unrepaired.isEmpty else { return [] }
            let head = displayName(file.source.path) + ":"
            let made = file.choices.flatMap { choice -> [String] in
                var lines = [
                    "  \(Self.words(choice.finding))", "    repair: " + displayLine(choice.best.sentence),
                ]
                if let other = choice.runnerUp { lines.append("    else: " + displayLine(other.sentence)) }
                return lines
            }
            let left = file.unrepaired.flatMap { finding in
                let trouble = file.troubles[finding.fingerprint].map { "no repair is written: \(displayLine($0))" }
                return ["  \(Self.words(finding))", "    " + (trouble ?? "no repair passes on all pages")]
            }
            return [head] + made + left
        }
    }

    private static func words(_ finding: Finding) -> String {
        let line = finding.line.map { "line \($0): " } ?? ""
        return "\(finding.severity.rawValue) \(line)\(displayLine(finding.message)) [\(finding.rule)]"
    }

    /// `9 of 12 findings repaired in 2 files`
    var headline: String {
        let (made, left) = (reduce(0) { $0 + $1.choices.count }, reduce(0) { $0 + $1.unrepaired.count })
        let files = count { !$0.patch.isEmpty }
        return "\(made) of \(countText(made + left, "finding")) repaired in \(countText(files, "file"))"
    }
}
