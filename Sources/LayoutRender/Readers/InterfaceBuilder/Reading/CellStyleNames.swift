import LayoutEngine

extension CellAttributes.Style {
    /// A table cell's style as Interface Builder writes it, such as `IBUITableViewCellStyleValue1`; nil for a custom cell.
    init?(interfaceBuilder name: String) {
        switch name {
        case "IBUITableViewCellStyleDefault": self = .default
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: return nil
        }
    }
}
