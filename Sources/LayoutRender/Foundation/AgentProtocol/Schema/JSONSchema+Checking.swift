import Notation

extension JSONSchema {
    /// What is wrong with a value, each with the path of the wrong part: `'width': 0 is not from 16 to 2000`. Empty for a
    /// value that fits; at most 20 problems.
    package func problems(of value: JSONValue) -> [String] {
        var problems: [String] = []
        check(value, "", &problems)
        return Array(problems.prefix(20))
    }

    private func check(_ value: JSONValue, _ path: String, _ problems: inout [String]) {
        guard problems.count < 20 else { return }
        if isNullable, value == .null { return }
        func say(_ words: String) { problems.append(path.isEmpty ? words : "'\(path)' " + words) }
        switch (kind, value) {
        case (.any, _), (.bool, .bool), (.number, .number), (.number, .measure): return
        case (.object(let properties, let isOpen), .object(let members)):
            checkMembers(members, properties, isOpen: isOpen, path, &problems)
        case (.map(let schema), .object(let members)):
            for member in members { schema.check(member.value, Self.join(path, member.key), &problems) }
        case (.array(let schema, let most), .array(let values)):
            if values.count > most { say("has \(values.count) elements; at most \(most) may be") }
            for (place, value) in values.enumerated() { schema.check(value, "\(path)[\(place)]", &problems) }
        case (.either(let schemas), _):
            let faults = schemas.map { $0.problems(of: value) }
            if !faults.contains(where: \.isEmpty) { problems += faults.first ?? [] }
        case (.string(let words), .string(let text)):
            if !words.isEmpty, !words.contains(text) {
                say("is '\(escapedForDisplay(text))'; it may be " + words.joined(separator: ", "))
            }
        case (.integer(let range), .number(let number)):
            guard number == number.rounded(), number.magnitude <= 9_007_199_254_740_992 else {
                return say("has to be a whole number")
            }
            if !range.contains(Int(number)) {
                say("is \(Int(number)); it may be from \(range.lowerBound) to \(range.upperBound)")
            }
        default: say("has to be \(kindName)")
        }
    }

    private func checkMembers(
        _ members: [JSONValue.Member], _ properties: [Property], isOpen: Bool, _ path: String,
        _ problems: inout [String]
    ) {
        var met: Set<String> = []
        for member in members {
            let name = escapedForDisplay(Self.join(path, member.key))
            if !met.insert(member.key).inserted { problems.append("'\(name)' is there twice") }
            guard let property = properties.first(where: { $0.name == member.key }) else {
                if !isOpen {
                    let known = properties.map(\.name).joined(separator: ", ")
                    problems.append("'\(name)' is unknown; there is " + (known.isEmpty ? "no argument" : known))
                }
                continue
            }
            property.schema.check(member.value, name, &problems)
        }
        for property in properties where property.isRequired && !met.contains(property.name) {
            problems.append("'\(Self.join(path, property.name))' is missing")
        }
    }

    private static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : path + "." + key }

    private var kindName: String {
        switch kind {
        case .object, .map: "an object"
        case .array: "an array"
        case .string: "a text"
        case .integer: "a whole number"
        case .number: "a number"
        case .bool: "true or false"
        case .either, .any: "any value"
        }
    }
}
