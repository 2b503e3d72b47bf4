import Foundation

// Names that view files mention: nothing is dragged where nobody touches a screen.

@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
}
public protocol UIDragSession: UIDragDropSession {}
public protocol UIDropSession: UIDragDropSession {
    func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool
    func loadObjects(
        ofClass type: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// What can be read from a dragged item.
public protocol NSItemProviderReading: AnyObject {}
extension UIImage: NSItemProviderReading {}

@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    public let object: AnyObject?
    public init(object: AnyObject) { self.object = object }
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
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
}

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
public protocol UIInteraction: AnyObject {}

open class UIDragInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = true
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
}
extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open weak var view: UIView?
    open func invalidate() {}
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        Missing.note("UIPointerInteraction.init(delegate:): there is no pointer")
    }
}

open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public init(rect: CGRect) { self.rect = rect }
}

open class UIPointerStyle: NSObject {
    public override init() { super.init() }
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
}
public enum UIPointerEffect { case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview) }
public enum UIPointerShape { case path(UIBezierPath), roundedRect(CGRect, radius: CGFloat) }
extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) {
        Missing.note("UIView.addInteraction: nothing is dragged, dropped, pressed or pointed at")
    }
}
