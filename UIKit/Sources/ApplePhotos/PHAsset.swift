import AppleLocation
import Foundation
@_exported import UIKit

open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
}
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What a search in the library finds: nothing.
open class PHFetchResult<Value>: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var count: Int { 0 }
    open var firstObject: Value? { nil }
    open var lastObject: Value? { nil }
    open func object(at index: Int) -> Value { preconditionFailure("index \(index) of an empty result") }
    open subscript(index: Int) -> Value { object(at: index) }
    open func objects(at indexes: IndexSet) -> [Value] { [] }
    open func index(of object: Value) -> Int { NSNotFound }
    open func contains(_ object: Value) -> Bool { false }
    open func enumerateObjects(_ body: (Value, Int, UnsafeMutablePointer<Bool>) -> Void) {}
    open func enumerateObjects(
        options: NSEnumerationOptions, using body: (Value, Int, UnsafeMutablePointer<Bool>) -> Void
    ) {}
    open func countOfAssets(with type: PHAssetMediaType) -> Int { 0 }
}
open class PHFetchOptions: NSObject {
    public override init() { super.init() }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var wantsIncrementalChangeDetails = true
}
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// A picture or a film of the library, or one of a test's own.
open class PHAsset: PHObject, @unchecked Sendable {
    public override init() { super.init() }
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var location: CLLocation? { nil }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with type: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in collection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withALAssetURLs urls: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int {
        completionHandler(nil, [:])
        return 0
    }
    open func cancelContentEditingInputRequest(_ identifier: Int) {}
}
open class PHContentEditingInputRequestOptions: NSObject {
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
    open var canHandleAdjustmentData: (Any) -> Bool = { _ in false }
}
open class PHContentEditingInput: NSObject {
    open var fullSizeImageURL: URL? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var creationDate: Date? { nil }
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 65536)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 131072)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 262144)
}

open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}
open class PHCollectionList: PHCollection, @unchecked Sendable {}
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    public override init() { super.init() }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    open var estimatedAssetCount: Int { 0 }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection()
    }
}
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum, moment
}
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures
    case any = 9_223_372_036_854_775_807
}

// MARK: Files

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}
open class PHAssetResource: NSObject {
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    open class func assetResources(for photo: PHLivePhoto) -> [PHAssetResource] { [] }
    open var type: PHAssetResourceType { .photo }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "" }
    open var assetLocalIdentifier: String { "" }
}
open class PHAssetResourceRequestOptions: NSObject {
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double) -> Void)?
}
open class PHAssetResourceManager: NSObject {
    open class func `default`() -> PHAssetResourceManager { PHAssetResourceManager() }
    open func writeData(
        for resource: PHAssetResource, toFile url: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(PHPhotosError(.accessUserDenied)) }
    @discardableResult open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> Int32 {
        completionHandler(PHPhotosError(.accessUserDenied))
        return 0
    }
}
