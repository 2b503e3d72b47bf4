import UIKit

/// A page of the web: a grey box with the address, or with the words "HTML"; nothing is loaded, and no script runs.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()
    private let address = UILabel()
    open private(set) var url: URL?
    open private(set) var title: String?
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { url == nil ? 0 : 1 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    @Kept open var allowsBackForwardNavigationGestures = false
    @Kept open var allowsLinkPreview = true
    @Kept open var customUserAgent: String?
    @Kept open var isInspectable = false

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        backgroundColor = .systemGray5
        address.textColor = .secondaryLabel
        address.font = .preferredFont(forTextStyle: .footnote)
        address.textAlignment = .center
        scrollView.backgroundColor = .clear
        addSubview(address)
        addSubview(scrollView)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        address.frame = bounds
        scrollView.frame = bounds
    }
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        address.text = request.url?.absoluteString
        return WKNavigation()
    }
    @discardableResult
    open func load(
        _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { loadHTMLString("", baseURL: baseURL) }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        address.text = baseURL?.absoluteString ?? "HTML"
        return WKNavigation()
    }
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
        load(URLRequest(url: url))
    }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    /// Tells that nothing was found.
    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, nil)
    }
}

@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var allowsInlineMediaPlayback = false
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var applicationNameForUserAgent: String?
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    /// - Note: Nothing is loaded, so that no handler is asked.
    open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
        handlers[scheme.lowercased()] = handler
    }
    open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
        handlers[scheme.lowercased()]
    }
}
/// Who loads addresses of a scheme of the program's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
/// A request of a page for such an address.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize = CGFloat(0)
}
@preconcurrency @MainActor
open class WKProcessPool: NSObject { public override init() { super.init() } }
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ handler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
    }
}
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    open var name: String { "" }
    open var body: Any { "" }
}
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow }
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
}
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject { open var isForMainFrame: Bool { true } }
/// No delegate is ever asked or told.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}
@preconcurrency @MainActor
public protocol WKUIDelegate: UIKitMessaged {}

/// A part of a page.
open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open weak var webView: WKWebView? { nil }
}
open class WKWindowFeatures: NSObject {}
open class WKContentRuleList: NSObject {}
