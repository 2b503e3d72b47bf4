import Findings
import LayoutGallery
import Notation

/// Why a file is no part of a gallery.
struct UnreadablePart: Error {}

extension GalleryPart {
    /// Reads what `json` wrote.
    /// - Throws: for every other value; numbers of another kind, unknown words and addresses outside the gallery's folder
    ///   are refused with the whole.
    init(_ json: JSONValue) throws(UnreadablePart) {
        program = try json.text("gallery")
        let numbers = try json.list("shard").map { value throws(UnreadablePart) in try value.count }
        guard numbers.count == 2, (1...1000).contains(numbers[1]), numbers[0] < numbers[1] else {
            throw UnreadablePart()
        }
        shard = (numbers[0], numbers[1])
        total = try json.count("total")
        missingNames = try json.list("missing").map { value throws(UnreadablePart) in
            let pair = try value.texts(2)
            return (pair[0], pair[1])
        }
        contents = GalleryContents(
            title: try json.text("title"),
            files: try json.list("files").map { value throws(UnreadablePart) in try GalleryFile(value) })
        contents.comparedWith = try json.text("comparedWith")
        guard let uncompared = json["uncompared"] else { throw UnreadablePart() }
        contents.uncompared = try uncompared.texts(nil)
        if json["changes"] != .null {
            contents.changes = try json.list("changes").map { value throws(UnreadablePart) in try GalleryChange(value) }
        }
    }
}

extension JSONValue {
    func text(_ key: String) throws(UnreadablePart) -> String {
        guard let text = self[key]?.string else { throw UnreadablePart() }
        return text
    }

    func list(_ key: String) throws(UnreadablePart) -> [JSONValue] {
        guard case .array(let values)? = self[key] else { throw UnreadablePart() }
        return values
    }

    /// A whole number from 0 on.
    var count: Int {
        get throws(UnreadablePart) {
            guard let number = double, let count = Int(exactly: number), (0...Int(Int32.max)).contains(count) else {
                throw UnreadablePart()
            }
            return count
        }
    }

    func count(_ key: String) throws(UnreadablePart) -> Int {
        guard let value = self[key] else { throw UnreadablePart() }
        return try value.count
    }

    /// The elements of an array of texts.
    /// - Parameter count: how many there are; nil for any number.
    func texts(_ count: Int?) throws(UnreadablePart) -> [String] {
        let texts = values.compactMap(\.string)
        guard case .array(let all) = self, texts.count == all.count, count.map({ $0 == all.count }) ?? true else {
            throw UnreadablePart()
        }
        return texts
    }

    /// An array of pairs of texts.
    fileprivate func pairs(_ key: String) throws(UnreadablePart) -> [(String, String)] {
        try list(key).map { value throws(UnreadablePart) in
            let pair = try value.texts(2)
            return (pair[0], pair[1])
        }
    }
}

extension GalleryFile {
    init(_ json: JSONValue) throws(UnreadablePart) {
        order = try json.count("order")
        (pages, drawn, warnings) = (try json.count("pages"), try json.count("drawn"), try json.count("warnings"))
        screens = try json.list("screens").map { value throws(UnreadablePart) in try Drawn(value) }
    }
}

extension GalleryFile.Drawn {
    fileprivate init(_ json: JSONValue) throws(UnreadablePart) {
        screen = GalleryScreen(key: try json.text("key"), name: try json.text("name"), file: try json.text("file"))
        scene = try json.text("scene")
        screen.className = try json.text("class")
        screen.isPart = json["part"] == .bool(true)
        screen.isDesign = json["design"] == .bool(true)
        screen.inspector = try json.text("inspector")
        guard screen.inspector.isEmpty || GallerySite.inspectorFile(of: screen.inspector) != nil else {
            throw UnreadablePart()
        }
        screen.line = json["line"] == nil ? nil : try json.count("line")
        guard let texts = json["texts"] else { throw UnreadablePart() }
        screen.texts = try texts.texts(nil)
        screen.segues.outgoing = try json.pairs("leadsTo").map { .init(screen: $0.0, label: $0.1) }
        screen.segues.incoming = try json.pairs("ledFrom").map { .init(screen: $0.0, label: $0.1) }
        screen.outlets = try json.pairs("outlets").map { .init(name: $0.0, className: $0.1) }
        screen.remarks = try json.list("remarks").map { value throws(UnreadablePart) in
            try GalleryScreen.Remark(value)
        }
        screen.states = try json.list("states").map { value throws(UnreadablePart) in
            guard value.values.count == 2, let name = value.values[0].string else { throw UnreadablePart() }
            return .init(name: name, picture: try GalleryScreen.Picture(value.values[1]))
        }
        pictures = try json.list("pictures").map { value throws(UnreadablePart) in
            guard value.values.count == 2 else { throw UnreadablePart() }
            let words = try value.values[0].texts(GalleryVariants.axisCount)
            return (words, try GalleryScreen.Picture(value.values[1]))
        }
    }
}

extension GalleryScreen.Remark {
    fileprivate init(_ json: JSONValue) throws(UnreadablePart) {
        let words = json.values.compactMap(\.string)
        guard json.values.count == 4, words.count == 3, Finding.Severity(rawValue: words[0]) != nil else {
            throw UnreadablePart()
        }
        let line = json.values[3]
        self.init(
            severity: words[0], rule: words[1], message: words[2], line: line == .null ? nil : try line.count)
    }
}

extension GalleryScreen.Picture {
    fileprivate init(_ json: JSONValue) throws(UnreadablePart) {
        guard json.values.count == 3, let address = json.values[0].string, GallerySite.isPicture(address),
            let width = json.values[1].double, let height = json.values[2].double, width.isFinite, height.isFinite
        else { throw UnreadablePart() }
        self.init(address: address, width: width, height: height)
    }

    fileprivate static func orNil(_ json: JSONValue?) throws(UnreadablePart) -> GalleryScreen.Picture? {
        guard let json, json != .null else { return nil }
        return try GalleryScreen.Picture(json)
    }
}

extension GalleryChange {
    fileprivate init(_ json: JSONValue) throws(UnreadablePart) {
        guard let kind = Kind(rawValue: try json.text("kind")), let amount = json["amount"]?.double else {
            throw UnreadablePart()
        }
        self.init(
            kind: kind, screen: try json.text("screen"), name: try json.text("name"), message: try json.text("message"))
        (before, after) = (try .orNil(json["before"]), try .orNil(json["after"]))
        difference = try .orNil(json["difference"])
        moves = try json.pairs("moves").map { (view: $0.0, change: $0.1) }
        self.amount = amount
        file = try json.count("file")
    }
}
