// Names that view files mention: nothing is dragged where nobody touches a screen.

@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers types: [String]) -> Bool
    func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool
}
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    @discardableResult
    func loadObjects(
        ofClass type: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// What can be read from a dragged item, and written to it.
public protocol NSItemProviderReading: AnyObject {}
public protocol NSItemProviderWriting: AnyObject {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}

/// An object on its way: it is handed over within the program, and read from no file.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (Any?, (any Error)?) -> Void
    public private(set) var object: AnyObject?
    @Kept open var suggestedName: String?
    open var registeredTypeIdentifiers: [String] { [] }
    public override init() { super.init() }
    public init(object: AnyObject) { self.object = object }
    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        self.init(object: NSURL(fileURLWithPath: url.path))
    }
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        object = item.map { $0 as AnyObject }
    }
    open func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { false }
    open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        object.map { Swift.type(of: $0) == type } ?? false
    }
    @discardableResult
    open func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? any NSItemProviderReading, nil)
        return Progress(totalUnitCount: 1)
    }
    open func loadItem(
        forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        Missing.note("NSItemProvider.loadItem: there is no file behind an item")
        completionHandler?(nil, nil)
    }
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier type: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier type: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
    open internal(set) var itemProvider: NSItemProvider
    @Kept open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    public init(operation: UIDropOperation) { self.operation = operation }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}
extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
open class UITargetedDragPreview: UITargetedPreview {}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}
extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        false
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Something that a view lets people do.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
extension UIInteraction {
    public var view: UIView? { nil }
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) {}
}

open class UIDragInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = true
    @Kept open var allowsSimultaneousRecognitionDuringLift = false
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        Missing.note("UIDragInteraction.init(delegate:): nothing is dragged")
    }
}

open class UIDropInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        Missing.note("UIDropInteraction.init(delegate:): nothing is dropped")
    }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}
extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open weak var view: UIView?
    /// - Note: Does nothing.
    open func invalidate() {}
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        Missing.note("UIPointerInteraction.init(delegate:): there is no pointer")
    }
}

open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
    }
}

open class UIPointerStyle: NSObject {
    public override init() { super.init() }
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    public class func hidden() -> UIPointerStyle { UIPointerStyle() }
    public class func system() -> UIPointerStyle { UIPointerStyle() }
}
public enum UIPointerEffect {
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}
public enum UIPointerShape {
    case path(UIBezierPath), roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}
extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) {
        Missing.note("UIView.addInteraction: nothing is dragged, dropped, pressed or pointed at")
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
