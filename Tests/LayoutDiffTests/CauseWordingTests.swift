import LayoutDiff
import Testing

/// The clause behind "because" is read as a sentence, whatever kind of thing changed.
@Suite struct CauseWordingTests {
    private static func label(_ properties: String, device: String = #"["iPhone15"]"#) -> String {
        """
        {"version": 1, "devices": \(device), "root": {"type": "view", "id": "root", "subviews": [
          {"type": "label", "id": "title"\(properties)}, {"type": "view", "id": "box"}],
          "constraints": ["title.leading == root.leading + 16", "title.top == root.top + 60",
            "box.leading == title.trailing + 8", "box.top == title.top", "box.width == 10", "box.height == 10"]}}
        """
    }

    @Test(
        "the view's own size, and the place of a view beside it",
        arguments: [
            (#", "text": "Hello""#, #", "text": "Hello you""#, "because it has another text", "(has another text)"),
            (
                #", "text": "Hello", "font": {"size": 15}"#, #", "text": "Hello", "font": {"size": 17}"#,
                "because its font system 15 -> system 17", "(font system 15 -> system 17)"
            ),
        ])
    func clauses(before: String, after: String, own: String, beside: String) throws {
        let sides = try [before, after].map { try PropertyLawTests.side(Self.label($0)) }
        let views = LayoutDiff.compare(before: sides[0], after: sides[1]).views
        #expect(views.contains { $0.name == "title" && $0.facts.contains { $0.contains(own) } }, "\(views)")
        #expect(views.contains { $0.name == "box" && $0.facts.contains { $0.contains(beside) } }, "\(views)")
    }

    @Test func theTextSizeOfThePageIsNobodysProperty() throws {
        let text = Self.label(#", "text": "Hello", "font": {"textStyle": "body"}"#)
        let sizes = ["large", "extraLarge"].map { size in
            let traits = #""traits": {"preferredContentSizeCategory": ["\#(size)"]}"#
            return text.replacing(#""version": 1"#, with: #""version": 1, "# + traits)
        }
        let sides = try sizes.map(PropertyLawTests.side)
        let difference = LayoutDiff.compare(before: sides[0], after: sides[1])
        let clause = "because content size large -> extraLarge"
        let title = difference.views.first { $0.name == "title" }?.facts ?? []
        #expect(title.contains { $0.contains(clause) }, "\(title)")
        #expect(difference.text.contains("~ contentSizeCategory large -> extraLarge moves"), "\(difference.text)")
    }
}
