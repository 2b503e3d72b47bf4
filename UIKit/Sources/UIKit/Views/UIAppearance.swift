import Foundation

/// A class whose looks could be set for all its objects; a program's own extensions use the protocol.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
