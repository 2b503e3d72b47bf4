import LayoutEngine

/// The placement of a controller's root view on its screen, inferred from the difference of their heights.
///
/// The only code that distinguishes pushed roots from sheets: safe areas and bars both use it.
enum RootPlacement: Equatable, Sendable {
    /// From the top of the screen, or without a screen.
    case atTop
    /// Below a bar of `bar` points, `offset` points below the screen's top.
    case pushed(offset: Double, bar: Double)
    /// A page sheet that begins `gap` points below the screen's top.
    case sheet(gap: Double)

    /// The first of these that explains the difference: 1 a bar only, 2 a sheet, 3 a bar and other bars at the bottom.
    ///
    /// - Parameters:
    ///   - gap: the screen's height minus the root's, in points.
    ///   - tops: the possible heights of a bar.
    ///   - edges: the areas that the screen's edges cover.
    ///   - bottom: bars below the root.
    init(gap: Double, tops: [Double], edges: EdgeInsets, bottom: Double, canBeSheet: Bool) {
        self = .atTop
        guard gap > 0 else { return }
        func pushed(_ below: [Double]) -> RootPlacement? {
            for top in tops where below.contains(where: { gap == edges.top + top + $0 }) {
                return .pushed(offset: edges.top + top, bar: top)
            }
            return nil
        }
        if let alone = pushed([0]) {
            self = alone
        } else if canBeSheet, Self.sheetGaps.contains(gap) || gap == Self.sheetOverSheetGap {
            self = .sheet(gap: gap)
        } else {
            self = pushed([bottom, bottom + edges.bottom]) ?? .atTop
        }
    }

    var isSheet: Bool { if case .sheet = self { true } else { false } }

    /// Whether the root is that of a sheet over a sheet.
    var isSheetOverSheet: Bool { self == .sheet(gap: Self.sheetOverSheetGap) }

    /// The distance of a sheet from the screen's top, in points.
    private static let sheetGaps = 20.0...60.0
    /// The same for a sheet over a sheet.
    private static let sheetOverSheetGap = 10.0
}
