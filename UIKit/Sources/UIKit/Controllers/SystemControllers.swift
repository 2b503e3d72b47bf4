/// Screens of the system: they can be made and presented, and show nothing.
open class UIActivityViewController: UIViewController {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    public private(set) var activityItems: [Any] = []
    @Kept open var excludedActivityTypes: [ActivityType]?
    @Kept open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        self.activityItems = activityItems
        Missing.note("UIActivityViewController: shares nothing")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public typealias ActivityType = UIActivityViewController.ActivityType
    public enum Category: Int, Sendable { case action, share }
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems items: [Any]) -> Bool { false }
    open func prepare(withActivityItems items: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}
extension UIActivityViewController.ActivityType {
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}

/// What is shared, by the kind of sharing.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
    func activityViewController(
        _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ controller: UIActivityViewController, dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
    ) -> String
}
extension UIActivityItemSource {
    public func activityViewController(
        _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ controller: UIActivityViewController, dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
    ) -> String { "" }
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: UIKitMessaged {
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
        public static let mediaURL = InfoKey(rawValue: "mediaURL")
        public static let cropRect = InfoKey(rawValue: "cropRect")
        public static let mediaMetadata = InfoKey(rawValue: "mediaMetadata")
        public static let referenceURL = InfoKey(rawValue: "referenceURL")
        public static let phAsset = InfoKey(rawValue: "phAsset")
    }
    @Kept open var sourceType = SourceType.photoLibrary
    @Kept open var allowsEditing = false
    @Kept open var mediaTypes: [String] = []
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
    @Kept open var cameraDevice = CameraDevice.rear
    @Kept open var cameraCaptureMode = CameraCaptureMode.photo
    @Kept open var cameraFlashMode = CameraFlashMode.auto
    @Kept open var videoQuality = QualityType.typeMedium
    @Kept open var videoMaximumDuration: TimeInterval = 600
    @Kept open var imageExportPreset = ImageURLExportPreset.compatible
    @Kept open var showsCameraControls = true
    /// - Note: Does nothing.
    open func takePicture() {}
    open class func availableMediaTypes(for type: SourceType) -> [String]? { nil }
    open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for device: CameraDevice) -> Bool { false }
    /// None: there is neither a camera nor a library.
    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
}

/// A controller of the system's files: it shows none.
open class UIDocumentBrowserViewController: UIViewController {
    @Kept open var allowsDocumentCreation = true
    @Kept open var allowsPickingMultipleItems = false
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
    open var annotation: Any?
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// - Note: Does nothing.
    open func dismissMenu(animated: Bool) {}
    /// - Note: Does nothing.
    open func dismissPreview(animated: Bool) {}
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { noteMissing() }
    open var url: URL?
    open var name: String?
    @Kept open var uti: String?
    open var icons: [UIImage] { [] }
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
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
