import Notation

/// A message about the input that ends nothing, in the form of every message: `file:line:column: warning: text`.
struct Notice: Hashable, Sendable, CustomStringConvertible {
    enum Severity: String, Sendable {
        /// A file is broken, and the output shows what is left of the file.
        case error
        /// The output is not what the input asks for; an error with `--strict`.
        case warning
        /// Something that a person may want to know, and nothing is wrong with.
        case note
    }

    var severity: Severity
    /// The file with line and column where they are known; empty where the message is about no file.
    var place = ""
    /// The page of the file that the message is about; empty where the message is about the file.
    var page = ""
    var text: String

    static func warning(_ place: String, _ text: String) -> Notice {
        Notice(severity: .warning, place: place, text: text)
    }

    static func note(_ text: String, at place: String = "") -> Notice {
        Notice(severity: .note, place: place, text: text)
    }

    /// A mistake in a file that leaves pages to lay out.
    init(_ mistake: FileMistake) {
        let place = "\(mistake.file):\(mistake.line)" + (mistake.column.map { ":\($0)" } ?? "")
        self.init(severity: mistake.isError ? .error : .warning, place: place, text: mistake.message)
    }

    init(severity: Severity, place: String, text: String) {
        (self.severity, self.place, self.text) = (severity, place, text)
    }

    var description: String { line(severity.rawValue) }

    /// The message with the page.
    var message: String { (page.isEmpty ? "" : page + ": ") + text }

    private func line(_ word: String) -> String { (place.isEmpty ? "" : place + ": ") + word + ": " + message }

    /// The same message about a page of the place's file.
    func on(_ page: String) -> Notice {
        var notice = self
        notice.page = page
        return notice
    }

    /// The first of the messages that say the same of several pages of a file, and the number of the others.
    static func folded(_ notices: [Notice]) -> (shown: [Notice], others: Int) {
        var met: Set<Notice> = []
        let all = notices.filter { met.insert($0).inserted }
        guard !Talk.isVerbose else { return (all, 0) }
        met = []
        let shown = all.filter { met.insert($0.on("")).inserted }
        return (shown, all.count - shown.count)
    }

    /// Prints messages; with `--strict` warnings end the command as errors of the input do.
    static func say(_ notices: some Sequence<Notice>) throws(Failure) {
        var errors: [String] = []
        for notice in notices {
            if Talk.isStrict, notice.severity != .note {
                errors.append(notice.line("error"))
            } else {
                StandardStreams.say(notice.description)
            }
        }
        if !errors.isEmpty { throw Failure(lines: errors, code: ExitStatus.impossible) }
    }
}
