/// The device that the name of a file ends with: apps of old have a file for each screen, as `Dashboard_iPhone6Plus.xib`
/// and `Dashboard_iPad.xib`.
enum DeviceInName: Equatable {
    case phone, pad
    /// One model alone.
    case model

    /// - Parameter name: the file's name without extension, in lower case.
    /// - Returns: nil where the name ends with no device.
    init?(_ name: String) {
        let end = name.split { $0 == "_" || $0 == "-" || $0 == "~" || $0 == " " }.last.map(String.init) ?? name
        guard end.count < name.count || end.hasPrefix("iphone") || end.hasPrefix("ipad") else { return nil }
        switch end {
        case "iphone", "phone": self = .phone
        case "ipad", "pad": self = .pad
        default:
            let rest = end.hasPrefix("iphone") ? end.dropFirst(6) : end.hasPrefix("ipad") ? end.dropFirst(4) : ""
            guard rest.first?.isNumber == true || ["x", "xr", "xs", "se", "plus"].contains(rest) else { return nil }
            self = .model
        }
    }
}
