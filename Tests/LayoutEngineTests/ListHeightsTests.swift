import Testing

@testable import LayoutEngine

/// The heights of headers and footers that Xcode recorded.
@Suite struct ListHeightsTests {
    private func heights(
        _ style: TableAttributes.Style, _ release: Release, scale: Double = 2, width: Double = 414
    ) -> ListHeights {
        var environment = LayoutEnvironment(width: width, height: 896, scale: scale)
        environment.release = release
        return ListHeights(style: style, width: width, in: environment, release: min(release, .iOS18Point4))
    }

    /// A group's title: the release, whether the group is the first, whether it has a text below its rows, the pixels of a
    /// point, the height.
    private static let groups: [(Release, Bool, Bool, Double, Double)] = [
        (Release.iOS12, true, false, 2.0, 55.5), (.iOS12, false, false, 2, 38), (.iOS13, false, true, 2, 45.5),
        (.iOS15, true, false, 2, 49.5), (.iOS15, false, false, 2, 32), (.iOS18, true, false, 2, 55.5),
        (.iOS18, true, true, 3, 55 + 1 / 3), (.iOS18, false, true, 3, 45 + 1 / 3), (.iOS26, false, false, 3, 38),
    ]

    @Test(arguments: groups)
    func titlesOfGroups(release: Release, isFirst: Bool, hasFooter: Bool, scale: Double, height: Double) {
        for style in [TableAttributes.Style.grouped, .insetGrouped] {
            let found = heights(style, release, scale: scale)
                .headerHeight("Account", isFirst: isFirst, hasFooter: hasFooter)
            #expect(abs(found - height) < 1e-9)
        }
    }

    private static let footers: [(Double, String, Double)] = [
        (414.0, "A TMS URL with {x}, {y} and {z} placeholders, or a WMS URL", 30.0),
        (414, "Select a server if you would like to edit data located on an alternate OSM server.", 46),
        (
            320,
            "The preset will be available when editing objects matching this key/value combination. Leave either blank for wildcard.",
            62
        ),
    ]

    @Test(arguments: footers)
    func textsBelowTheRows(width: Double, text: String, height: Double) {
        #expect(heights(.grouped, .iOS18, width: width).footerHeight(text) == height)
    }

    /// A plain table's title: the release, the pixels of a point, the padding above, the height.
    private static let plain: [(Release, Double, Double, Double)] = [
        (Release.iOS12, 2.0, 0.0, 28.0), (.iOS15, 2, 20, 24.5), (.iOS15, 3, 20, 24 + 1 / 3), (.iOS18, 2, 22, 28),
        (.iOS18, 3, 22, 28), (.iOS26, 2, 22, 28),
    ]

    @Test(arguments: plain)
    func titlesOfPlainTables(release: Release, scale: Double, padding: Double, height: Double) {
        var section = TableAttributes.Section()
        section.headerTitle = "Layers"
        let room = heights(.plain, release, scale: scale).header(of: section, isFirst: true)
        #expect(room.padding == padding && abs(room.height - height) < 1e-9)
        section.headerTitle = nil
        #expect(heights(.plain, release).header(of: section, isFirst: true).total == 0)
    }

    @Test func statedHeightsHold() {
        var section = TableAttributes.Section()
        #expect(heights(.grouped, .iOS18).header(of: section, isFirst: true, stated: 18).total == 18)
        #expect(heights(.grouped, .iOS18).header(of: section, isFirst: true).total == 35)
        #expect(heights(.grouped, .iOS18).footer(of: section).total == 17.5)
        section.headerTitle = "A"
        #expect(heights(.plain, .iOS18).header(of: section, isFirst: false, stated: 40, topPadding: 5).total == 45)
        #expect(heights(.plain, .iOS18).header(of: section, isFirst: false, stated: 0).total == 0)
    }
}
