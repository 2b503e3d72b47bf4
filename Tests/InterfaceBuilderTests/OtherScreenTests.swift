import InterfaceBuilder
import LayoutEngine
import Testing

/// Roots below bars and in sheets on a device that is not the file's own.
extension CanvasReleaseTests {
    /// The root's height, and the insets of a view in its safe area.
    private func placed(
        _ size: Size, _ canvas: String, _ version: Int, on name: String, isOpaque: Bool = true, extra: String = ""
    ) throws -> [Double] {
        let bar = "<navigationBar key=\"navigationBar\" translucent=\"\(isOpaque ? "NO" : "YES")\" id=\"bar\"/>"
        let text = board([navigation(extra: bar), controller(viewInSafeArea, size, extra: extra)], canvas, version)
        var options = InterfaceBuilderReader.Options()
        let device = try #require(Device.named(name))
        options.device = device
        let all = frames(of: try InterfaceBuilderReader.read(Array(text.utf8), file: "x", options: options))
        let root = try #require(all.first { $0.id == "root" }?.frame)
        let view = try #require(all.first { $0.id == "v" }?.frame)
        return [root.height, view.minY, root.height - view.maxY]
    }

    /// A root below an opaque bar begins below the bar of each device, and ends at the screen's bottom.
    @Test(
        arguments: [
            ("iPhone13", [753.0, 0, 34]), ("iPhone8", [603, 0, 0]), ("iPhone16Pro", [768, 0, 34]),
        ] as [(String, [Double])])
    func rootsBelowOpaqueBars(device: String, wanted: [Double]) throws {
        #expect(try placed(Size(width: 375, height: 603), "retina4_7", 14_490, on: device) == wanted)
        #expect(try placed(Size(width: 414, height: 808), "retina6_1", 18_093, on: device) == wanted)
    }

    /// A root between opaque bars ends above the tab bar of each device.
    @Test(arguments: [("iPhone13", [670.0, 0, 0]), ("iPhone8", [554, 0, 0])] as [(String, [Double])])
    func rootsBetweenOpaqueBars(device: String, wanted: [Double]) throws {
        let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>"
        let size = Size(width: 375, height: 554)
        #expect(try placed(size, "retina4_7", 14_490, on: device, extra: tabs) == wanted)
    }

    /// A root below an opaque bar in a sheet touches the bar on each device, without a band between them.
    @Test(arguments: ["iPhone13", "iPhone8", "iPhone16Pro"])
    func rootsBelowOpaqueBarsInSheets(device: String) throws {
        let placed = try placed(Size(width: 414, height: 786), "retina6_1", 18_093, on: device)
        let screen = try #require(Device.named(device)).height
        #expect(placed[0] == screen - 110 && placed[1] == 0)
    }
}
