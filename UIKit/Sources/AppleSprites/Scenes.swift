import Foundation
import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    open internal(set) weak var view: SKView?
    public let physicsWorld = SKPhysicsWorld()
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
    public convenience init?(fileNamed name: String) { return nil }
    public required init?(coder: NSCoder) { nil }
    open override var frame: CGRect { CGRect(origin: .zero, size: size) }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ size: CGSize) {}
    open func update(_ time: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
    open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
}
public protocol SKSceneDelegate: NSObjectProtocol {}
public protocol SKViewDelegate: NSObjectProtocol {}

/// A view that shows the background of its scene alone.
open class SKView: UIView {
    open private(set) var scene: SKScene?
    open weak var delegate: (any SKViewDelegate)?
    open var isPaused = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var shouldCullNonVisibleNodes = true
    open var isAsynchronous = true
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var preferredFramesPerSecond = 60
    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene?.view = nil
        self.scene = scene
        backgroundColor = allowsTransparency ? .clear : scene?.backgroundColor
        scene?.view = self
        if scene?.scaleMode == .resizeFill { scene?.size = bounds.size }
        scene?.didMove(to: self)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}
open class SKTransition: NSObject {
    open class func crossFade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
}

/// A picture.
open class SKTexture: NSObject {
    public enum FilteringMode: Int, Sendable { case nearest, linear }
    private let image: UIImage?
    open var filteringMode = FilteringMode.linear
    open var usesMipmaps = false
    public init(image: UIImage) { self.image = image }
    public convenience init(cgImage: CGImage) { self.init(image: UIImage(cgImage: cgImage)) }
    public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(image: texture.image ?? UIImage()) }
    open func size() -> CGSize { image?.size ?? .zero }
    open func cgImage() -> CGImage { image?.cgImage ?? SKTexture.nothing }
    private static var nothing: CGImage {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        guard let image = drawn.cgImage else { preconditionFailure("a drawn picture has pixels") }
        return image
    }
    open class func preload(_ textures: [SKTexture], withCompletionHandler handler: @escaping () -> Void) { handler() }
}
open class SKTextureAtlas: NSObject {
    public let textureNames: [String] = []
    public init(named name: String) {}
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed = CGFloat(1)
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}
open class SKPhysicsContact: NSObject {
    open var bodyA: SKPhysicsBody { SKPhysicsBody() }
    open var bodyB: SKPhysicsBody { SKPhysicsBody() }
    open var contactPoint: CGPoint { .zero }
}
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
open class SKPhysicsBody: NSObject {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var mass = CGFloat(1)
    open var density = CGFloat(1)
    open var friction = CGFloat(0.2)
    open var restitution = CGFloat(0.2)
    open var linearDamping = CGFloat(0.1)
    open var angularDamping = CGFloat(0.1)
    open var velocity = CGVector.zero
    open var angularVelocity = CGFloat(0)
    open var categoryBitMask = UInt32.max
    open var collisionBitMask = UInt32.max
    open var contactTestBitMask = UInt32(0)
    open weak var node: SKNode?
    public override init() { super.init() }
    public convenience init(circleOfRadius radius: CGFloat) { self.init() }
    public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf size: CGSize) { self.init() }
    public convenience init(rectangleOf size: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    open func applyForce(_ force: CGVector) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
}

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// A change over time, which is never made: its length is known.
open class SKAction: NSObject {
    open var duration: TimeInterval = 0
    open var speed = CGFloat(1)
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: ((Float) -> Float)?
    open func reversed() -> SKAction { self }
    private class func lasting(_ duration: TimeInterval) -> SKAction {
        let action = SKAction()
        action.duration = duration
        return action
    }
    open class func move(to point: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func rotate(byAngle angle: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func rotate(toAngle angle: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction { lasting(duration) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
    open class func removeFromParent() -> SKAction { SKAction() }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
    open class func customAction(
        withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { lasting(duration) }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
        lasting(timePerFrame * Double(textures.count))
    }
    open class func playSoundFileNamed(_ name: String, waitForCompletion: Bool) -> SKAction { SKAction() }
}
