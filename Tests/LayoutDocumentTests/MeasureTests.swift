import LayoutEngine
import Notation
import Testing

@testable import LayoutDocument

/// Whatever is in points may be an expression of metrics.
@Suite("Metrics")
struct MeasureTests {
    /// The properties whose schema has a number in points.
    static let names = PropertyCatalog.all.filter { property in
        let schema = PropertySchema.schema(of: property).text
        return ["measure", "extent", "point", "rect", "insets", "fontSize"].contains {
            schema.contains("#/$defs/\($0)\"")
        }
    }.map(\.name)

    @Test("spacings, sizes, heights, insets and frames are in points")
    func listed() {
        let known = [
            "frame", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize", "rowHeight",
            "sectionHeaderTopPadding", "spacing", "contentOffset", "borderWidth", "shadowRadius", "shadowOffset",
            "layoutMargins", "sectionInset", "lineSpacing", "preferredMaxLayoutWidth", "intrinsicContentSize",
        ]
        #expect(known.filter { !Self.names.contains($0) } == [])
    }

    @Test("an expression is as good as its number", arguments: names)
    func expression(_ name: String) throws {
        let property = try #require(PropertyCatalog.property(name))
        guard property.special == nil, let kind = property.kinds.kinds.first(where: { !$0.isGuide }) else { return }
        let value = try #require(JSONReading.value(Array(property.example.utf8)))
        func text(_ value: JSONValue) -> String {
            document(
                #""subviews": [{"type": "\#(kind.rawValue)", "id": "a", "\#(name)": \#(value.text)}]"#,
                #""metrics": {"one": 1, "none": 0}"#)
        }
        #expect(try tree(text(Self.expressions(value))) == tree(text(value)))
        let state =
            #"{ "version": 1, "metrics": {"one": 1, "none": 0}, "#
            + #""root": {"type": "view", "subviews": [{"type": "\#(kind.rawValue)", "id": "a"}]}, "#
            + #""states": {"s": {"set": {"a.\#(name)": \#(Self.expressions(value).text)}}} }"#
        #expect(messages(state) == [])
    }

    /// Each number of 0 or more as an expression.
    private static func expressions(_ value: JSONValue) -> JSONValue {
        switch value {
        case .number(let number) where number >= 0: .string("\(number) * one + none")
        case .array(let elements): .array(elements.map(expressions))
        case .object(let members): .object(members.map { .init($0.key, expressions($0.value)) })
        default: value
        }
    }

    @Test(
        "a length that is none says why",
        arguments: [
            (#""rowHeight": "auto""#, "expected a height or 'automatic', found the string 'auto'"),
            (#""rowHeight": "44pt""#, "unknown metric '44pt'; a length is a number of points, as 44"),
            (#""rowHeight": "2 * tal""#, "unknown metric 'tal'; did you mean 'tall'?"),
            (#""rowHeight": "tall - 90""#, "'tall - 90' is -2; it must be from 0 to 2777777"),
        ])
    func refused(member: String, message: String) {
        let found = messages(
            document(#""subviews": [{"type": "tableView", \#(member)}]"#, #""metrics": {"tall": 88}"#))
        #expect(found.count == 1 && found[0].hasSuffix(message), "\(found)")
    }

    @Test("parts of a property in a state take metrics too")
    func parts() {
        let text = document(
            #""subviews": [{"type": "label", "id": "a", "frame": [0, 0, 1, 1]}]"#,
            #""metrics": {"g": 8}, "states": {"s": {"set": {"a.frame.y": "2 * g", "a.layoutMargins.left": "g", "a.font.size": "g + 4"}}}"#
        )
        #expect(messages(text) == [])
    }
}
