import Notation

/// A part of a long list that fits one answer, taken file by file.
struct AnswerList {
    struct Entry {
        var line: String
        var json: JSONValue
    }

    private(set) var entries: [Entry] = []
    private let start: ListCursor
    private var bytes = 0
    /// Where the next part begins.
    private var end: ListCursor
    /// Whether an entry was left out for lack of room.
    private(set) var hasRoom = true

    init(startingAt start: ListCursor) { (self.start, end) = (start, start) }

    /// Takes entries of the file at a place as long as there is room.
    mutating func add(_ new: [Entry], ofFile file: Int) {
        let skipped = file == start.file ? start.entry : 0
        for (place, entry) in new.enumerated().dropFirst(skipped) {
            let size = entry.json.dense.utf8.count
            guard bytes + size <= AnswerLimits.listBytes || entries.isEmpty else {
                (hasRoom, end) = (false, ListCursor(file: file, entry: place))
                return
            }
            bytes += size
            entries.append(entry)
        }
        end = ListCursor(file: file + 1, entry: 0)
    }

    /// Ends the part after the files so far, though there is room.
    mutating func stop() { hasRoom = false }

    /// The cursor for the part that follows; nil at the end.
    func next(of files: Int) -> String? { !hasRoom && end.file < files ? end.text : nil }

    /// The line that tells of the rest.
    func rest(of files: Int) -> [String] { next(of: files).map { ["more with cursor \($0)"] } ?? [] }
}
