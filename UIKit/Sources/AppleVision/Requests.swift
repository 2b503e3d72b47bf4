import Foundation
@_exported import UIKit

// Vision without eyes: every request finds nothing, and says so at once.

open class VNObservation: NSObject {
    public let uuid = UUID()
    open var confidence: Float { 0 }
}
open class VNDetectedObjectObservation: VNObservation {
    open var boundingBox: CGRect { .zero }
}
open class VNFaceObservation: VNDetectedObjectObservation {}
open class VNRectangleObservation: VNDetectedObjectObservation {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
open class VNTextObservation: VNRectangleObservation {}
open class VNBarcodeObservation: VNRectangleObservation {
    open var payloadStringValue: String? { nil }
}
open class VNRecognizedText: NSObject {
    open var string: String { "" }
    open var confidence: Float { 0 }
}
open class VNRecognizedTextObservation: VNRectangleObservation {
    open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}
open class VNHorizonObservation: VNObservation {
    open var angle: CGFloat { 0 }
    open var transform: CGAffineTransform { .identity }
}

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

open class VNRequest: NSObject {
    public let completionHandler: VNRequestCompletionHandler?
    open fileprivate(set) var results: [VNObservation]?
    open var preferBackgroundProcessing = false
    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
    open func cancel() {}
}
open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
open class VNDetectHorizonRequest: VNImageBasedRequest {}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest { open var reportCharacterBoxes = false }
open class VNDetectBarcodesRequest: VNImageBasedRequest {}
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Requests on one picture, which is not looked at.
open class VNImageRequestHandler: NSObject {
    public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data: Data, options: [VNImageOption: Any] = [:]) {}
    public init(url: URL, options: [VNImageOption: Any] = [:]) {}
    /// Each request has no results from then on, and its handler is called.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests {
            request.results = []
            request.completionHandler?(request, nil)
        }
    }
}
