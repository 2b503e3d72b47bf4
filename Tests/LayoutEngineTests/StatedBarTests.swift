import LayoutEngine
import Testing

/// What a bar shows of the items that a document states.
@Suite struct StatedBarTests {
    @Test("a left item takes the place of the back button", arguments: [false, true])
    func backButton(hasLeftItem: Bool) throws {
        var top = StatedNavigationItem(title: "Edit")
        if hasLeftItem { top.leading = [.init(title: "Cancel")] }
        var control = ControlContent()
        control.bar.navigationItems = [StatedNavigationItem(title: "Profile"), top]
        let contents = ViewBar.Contents(.navigationBar, control, in: LayoutEnvironment(width: 320))
        guard case .navigationBar(let bar)? = contents else { return #expect(contents != nil) }
        #expect(bar.back == (hasLeftItem ? nil : "Profile"))
        #expect(bar.item.leading.map(\.title) == (hasLeftItem ? ["Cancel"] : []))
    }

    /// Bars of iOS 18 and of iOS 10 by device.
    @Test(
        "bars are low on a phone on its side, if the phone is not regular in width there",
        arguments: [
            ("iPhone15Pro", Release.iOS18, [44.0, 49, 49]), ("iPhone15Pro.landscape", .iOS18, [32, 32, 32]),
            ("iPhone15ProMax.landscape", .iOS18, [44, 49, 44]), ("iPhone8.landscape", .iOS18, [32, 32, 32]),
            ("iPhone8", .iOS18, [44, 49, 44]), ("iPad10.landscape", .iOS18, [50, 50, 49]),
            ("iPhone8.landscape", .iOS10, [32, 49, 32]), ("iPhone15Pro.landscape", .iOS26, [54, 31, 49]),
        ] as [(String, Release, [Double])])
    func heights(device: String, release: Release, heights: [Double]) throws {
        let words = device.split(separator: ".")
        let named = try #require(Device.named(String(words[0])))
        var environment = named.environment(landscape: words.count > 1)
        environment.release = release
        let sizes = [View.Kind.navigationBar, .tabBar, .toolbar].map {
            View.fresh($0).naturalSize(in: environment).height
        }
        #expect(sizes == heights)
    }
}
