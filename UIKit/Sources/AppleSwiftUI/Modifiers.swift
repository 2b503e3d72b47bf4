import AppleCombine
import Foundation
import UIKit

// What code says of a view gives the view itself: nothing is drawn that could change.

extension View {
    // MARK: Layout

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func offset(_ offset: CGSize) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func position(_ point: CGPoint) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func safeAreaInset<Content: View>(
        edge: Edge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }

    // MARK: Looks

    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func tint(_ color: Color?) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    @_disfavoredOverload
    public func background<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View { self }
    public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        self
    }
    public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View { self }
    @_disfavoredOverload
    public func overlay<Content: View>(_ content: Content, alignment: Alignment = .center) -> some View { self }
    public func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func overlay<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func mask<Content: View>(_ mask: Content) -> some View { self }
    public func mask<Content: View>(@ViewBuilder _ mask: () -> Content) -> some View { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func blendMode(_ mode: BlendMode) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func hidden() -> some View { self }
    public func redacted(reason: RedactionReasons) -> some View { self }
    public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }

    // MARK: Texts

    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func italic(_ isActive: Bool = true) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
    where Range.Bound == DynamicTypeSize {
        self
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func disableAutocorrection(_ isOff: Bool?) -> some View { self }
    public func autocorrectionDisabled(_ isOff: Bool = true) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func focused(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }

    // MARK: Events

    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
    ) -> some View { self }
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        self
    }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View { self }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    public func onReceive<Source: Publisher>(_ source: Source, perform action: @escaping (Source.Output) -> Void)
        -> some View
    {
        self
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { self }
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }
    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
        -> some View
    {
        self
    }
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func gesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }
    public func simultaneousGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }
    public func highPriorityGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }
    public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        self
    }
    public func environment<Object: AnyObject>(_ object: Object?) -> some View { self }
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }

    // MARK: Screens

    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
    public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    public func confirmationDialog<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
    public func navigationTitle(_ title: Text) -> some View { self }
    public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
    public func navigationBarTitle<Title: StringProtocol>(
        _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    public func navigationBarTitle(_ title: Text) -> some View { self }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
    public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View { self }
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { self }
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
        self
    }
    public func navigationDestination<Value: Hashable, Destination: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { self }
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View { self }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func searchable(text: Binding<String>, prompt: String? = nil) -> some View { self }
    public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View { self }
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowBackground<Content: View>(_ view: Content?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
    public func labelsHidden() -> some View { self }

    // MARK: Accessibility

    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { self }
    public func accessibilityLabel(_ label: Text) -> some View { self }
    public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }
    public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }
    public func accessibility(label: Text) -> some View { self }
    public func accessibility(identifier: String) -> some View { self }
    public func accessibility(hidden: Bool) -> some View { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }

    // MARK: Styles

    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
    public func listStyle(_ style: ListStyle) -> some View { self }
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
    public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
    public func tabViewStyle(_ style: TabViewStyle) -> some View { self }
    public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
    public func datePickerStyle(_ style: DatePickerStyle) -> some View { self }
}

public struct ViewDimensions {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
}
public enum HorizontalEdge: Sendable { case leading, trailing }
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct PresentationDetent: Hashable, Sendable {
    let text: String
    public static let medium = PresentationDetent(text: "medium")
    public static let large = PresentationDetent(text: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(text: "\(fraction)") }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(text: "\(height)") }
}
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let next = SubmitLabel()
    public static let search = SubmitLabel()
    public static let send = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let `continue` = SubmitLabel()
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isModal = AccessibilityTraits(rawValue: 64)
}
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static let identity = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

// MARK: Gestures

public protocol Gesture<Value> { associatedtype Value }
extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
}
public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location, startLocation: CGPoint
        public var translation, predictedEndTranslation: CGSize
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}
