@_exported import Foundation
@_exported import UIKit

public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn: String! = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A post to a network of which the device has no account: none is made.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    public let serviceType: String!
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    public init!(forServiceType serviceType: String!) { return nil }
    public required init?(coder: NSCoder) { nil }
    open var completionHandler: SLComposeViewControllerCompletionHandler!
    @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult open func add(_ url: URL!) -> Bool { false }
    @discardableResult open func removeAllImages() -> Bool { false }
    @discardableResult open func removeAllURLs() -> Bool { false }
}

/// The screen of an extension that shares: a text view.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    public let textView: UITextView! = UITextView()
    open var contentText: String! { textView.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }
    open func presentationAnimationDidFinish() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() { didSelectCancel() }
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ controller: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { nil }
}
open class SLComposeSheetConfigurationItem: NSObject {
    public init!(_ nothing: Void = ()) { super.init() }
    open var title: String!
    open var value: String!
    open var valuePending = false
    open var tapHandler: (() -> Void)!
}
