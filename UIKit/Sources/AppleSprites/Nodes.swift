@_exported import Foundation
@_exported import UIKit

// A tree of nodes, which is kept and not drawn: a view of SpriteKit is an empty one here. No action runs, and nothing falls.

@preconcurrency @MainActor
open class SKNode: UIResponder {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var position = CGPoint.zero
    open var zPosition = CGFloat(0)
    open var zRotation = CGFloat(0)
    open var xScale = CGFloat(1)
    open var yScale = CGFloat(1)
    open var alpha = CGFloat(1)
    open var speed = CGFloat(1)
    open var isHidden = false
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var name: String?
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody?
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func addChild(_ node: SKNode) {
        children.append(node)
        node.parent = self
    }
    open func insertChild(_ node: SKNode, at index: Int) {
        children.insert(node, at: min(max(0, index), children.count))
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
    open func move(toParent parent: SKNode) {
        removeFromParent()
        parent.addChild(self)
    }
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for child in children where child.name == name && !stops.boolValue { block(child, &stops) }
    }
    open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
    open func atPoint(_ point: CGPoint) -> SKNode { children.last { $0.contains(point) } ?? self }
    open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
    /// - Note: Does nothing.
    open func run(_ action: SKAction) {}
    /// - Note: Does nothing.
    open func run(_ action: SKAction, withKey key: String) {}
    /// - Note: Does nothing: no action runs, and so none ends.
    open func run(_ action: SKAction, completion: @escaping () -> Void) {}
    open func action(forKey key: String) -> SKAction? { nil }
    open func hasActions() -> Bool { false }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
}
open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var colorBlendFactor = CGFloat(0)
    open var blendMode = SKBlendMode.alpha
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public required init?(coder: NSCoder) { nil }
    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
    }
}
open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth = CGFloat(1)
    open var glowWidth = CGFloat(0)
    open var isAntialiased = true
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var fillTexture: SKTexture?
    public override init() { super.init() }
    public convenience init(path: CGPath, centered: Bool = false) {
        self.init()
        self.path = path
    }
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
    public required init?(coder: NSCoder) { nil }
    open override var frame: CGRect { path?.boundingBox.offsetBy(dx: position.x, dy: position.y) ?? super.frame }
}
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize = CGFloat(32)
    open var fontColor: UIColor? = .white
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth = CGFloat(0)
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    public override init() { super.init() }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(fontNamed name: String?) {
        self.init()
        fontName = name
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    public required init?(coder: NSCoder) { nil }
}
open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBirthRate = CGFloat(0)
    open var numParticlesToEmit = 0
    open var particleLifetime = CGFloat(0)
    open var particleLifetimeRange = CGFloat(0)
    open var particlePositionRange = CGVector.zero
    open var particleSpeed = CGFloat(0)
    open var particleSpeedRange = CGFloat(0)
    open var emissionAngle = CGFloat(0)
    open var emissionAngleRange = CGFloat(0)
    open var xAcceleration = CGFloat(0)
    open var yAcceleration = CGFloat(0)
    open var particleScale = CGFloat(1)
    open var particleScaleRange = CGFloat(0)
    open var particleScaleSpeed = CGFloat(0)
    open var particleAlpha = CGFloat(1)
    open var particleAlphaRange = CGFloat(0)
    open var particleAlphaSpeed = CGFloat(0)
    open var particleRotation = CGFloat(0)
    open var particleRotationRange = CGFloat(0)
    open var particleRotationSpeed = CGFloat(0)
    open var particleColor = UIColor.clear
    open var particleColorBlendFactor = CGFloat(0)
    open var particleBlendMode = SKBlendMode.alpha
    open var particleSize = CGSize.zero
    open weak var targetNode: SKNode?
    public override init() { super.init() }
    public convenience init?(fileNamed name: String) { return nil }
    public required init?(coder: NSCoder) { nil }
    open func resetSimulation() {}
    open func advanceSimulationTime(_ time: TimeInterval) {}
}
open class SKCameraNode: SKNode {}
open class SKCropNode: SKNode { open var maskNode: SKNode? }
open class SKEffectNode: SKNode {
    open var shouldRasterize = false
    open var shouldEnableEffects = true
}
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
