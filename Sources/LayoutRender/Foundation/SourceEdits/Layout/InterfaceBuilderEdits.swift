import Notation

/// The edits of a storyboard or xib, written as Xcode would write them: attributes in Xcode's order, a constraint in the
/// order of ids, an id in Xcode's form.
struct InterfaceBuilderEdits {
    let source: XMLSource

    /// The edits of a document.
    init(_ source: XMLSource) { self.source = source }

    /// The edits of the text that make one change.
    func places(of edit: SourceEdit) throws(EditTrouble) -> [TextEdit] {
        switch edit {
        case .priority(let priority, let id):
            let place = try constraint(id)
            return set("priority", priority == 1000 ? nil : "\(priority)", place, AttributeOrder.constraint)
        case .constant(let constant, let id):
            let place = try constraint(id)
            // A symbolic constant means the platform's standard distance.
            return set("constant", constant == 0 ? nil : PlainNumber.text(constant), place, AttributeOrder.constraint)
                + source.removing("symbolic", of: place)
        case .relation(let relation, let id):
            let place = try constraint(id)
            return set("relation", relation == "equal" ? nil : relation, place, AttributeOrder.constraint)
        case .attribute(let new, let old, let id): return try exchange(old, by: new, at: constraint(id))
        case .safeArea(let view, let id): return try exchangeItem(view, by: safeArea(of: view), at: constraint(id))
        case .edge(let view, let id): return try exchangeItem(safeArea(of: view), by: view, at: constraint(id))
        case .removal(let id): return try removal(of: id)
        case .addition(let constraint): return try addition(of: constraint)
        default: return try places(ofView: edit)
        }
    }

    /// The edits of a view's own properties.
    private func places(ofView edit: SourceEdit) throws(EditTrouble) -> [TextEdit] {
        switch edit {
        case .lines(let lines, let id):
            let label = try element(id)
            guard source.elements[label].name == "label" else { throw .unfit("'\(id)' is no label") }
            return set("numberOfLines", lines == 1 ? nil : "\(lines)", label, AttributeOrder.view)
        case .shrinking(let factor, let id):
            let label = try element(id)
            guard source.elements[label].name == "label" else { throw .unfit("'\(id)' is no label") }
            return set("minimumScaleFactor", PlainNumber.text(factor), label, AttributeOrder.view)
                + source.removing("adjustsFontSizeToFit", of: label) + source.removing("minimumFontSize", of: label)
        case .spacing(let spacing, let id):
            let stack = try element(id)
            return set("spacing", spacing == 0 ? nil : PlainNumber.text(spacing), stack, AttributeOrder.view)
                + source.removing("spacingType", of: stack)
        case .naturalAlignment(let id):
            return set("textAlignment", "natural", try element(id), AttributeOrder.view)
        case .textStyle(let style, let id): return try textStyle(style, of: element(id))
        case .followingTextSize(let id):
            return set("adjustsFontForContentSizeCategory", "YES", try element(id), AttributeOrder.view)
        case .hugging(let priority, let axis, let id):
            return set("\(axis)HuggingPriority", "\(priority)", try element(id), AttributeOrder.view)
        case .resistance(let priority, let axis, let id):
            return set("\(axis)CompressionResistancePriority", "\(priority)", try element(id), AttributeOrder.view)
        default: return try places(ofFrame: edit)
        }
    }

    /// The edits of a view's frame and of its mask.
    private func places(ofFrame edit: SourceEdit) throws(EditTrouble) -> [TextEdit] {
        switch edit {
        case .flexibleLength(let axis, let id):
            return try mask([axis == "horizontal" ? "widthSizable" : "heightSizable"], [end(axis)], of: element(id))
        case .flexibleStart(let axis, let inMiddle, let id):
            let start = axis == "horizontal" ? "flexibleMinX" : "flexibleMinY"
            let length = axis == "horizontal" ? "widthSizable" : "heightSizable"
            return try mask(
                inMiddle ? [start, end(axis)] : [start], inMiddle ? [length] : [length, end(axis)], of: element(id))
        case .frame(let x, let y, let width, let height, let id):
            let view = try element(id)
            guard let rect = source.child("rect", key: "frame", of: view) else {
                throw .unfit("the view has no frame of its own")
            }
            let numbers = [("x", x), ("y", y), ("width", width), ("height", height)]
            return numbers.flatMap { name, number in
                source.value(name, of: rect).flatMap(Double.init) == number
                    ? [] : set(name, frameText(number), rect, ["key", "x", "y", "width", "height"])
            } + source.removing("misplaced", of: view)
        default: return []
        }
    }

    /// A number of a frame as Xcode writes numbers: nought has a fraction.
    private func frameText(_ number: Double) -> String { number == 0 ? "0.0" : PlainNumber.text(number) }

    /// The flexible margin behind a view.
    private func end(_ axis: String) -> String { axis == "horizontal" ? "flexibleMaxX" : "flexibleMaxY" }

    /// An attribute with a value, or without for the value that the format leaves out.
    private func set(_ name: String, _ value: String?, _ element: Int, _ order: [String]) -> [TextEdit] {
        guard let value else { return source.removing(name, of: element) }
        return source.setting(name, to: value, of: element, order: order)
    }

    private func element(_ id: String) throws(EditTrouble) -> Int {
        guard let place = source.element(named: id) else { throw .missing("object '\(id)'") }
        return place
    }

    private func constraint(_ id: String) throws(EditTrouble) -> Int {
        let place = try element(id)
        guard source.elements[place].name == "constraint" else { throw .unfit("'\(id)' is no constraint") }
        return place
    }

    /// The id of a view's safe area; older files have none.
    private func safeArea(of view: String) throws(EditTrouble) -> String {
        guard let guide = source.child("viewLayoutGuide", key: "safeArea", of: try element(view)),
            let id = source.value("id", of: guide)
        else { throw .missing("safe area of '\(view)'") }
        return id
    }

    // MARK: Constraints

    private func exchange(_ old: String, by new: String, at place: Int) -> [TextEdit] {
        ["firstAttribute", "secondAttribute"].flatMap { name in
            source.value(name, of: place) == old ? set(name, new, place, AttributeOrder.constraint) : []
        }
    }

    /// The item at the end that names the old one. The first item may be left out, and is the view that holds the
    /// constraint then.
    private func exchangeItem(_ old: String, by new: String, at place: Int) throws(EditTrouble) -> [TextEdit] {
        let holder = source.elements[place].parent.flatMap { source.elements[$0].parent }
        let own = holder.flatMap { source.value("id", of: $0) }
        // Xcode leaves out a first item that holds the constraint.
        if source.value("firstItem", of: place) ?? own == old {
            return set("firstItem", new == own ? nil : new, place, AttributeOrder.constraint)
        }
        guard source.value("secondItem", of: place) == old else {
            throw .unfit("no end of the constraint names '\(old)'")
        }
        return set("secondItem", new, place, AttributeOrder.constraint)
    }

    /// A constraint goes with its mentions in variations of size classes. A constraint with an outlet stays: code may
    /// use the outlet.
    private func removal(of id: String) throws(EditTrouble) -> [TextEdit] {
        let place = try constraint(id)
        var edits: [TextEdit] = []
        for (other, record) in source.elements.enumerated() {
            if record.name == "outlet" || record.name == "outletCollection",
                source.value("destination", of: other) == id
            {
                throw .unfit("code has an outlet to the constraint")
            }
            if record.name == "exclude" || record.name == "include", source.value("reference", of: other) == id {
                edits += source.removing(other)
            }
        }
        // A list without constraints is no list in Xcode's files.
        guard let list = source.elements[place].parent, source.elements[list].children == [place] else {
            return edits + source.removing(place)
        }
        return edits + source.removing(list)
    }

    private func addition(of constraint: SourceEdit.NewConstraint) throws(EditTrouble) -> [TextEdit] {
        let holder = try element(constraint.holder)
        let id = ObjectID.new(for: constraint, in: source)
        var pairs: [(String, String)] = []
        if constraint.firstItem != constraint.holder { pairs.append(("firstItem", constraint.firstItem)) }
        pairs.append(("firstAttribute", constraint.firstAttribute))
        if constraint.relation != "equal" { pairs.append(("relation", constraint.relation)) }
        if let item = constraint.secondItem { pairs.append(("secondItem", item)) }
        if let attribute = constraint.secondAttribute { pairs.append(("secondAttribute", attribute)) }
        if constraint.priority != 1000 { pairs.append(("priority", "\(constraint.priority)")) }
        if constraint.constant != 0 { pairs.append(("constant", PlainNumber.text(constraint.constant))) }
        pairs.append(("id", id))
        let markup = "<constraint " + pairs.map { "\($0)=\"\(xmlText($1))\"" }.joined(separator: " ") + "/>"
        guard let list = source.child("constraints", of: holder) else {
            return source.inserting(
                ["<constraints>", "    " + markup, "</constraints>"], into: holder,
                before: ChildOrder.next(in: holder, source))
        }
        let next = source.elements[list].children.first { (source.value("id", of: $0) ?? "") > id }
        return source.inserting([markup], into: list, before: next)
    }

    // MARK: Views

    private func textStyle(_ style: String, of view: Int) throws(EditTrouble) -> [TextEdit] {
        guard let font = source.child("fontDescription", key: "fontDescription", of: view) else {
            throw .unfit("the view has no font of its own")
        }
        let markup = "<fontDescription key=\"fontDescription\" style=\"\(style)\"/>"
        let follows = ["label", "textField", "textView"].contains(source.elements[view].name)
        return source.replacing(font, by: markup)
            + (follows ? set("adjustsFontForContentSizeCategory", "YES", view, AttributeOrder.view) : [])
    }

    /// An autoresizing mask with some words more and some less.
    private func mask(_ added: [String], _ removed: [String], of view: Int) throws(EditTrouble) -> [TextEdit] {
        guard let mask = source.child("autoresizingMask", key: "autoresizingMask", of: view) else {
            throw .unfit("the view has no autoresizing mask")
        }
        let places = added.filter { source.value($0, of: mask) != "YES" }.map { name in
            source.setting(name, to: "YES", of: mask, order: AttributeOrder.mask)
        }
        return places.joined() + removed.flatMap { source.removing($0, of: mask) }
    }
}
