import Foundation

/// Screens of the system: they can be made and presented, and show nothing.
open class UIActivityViewController: UIViewController {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public let activityItems: [Any]
    open var excludedActivityTypes: [ActivityType]?
    open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        Missing.note("UIActivityViewController: shares nothing")
    }
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}
open class UIActivity: NSObject {}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let mediaType = InfoKey(rawValue: "mediaType")
    }
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes: [String] = []
    /// None: there is neither a camera nor a library.
    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}

/// A controller of the system's files: it shows none.
open class UIDocumentBrowserViewController: UIViewController {
    open var allowsDocumentCreation = true
    open var allowsPickingMultipleItems = false
}

@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}
extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}

/// What the system would show of a document: nothing; it has no icons either.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var name: String?
    open var uti: String?
    open var icons: [UIImage] { [] }
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    public override init() { super.init() }
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }
    open func presentPreview(animated: Bool) -> Bool { noteMissing() }
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { noteMissing() }
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { noteMissing() }
    private func noteMissing() -> Bool {
        Missing.note("UIDocumentInteractionController: shows nothing")
        return false
    }
}
