import Notation

/// Finds the constraints of a log and groups them into reports.
///
/// 1 find every word that begins a constraint; 2 read each constraint up to the next; 3 begin a report at each
/// "simultaneously satisfy", and at each list after a broken constraint; 4 a constraint after "Will attempt to
/// recover by breaking" is the broken constraint; 5 a line between constraints that looks like one is listed as not
/// understood, so that no constraint is lost in silence. Everything else between constraints is ignored: time stamps,
/// list brackets, other messages. So a whole console, a bug report or a forum post can be read as it is. One pass over
/// the text finds the marks; the constraints are read between two marks.
struct LogReader {
    /// The log without the damage of pasting.
    let text: RepairedText
    /// The most constraints that are read.
    let constraintLimit: Int
    /// The finished reports.
    var reports: [LoggedReport] = []
    /// The report that is being read.
    private var report = LoggedReport()
    /// The index in `report.items` of each object.
    private var places: [String: Int] = [:]
    /// The index of each constraint in the report.
    private var listed: [String: Int] = [:]
    /// Whether `report` has its first line.
    private var isBegun = false

    init(_ text: RepairedText, constraintLimit: Int) {
        self.text = text
        self.constraintLimit = constraintLimit
    }

    /// The marks that divide a log.
    private enum Mark {
        /// "simultaneously satisfy": a report begins.
        case report
        /// "recover by breaking": the next constraint is the broken one.
        case broken
        /// The head of a constraint, whose text ends at the next mark.
        case constraint(ConstraintHead)
    }

    /// Reads the whole log into `reports`.
    mutating func read() {
        let marks = findMarks()
        var isBroken = false
        var count = 0
        if let first = marks.first { listLost(in: 0..<first.place) }
        for (index, (place, mark)) in marks.enumerated() {
            let end = index + 1 < marks.count ? marks[index + 1].place : text.bytes.count
            switch mark {
            case .report:
                endReport()
                begin(at: place)
                isBroken = false
                listLost(in: place..<end)
            case .broken:
                if !isBegun { begin(at: place) }
                isBroken = true
                listLost(in: place..<end)
            case .constraint(let head):
                guard count < constraintLimit else {
                    if count == constraintLimit { listLimit(at: place) }
                    count = constraintLimit + 1
                    continue
                }
                count += 1
                // A list after the broken constraint is a separate report, even without a headline.
                if !isBroken, report.broken != nil { endReport() }
                if !isBegun { begin(at: place) }
                let readEnd = read(head, at: place, end: end, isBroken: isBroken)
                listLost(in: lineEnd(readEnd, before: end)..<end)
                isBroken = false
            }
        }
        if marks.isEmpty { listLost(in: 0..<text.bytes.count) }
        endReport()
    }

    /// The end of the line of a place, at most `end`.
    private func lineEnd(_ place: Int, before end: Int) -> Int {
        min(end, text.lines[text.line(at: place) - 1].range.upperBound)
    }

    /// Lists the lines of a range that look like a constraint: the range has no head that is known.
    private mutating func listLost(in range: Range<Int>) {
        guard !range.isEmpty else { return }
        for number in text.line(at: range.lowerBound)...text.line(at: range.upperBound - 1) {
            let line = text.lines[number - 1].range.clamped(to: range)
            guard LostConstraint.isAt(LogCursor(text.bytes, line)) else { continue }
            if !isBegun { begin(at: line.lowerBound) }
            let content = LogCursor(text.bytes, line).text(line.prefix(400))
            report.unread.append(
                .init(line: number, text: content, reason: "the class and address of a constraint are missing"))
        }
    }

    /// Says that the rest of a log is left out.
    private mutating func listLimit(at place: Int) {
        if !isBegun { begin(at: place) }
        report.unread.append(
            .init(
                line: text.line(at: place), text: "",
                reason: "more than \(countText(constraintLimit, "constraint")); the rest is left out"))
    }

    /// Begins a report at the line of a place.
    private mutating func begin(at place: Int) {
        isBegun = true
        report.line = text.line(at: place)
    }

    /// Ends the report, unless it is empty.
    private mutating func endReport() {
        defer { (report, places, listed, isBegun) = (LoggedReport(), [:], [:], false) }
        guard !report.constraints.isEmpty || report.broken != nil || !report.unread.isEmpty else { return }
        if let broken = report.broken { report.brokenIndex = listed[broken.key] }
        reports.append(report)
    }

    /// Reads a constraint up to `end` and adds it; a text that cannot be parsed is listed with the reason. A
    /// constraint that the list has already is listed once. Of a text that is not understood the first line is kept,
    /// 400 bytes at most.
    /// - Returns: the place behind the constraint's numbers, or of a text that is not understood behind its head.
    private mutating func read(_ head: ConstraintHead, at place: Int, end: Int, isBroken: Bool) -> Int {
        let line = text.line(at: place)
        var reader = ConstraintReader(LogCursor(text.bytes, head.end..<end), head, line: line)
        do throws(UnreadReason) {
            let parsed = try reader.read()
            let constraint = parsed.constraint(line: line) { report.place(of: $0, &places) }
            for (item, superview) in parsed.superviews {
                report.superviews[report.place(of: item, &places)] = report.place(of: superview, &places)
            }
            if isBroken {
                report.broken = constraint
            } else if let known = listed[constraint.key] {
                // An address that a poster has replaced may belong to several constraints.
                let key = constraint.key + " " + constraint.content
                if !report.constraints[known].says(constraint), listed[key] == nil {
                    listed[key] = report.constraints.count
                    report.constraints.append(constraint)
                }
            } else {
                listed[constraint.key] = report.constraints.count
                report.constraints.append(constraint)
            }
            return reader.cursor.place
        } catch {
            let range = place..<min(end, place + 400)
            let content = String(decoding: text.bytes[range].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            report.unread.append(.init(line: line, text: content, reason: error.text))
            return head.end
        }
    }

    /// Finds the beginnings of reports, of broken constraints and of constraints. Only four bytes can begin a mark,
    /// so all other bytes cost one comparison.
    private func findMarks() -> [(place: Int, mark: Mark)] {
        var marks: [(place: Int, mark: Mark)] = []
        var cursor = LogCursor(text.bytes, 0..<text.bytes.count)
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "s") where cursor.isAt("simultaneously satisfy"):
                marks.append((cursor.place, .report))
            case UInt8(ascii: "r") where cursor.isAt("recover by breaking"):
                marks.append((cursor.place, .broken))
            case UInt8(ascii: "C") where cursor.isAt("Constraint"), UInt8(ascii: "<") where cursor.isAt("<'"):
                if let head = ConstraintHead(cursor) {
                    marks.append((head.start, .constraint(head)))
                    cursor.place = head.end
                    continue
                }
            default: break
            }
            cursor.place += 1
        }
        return marks
    }
}
