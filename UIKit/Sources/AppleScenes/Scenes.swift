@_exported import Foundation
@_exported import UIKit

// A tree of nodes in space, which is kept and not drawn: a view of SceneKit is an empty one here. Nothing moves.

public struct SCNVector3: Hashable, Sendable {
    public var x, y, z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public let SCNVector3Zero = SCNVector3()
public struct SCNVector4: Hashable, Sendable {
    public var x, y, z, w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}
public typealias SCNQuaternion = SCNVector4
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }

@preconcurrency @MainActor
open class SCNNode: NSObject {
    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    public required init?(coder: NSCoder) { super.init() }
    open var name: String?
    open var geometry: SCNGeometry?
    open var camera: SCNCamera?
    open var light: SCNLight?
    open var position = SCNVector3()
    open var worldPosition: SCNVector3 { position }
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4()
    open var orientation = SCNQuaternion(0, 0, 0, 1)
    open var scale = SCNVector3(1, 1, 1)
    open var opacity = CGFloat(1)
    open var isHidden = false
    open var categoryBitMask = 1
    open var renderingOrder = 0
    open var castsShadow = true
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    open func addChildNode(_ node: SCNNode) {
        node.removeFromParentNode()
        childNodes.append(node)
        node.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for child in childNodes where !stops.boolValue { block(child, &stops) }
    }
    open func clone() -> SCNNode { SCNNode(geometry: geometry) }
    open func look(at place: SCNVector3) {}
    /// - Note: Does nothing.
    open func runAction(_ action: SCNAction) {}
    /// - Note: Does nothing.
    open func runAction(_ action: SCNAction, forKey key: String?) {}
    /// - Note: Does nothing: no action runs, and so none ends.
    open func runAction(_ action: SCNAction, completionHandler handler: (() -> Void)?) {}
    open func removeAllActions() {}
    open func removeAction(forKey key: String) {}
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAllAnimations() {}
}

@preconcurrency @MainActor
open class SCNScene: NSObject {
    public override init() { super.init() }
    public convenience init?(named name: String) { return nil }
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        throw CocoaError(.featureUnsupported)
    }
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    open var fogColor: Any = UIColor.white
}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {}
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
open class SCNView: UIView {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
    open var scene: SCNScene?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var loops = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
    open func snapshot() -> UIImage { UIImage() }
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
}
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
@preconcurrency @MainActor
open class SCNHitTestResult: NSObject { open var node: SCNNode { SCNNode() } }

open class SCNMaterialProperty: NSObject {
    open var contents: Any?
    open var intensity = CGFloat(1)
}
open class SCNMaterial: NSObject {
    public let diffuse = SCNMaterialProperty()
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty()
    public let emission = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    open var shininess = CGFloat(1)
    open var transparency = CGFloat(1)
    open var isDoubleSided = false
}
open class SCNGeometry: NSObject {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
    }
}
open class SCNBox: SCNGeometry {
    open var width, height, length, chamferRadius: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}
open class SCNSphere: SCNGeometry {
    open var radius: CGFloat
    public init(radius: CGFloat) { self.radius = radius }
}
open class SCNPlane: SCNGeometry {
    open var width, height: CGFloat
    open var cornerRadius = CGFloat(0)
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
open class SCNCylinder: SCNGeometry {
    open var radius, height: CGFloat
    public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
}
open class SCNText: SCNGeometry {
    open var string: Any?
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var extrusionDepth: CGFloat
    open var flatness = CGFloat(0.6)
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
}
open class SCNCamera: NSObject {
    open var fieldOfView = CGFloat(60)
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
}
open class SCNLight: NSObject {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let directional = LightType(rawValue: "directional")
        public static let omni = LightType(rawValue: "omni")
        public static let spot = LightType(rawValue: "spot")
    }
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity = CGFloat(1000)
    open var temperature = CGFloat(6500)
    open var castsShadow = false
}
/// A change over time, which is never made.
open class SCNAction: NSObject {
    open var duration: TimeInterval = 0
    private class func lasting(_ duration: TimeInterval) -> SCNAction {
        let action = SCNAction()
        action.duration = duration
        return action
    }
    open class func move(to place: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func fadeIn(duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func fadeOut(duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func wait(duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\.duration).max() ?? 0) }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { lasting(action.duration * Double(count)) }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
    open class func removeFromParentNode() -> SCNAction { SCNAction() }
}
@MainActor public enum SCNTransaction {
    public static var animationDuration: CFTimeInterval = 0
    public static var completionBlock: (() -> Void)?
    public static func begin() {}
    public static func commit() {
        completionBlock?()
        completionBlock = nil
    }
}
