@_exported import UIKit

/// A browser in the program: a grey screen with the address.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    private let page = WKWebView(frame: .zero)
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public private(set) var configuration = Configuration()

    public init(url: URL, configuration: Configuration = Configuration()) {
        super.init(nibName: nil, bundle: nil)
        self.configuration = configuration
        page.load(URLRequest(url: url))
    }
    public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = page }
}
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
