import Findings
import LayoutAudit
import LayoutDocument
import Notation
import ProjectResources

/// The decisions of a project about findings: configuration and baseline.
struct KnownFindings {
    /// The configuration's folder, absolute and with a slash at the end; empty without a configuration.
    private let folder: String
    /// The configuration's name in messages.
    private let name: String
    let configuration: FindingConfiguration
    private let baseline: Baseline?
    private let baselinePath: String?
    private let files = DiskFiles()

    /// The names under which a configuration is looked for.
    static let fileName = ".render-cli.json"
    /// Enough for any baseline that a person would keep.
    private static let limit = 4 << 20

    /// 1 the configuration named, or the one nearest above the first input; 2 the baseline named.
    init(_ options: KnownFindingsOptions, inputs: [String]) throws(Failure) {
        let path = options.configuration == "none" ? nil : options.configuration ?? Self.nearest(to: inputs.first)
        name = path ?? ""
        if let path {
            let bytes = try FileReader.read(path, limit: Self.limit, flag: nil)
            do throws(ConfigurationError) {
                configuration = try FindingConfiguration(
                    bytes, rules: AuditRule.allCases.map(\.rawValue), nearest: { nearestWord(to: $0, in: $1) })
            } catch {
                throw Failure(lines: error.lines(file: path), code: ExitStatus.impossible)
            }
            folder = (files.resolved(path).map(FileWriter.folder) ?? "") + "/"
            Talk.detail("configuration \(escapedForDisplay(path, limit: 4_096))")
        } else {
            configuration = FindingConfiguration()
            folder = ""
        }
        baselinePath = options.baseline
        guard let file = options.baseline else {
            baseline = nil
            return
        }
        if options.updatesBaseline, FileReader.status(file).kind == .missing {
            baseline = Baseline()
            return
        }
        let bytes = try Self.read(file)
        do throws(ConfigurationError) {
            baseline = try Baseline(bytes)
        } catch {
            throw Failure(lines: error.lines(file: file), code: ExitStatus.impossible)
        }
    }

    private static func read(_ file: String) throws(Failure) -> [UInt8] {
        try FileReader.read(file, limit: limit, flag: nil)
    }

    /// The configuration in the folder of a file, or in one above it up to the folder of the repository.
    private static func nearest(to input: String?) -> String? {
        let files = DiskFiles()
        guard let input, let start = files.resolved(input == "-" ? "." : input) else { return nil }
        var folder = FileReader.status(start).kind == .folder ? start : FileWriter.folder(of: start)
        while true {
            let candidate = (folder == "/" ? "" : folder) + "/" + fileName
            if FileReader.status(candidate).kind == .regular { return candidate }
            let isTop = FileReader.status(folder + "/.git").kind != .missing
            let next = FileWriter.folder(of: folder)
            if isTop || next == folder { return nil }
            folder = next
        }
    }

    // MARK: Using it

    /// The least severity of findings whose views need names: the command that explains a finding takes one, and so does a
    /// configuration, which suppresses findings by name and raises severities.
    var named: Finding.Severity {
        configuration.severities.isEmpty && configuration.suppressions.isEmpty ? .warning : .information
    }

    /// What is left of the findings, with the counts of a report.
    func judge(_ findings: [Finding]) -> (new: [Finding], all: [Finding], known: Int, suppressed: Int) {
        let (left, suppressed, unused) = configuration.apply(to: findings, matches: matches)
        for suppression in unused {
            StandardStreams.say(
                "\(name):\(suppression.place.line): nothing to suppress: \(escapedForDisplay(suppression.words))")
        }
        guard let baseline else { return (left, left, 0, suppressed) }
        let (new, known) = baseline.unknown(among: left)
        return (new, left, known, suppressed)
    }

    private func matches(_ path: String, _ pattern: String) -> Bool {
        guard let pattern = PathPattern(pattern) else { return false }
        let absolute = files.resolved(path) ?? path
        return pattern.matches(absolute.hasPrefix(folder) ? String(absolute.dropFirst(folder.count)) : absolute)
    }

    /// Writes the findings as the new baseline, or says what the old one has too much.
    func keepBaseline(_ findings: [Finding], updates: Bool) throws(Failure) {
        guard let baselinePath, let baseline else { return }
        if updates {
            let new = Baseline(findings)
            try FileWriter().write(Array(new.text.utf8), to: baselinePath)
            StandardStreams.say(
                "wrote \(countText(new.entries.count, "finding")) to \(escapedForDisplay(baselinePath, limit: 4_096))")
            return
        }
        let gone = baseline.gone(among: findings).count
        if gone > 0 {
            StandardStreams.say(
                "\(countText(gone, "finding")) of the baseline \(gone == 1 ? "is" : "are") gone; "
                    + "--update-baseline drops \(gone == 1 ? "it" : "them")")
        }
    }
}
