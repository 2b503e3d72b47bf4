import LayoutGallery
import Notation

/// All that a gallery made of one file, as the cache keeps it.
struct GalleryRecord: Sendable {
    /// A picture of the site: the key of its page in the cache, and its length in bytes.
    struct Kept: Sendable {
        var key: String
        var bytes: Int
    }

    var file = GalleryFile()
    /// By the addresses of the pictures.
    var pictures: [String: Kept] = [:]
    /// The length of the inspector's page in bytes; nil where there is none.
    var inspectorBytes: Int?
}

extension GalleryRecord {
    /// The record as JSON; the format is internal, and read by the same version of the program only.
    var json: JSONValue {
        .object([
            .init("file", file.json),
            .init("notices", .array(file.notices.map(\.json))),
            .init("names", .array(file.names.words.map { .strings($0) })),
            .init("unaudited", .orNull(file.unaudited?.cachedJSON)),
            .init(
                "pictures",
                .array(
                    pictures.sorted { $0.key < $1.key }.map { address, kept in
                        .array([.string(address), .string(kept.key), .integer(kept.bytes)])
                    })),
            .init("inspector", .orNull(inspectorBytes.map(JSONValue.integer))),
        ])
    }

    /// - Throws: for any other value.
    init(_ json: JSONValue) throws(UnreadablePart) {
        guard let own = json["file"], let inspector = json["inspector"], let unaudited = json["unaudited"] else {
            throw UnreadablePart()
        }
        file = try GalleryFile(own)
        file.notices = try json.list("notices").map { value throws(UnreadablePart) in try Notice(value) }
        for value in try json.list("names") { file.names.take(try value.texts(nil)) }
        file.unaudited = unaudited == .null ? nil : try Failure(cached: unaudited)
        for value in try json.list("pictures") {
            guard value.values.count == 3, let address = value.values[0].string, GallerySite.isPicture(address),
                let key = value.values[1].string, GalleryCache.isKey(key)
            else { throw UnreadablePart() }
            pictures[address] = Kept(key: key, bytes: try value.values[2].count)
        }
        inspectorBytes = inspector == .null ? nil : try inspector.count
        // Nothing is shown that the cache does not have.
        guard file.screens.allSatisfy({ drawn in drawn.shown.allSatisfy { pictures[$0.address] != nil } }) else {
            throw UnreadablePart()
        }
        // Nothing of an earlier run counts as drawn in this one.
        file.drawn = 0
    }
}

extension Failure {
    fileprivate var cachedJSON: JSONValue {
        .object([.init("lines", .strings(lines)), .init("foreign", .optional(foreign))])
    }

    fileprivate init(cached json: JSONValue) throws(UnreadablePart) {
        var lines: [String] = []
        for value in try json.list("lines") {
            guard let line = value.string else { throw UnreadablePart() }
            lines.append(line)
        }
        self.init(lines: lines, code: ExitStatus.impossible)
        foreign = json["foreign"]?.string
    }
}

/// What the first key of a file decides: what the file asks of its project, or that the file is none of a gallery.
enum GalleryFirstLook: Sendable {
    case questions(ProjectQuestions)
    /// A file of another system, or no layout.
    case foreign(Failure)
}

extension GalleryCache {
    /// What an earlier run saw in a file.
    func firstLook(_ key: String) -> GalleryFirstLook? {
        guard let json = bytes(.questions, key).flatMap(JSONReading.value) else { return nil }
        if let foreign = json["foreign"] {
            guard let failure = try? Failure(cached: foreign), failure.foreign != nil else { return nil }
            return .foreign(failure)
        }
        return (try? ProjectQuestions(json)).map { .questions($0) }
    }

    /// Keeps what a run saw in a file.
    func keep(_ look: GalleryFirstLook, _ key: String) {
        let json: JSONValue =
            switch look {
            case .questions(let questions): questions.json
            case .foreign(let failure): .object([.init("foreign", failure.cachedJSON)])
            }
        keep(Array(json.compact.utf8), .questions, key)
    }

    /// What an earlier run made of a file.
    func record(_ key: String) -> GalleryRecord? {
        bytes(.screens, key).flatMap(JSONReading.value).flatMap { try? GalleryRecord($0) }
    }

    /// Keeps what a run made of a file.
    func keep(_ record: GalleryRecord, inspector page: [UInt8]?, _ key: String) {
        if let page { keep(page, .inspector, key) }
        keep(Array(record.json.compact.utf8), .screens, key)
    }
}
