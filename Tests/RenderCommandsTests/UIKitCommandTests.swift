import Testing

@testable import RenderCommands

/// Where `uikit` looks for its package. `Tests/Cases/uikit` has the command, and `UIKit/Tests` the preparation and the drawing.
@Suite struct UIKitCommandTests {
    @Test(
        "the package UIKit is looked for in the sources of the program, and where programs are installed",
        arguments: [
            (
                "/home/a/render/.build/debug/render-cli",
                ["/home/a/render/UIKit", "/home/a/render/.build/share/render-cli/UIKit"]
            ),
            ("/usr/bin/render-cli", ["/usr/share/render-cli/UIKit"]), ("/bin/render-cli", ["/share/render-cli/UIKit"]),
            ("/opt/a.build/b/render-cli", ["/opt/a.build/share/render-cli/UIKit"]),
        ])
    func places(program: String, expected: [String]) {
        #expect(UIKitPackage.places(of: program) == expected)
    }
}
