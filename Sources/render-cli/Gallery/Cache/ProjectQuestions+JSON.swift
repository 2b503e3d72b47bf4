import LayoutEngine
import LayoutGallery
import Notation

extension ProjectQuestions {
    /// The questions as JSON; the format is internal, and read by the same version of the program only.
    var json: JSONValue {
        .object([
            .init(
                "images",
                .array(
                    names.images.map { image in
                        .array([.string(image.name), .bool(image.isSystemSymbol), .bool(image.isInline)])
                    })),
            .init("colors", .strings(names.colors.map(\.name))),
            .init(
                "fonts",
                .array(
                    names.fonts.map { font in
                        .array([.string(font.name), .optional(font.family), .optional(font.file)])
                    })),
            .init("texts", .strings(names.texts)),
            .init(
                "outlets",
                .array(
                    outlets.sorted { $0.key < $1.key }.map { name, members in .strings([name] + members.sorted()) })),
            .init("folder", .optional(folder)), .init("pictures", .strings(pictures)),
        ])
    }

    /// - Throws: for any other value.
    init(_ json: JSONValue) throws(UnreadablePart) {
        for value in try json.list("images") {
            guard value.values.count == 3, let name = value.values[0].string else { throw UnreadablePart() }
            names.add(
                ResourceNames.Image(
                    name: name, isSystemSymbol: value.values[1].isTrue, isInline: value.values[2].isTrue))
        }
        for value in try json.list("colors") {
            guard let name = value.string else { throw UnreadablePart() }
            names.add(ResourceNames.NamedColor(name: name, recorded: nil))
        }
        for value in try json.list("fonts") {
            guard value.values.count == 3, let name = value.values[0].string else { throw UnreadablePart() }
            names.add(
                ResourceNames.NamedFont(name: name, family: value.values[1].string, file: value.values[2].string))
        }
        for value in try json.list("texts") {
            guard let key = value.string else { throw UnreadablePart() }
            names.add(text: key)
        }
        for value in try json.list("outlets") {
            let words = try value.texts(nil)
            guard let name = words.first else { throw UnreadablePart() }
            outlets[name] = Set(words.dropFirst())
        }
        folder = json["folder"]?.string
        for value in try json.list("pictures") {
            guard let path = value.string else { throw UnreadablePart() }
            pictures.append(path)
        }
    }
}

extension Notice {
    var json: JSONValue { .strings([severity.rawValue, place, message]) }

    /// - Throws: for any other value.
    init(_ json: JSONValue) throws(UnreadablePart) {
        let words = try json.texts(3)
        guard let severity = Severity(rawValue: words[0]) else { throw UnreadablePart() }
        self.init(severity: severity, place: words[1], text: words[2])
    }
}
