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
}
