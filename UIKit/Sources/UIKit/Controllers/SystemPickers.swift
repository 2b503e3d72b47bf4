// Screens of the system that pick something: they can be made and presented, and show nothing.

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    @Kept open var shouldShowFileExtensions = false
    @Kept open var directoryURL: URL?
    public private(set) var documentPickerMode = UIDocumentPickerMode.open

    public init(documentTypes: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
        documentPickerMode = mode
        Missing.note("UIDocumentPickerViewController: picks nothing")
    }
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(documentTypes: [], in: .exportToService)
    }
    public convenience init<Kind>(forOpeningContentTypes types: [Kind], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .import : .open)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController)
    func colorPickerViewController(
        _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ controller: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {}
}
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    @Kept open var selectedColor = UIColor.black
    @Kept open var supportsAlpha = true
}

/// A round button of a colour: it has the colour, and is drawn as an empty view.
open class UIColorWell: UIControl {
    @Kept open var selectedColor: UIColor?
    @Kept open var supportsAlpha = true
    open var title: String?
    override func didMake(from coder: NSCoder?) { Missing.note("UIColorWell: is not drawn") }
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController) {}
}
open class UIFontPickerViewController: UIViewController {
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    @Kept open var selectedFontDescriptor: UIFontDescriptor?
}

// MARK: Printing

@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open var contentInsets = UIEdgeInsets.zero
    @Kept open var maximumContentHeight = CGFloat(0)
    @Kept open var maximumContentWidth = CGFloat(0)
    open var printPageRenderer: UIPrintPageRenderer? { nil }
    @Kept open var perPageContentInsets = UIEdgeInsets.zero
    open var pageCount: Int { 0 }
}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) { self.markupText = markupText }
}
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView
    init(view: UIView) { self.view = view }
}
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open func drawHeaderForPage(at page: Int, in rect: CGRect) {}
    open func drawFooterForPage(at page: Int, in rect: CGRect) {}
    @Kept open var headerHeight = CGFloat(0)
    @Kept open var footerHeight = CGFloat(0)
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    /// - Note: Does nothing.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt page: Int) {}
    open func drawPage(at index: Int, in rect: CGRect) {}
}
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    @Kept open var duplex = Duplex.none
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    @Kept open var jobName = ""
    @Kept open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    private static let only = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    @Kept open var printFormatter: UIPrintFormatter?
    @Kept open var printPageRenderer: UIPrintPageRenderer?
    @Kept open var printingItem: Any?
    @discardableResult
    open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
        Missing.note("UIPrintInteractionController: prints nothing")
        return false
    }
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }
    /// - Note: Does nothing.
    open func dismiss(animated: Bool) {}
}
extension UIView {
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

// MARK: Extensions of other programs

open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    @Kept open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}
open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    /// - Note: Does nothing.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
    /// - Note: Does nothing.
    open func cancelRequest(withError error: any Error) {}
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
extension UIViewController {
    /// Nothing: the program is no part of another one.
    public var extensionContext: NSExtensionContext? { nil }
}
