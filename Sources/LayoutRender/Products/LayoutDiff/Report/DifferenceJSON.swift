import LayoutEngine
import Notation

extension LayoutDifference {
    /// The documented JSON, see Documentation/Diffing.md.
    ///
    ///     {"visual": true, "summary": "1 moved", "views": [{"id": "badge", "name": "badge", "type": "label",
    ///       "events": ["moved"], "visual": true, "before": [49.5, 0, 10.5, 20.5], "after": [52.5, 0, 10.5, 20.5],
    ///       "moves": [{"edge": "x", "before": 49.5, "after": 52.5, "because": "…", "path": ["title.width"]}]}],
    ///       "constraints": [], "diagnostics": [], "environment": [], "bars": []}
    public var json: JSONValue {
        .object([
            .init("visual", .bool(isVisual)),
            .init("summary", .string(headline)),
            .init("views", .array(views.map(\.json))),
            .init("constraints", .array(constraints.map(\.json))),
            .init("diagnostics", .array(diagnostics.map(\.json))),
            .init("environment", .array(environment.map(\.json))),
            .init("bars", .array(bars.map(\.json))),
        ])
    }
}

/// A member without content (`formerId`, `moves`, `properties`, a frame that one side lacks) is left out.
extension ViewChange {
    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("id", .string(identifier)), .init("name", .string(name)), .init("type", .string(kind)),
            .init("events", .strings(events.map(\.rawValue))), .init("visual", .bool(isVisual)),
        ]
        if let formerIdentifier { members.append(.init("formerId", .string(formerIdentifier))) }
        if let before = frame.before { members.append(.init("before", before.json)) }
        if let after = frame.after { members.append(.init("after", after.json)) }
        if !edges.isEmpty { members.append(.init("moves", .array(edges.map(\.json)))) }
        if !properties.isEmpty { members.append(.init("properties", .array(properties.map(\.json)))) }
        return .object(members)
    }
}

/// Numbers are rounded as in the text report; `because` and `path` come together or not at all.
extension EdgeChange {
    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("edge", .string(edge.rawValue)), .init("before", .measure(before)), .init("after", .measure(after)),
        ]
        if let cause {
            members.append(.init("because", .string(cause.text)))
            members.append(.init("path", .strings(cause.path)))
        }
        return .object(members)
    }
}

extension PropertyChange {
    var json: JSONValue {
        .object([.init("name", .string(name)), .init("before", .optional(before)), .init("after", .optional(after))])
    }
}

extension ConstraintChange {
    var json: JSONValue {
        .object([
            .init("id", .string(id)), .init("event", .string(event.rawValue)), .init("text", .string(text)),
            .init("properties", .array(properties.map(\.json))),
        ])
    }
}

extension DiagnosticChange {
    var json: JSONValue {
        .object([
            .init("event", .string(event.rawValue)), .init("kind", .string(kind.rawValue)),
            .init("message", .string(message)),
        ])
    }
}

extension Rect {
    /// `[x, y, width, height]`
    var json: JSONValue { .array([.measure(x), .measure(y), .measure(width), .measure(height)]) }
}

extension ChangeFact {
    /// `{"view": "b", "change": "x 40 -> 46 (+6)", "distance": 6, "because": [["", "row", "spacing 10 -> 16"]]}`
    package var json: JSONValue {
        .object([
            .init("view", .string(view)), .init("change", .string(text)), .init("distance", .number(distance)),
            .init("because", .array(edits.map { .strings([$0.lead, $0.subject, $0.change]) })),
        ])
    }

    /// Reads the output of `json`.
    package init?(_ json: JSONValue) {
        guard let view = json["view"]?.string, let text = json["change"]?.string,
            let distance = json["distance"]?.double
        else { return nil }
        var edits: [EditName] = []
        for value in json["because"]?.values ?? [] {
            let words = value.values.compactMap(\.string)
            guard words.count == 3 else { return nil }
            edits.append(EditName(words[0], words[1], words[2]))
        }
        self.init(view, text, distance: distance, edits: edits)
    }
}
