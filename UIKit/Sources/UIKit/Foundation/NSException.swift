public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let genericException = NSExceptionName("NSGenericException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
}

/// An error of the program itself, which ends it.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }
    open func raise() { preconditionFailure("\(name.rawValue): \(reason ?? "")") }
    open var callStackSymbols: [String] { [] }
}
