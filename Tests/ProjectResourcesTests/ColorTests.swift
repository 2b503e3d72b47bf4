import LayoutEngine
import TestSupport
import Testing

@testable import ProjectResources

/// Named colours in all forms that catalogs write.
@Suite("Colours of a project")
struct ColorTests {
    static func value(_ color: String) -> ColorValue? {
        let (project, _) = project(["A.xcassets/c.colorset/Contents.json": colorSet(#"{"color": \#(color)}"#)])
        return project.color("c", near: appFolder, for: AssetTraits()).value
    }

    static func components(_ red: String, _ green: String, _ blue: String, _ alpha: String, space: String = "srgb")
        -> String
    {
        #"{"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)"}}"#
    }

    static let forms: [(String, [Double])] = [
        (components("0x33", "0.5", "51", "1.000"), [0.2, 0.5, 0.2, 1]),
        (components("1", "1.000", "255", "1"), [1 / 255, 1, 1, 1]),
        (components(" 0xFF ", "0", "-0.1", "0.5", space: "extended-srgb"), [1, 0, -0.1, 0.5]),
        (#"{"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1"}}"#, [0.25, 0.25, 0.25, 1]),
        (#"{"color-space": "srgb", "components": {"red": 0.5, "green": 0, "blue": 1}}"#, [0.5, 0, 1, 1]),
        (components("1.0", "1.0", "1.0", "1", space: "display-p3"), [1, 1, 1, 1]),
        (components("1.0", "0.0", "0.0", "1", space: "display-p3"), [1.0931, -0.2267, -0.1501, 1]),
    ]

    @Test(arguments: forms)
    func numbers(color: String, wanted: [Double]) throws {
        guard case .components(let red, let green, let blue, let alpha)? = Self.value(color) else {
            Issue.record("no components in \(color)")
            return
        }
        for (a, b) in zip([red, green, blue, alpha], wanted) { #expect(abs(a - b) < 0.001, "\(color)") }
    }

    @Test("a reference to a system colour; one for another platform is none")
    func references() {
        #expect(Self.value(#"{"platform": "ios", "reference": "systemRedColor"}"#) == .system("systemRedColor"))
        #expect(Self.value(#"{"platform": "osx", "reference": "labelColor"}"#) == nil)
    }

    @Test(
        "what is no number is no colour",
        arguments: [
            ("red", "0", "0"), ("0xZZ", "0", "0"), ("0x+F", "0", "0"), ("0x-F", "0", "0"), ("nan", "0", "0"),
            ("1e300", "0.0", "0"), ("", "", ""),
        ])
    func noColor(red: String, green: String, blue: String) {
        #expect(Self.value(Self.components(red, green, blue, "1")) == nil)
    }

    @Test("light and dark; an empty set says so; the filled one of two sets of a name counts")
    func variants() {
        let light = #"{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#
        let dark = #"""
            {"appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}}}
            """#
        let (project, _) = project([
            "A.xcassets/both.colorset/Contents.json": colorSet(dark + "," + light),
            "A.xcassets/empty.colorset/Contents.json": colorSet(#"{"idiom": "universal"}"#),
            "A.xcassets/two.colorset/Contents.json": colorSet(#"{"idiom": "universal"}"#),
            "B.xcassets/two.colorset/Contents.json": colorSet(light),
        ])
        func color(_ name: String) -> ResolvedColor { project.color(name, near: appFolder, for: AssetTraits()) }
        let red = Color.rgba(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color("both").color == .dynamic(light: red, dark: .rgba(red: 0, green: 0, blue: 1, alpha: 1)))
        #expect(color("empty").reason == .emptySlot)
        #expect(color("two").color == red)
        #expect(color("two").others == ["A.xcassets/two.colorset"])
        #expect(color("none").reason == .noSuchName)
    }
}
