import Notation

extension GalleryPage {
    /// The gallery as JSON for the scripts; the format is internal.
    var data: String { JSONValue.object(members).compact }

    /// The members of the data.
    var members: [JSONValue.Member] {
        var files = PictureTable()
        let shown = screens.map { $0.json(&files) }
        let changed = changes.map { $0.map { $0.json(&files) } }
        return [
            .init("title", .string(displayLine(title))),
            .init("axes", .array(axes.map(\.json))),
            .init("variants", .array(variants.map { .array($0.map(JSONValue.integer)) })),
            .init("screens", .array(shown)),
            .init("changes", .orNull(changed.map { .array($0) })),
            .init("comparedWith", .string(displayLine(comparedWith))),
            .init("uncompared", .strings(uncompared.map { displayLine($0) })),
            .init("notes", .strings(notes.map { displayLine($0) })),
            .init("pictures", .array(files.all.map(\.json))),
        ]
    }
}

/// The pictures of a page, each once; records name a picture by its place, -1 for none.
private struct PictureTable {
    private(set) var all: [GalleryScreen.Picture] = []
    private var places: [GalleryScreen.Picture: Int] = [:]

    mutating func place(of picture: GalleryScreen.Picture?) -> JSONValue {
        guard let picture else { return .integer(-1) }
        if let place = places[picture] { return .integer(place) }
        places[picture] = all.count
        all.append(picture)
        return .integer(all.count - 1)
    }
}

extension GalleryPage.Axis {
    fileprivate var json: JSONValue {
        .object([
            .init("name", .string(name)), .init("label", .string(label)),
            .init("values", .strings(values.map { displayLine($0) })),
        ])
    }
}

extension GalleryScreen.Picture {
    fileprivate var json: JSONValue { .array([.string(address), .number(width), .number(height)]) }
}

extension GalleryScreen {
    /// The most texts of a screen that the search knows.
    private static let searchedTexts = 100

    fileprivate func json(_ files: inout PictureTable) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("key", .string(displayLine(key))), .init("name", .string(displayLine(name))),
            .init("file", .string(displayLine(file))), .init("group", .string(displayLine(group))),
            .init("class", .string(displayLine(className))),
            .init("texts", .strings(texts.prefix(Self.searchedTexts).map { displayLine($0) })),
            .init("pictures", .array(pictures.map { files.place(of: $0) })),
        ]
        if isPart { members.append(.init("part", .bool(true))) }
        if let line { members.append(.init("line", .integer(line))) }
        if !inspector.isEmpty { members.append(.init("inspector", .string(inspector))) }
        if !segues.outgoing.isEmpty { members.append(.init("leadsTo", .array(segues.outgoing.map(\.json)))) }
        if !segues.incoming.isEmpty { members.append(.init("ledFrom", .array(segues.incoming.map(\.json)))) }
        if !outlets.isEmpty {
            members.append(
                .init("outlets", .array(outlets.map { .strings([displayLine($0.name), displayLine($0.className)]) })))
        }
        if !remarks.isEmpty { members.append(.init("remarks", .array(remarks.map(\.json)))) }
        if !states.isEmpty {
            let named = states.map { JSONValue.array([.string(displayLine($0.name)), files.place(of: $0.picture)]) }
            members.append(.init("states", .array(named)))
        }
        return .object(members)
    }
}

extension GalleryScreen.Link {
    fileprivate var json: JSONValue { .strings([displayLine(screen), displayLine(label)]) }
}

extension GalleryScreen.Remark {
    fileprivate var json: JSONValue {
        .array([
            .string(severity), .string(rule), .string(displayLine(message)), .orNull(line.map(JSONValue.integer)),
        ])
    }
}

extension GalleryChange {
    fileprivate func json(_ files: inout PictureTable) -> JSONValue {
        .object([
            .init("kind", .string(kind.rawValue)), .init("screen", .string(displayLine(screen))),
            .init("name", .string(displayLine(name))), .init("message", .string(displayLine(message))),
            .init("before", files.place(of: before)), .init("after", files.place(of: after)),
            .init("difference", files.place(of: difference)),
            .init("moves", .array(moves.map { .strings([displayLine($0.view), displayLine($0.change)]) })),
        ])
    }
}
