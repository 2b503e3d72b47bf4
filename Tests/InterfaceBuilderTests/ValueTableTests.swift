import InterfaceBuilder
import LayoutEngine
import Testing

/// Elements of a file and the values read from them: colours, fonts and the states of controls.
@Suite struct ValueTableTests {
    /// The first subview of a root that contains one element.
    static func view(_ element: String) throws -> View {
        let tree = try InterfaceBuilderReader.read(storyboard("<subviews>\(element)</subviews>"), file: "x").scenes[0]
            .tree
        return tree[try #require(tree[tree.root].subviews.first)]
    }

    static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"

    @Test(
        "a colour",
        arguments: [
            ("white=\"0.5\"", Color.rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)),
            ("white=\"0.5\" alpha=\"0.25\"", .rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)),
            ("red=\"1\" green=\"0.5\" blue=\"0\"", .rgba(red: 1, green: 0.5, blue: 0, alpha: 1)),
            ("red=\"1.25\" green=\"-0.5\" blue=\"0\" alpha=\"7\"", .rgba(red: 1, green: 0, blue: 0, alpha: 1)),
            ("red=\"1\" green=\"0.5\"", nil), ("white=\"nan\"", nil), ("", nil), ("name=\"Brand\"", nil),
            ("systemColor=\"systemBackgroundColor\"", .named("systemBackground")),
            ("systemColor=\"systemRed\"", .named("systemRed")),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .named("darkText")),
            ("white=\"0\" systemColor=\"labelColor\"", .named("label")),
        ] as [(String, Color?)])
    func color(attributes: String, color: Color?) throws {
        let element = "<view id=\"v\">\(Self.frame)<color key=\"backgroundColor\" \(attributes)/></view>"
        #expect(try Self.view(element).appearance.backgroundColor == color)
    }

    @Test(
        "a font",
        arguments: [
            ("type=\"system\" pointSize=\"15\"", Font.system(15)),
            ("type=\"boldSystem\" pointSize=\"15\"", .system(15, weight: .bold)),
            ("type=\"system\" weight=\"semibold\" pointSize=\"15\"", .system(15, weight: .semibold)),
            ("type=\"italicSystem\" pointSize=\"15\"", Font(size: 15, isItalic: true)),
            ("style=\"UICTFontTextStyleTitle0\"", Font(textStyle: .largeTitle)),
            ("style=\"UICTFontTextStyleBody\" pointSize=\"40\"", Font(textStyle: .body)),
            (
                "name=\"Futura-Bold\" family=\"Futura\" pointSize=\"12\"",
                Font(family: "Futura", faceName: "Futura-Bold", size: 12)
            ),
            ("name=\".SFUIText-Semibold\" family=\".SF UI Text\" pointSize=\"12\"", .system(12, weight: .semibold)),
        ])
    func font(attributes: String, font: Font) throws {
        let element =
            "<label text=\"a\" id=\"v\">\(Self.frame)<fontDescription key=\"fontDescription\" \(attributes)/></label>"
        guard case .text(let content) = try Self.view(element).content else { throw CancellationError() }
        #expect(content.font == font)
    }

    @Test(
        "a font that is none is the label's own, 17 points",
        arguments: ["type=\"system\" pointSize=\"-3\"", "type=\"system\" pointSize=\"x\"", "style=\"Huge\""])
    func noFont(attributes: String) throws {
        let element =
            "<label text=\"a\" id=\"v\">\(Self.frame)<fontDescription key=\"fontDescription\" \(attributes)/></label>"
        guard case .text(let content) = try Self.view(element).content else { throw CancellationError() }
        #expect(content.font == .system(17))
    }

    @Test(
        "a control's value as a share of its range",
        arguments: [
            ("<slider value=\"5\" minValue=\"0\" maxValue=\"10\"", 0.5), ("<slider value=\"5\"", 1), ("<slider", 0),
            ("<slider value=\"-5\" minValue=\"0\" maxValue=\"10\"", 0),
            ("<slider value=\"5\" minValue=\"10\" maxValue=\"10\"", 0),
            ("<stepper value=\"25\" minimumValue=\"0\" maximumValue=\"100\"", 0.25),
            ("<progressView progress=\"0.75\"", 0.75), ("<progressView progress=\"7\"", 1), ("<progressView", 0),
        ])
    func share(element: String, value: Double) throws {
        let name = element.dropFirst().prefix { $0.isLetter }
        guard case .control(let control) = try Self.view("\(element) id=\"v\">\(Self.frame)</\(name)>").content else {
            throw CancellationError()
        }
        #expect(control.share == value)
    }

    @Test(
        "the pages of a page control, and the selected segment",
        arguments: [
            ("<pageControl numberOfPages=\"3\" currentPage=\"1\"", "3 pages, page 1"),
            ("<pageControl numberOfPages=\"-3\" currentPage=\"-1\"", "0 pages, page 0"),
            ("<pageControl numberOfPages=\"5000\"", "1000 pages, page 0"),
            ("<segmentedControl selectedSegmentIndex=\"1\"", "segment 1 of A B"),
            ("<segmentedControl selectedSegmentIndex=\"2\"", "no segment of A B"),
            ("<segmentedControl selectedSegmentIndex=\"-1\"", "no segment of A B"),
        ])
    func choices(element: String, words: String) throws {
        let name = element.dropFirst().prefix { $0.isLetter }
        let segments = "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
        let text = "\(element) id=\"v\">\(Self.frame)\(name == "segmentedControl" ? segments : "")</\(name)>"
        guard case .control(let control) = try Self.view(text).content else { throw CancellationError() }
        let titles = control.segments.joined(separator: " ")
        let found =
            name == "pageControl"
            ? "\(control.numberOfPages) pages, page \(control.currentPage)"
            : (control.selectedSegment.map { "segment \($0)" } ?? "no segment") + " of \(titles)"
        #expect(found == words)
    }
}
