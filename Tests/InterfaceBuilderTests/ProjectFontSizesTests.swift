import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Labels in a font whose file the project holds, on the canvas that recorded them and elsewhere.
@Suite struct ProjectFontSizesTests {
    /// The sizes of a label and a button of five letters in 20 points: 50 x 20 in the face of the project's file.
    private func sizes(
        recorded: Size, _ change: (inout InterfaceBuilderReader.Options) -> Void = { _ in }
    ) throws -> [Size] {
        func view(_ element: String, _ attributes: String, _ top: Double, _ body: String) -> String {
            """
            <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(element)">
            <rect key="frame" x="0" y="\(top)" width="\(recorded.width)" height="\(recorded.height)"/>
            <fontDescription key="fontDescription" name="Half-Regular" family="Half" pointSize="20"/>\(body)</\(element)>
            """
        }
        func constraint(_ item: String, _ attribute: String, _ constant: Double) -> String {
            """
            <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
            constant="\(constant)" id="\(item)-\(attribute)"/>
            """
        }
        let body = """
            <subviews>\(view("label", "text=\"ABCDE\"", 100, ""))
            \(view("button", "buttonType=\"custom\"", 200, "<state key=\"normal\" title=\"ABCDE\"/>"))</subviews><constraints>
            \(constraint("label", "leading", 0))\(constraint("label", "top", 100))
            \(constraint("button", "leading", 0))\(constraint("button", "top", 200))</constraints>
            """
        var options = InterfaceBuilderReader.Options()
        options.surroundings = { _, _ in
            var found = DocumentSurroundings()
            found.typefaces["Half-Regular"] = HalfEmTypeface()
            return found
        }
        change(&options)
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options)
        let frames = frames(of: document)
        return try ["label", "button"].map { id in try #require(frames.first { $0.id == id }?.frame.size) }
    }

    /// The Mac that saved the file may have lacked the font, so that the canvas showed another: views on the file's own
    /// canvas keep those lengths.
    @Test func recordedLengthsAreKeptOnTheFilesOwnCanvas() throws {
        let recorded = Size(width: 57, height: 23.5)
        #expect(try sizes(recorded: recorded) == [recorded, recorded])
    }

    /// A length far from the font's is no length of the text in another font. The title of a button may be set by code, and
    /// keeps its recorded size.
    @Test func stretchedLabelsAreMeasured() throws {
        let recorded = Size(width: 120, height: 60)
        #expect(try sizes(recorded: recorded) == [Size(width: 50, height: 20), recorded])
    }

    /// The font's file measures where no recorded length holds: on another device, and where sizes are measured.
    @Test func theFontMeasuresElsewhere() throws {
        let recorded = Size(width: 57, height: 23.5)
        let device = try #require(Device.named("iPhone13"))
        let elsewhere = try sizes(recorded: recorded) { $0.device = device }
        let measured = try sizes(recorded: recorded) { $0.sizes = .measured }
        #expect(elsewhere[0] == Size(width: 50, height: 20) && measured[0] == elsewhere[0])
        #expect(elsewhere[1].width == 50 && measured[1].width == 50)
    }
}
