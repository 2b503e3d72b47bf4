import Notation

extension XMLElement {
    /// The document with the texts of a table: `id.property` replaces the property of the element with that id.
    ///
    /// Texts that the table lacks are kept, and so are attributed texts, which tables do not translate.
    ///
    /// Xcode's tables have keys such as `k3J-xx-yyy.text` and `k3J-xx-yyy.normalTitle`.
    ///
    /// - Returns: the document, the ids of the objects whose texts changed, and the places of the elements that changed or
    ///   have such an element inside.
    func localized(by texts: [String: String]) -> (document: XMLElement, changed: Set<String>, rewritten: Set<Int>) {
        var rewriting = TextRewriting(tree: tree, texts: texts)
        let tree = rewriting.run()
        return (XMLElement(tree: tree, index: index), rewriting.changed, rewriting.rewritten)
    }
}

extension XMLElement {
    /// The keys of `localizableTexts`.
    var localizableKeys: [String] { localizableTexts.map(\.key) }

    /// The translatable texts by their keys, in source order: texts that contain a letter, since others need no
    /// translation. Attributed texts have no keys.
    var localizableTexts: [(key: String, text: String)] {
        var texts: [(key: String, text: String)] = []
        func add(_ id: String, _ property: String, _ text: String?) {
            if let text, text.contains(where: \.isLetter) { texts.append((id + "." + property, text)) }
        }
        for element in [self] + descendants {
            guard let id = element.id else { continue }
            for property in TextRewriting.properties {
                let child = element.child(key: property).flatMap { $0.name.hasSuffix("tring") ? $0.text : nil }
                add(id, property, element[property] ?? child)
            }
            switch element.name {
            case "button":
                for state in element.children where state.name == "state" {
                    if let key = state.key { add(id, key + "Title", state["title"]) }
                }
                let configuration = element.child("buttonConfiguration")
                for property in ["title", "subtitle"] { add(id, "configuration." + property, configuration?[property]) }
            case "segmentedControl":
                for (index, segment) in (element.child("segments")?.children.map { $0 } ?? []).enumerated() {
                    add(id, "segmentTitles[\(index)]", segment["title"])
                }
            default: break
            }
        }
        return texts
    }
}

/// One pass over a document that replaces texts.
private struct TextRewriting {
    /// The document as parsed.
    let tree: XMLTree
    /// The language's table.
    let texts: [String: String]
    /// The new values of attributes, by the index of the element.
    private var attributes: [Int: [(name: String, value: String)]] = [:]
    /// The ids of objects whose texts change.
    private(set) var changed: Set<String> = []
    /// The text of elements that are texts.
    private var contents: [Int: String] = [:]

    /// A pass before its first element.
    init(tree: XMLTree, texts: [String: String]) {
        self.tree = tree
        self.texts = texts
    }

    /// 1 find the texts, 2 build the tree again.
    mutating func run() -> XMLTree {
        for place in tree.records.indices {
            let element = XMLElement(tree: tree, index: place)
            if let id = element.id { translate(element, id) }
        }
        guard !attributes.isEmpty || !contents.isEmpty else { return tree }
        var records = tree.records
        var list: [XMLTree.Attribute] = []
        for place in records.indices {
            let first = list.count
            let changes = attributes[place] ?? []
            for index in records[place].attributes {
                let old = tree.attributes[index]
                if changes.contains(where: { $0.name == old.name }) { continue }
                list.append(old)
            }
            for change in changes { list.append(XMLTree.Attribute(name: change.name, value: change.value)) }
            records[place].attributes = first..<list.count
            if let text = contents[place] { records[place].text = text }
        }
        return XMLTree(records: records, attributes: list)
    }

    /// The places of the elements that changed, and of the elements around them.
    var rewritten: Set<Int> {
        var rewritten: Set<Int> = []
        for place in Array(attributes.keys) + contents.keys {
            var next: Int? = place
            while let current = next, rewritten.insert(current).inserted { next = tree.records[current].parent }
        }
        return rewritten
    }

    /// Properties that have the same name in tables as in the file.
    static let properties = [
        "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    ]

    /// The table's text for a property of an element.
    private func text(_ id: String, _ property: String) -> String? { texts[id + "." + property] }

    /// The properties that tables name, in the words of their keys.
    private mutating func translate(_ element: XMLElement, _ id: String) {
        for property in Self.properties {
            if let value = text(id, property) { set(property, of: element, to: value) }
        }
        switch element.name {
        case "button":
            for state in element.children where state.name == "state" {
                if let key = state.key, let value = text(id, key + "Title") { set("title", of: state, to: value) }
            }
            if let configuration = element.child("buttonConfiguration") {
                for property in ["title", "subtitle"] {
                    if let value = text(id, "configuration." + property) { set(property, of: configuration, to: value) }
                }
            }
        case "segmentedControl":
            let segments = element.child("segments")?.children.map { $0 } ?? []
            for (index, segment) in segments.enumerated() {
                if let value = text(id, "segmentTitles[\(index)]") { set("title", of: segment, to: value) }
            }
        default: break
        }
    }

    /// A text is an attribute or, if it has several lines, a child.
    private mutating func set(_ property: String, of element: XMLElement, to value: String) {
        if element[property] == nil, element.child(key: "attributedText") != nil { return }
        let child = element.child(key: property)
        if let id = element.id ?? element.parent?.id ?? element.parent?.parent?.id,
            (element[property] ?? child?.text).map(value.hasSameBytes) != true
        {
            changed.insert(id)
        }
        if let child, child.name == "string" || child.name == "mutableString" {
            contents[child.index] = value
        } else {
            attributes[element.index, default: []].append((property, value))
        }
    }
}
