@_exported import UIKit

// A device without a processor for pictures: nothing is found, made or drawn.

public protocol MTLDevice: AnyObject {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
}
public protocol MTLCommandQueue: AnyObject { func makeCommandBuffer() -> (any MTLCommandBuffer)? }
public protocol MTLCommandBuffer: AnyObject {
    func commit()
    func waitUntilCompleted()
}
public protocol MTLLibrary: AnyObject { func makeFunction(name: String) -> (any MTLFunction)? }
public protocol MTLFunction: AnyObject { var name: String { get } }
public protocol MTLTexture: AnyObject {
    var width: Int { get }
    var height: Int { get }
}
public protocol MTLDrawable: AnyObject { func present() }
public protocol MTLRenderPipelineState: AnyObject {}
public protocol MTLBuffer: AnyObject { var length: Int { get } }

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case r8Unorm = 10
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgba16Float = 115
}
public struct MTLClearColor: Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Always nil.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// A view that draws nothing: its delegate is never called.
@preconcurrency @MainActor
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var preferredFramesPerSecond = 60
    open var isPaused = false
    open var enableSetNeedsDisplay = false
    open var framebufferOnly = true
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var currentDrawable: (any MTLDrawable)? { nil }
    public init(frame: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    open func draw() {}
    open func releaseDrawables() {}
}
