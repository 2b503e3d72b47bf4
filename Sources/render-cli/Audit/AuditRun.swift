import CLibrary
import Findings
import LayoutAudit
import LayoutDocument

/// What an audit of files gave, before baseline and suppressions.
struct AuditResult {
    var findings: [Finding] = []
    var files = 0
    var pages = 0
    /// The page that each finding's message is about, by file and fingerprint.
    var worst: [String: [String: AuditTraits]] = [:]
    /// The flags that choose the states and steps of a tree.json, by file and screen.
    var flags: [String: [String: String]] = [:]
    var passedOver = PassedOver()

    /// The page that the message of a finding is about.
    func page(of finding: Finding) -> AuditTraits { worst[finding.file]?[finding.fingerprint] ?? .own }

    /// The flag that chooses the screen of a finding; nil for the base of a tree.json.
    func flag(of finding: Finding) -> String? {
        guard let known = flags[finding.file] else { return "--scene=\(finding.screen)" }
        return known[finding.screen]
    }
}

/// Audits files on all processors and puts their findings in the order of the files.
struct AuditRun {
    let files: InputFiles
    let limits: Limits
    let wishes: AuditWishes
    let project: ProjectOptions

    /// What was found before baseline and suppressions, and what was passed over.
    func findings(_ store: ProjectStore) throws(Failure) -> AuditResult {
        let paths = files.paths
        let progress = ProgressBar(total: paths.count)
        let results = parallelMap(paths.count) { place in
            let path = paths[place]
            let result = Self.audit(path, limits, wishes, store, isNamed: files.named.contains(path))
            progress.advance(path)
            return result
        }
        var passedOver = files.passedOver
        var notices: [Notice] = []
        var result = AuditResult()
        for (path, outcome) in zip(paths, results) {
            switch outcome {
            case .success(let audited):
                result.findings += audited.findings
                result.pages += audited.pages
                result.files += 1
                result.worst[displayName(path)] = audited.worst
                result.flags[displayName(path)] = audited.flags
                notices += audited.notices
            case .failure(let failure):
                passedOver.add(failure, file: path, isNamed: files.named.contains(path))
            }
        }
        passedOver.say()
        try Notice.say(notices)
        try passedOver.check(layouts: result.files)
        result.passedOver = passedOver
        return result
    }

    /// The audit of one file.
    /// - Parameter isNamed: whether the file was named, and not found in a folder.
    static func audit(
        _ file: String, _ limits: Limits, _ wishes: AuditWishes, _ store: ProjectStore, isNamed: Bool
    ) -> Result<AuditedFile, Failure> {
        do throws(Failure) {
            let surroundings = store.surroundings(of: file)
            // Who names a file wants to know of its defects.
            if !isNamed, fileExtension(file) != "json", surroundings.areWithoutDocument {
                var failure = Failure("\(displayName(file)): in no target")
                failure.foreign = "in no target of the Xcode project, so that no app shows it"
                throw failure
            }
            let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
            let pages = AuditPages(
                file: file, limits: limits, surroundings: surroundings, wanted: wishes)
            return .success(try pages.audit(bytes))
        } catch {
            return .failure(error)
        }
    }
}
