import LayoutEngine

/// How a controller's root view stands on its screen, told from how much less high than the screen it is.
///
/// The one place that tells pushed roots and sheets apart: safe areas and bars both follow it.
enum RootPlacement: Equatable, Sendable {
    /// From the top of the screen on, or on no screen.
    case atTop
    /// Below a bar of `bar` points, `offset` points below the screen's top.
    case pushed(offset: Double, bar: Double)
    /// A page sheet that begins `gap` points below the screen's top.
    case sheet(gap: Double)

    /// What fits a gap comes in this order: 1 a bar alone, 2 a sheet, 3 a bar and what else takes room at the bottom.
    ///
    /// - Parameters:
    ///   - gap: what the root lacks of the screen's height, in points.
    ///   - tops: the heights that a bar may have.
    ///   - edges: what the screen's edges cover.
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

    /// How much lower than the screen's top a sheet begins, in points.
    private static let sheetGaps = 20.0...60.0
    /// The same for a sheet over a sheet.
    private static let sheetOverSheetGap = 10.0
}
