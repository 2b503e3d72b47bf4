import LayoutEngine
import Testing

/// The room of accessories in cells, as Xcode records it.
@Suite struct AccessoryTests {
    @Test(
        "a content view ends where Xcode records",
        arguments: [
            ("disclosureIndicator", 20, 2, 30.5), ("disclosureIndicator", 16, 2, 26.5),
            ("disclosureIndicator", 16, 3, 26 + 1 / 3), ("checkmark", 16, 3, 44), ("checkmark", 20, 2, 44),
            ("detailButton", 20, 2, 44), ("sparkle", 20, 2, 0),
        ] as [(String, Double, Double, Double)])
    func width(accessory: String, margin: Double, scale: Double, recorded: Double) {
        #expect(abs(CellAttributes.width(ofAccessory: accessory, margin: margin, scale: scale) - recorded) < 1e-9)
    }
}
