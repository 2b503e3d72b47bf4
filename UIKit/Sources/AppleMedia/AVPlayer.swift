import Foundation
import UIKit

/// Sound and film: nothing is played, and no time goes by. Layers of players are black.
open class AVAsset: NSObject {
    fileprivate let place: URL?
    public init(url: URL) {
        place = url
        super.init()
    }
    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
    open func cancelLoading() {}
}
open class AVURLAsset: AVAsset {
    public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
    public var url: URL { place ?? URL(fileURLWithPath: "/") }
}
open class AVPlayerItem: NSObject {
    public let asset: AVAsset
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    open var status: Status { .unknown }
    open var duration: CMTime { .zero }
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
open class AVPlayer: NSObject {
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public override init() { super.init() }
    public init(url: URL) {
        currentItem = AVPlayerItem(url: url)
        super.init()
    }
    public init(playerItem: AVPlayerItem?) {
        currentItem = playerItem
        super.init()
    }
    open private(set) var currentItem: AVPlayerItem?
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open var rate = Float(0)
    open var volume = Float(1)
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var timeControlStatus: TimeControlStatus { .paused }
    open func play() {}
    open func pause() {}
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer {}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
open class AVPlayerLayer: CALayer {
    public required override init() {
        super.init()
        backgroundColor = UIColor.black.cgColor
    }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
}

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32
    public init() { (value, timescale) = (0, 1) }
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale scale: Int32) {
        let ticks = (seconds * Double(scale)).rounded()
        value = ticks.isFinite && abs(ticks) < 9e18 ? Int64(ticks) : 0
        timescale = scale
    }
    public static let zero = CMTime()
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
open class AVAudioMix: NSObject {}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType("com.apple.quicktime-movie")
    public static let mp4 = AVFileType("public.mpeg-4")
    public static let m4v = AVFileType("com.apple.m4v-video")
    public static let m4a = AVFileType("com.apple.m4a-audio")
    public static let jpg = AVFileType("public.jpeg")
    public static let heic = AVFileType("public.heic")
}
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes no file: it fails at once.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    public let asset: AVAsset
    public let presetName: String
    public init?(asset: AVAsset, presetName: String) {
        (self.asset, self.presetName) = (asset, presetName)
        super.init()
    }
    open var status: Status { .failed }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange()
    open var supportedFileTypes: [AVFileType] { [] }
    open func exportAsynchronously(completionHandler: @escaping () -> Void) { completionHandler() }
    open func cancelExport() {}
}
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime = .zero, duration: CMTime = .zero) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: CMTimeMakeWithSeconds(end.seconds - start.seconds, preferredTimescale: 600))
    }
    public static let zero = CMTimeRange()
    public var end: CMTime { CMTimeMakeWithSeconds(start.seconds + duration.seconds, preferredTimescale: 600) }
}
