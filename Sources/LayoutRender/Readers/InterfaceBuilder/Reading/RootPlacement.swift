import LayoutEngine

/// The placement of a controller's root view on its screen, inferred from the difference of their heights.
///
/// The only code that distinguishes pushed roots from sheets: safe areas and bars both use it.
enum RootPlacement: Equatable, Sendable {
    /// From the top of the screen, or without a screen.
    case atTop
    /// Below a bar of `bar` points, `offset` points below the screen's top.
    case pushed(offset: Double, bar: Double)
    /// A page sheet that begins `gap` points below the screen's top, and in which the root begins below a bar of `bar`
    /// points.
    case sheet(gap: Double, bar: Double = 0)

    /// The first of these that explains the difference: 1 a bar only, of this release or an older one, 2 a sheet, 3 an opaque
    /// bar in a sheet, 4 a bar and other bars at the bottom.
    ///
    /// - Parameters:
    ///   - gap: the screen's height minus the root's, in points.
    ///   - tops: the possible heights of a bar.
    ///   - olderTops: the heights of a bar in older releases.
    ///   - edges: the areas that the screen's edges cover.
    ///   - bottom: bars below the root.
    ///   - device: the areas that the device's own edges cover, with the status bar.
    init(
        gap: Double, tops: [Double], olderTops: [Double], edges: EdgeInsets, bottom: Double, device: EdgeInsets,
        canBeSheet: Bool
    ) {
        self = .atTop
        guard gap > 0 else { return }
        func pushed(_ below: [Double]) -> RootPlacement? {
            for top in tops where below.contains(where: { gap == edges.top + top + $0 }) {
                return .pushed(offset: edges.top + top, bar: top)
            }
            return nil
        }
        // On a phone with a home button a sheet begins right below the status bar.
        let sheet = device.bottom > 0 ? device.top + Self.sheetOverSheetGap : device.top
        if let alone = pushed([0]) {
            self = alone
        } else if let older = olderTops.first(where: { gap == device.top + $0 }) {
            self = .pushed(offset: gap, bar: older)
        } else if canBeSheet, Self.sheetGaps.contains(gap) || gap == Self.sheetOverSheetGap {
            self = .sheet(gap: gap)
        } else if canBeSheet, tops.contains(gap - sheet - Self.sheetBarExtra) {
            self = .sheet(gap: sheet, bar: gap - sheet)
        } else {
            self = pushed([bottom, bottom + edges.bottom]) ?? .atTop
        }
    }

    var isSheet: Bool { if case .sheet = self { true } else { false } }

    /// Whether the root is that of a sheet over a sheet.
    var isSheetOverSheet: Bool { if case .sheet(Self.sheetOverSheetGap, _) = self { true } else { false } }

    /// The additional height of a navigation bar in a sheet.
    static let sheetBarExtra = 12.0
    /// The distance of a sheet from the screen's top, in points: 10 below the status bar, which is 62 on the iPhone 16 Pro.
    private static let sheetGaps = 20.0...72.0
    /// The same for a sheet over a sheet, and for a sheet from the status bar.
    private static let sheetOverSheetGap = 10.0
}
