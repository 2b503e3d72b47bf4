internal import LayoutEngine

/// UIKit's values from the engine's words, for what comes out of files.
extension UIButton.ButtonType {
    init(_ word: ButtonContent.Kind) {
        switch word {
        case .custom: self = .custom
        case .system, .roundedRect: self = .system
        case .detailDisclosure: self = .detailDisclosure
        case .infoLight: self = .infoLight
        case .infoDark: self = .infoDark
        case .contactAdd: self = .contactAdd
        case .close: self = .close
        case .plain: self = .plain
        }
    }
}

extension UIControl.ContentHorizontalAlignment {
    init(_ word: ButtonContent.HorizontalAlignment) {
        switch word {
        case .natural: self = .leading
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .trailing: self = .trailing
        case .justified: self = .fill
        }
    }
}

extension NSLineBreakMode {
    init(_ word: TextContent.LineBreakMode) {
        switch word {
        case .byWordWrapping: self = .byWordWrapping
        case .byCharWrapping: self = .byCharWrapping
        case .byClipping: self = .byClipping
        case .byTruncatingHead: self = .byTruncatingHead
        case .byTruncatingTail: self = .byTruncatingTail
        case .byTruncatingMiddle: self = .byTruncatingMiddle
        }
    }
}
