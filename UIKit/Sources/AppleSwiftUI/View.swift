@_exported import AppleCombine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

/// A description of a screen in SwiftUI's words. It is compiled and kept; nothing lays out or draws what a body says, and a
/// `UIHostingController` shows a box with the name of its view.
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("nothing has a body") }
}
extension Optional: View, LeafView where Wrapped: View {}

/// A view without a body of its own.
@preconcurrency @MainActor
public protocol LeafView: View where Body == Never {}
extension LeafView {
    public var body: Never { preconditionFailure("\(Self.self) of SwiftUI has no body") }
}

public struct EmptyView: LeafView {
    nonisolated public init() {}
}
/// What the preparation of an Xcode project writes in place of a body.
public typealias UndrawnView = EmptyView
public struct AnyView: LeafView {
    public init<Content: View>(_ view: Content) {}
    public init<Content: View>(erasing view: Content) {}
}
public struct TupleView<Content>: LeafView {
    nonisolated public init(_ value: Content) {}
}
/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: LeafView {}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent()
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifiedPlaceholder<Self>
    @ViewBuilder func body(content: Content) -> Body
}
/// The view that a modifier is given.
public struct ModifiedPlaceholder<Modifier>: LeafView {}
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}
extension ModifiedContent: View, LeafView where Content: View, Modifier: ViewModifier {}
extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
