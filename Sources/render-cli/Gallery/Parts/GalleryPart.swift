import LayoutGallery
import Notation

/// What a shard of a gallery writes in place of the page: the contents of its files, for `merge`.
struct GalleryPart {
    var contents: GalleryContents
    /// From 0.
    var shard: (index: Int, count: Int)
    /// How many files the whole run has.
    var total: Int
    /// Names in the flags that no file of the part has, with the message for a name that no part has.
    var missingNames: [(name: String, message: String)]
    /// The version of the program with the mark of the renderer: parts of one gallery have one.
    var program = Version.line

    /// The part as JSON; the format is internal, and read by the same version of the program only.
    var json: JSONValue {
        .object([
            .init("gallery", .string(program)), .init("shard", .integers([shard.index, shard.count])),
            .init("total", .integer(total)), .init("title", .string(contents.title)),
            .init("comparedWith", .string(contents.comparedWith)),
            .init("uncompared", .strings(contents.uncompared)),
            .init("missing", .array(missingNames.map { .strings([$0.name, $0.message]) })),
            .init("files", .array(contents.files.map(\.json))),
            .init("changes", .orNull(contents.changes.map { .array($0.map(\.partJSON)) })),
        ])
    }
}

extension JSONValue {
    fileprivate static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(JSONValue.integer)) }
}

extension GalleryFile {
    var json: JSONValue {
        .object([
            .init("order", .integer(order)), .init("pages", .integer(pages)), .init("drawn", .integer(drawn)),
            .init("warnings", .integer(warnings)), .init("screens", .array(screens.map(\.json))),
        ])
    }
}

extension GalleryFile.Drawn {
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("key", .string(screen.key)), .init("name", .string(screen.name)),
            .init("file", .string(screen.file)), .init("scene", .string(scene)),
            .init("class", .string(screen.className)), .init("part", .bool(screen.isPart)),
            .init("design", .bool(screen.isDesign)),
            .init("inspector", .string(screen.inspector)),
            .init("texts", .strings(screen.texts)),
            .init("leadsTo", .array(screen.segues.outgoing.map { .strings([$0.screen, $0.label]) })),
            .init("ledFrom", .array(screen.segues.incoming.map { .strings([$0.screen, $0.label]) })),
            .init("outlets", .array(screen.outlets.map { .strings([$0.name, $0.className]) })),
            .init("remarks", .array(screen.remarks.map(\.json))),
            .init("states", .array(screen.states.map { .array([.string($0.name), $0.picture.partJSON]) })),
            .init("pictures", .array(pictures.map { .array([.strings($0.words), $0.picture.partJSON]) })),
        ]
        if let line = screen.line { members.append(.init("line", .integer(line))) }
        return .object(members)
    }
}

extension GalleryScreen.Remark {
    fileprivate var json: JSONValue {
        .array([.string(severity), .string(rule), .string(message), .orNull(line.map(JSONValue.integer))])
    }
}

extension GalleryScreen.Picture {
    fileprivate var partJSON: JSONValue { .array([.string(address), .number(width), .number(height)]) }
}

extension GalleryChange {
    fileprivate var partJSON: JSONValue {
        .object([
            .init("kind", .string(kind.rawValue)), .init("screen", .string(screen)), .init("name", .string(name)),
            .init("message", .string(message)), .init("before", .orNull(before?.partJSON)),
            .init("after", .orNull(after?.partJSON)), .init("difference", .orNull(difference?.partJSON)),
            .init("moves", .array(moves.map { .strings([$0.view, $0.change]) })), .init("amount", .number(amount)),
            .init("file", .integer(file)),
        ])
    }
}
