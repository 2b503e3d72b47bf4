import UIKit

/// Signing in on a page of the web: no page is opened, and a session that was started ends as cancelled.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let answer: CompletionHandler
    private let address: URL
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    @Kept open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { address.scheme == "https" || address.scheme == "http" }

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        address = URL
        answer = completionHandler
    }

    @discardableResult
    open func start() -> Bool {
        guard canStart else { return false }
        DispatchQueue.main.async { [self] in answer(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    open func cancel() {}
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: Error, Hashable, CustomNSError, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}
/// Matches an error in a `catch` or a `switch` by its code.
public func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
}
