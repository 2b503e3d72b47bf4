// swift-format-ignore-file
import UIKit

/// What a program gives UIKit's classes, and its own classes override.
extension UIView {
    dynamic func restyle(_ name: String, animated: Bool = false, then: (() -> Void)? = nil) { if let object = self as? any UIKitOverride_UIView_restyle___animated_then { return object.uikit_override_UIView_restyle(name, animated: animated, then: then) }; return uikit_moved_UIView_restyle(name, animated: animated, then: then) }; dynamic func uikit_moved_UIView_restyle(_ name: String, animated: Bool = false, then: (() -> Void)? = nil) {
        tag += 1
        then?()
    }
          public var padding: CGFloat { get { if let object = self as? any UIKitOverride_UIView_padding { return object.uikit_override_UIView_padding }; return uikit_moved_UIView_padding } set { if let object = self as? any UIKitOverride_UIView_padding { object.uikit_override_UIView_padding = newValue } else { uikit_moved_UIView_padding = newValue } } };       public var uikit_moved_UIView_padding: CGFloat {
        get { 8 }
        set { tag = Int(newValue) }
    }
          var caption: String? { get { if let object = self as? any UIKitOverride_UIView_caption { return object.uikit_override_UIView_caption }; return uikit_moved_UIView_caption } };       var uikit_moved_UIView_caption: String? { nil }
}
extension UICollectionView {
    /// The same name for a class beside.
          func restyle(_ name: String, slowly: Bool) throws -> Int { if let object = self as? any UIKitOverride_UICollectionView_restyle___slowly { return try object.uikit_override_UICollectionView_restyle(name, slowly: slowly) }; return try uikit_moved_UICollectionView_restyle(name, slowly: slowly) };       func uikit_moved_UICollectionView_restyle(_ name: String, slowly: Bool) throws -> Int { 2 }
}

class StyledCell: UITableViewCell {
             func uikit_override_UIView_restyle(_ name: String, animated: Bool, then: (() -> Void)?) {
        super.uikit_moved_UIView_restyle(name, animated: animated, then: then)  // super.restyle
        tag += 10
    }
             var uikit_override_UIView_padding: CGFloat {
        get { super.uikit_moved_UIView_padding + 1 }
        set { super.uikit_moved_UIView_padding = newValue * 2 }
    }
             var uikit_override_UIView_caption: String? { "cell" }
}
final class LowerStyledCell: StyledCell {
    override func uikit_override_UIView_restyle(_ name: String, animated: Bool, then: (() -> Void)?) {
        super.uikit_override_UIView_restyle(name, animated: animated, then: then)
        tag += 100
    }
}
final class StyledGrid: UICollectionView {
             func uikit_override_UICollectionView_restyle(_ name: String, slowly: Bool) throws -> Int { try super.uikit_moved_UICollectionView_restyle(name, slowly: slowly) + 1 }
}

@preconcurrency @MainActor protocol UIKitOverride_UIView_restyle___animated_then: AnyObject { func uikit_override_UIView_restyle(_ name: String, animated: Bool, then: (() -> Void)?)  }
@preconcurrency @MainActor public protocol UIKitOverride_UIView_padding: AnyObject { var uikit_override_UIView_padding: CGFloat  { get set } }
@preconcurrency @MainActor protocol UIKitOverride_UIView_caption: AnyObject { var uikit_override_UIView_caption: String?  { get } }
@preconcurrency @MainActor protocol UIKitOverride_UICollectionView_restyle___slowly: AnyObject { func uikit_override_UICollectionView_restyle(_ name: String, slowly: Bool) throws -> Int  }
extension StyledCell: UIKitOverride_UIView_restyle___animated_then {}
extension StyledCell: UIKitOverride_UIView_padding {}
extension StyledCell: UIKitOverride_UIView_caption {}
extension StyledGrid: UIKitOverride_UICollectionView_restyle___slowly {}
