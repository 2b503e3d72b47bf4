extension DocumentReferences {
    /// An object that names a resource, or has a text.
    public struct Use: Sendable, Hashable {
        /// The object's id in the file.
        public var id: String
        /// From 1.
        public var line: Int
    }

    /// The objects that name resources, in source order, by kind and name; found in one pass.
    public struct Uses: Sendable {
        /// By the name of a picture.
        public fileprivate(set) var images: [String: [Use]] = [:]
        /// By the name of a colour.
        public fileprivate(set) var colors: [String: [Use]] = [:]
        /// By the PostScript name of a font.
        public fileprivate(set) var fonts: [String: [Use]] = [:]
    }

    /// The objects of the file that name resources.
    public var uses: Uses {
        var uses = Uses()
        for element in root.descendants {
            switch element.name {
            // The list of the file's own resources names each once more.
            case "namedColor", "image", "systemColor": continue
            case "color":
                if let name = element["name"], let use = Use(around: element) {
                    uses.colors[name, default: []].append(use)
                }
            case "fontDescription", "font":
                if let name = element["name"], let use = Use(around: element) {
                    uses.fonts[name, default: []].append(use)
                }
            default:
                for attribute in element.attributes where attribute.name.lowercased().hasSuffix("image") {
                    if let use = Use(around: element) { uses.images[attribute.value, default: []].append(use) }
                }
            }
        }
        return uses
    }

    /// The ids of views whose frames Interface Builder marks as differing from the constraints (`misplaced`).
    package var misplacedViews: Set<String> {
        Set(root.descendants.filter { $0["misplaced"] == "YES" }.compactMap(\.id))
    }

    /// A text that a table can translate.
    public struct Text: Sendable, Hashable {
        /// The table's key, such as `a1b-2c-d3e.text`.
        public var key: String
        /// The text as the file has the text.
        public var text: String
        /// The object with the text.
        public var use: Use
    }

    /// The translatable texts with their objects, in source order; texts without a letter need no translation.
    package var localizableUses: [Text] {
        var lines: [String: Int] = [:]
        for element in root.descendants { if let id = element.id, lines[id] == nil { lines[id] = element.line } }
        return root.localizableTexts.map { key, text in
            let id = String(key.prefix { $0 != "." })
            return Text(key: key, text: text, use: Use(id: id, line: lines[id] ?? 1))
        }
    }
}

extension DocumentReferences.Use {
    /// The nearest object around an element that has an id.
    fileprivate init?(around element: XMLElement) {
        var next: XMLElement? = element
        while let current = next {
            if let id = current.id {
                self.init(id: id, line: current.line)
                return
            }
            next = current.parent
        }
        return nil
    }
}
