import Foundation
import TestSupport
import Testing

/// Which layers are drawn when nobody asks: one rule for each kind of file.
@Suite("Layers")
struct LayerRuleTests {
    /// The annotation layers of an SVG, by their groups.
    private static func layers(_ arguments: String...) throws -> Set<String> {
        let run = try Fixtures.run(Fixtures.commandLine, arguments + ["--format", "svg"])
        #expect(run.status == 0, "\(run.errors)")
        let groups = String(decoding: run.output, as: UTF8.self).matches(of: #/id="layer-([a-z-]+?)(-[0-9]+)?"/#)
        return Set(groups.map { String($0.output.1) })
    }

    private static func paths() -> [String] {
        Fixtures.paths(in: "ib", suffix: ".xib") + Fixtures.paths(in: "ib", suffix: ".storyboard")
    }

    @Test("files of Interface Builder are clean, one scene as a sheet, and annotated where asked")
    func interfaceBuilder() throws {
        for path in Self.paths() {
            #expect(try Self.layers(path, "-o", "-").isEmpty, "\(path)")
            #expect(try Self.layers(path, "-o", "-", "--show", "frames") == ["frames"], "\(path)")
            try Fixtures.withFolder { folder in
                let run = try renderCLI(path, "-o", "{scene}.svg", folder: folder)
                #expect(run.status == 0, "\(run.errors)")
                for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
                    let file = folder + "/" + name
                    let text = String(decoding: Fixtures.bytes(file), as: UTF8.self)
                    #expect(text.contains("id=\"content\"") && !text.contains("id=\"layer-"), "\(file)")
                }
            }
        }
    }

    @Test("a tree.json is annotated, and clean where asked")
    func document() throws {
        let path = Fixtures.packageRoot + "/fixtures/scenes/profile-cell.json"
        let page = ["--device", "cell375", "--traits", "ltr"]
        let found = try Self.layers(path, "-o", "-", page[2], page[3])
        #expect(found.isSuperset(of: ["frames", "labels", "gaps"]))
        #expect(try Self.layers(path, "-o", "-", page[2], page[3], "--plain").isEmpty)
    }
}
