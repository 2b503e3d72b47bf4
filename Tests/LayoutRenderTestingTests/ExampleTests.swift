import Foundation
import LayoutRender
import TestSupport
import Testing

/// Runs each program of `Examples` and compares its output and its picture with the documents that show them.
@Suite struct ExampleTests {
    static let names = ["Card", "Session", "Storyboard", "Conflict", "Compare"]

    private static func picture(of name: String) -> String {
        "example-\(name.lowercased()).\(name == "Compare" ? "png" : "svg")"
    }

    @Test(arguments: names)
    func saysAndDrawsWhatIsDocumented(_ name: String) throws {
        let folder = String(Fixtures.commandLine.dropLast("/render-cli".count))
        let program = "\(folder)/Example\(name)"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            print("skipped: the example \(name) is built with LAYOUT_TESTING set only")
            return
        }
        try Fixtures.withFolder { folder in
            let file = folder + "/" + Self.picture(of: name)
            let input = name == "Storyboard" ? ["fixtures/ib/login.storyboard"] : []
            let finished = try Fixtures.run(program, input + [file], folder: Fixtures.packageRoot)
            #expect(finished.status == 0, "\(finished.errors)")
            let words = Fixtures.bytes(Fixtures.packageRoot + "/Examples/Output/\(name).txt")
            #expect(finished.output == words)
            let made = Fixtures.bytes(file)
            let shown = Fixtures.bytes(Fixtures.packageRoot + "/Documentation/images/" + Self.picture(of: name))
            if name == "Compare" {
                #expect(try PNG.decode(made) == PNG.decode(shown))
            } else {
                #expect(made == shown, "\(name) draws another picture than the documents show")
            }
        }
    }

    /// Five programs of less than sixty lines, each with its picture in the README.
    @Test(arguments: names)
    func isShortAndShown(_ name: String) {
        let source = String(
            decoding: Fixtures.bytes(Fixtures.packageRoot + "/Examples/Sources/\(name)/main.swift"), as: UTF8.self)
        #expect(source.contains("import LayoutRender") && source.split(separator: "\n").count < 60)
        let readme = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/README.md"), as: UTF8.self)
        #expect(readme.contains("Documentation/images/" + Self.picture(of: name)))
        let package = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Examples/Package.swift"), as: UTF8.self)
        #expect(package.contains("example(\"\(name)\""))
    }
}
