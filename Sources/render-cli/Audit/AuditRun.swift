import Findings
import LayoutAudit
import LayoutDocument
import Synchronization

/// Audits files on all processors and puts their findings in the order of the files.
struct AuditRun {
    let files: InputFiles
    let limits: Limits
    let wishes: AuditWishes
    let project: ProjectOptions

    /// What was found before baseline and suppressions, and what was passed over.
    func findings() throws(Failure) -> (findings: [Finding], files: Int, pages: Int, passedOver: PassedOver) {
        let store = try ProjectStore(project)
        let done = Mutex(0)
        let paths = files.paths
        let results = parallelMap(paths.count) { place in
            let result = Self.audit(paths[place], limits, wishes, store)
            let count = done.withLock { done in
                done += 1
                return done
            }
            StandardStreams.progress(count, of: paths.count)
            return result
        }
        var passedOver = files.passedOver
        var problems: [String] = []
        var findings: [Finding] = []
        var pages = 0
        var count = 0
        for (path, result) in zip(paths, results) {
            switch result {
            case .success(let audited):
                findings += audited.findings
                pages += audited.pages
                count += 1
            case .failure(let failure):
                if files.named.contains(path) { problems += failure.lines } else { passedOver.add(failure, file: path) }
            }
        }
        guard problems.isEmpty else { throw Failure(lines: problems, code: ExitStatus.impossible) }
        passedOver.say()
        try passedOver.check(layouts: count)
        return (findings, count, pages, passedOver)
    }

    private static func audit(
        _ file: String, _ limits: Limits, _ wishes: AuditWishes, _ store: ProjectStore
    ) -> Result<AuditedFile, Failure> {
        do throws(Failure) {
            let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
            let pages = AuditPages(
                file: file, limits: limits, surroundings: store.surroundings(of: file), wanted: wishes)
            return .success(try pages.audit(bytes))
        } catch {
            return .failure(error)
        }
    }
}
