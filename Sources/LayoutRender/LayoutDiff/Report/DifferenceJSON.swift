import LayoutEngine

extension LayoutDifference {
    /// The documented machine form, see Documentation/Diffing.md.
    public var json: JSONText {
        .object([
            ("visual", .bool(isVisual)),
            ("summary", .string(headline)),
            ("views", .array(views.map(\.json))),
            ("constraints", .array(constraints.map(\.json))),
        ])
    }
}

extension ViewChange {
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("id", .string(identifier)), ("name", .string(name)), ("type", .string(kind)),
            ("events", .strings(events.map(\.rawValue))), ("visual", .bool(isVisual)),
        ]
        if let formerIdentifier { members.append(("formerId", .string(formerIdentifier))) }
        if let frameBefore { members.append(("before", frameBefore.json)) }
        if let frameAfter { members.append(("after", frameAfter.json)) }
        if !edges.isEmpty { members.append(("moves", .array(edges.map(\.json)))) }
        if !properties.isEmpty { members.append(("properties", .array(properties.map(\.json)))) }
        return .object(members)
    }
}

extension EdgeChange {
    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("edge", .string(edge.rawValue)), ("before", .number(before)), ("after", .number(after)),
        ]
        if let cause {
            members.append(("because", .string(cause.text)))
            members.append(("path", .strings(cause.path)))
        }
        return .object(members)
    }
}

extension PropertyChange {
    var json: JSONText {
        .object([("name", .string(name)), ("before", .optional(before)), ("after", .optional(after))])
    }
}

extension ConstraintChange {
    var json: JSONText {
        .object([
            ("id", .string(id)), ("event", .string(event.rawValue)), ("text", .string(text)),
            ("properties", .array(properties.map(\.json))),
        ])
    }
}

extension Rect {
    var json: JSONText { .array([.number(x), .number(y), .number(width), .number(height)]) }
}
