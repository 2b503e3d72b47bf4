import Foundation
import UIKit

/// The choice of photos, in an app without any: a screen that says so. No photo is picked.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    open override func loadView() {
        let page = UIView()
        page.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "No Photos"
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(label)
        label.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
        view = page
    }
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier other: String?) {}
}
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}
public indirect enum PHPickerFilter: Hashable, Sendable {
    case images, videos, livePhotos, screenshots, panoramas, bursts, depthEffectPhotos, cinematicVideos
    case screenRecordings, slomoVideos, timelapseVideos
    case any(of: [PHPickerFilter])
    case all(of: [PHPickerFilter])
    case not(PHPickerFilter)
}

/// A photo that moves: nothing is shown.
open class PHLivePhoto: NSObject {
    open var size: CGSize { .zero }
}
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    public typealias PlaybackStyle = PHLivePhotoViewPlaybackStyle
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// A picture without contents.
    open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage { UIImage() }
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    open func startPlayback(with style: PlaybackStyle) {}
    open func stopPlayback() {}
}
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
    func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ view: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
    public func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(_ view: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle) {}
}
