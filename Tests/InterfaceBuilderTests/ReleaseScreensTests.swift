import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// The document of Documentation/Releases.md in three releases: settings, a list with search, a form, a tab bar app and a sheet.
@Suite struct ReleaseScreensTests {
    private func scene(_ id: String, _ release: Release) throws -> LayoutScene {
        let path = try #require(Fixtures.paths(in: "releases", suffix: "Screens.storyboard").first)
        var options = InterfaceBuilderReader.Options()
        options.release = release
        let document = try InterfaceBuilderReader.read(
            Fixtures.bytes(path), file: Fixtures.name(path), options: options)
        return try #require(document.scenes.first { $0.id == id })
    }
    private func frame(_ view: String, in scene: LayoutScene) throws -> Rect {
        let layout = scene.tree.resolve(in: scene.environment)
        let place = try #require(scene.tree.items.firstIndex { $0.identifier == view })
        return layout.items[place].frame
    }

    /// The release, the height of a bar with a large title, that of a row and that of a slider.
    private static let figures: [(Release, Double, Double, Double)] = [
        (.iOS15, 96, 44, 31), (.iOS18, 96, 44, 31), (.iOS26, 106, 51, 34),
    ]

    @Test(arguments: figures)
    func heightsAreTheReleases(release: Release, bar: Double, row: Double, slider: Double) throws {
        let settings = try scene("settings", release)
        #expect(settings.chrome?.navigationBar?.frame.height == bar && settings.chrome?.tabBar?.frame.height == 83)
        // Edges are on pixels, a third of a point each.
        for place in ["s0r0", "s1r3", "s2r4"] { #expect(abs(try frame(place, in: settings).height - row) < 0.34) }
        #expect(abs(try frame("p3", in: scene("contacts", release)).height - row) < 0.34)
        #expect(try frame("formvolume", in: scene("form", release)).height == slider)
        let sheet = try scene("sheet", release)
        #expect(sheet.chrome?.isSheet == true && sheet.chrome?.tabBar == nil)
    }

    /// [iOS 26: a header of one line in 17 points is 40.5 high at two pixels a point, and not in capitals]
    @Test func headersAreUIKitsInAnotherRelease() throws {
        let new = try scene("settings", .iOS26)
        #expect(abs(try frame("sec1/headerBand", in: new).height - 40.5) < 0.2)
        let old = try scene("settings", .iOS18)
        #expect(try frame("sec1/headerBand", in: old).height == 38)
        func title(_ scene: LayoutScene) -> String? {
            scene.tree.items.lazy.compactMap { item in
                if item.identifier == "sec1/header", case .text(let content) = item.content {
                    content.text
                } else {
                    nil
                }
            }.first
        }
        #expect(title(new) == "More" && title(old) == "MORE")
    }

    /// In the release of the file's own Xcode the rows stand where the canvas had them.
    @Test func theCanvasKeepsItsRows() throws {
        let path = try #require(Fixtures.paths(in: "releases", suffix: "Screens.storyboard").first)
        let document = try InterfaceBuilderReader.read(Fixtures.bytes(path), file: Fixtures.name(path))
        let own = try #require(document.scenes.first { $0.id == "settings" })
        let row = try frame("s0r1", in: own)
        #expect(row.x == 16 && abs(row.y - 99.5) < 0.2 && row.width == 358 && abs(row.height - 44) < 0.34)
    }
}
