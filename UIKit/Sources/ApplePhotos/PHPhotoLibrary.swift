import Foundation
import UIKit

/// A library of photos that nobody opens: no program may read or change what is in there, and nothing is found.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { only }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    open class func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    open func performChanges(_ block: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
    open func performChanges(_ block: @escaping () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
    open func performChangesAndWait(_ block: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    @preconcurrency @MainActor open func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A change of the library: none ever comes.
open class PHChange: NSObject {
    open func changeDetails<Value: PHObject>(for result: PHFetchResult<Value>) -> PHFetchResultChangeDetails<Value>? {
        nil
    }
    open func changeDetails<Value: PHObject>(for object: Value) -> PHObjectChangeDetails<Value>? { nil }
}
open class PHObjectChangeDetails<Value: PHObject>: NSObject {
    open var objectAfterChanges: Value? { nil }
    open var objectWasDeleted: Bool { false }
    open var assetContentChanged: Bool { false }
}
open class PHFetchResultChangeDetails<Value: PHObject>: NSObject {
    open var fetchResultAfterChanges: PHFetchResult<Value> { PHFetchResult() }
    open var fetchResultBeforeChanges: PHFetchResult<Value> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var insertedObjects: [Value] { [] }
    open var removedObjects: [Value] { [] }
    open func enumerateMoves(_ body: @escaping (Int, Int) -> Void) {}
}

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case userCancelled = 3072
        case networkAccessRequired = 3164
        case accessUserDenied = 3311
        case accessRestricted = 3310
        case identifierNotFound = 3201
        case invalidResource = 3302
        case changeNotSupported = 3300
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

// MARK: Requests for changes, which are never made

open class PHChangeRequest: NSObject {}
open class PHAssetChangeRequest: PHChangeRequest {
    open class func creationRequestForAsset(from image: UIImage) -> Self { instance() }
    open class func creationRequestForAssetFromImage(atFileURL url: URL) -> Self? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: Any) {}
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false
    public convenience init(for asset: PHAsset) { self.init() }
    public required override init() { super.init() }
    fileprivate class func instance() -> Self { self.init() }
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { instance() }
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    public convenience init?(for collection: PHAssetCollection) { return nil }
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        PHAssetCollectionChangeRequest()
    }
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open func addAssets(_ assets: Any) {}
    open func removeAssets(_ assets: Any) {}
}
open class PHAssetResourceCreationOptions: NSObject {
    public override init() { super.init() }
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}
