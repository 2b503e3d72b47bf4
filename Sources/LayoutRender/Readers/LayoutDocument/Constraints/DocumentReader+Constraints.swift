import LayoutEngine
import Notation

/// The `constraints` array of a node, in its three notations.
///
///     "constraints": [
///         "leading == parent.leading + gutter @750",
///         "H:|-[title]-(>=8)-[badge(24)]-|",
///         {"id": "wide", "expr": "width >= 200", "isActive": false},
///         {"firstAttribute": "width", "secondItem": "badge", "multiplier": "16:9"}
///     ]
///
/// A string is an expression or a visual format; an object has one of the three notations and the members that all
/// notations share. `id` names the constraint for `set` and in this document; `identifier` is NSLayoutConstraint's.
extension DocumentReader {
    /// Reads the members in the order of the array; the order decides ties between equally strong constraints. One
    /// lexer is used for all strings of the array.
    /// - Parameter owner: the item that has the member `constraints`: `self`, and the item of attributes without a
    ///   name.
    mutating func readConstraints(_ node: Int, of owner: ItemID, scope: Int) {
        guard var cursor = array(node, "an array of constraints") else { return }
        var lexer = ExpressionLexer(arena.bytes)
        while let element = cursor.nextElement(in: arena) {
            if messages.stopped { return }
            switch arena.kind(element) {
            case .string:
                let context = ConstraintContext(node: element, owner: owner, scope: scope)
                append(parse(context, options: [], &lexer), id: nil, element, scope)
            case .object: readConstraintObject(element, owner, scope, &lexer)
            default: expected("a constraint: a string or an object", element)
            }
        }
    }

    /// A string is a visual format if it begins like one (`|`, `[`, `H:`, `V:`), else an expression.
    private mutating func parse(
        _ context: ConstraintContext, options: [VisualFormatOption], _ lexer: inout ExpressionLexer
    ) -> [LayoutConstraint] {
        isVisualFormat(context.node)
            ? visualFormat(arena.string(context.node), options, context) : expression(context, &lexer)
    }

    /// Adds constraints to the tree; several constraints of one source share an id, followed by a number.
    private mutating func append(_ made: [LayoutConstraint], id: String?, _ node: Int, _ scope: Int) {
        guard tree.constraints.count + made.count <= limits.constraints else {
            return stop(
                node,
                "more than \(countText(limits.constraints, "constraint")); "
                    + "--max-constraints moves the limit")
        }
        if let id {
            append(made, named: defined.scopes[scope].prefix + id, node)
        } else {
            tree.constraints += made
            if origins.areKept {
                while origins.constraints.count < tree.constraints.count { origins.constraints.append(Int32(node)) }
            }
        }
    }

    /// Numbers the constraints of one source from 1: `edges.1` to `edges.4`. A single constraint has the id as
    /// written. `set` reaches all of them by the id.
    private mutating func append(_ made: [LayoutConstraint], named id: String, _ node: Int) {
        if defined.constraintPlaces[id] != nil {
            report(node, "the constraint id \(quoted(id)) is used twice")
        }
        defined.constraintPlaces[id] = Array(tree.constraints.count..<(tree.constraints.count + made.count))
        var named = made
        for index in named.indices { named[index].id = made.count == 1 ? id : "\(id).\(index + 1)" }
        append(named, id: nil, node, 0)
    }

    /// Reserves memory for the constraints of all deferred members, each of which has at least one entry.
    mutating func reserveConstraints() {
        var count = 0
        for entry in waiting.deferred
        where entry.member.special == .constraints && arena.isKind(entry.member.value, .array) {
            count += arena.count(entry.member.value)
        }
        tree.constraints.reserveCapacity(min(count, limits.constraints))
    }

    /// The members of a constraint object: five of every notation, three of the notations in text, then the parts of
    /// NSLayoutConstraint. The order matters, since the parts of the object notation are taken from the ninth word on.
    private static let words = [
        "id", "identifier", "note", "isActive", "isPlaceholder", "expr", "vfl", "options", "firstItem",
        "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
    ]

    /// 1. Collects the members; unknown keys are reported. 2. Finds the one notation. 3. Refuses members of another
    /// notation. 4. Makes the constraints. 5. Sets what all notations share: `isActive`, `isPlaceholder`,
    /// `identifier`, `id`.
    private mutating func readConstraintObject(
        _ node: Int, _ owner: ItemID, _ scope: Int, _ lexer: inout ExpressionLexer
    ) {
        var members: [String: Int] = [:]
        var cursor = arena.children(of: node)
        while let (key, value) = cursor.nextMember(in: arena) {
            let word = arena.string(key)
            guard Self.words.contains(word) else {
                unknownKey(key, known: Self.words)
                continue
            }
            members[word] = value
        }
        let notations = ["expr", "vfl", "firstAttribute"].filter { members[$0] != nil }
        guard notations.count == 1, let notation = notations.first else {
            return report(node, "a constraint object has one of 'expr', 'vfl' and 'firstAttribute'")
        }
        let common = ["id", "identifier", "note", "isActive", "isPlaceholder"]
        let own =
            switch notation {
            case "expr": ["expr"]
            case "vfl": ["vfl", "options"]
            default: Array(Self.words.dropFirst(8))
            }
        for word in Self.words where members[word] != nil && !common.contains(word) && !own.contains(word) {
            report(members[word] ?? node, "\(quoted(word)) does not go with \(quoted(notation))")
        }
        var made: [LayoutConstraint] = []
        if let text = members[notation], notation != "firstAttribute" {
            guard string(text) != nil else { return }
            guard isVisualFormat(text) == (notation == "vfl") else {
                return report(
                    text, notation == "vfl" ? "this is no visual format" : "a visual format belongs under 'vfl'")
            }
            let context = ConstraintContext(node: text, owner: owner, scope: scope)
            made = parse(context, options: members["options"].map { options($0) } ?? [], &lexer)
        } else {
            made = attributes(members, node, owner, scope).map { [$0] } ?? []
            let start = arena.offset(node)
            for index in made.indices { made[index].source = SourceSlice(arena.bytes, start..<start) }
        }
        let isActive = members["isActive"].flatMap { bool($0) } ?? true
        let isPlaceholder = members["isPlaceholder"].flatMap { bool($0) } ?? false
        let identifier = members["identifier"].flatMap { string($0) }
        if let note = members["note"] { _ = string(note) }
        for index in made.indices {
            made[index].isActive = isActive
            made[index].isPlaceholder = isPlaceholder
            if let identifier { made[index].identifier = identifier }
        }
        var id: String?
        if let node = members["id"], let text = string(node) {
            if isPlainID(text) { id = text } else { report(node, "\(quoted(text)) is no id") }
        }
        append(made, id: id, node, scope)
    }

    /// The object notation: NSLayoutConstraint's seven parts.
    ///
    /// `secondAttribute` may be missing where `secondItem` is stated: the first attribute is meant, as `a.width ==
    /// b.width` is the usual case. Nil after a message.
    private mutating func attributes(
        _ members: [String: Int], _ node: Int, _ owner: ItemID, _ scope: Int
    ) -> LayoutConstraint? {
        let before = messages.problems.elements.count
        let first = end(members["firstItem"], members["firstAttribute"], owner, scope) ?? Anchor(owner, .width)
        var second: Anchor?
        if members["secondItem"] != nil || members["secondAttribute"] != nil {
            if let attribute = members["secondAttribute"] ?? members["firstAttribute"] {
                second = end(members["secondItem"], attribute, owner, scope)
            }
        }
        var relation = Relation.equal
        if let node = members["relation"], let text = string(node) {
            switch text {
            case "equal": relation = .equal
            case "greaterThanOrEqual": relation = .greaterThanOrEqual
            case "lessThanOrEqual": relation = .lessThanOrEqual
            default: unknownWord(text, node, known: ["equal", "greaterThanOrEqual", "lessThanOrEqual"])
            }
        }
        let multiplier = members["multiplier"].flatMap { ratio($0) } ?? 1
        let constant = members["constant"].flatMap { measure($0) } ?? 0
        let level = members["priority"].flatMap { priority($0) } ?? 1000
        guard messages.problems.elements.count == before else { return nil }
        let made = LayoutConstraint(
            first, relation, second, multiplier: multiplier, constant: constant, priority: level)
        return check(made, ConstraintContext(node: node, owner: owner, scope: scope), 0) ? made : nil
    }

    /// `item` may contain a region: `parent.safeArea`.
    private mutating func end(_ itemNode: Int?, _ attributeNode: Int?, _ owner: ItemID, _ scope: Int) -> Anchor? {
        guard let attributeNode, let attribute = word(attributeNode, Attribute.self) else { return nil }
        guard let itemNode else { return Anchor(owner, attribute) }
        guard let name = string(itemNode) else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let context = ConstraintContext(node: itemNode, owner: owner, scope: scope)
        guard let item = referencedItem(parts[0], 0, context) else { return nil }
        guard parts.count > 1 else { return Anchor(item, attribute) }
        guard parts.count == 2, let region = regionWords[parts[1]] else {
            report(itemNode, "an item is an id with one region at most" + hint(for: parts[1], in: regionWordList))
            return nil
        }
        if region == .contentLayout || region == .frameLayout, tree[item].scroll == nil {
            report(itemNode, "only scroll views have a content and a frame layout guide")
            return nil
        }
        return Anchor(item, attribute, region: region)
    }

    /// A number, or `16:9` as in Interface Builder.
    ///
    /// The aspect ratio is width divided by height: `16:9` is 1.777….
    private mutating func ratio(_ node: Int) -> Double? {
        guard arena.kind(node) == .string else {
            return number(node, in: -Limits.multiplier.upperBound...Limits.multiplier.upperBound)
        }
        let parts = arena.string(node).split(separator: ":", omittingEmptySubsequences: false).map { part -> Double? in
            PlainNumber.decimal(part)
        }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0 else {
            report(node, "a multiplier is a number or a ratio such as '16:9'")
            return nil
        }
        return width / height
    }
}
