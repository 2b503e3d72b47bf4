import Notation
import Testing

@testable import AgentProtocol

/// Schemas as clients read them, and what the server says of arguments that do not fit.
@Suite("Schemas")
struct SchemaTests {
    @Test("an argument's schema refuses further members, an answer's does not")
    func printed() {
        let schema = JSONSchema.object([
            .init("a", .integer("A number.")), .init("b", .integer(in: 1...9), isRequired: false),
            .init("c", JSONSchema(.either([.text(), .list(.flag())])).otherwise(.string("x"))),
            .init("d", JSONSchema(.object([], isOpen: true)).orNull),
        ])
        let members =
            #""properties":{"a":{"type":"integer","description":"A number."},"#
            + #""b":{"type":"integer","minimum":1,"maximum":9},"#
            + #""c":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"boolean"}}],"default":"x"},"#
            + #""d":{"type":["object","null"]}},"required":["a","c","d"]"#
        #expect(schema.json.dense == "{\"type\":\"object\"," + members + ",\"additionalProperties\":false}")
        #expect(schema.answerJSON.dense == "{\"type\":\"object\"," + members + "}")
    }

    @Test(
        "a value of several kinds fits one of them",
        arguments: [
            ("{\"a\":\"x\"}", []), ("{\"a\":[true]}", []), ("{\"a\":7}", ["has to be a text"]),
            ("{\"a\":[1]}", ["has to be a text"]), ("{}", ["'a' is missing"]),
        ] as [(String, [String])])
    func either(text: String, problems: [String]) throws {
        let schema = JSONSchema.object([.init("a", JSONSchema(.either([.text(), .list(.flag())])))])
        #expect(schema.problems(of: try #require(JSONReading.value(Array(text.utf8)))) == problems)
    }

    @Test("hints about changes are told of tools that change something")
    func hints() {
        func hints(_ annotations: ToolDefinition.Annotations) -> String? {
            ToolDefinition(
                name: "a", title: "A", description: "A.", input: [], output: [], annotations: annotations
            ).json["annotations"]?.dense
        }
        #expect(hints(.reading) == #"{"readOnlyHint":true,"openWorldHint":false}"#)
        #expect(
            hints(.init(isReadOnly: false, isDestructive: true))
                == #"{"readOnlyHint":false,"destructiveHint":true,"idempotentHint":true,"openWorldHint":false}"#)
    }
}
