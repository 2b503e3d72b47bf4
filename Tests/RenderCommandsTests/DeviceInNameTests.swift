import Testing

@testable import RenderCommands

/// The device that a file's name ends with.
@Suite struct DeviceInNameTests {
    @Test(
        arguments: [
            ("dashboard_iphone", .phone), ("dashboard-phone", .phone), ("dashboard~ipad", .pad), ("main_ipad", .pad),
            ("dashboard_iphone6plus", .model), ("dashboard iphonex", .model), ("cell_ipad2", .model),
            ("iphone", .phone),
            ("dashboard", nil), ("headphone", nil), ("telephone_cell", nil), ("ipadding", nil), ("", nil),
        ] as [(String, DeviceInName?)])
    func names(name: String, device: DeviceInName?) { #expect(DeviceInName(name) == device) }
}
