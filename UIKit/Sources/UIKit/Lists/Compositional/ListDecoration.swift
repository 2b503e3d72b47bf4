internal import LayoutEngine
internal import LayoutRender

/// What a list shows behind and between its rows.
final class ListDecoration: UICollectionReusableView {
    static let background = "UIKit.list.background"
    static let groupedBackground = "UIKit.list.groupedBackground"
    static let card = "UIKit.list.card"
    static let band = "UIKit.list.band"
    static let separator = "UIKit.list.separator"

    /// - Returns: nil for a kind that is not a list's.
    static func make(_ kind: String) -> ListDecoration? {
        let view = ListDecoration(frame: .zero)
        switch kind {
        case background: view.backgroundColor = .clear
        case groupedBackground: view.backgroundColor = .systemGroupedBackground
        case card:
            view.backgroundColor = .secondarySystemGroupedBackground
            view.layer.cornerRadius = CGFloat(ListMetrics(in: Surroundings.environment).cardRadius)
        case band: view.backgroundColor = .secondarySystemGroupedBackground
        case separator: view.backgroundColor = .separator
        default: return nil
        }
        return view
    }
}
