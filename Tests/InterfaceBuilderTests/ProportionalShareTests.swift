import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Recorded lengths of texts in stacks that fill proportionally.
@Suite struct ProportionalShareTests {
    /// The computed widths of two labels in a stack of 354 points.
    private func widths(
        _ font: String, recorded: [Double], second: String = "0",
        sizes: InterfaceBuilderReader.Options.Sizes = .recorded,
        _ change: (inout InterfaceBuilderReader.Options) -> Void = { _ in }
    ) throws -> [Double] {
        let labels = ["a", "b"].enumerated().map { index, id in
            """
            <label text="\(index == 0 ? "Available" : second)" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(index == 0 ? 0 : recorded[0] + 8)" y="0" width="\(recorded[index])" height="20"/>
            <fontDescription key="fontDescription" \(font) pointSize="14"/></label>
            """
        }
        let body = """
            <subviews><stackView distribution="fillProportionally" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="30" y="100" width="354" height="20"/><subviews>\(labels.joined())</subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" id="1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="2"/>
            <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="30" id="3"/></constraints>
            """
        var options = InterfaceBuilderReader.Options()
        options.sizes = sizes
        change(&options)
        let document = try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options)
        let found = frames(of: document)
        return ["a", "b"].compactMap { id in found.first { $0.id == id }?.frame.width }
    }

    /// A share follows the natural lengths, which the recorded lengths of a font that is not at hand tell.
    @Test func textsInAFontThatIsNotAtHandKeepTheirRecordedShares() throws {
        let font = "name=\"NotAtHand-Bold\" family=\"NotAtHand\""
        #expect(try widths(font, recorded: [89, 257]) == [89, 257])
        #expect(try widths(font, recorded: [118, 228]) == [118, 228])
    }

    /// The Mac that saved the file may have lacked a font of the project, so that the file's own canvas has the recorded
    /// shares. On another device the font's file measures: the longer text has the greater share.
    @Test func textsInTheProjectsFontKeepTheirRecordedShares() throws {
        let font = "name=\"Half-Regular\" family=\"Half\""
        func add(_ options: inout InterfaceBuilderReader.Options) {
            options.surroundings = { _, _ in
                var found = DocumentSurroundings()
                found.typefaces["Half-Regular"] = HalfEmTypeface()
                return found
            }
        }
        #expect(try widths(font, recorded: [89, 257]) { add(&$0) } == [89, 257])
        let device = try #require(Device.named("iPhone11"))
        let elsewhere = try widths(font, recorded: [89, 257]) { options in
            add(&options)
            options.device = device
        }
        #expect(elsewhere[0] > elsewhere[1])
    }

    /// The system font is measured: lengths that were recorded for other texts decide nothing.
    @Test func textsInTheSystemFontAreMeasured() throws {
        let one = try widths("type=\"system\"", recorded: [89, 257])
        #expect(try widths("type=\"system\"", recorded: [118, 228]) == one)
    }

    /// The canvas shows an empty label with a size of its own: the stack keeps its length, and both labels have a share.
    @Test func anEmptyLabelHasAShareOnTheCanvas() throws {
        for sizes in [InterfaceBuilderReader.Options.Sizes.recorded, .measured] {
            let widths = try widths("type=\"system\"", recorded: [89, 257], second: "", sizes: sizes)
            #expect(widths[0] > 0 && widths[1] > 0, "\(sizes)")
            #expect(widths[0] + 8 + widths[1] == 354, "\(sizes)")
        }
    }
}
