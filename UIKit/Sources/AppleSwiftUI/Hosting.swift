import UIKit

/// A box with the name of a view of SwiftUI, which nothing lays out or draws here.
@preconcurrency @MainActor
final class PlaceholderView: UIView {
    private let label = UILabel()
    var name: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
    override var intrinsicContentSize: CGSize { label.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    private static var said: Set<String> = []

    /// The name of a view in the box, which is said once.
    static func name<Content: View>(of type: Content.Type) -> String {
        let name = "\(type)".prefix { $0 != "<" }
        let text = "SwiftUI: \(name)"
        if said.insert(text).inserted {
            FileHandle.standardError.write(Data("uikit: \(text) is a stand-in: SwiftUI is not drawn\n".utf8))
        }
        return text
    }
}

@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    public var sizingOptions: UIHostingControllerSizingOptions = []
    public var safeAreaRegions: SafeAreaRegions = .all
    /// A name of SwiftUI's own that packages set, to keep the safe area out of the view.
    public var _disableSafeArea = false
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }
    /// There is no view to show: a subclass gives one with `init(coder:rootView:)`.
    public required dynamic init?(coder: NSCoder) { return nil }
    open override func loadView() {
        let box = PlaceholderView(frame: .zero)
        box.name = PlaceholderView.name(of: Content.self)
        view = box
    }
    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The contents of a cell in SwiftUI's words: the same box.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        self
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        self
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        self
    }
    public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, Background> { self }
    public func makeContentView() -> any UIView & UIContentView {
        HostedContentView(self, PlaceholderView.name(of: Content.self))
    }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}
@preconcurrency @MainActor
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    private let box = PlaceholderView(frame: .zero)
    init(_ configuration: any UIContentConfiguration, _ name: String) {
        self.configuration = configuration
        super.init(frame: .zero)
        box.name = name
        box.tie(to: self)
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    required init?(coder: NSCoder) { return nil }
}

// MARK: UIKit in SwiftUI

@preconcurrency @MainActor
public protocol UIViewRepresentable: LeafView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
    public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
/// The size that a view of SwiftUI offers another one.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: LeafView {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}

// MARK: Programs and previews

@preconcurrency @MainActor
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> WindowGroup<EmptyView> {
        WindowGroup { EmptyView() }
    }
}
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { preconditionFailure("a group of windows has no body") }
}
extension Scene {
    public func onChange<Value: Equatable>(of value: Value, perform action: (Value) -> Void) -> some Scene { self }
}
/// A program of SwiftUI: it ends at once, for nothing draws it.
@preconcurrency @MainActor
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
extension App {
    public static func main() {
        FileHandle.standardError.write(Data("uikit: \(Self.self) is a program of SwiftUI, which is not drawn\n".utf8))
    }
}
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    @MainActor public var wrappedValue: Delegate { preconditionFailure("no program of SwiftUI runs") }
    public init(_ type: Delegate.Type = Delegate.self) {}
}

@preconcurrency @MainActor
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
extension View {
    public func previewDisplayName(_ name: String?) -> some View { self }
}
