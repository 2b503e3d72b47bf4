import UIKit

public struct Text: LeafView, Equatable {
    public enum DateStyle: Sendable { case time, date, relative, offset, timer }
    public enum Case: Sendable { case uppercase, lowercase }
    public enum TruncationMode: Sendable { case head, tail, middle }
    nonisolated public init<Content: StringProtocol>(_ content: Content) {}
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    nonisolated public init(verbatim content: String) {}
    nonisolated public init(_ content: AttributedString) {}
    nonisolated public init(_ image: Image) {}
    nonisolated public init(_ date: Date, style: DateStyle) {}
    nonisolated public init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {}
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
    public static func + (a: Text, b: Text) -> Text { a }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
    public func bold() -> Text { self }
    public func bold(_ isBold: Bool) -> Text { self }
}
public struct Image: LeafView, Equatable {
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum Scale: Sendable { case small, medium, large }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(_ resource: ImageResource) {}
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(systemName: String, variableValue: Double?) {}
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {}
    nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {}
    nonisolated public init(uiImage: UIImage) {}
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
public struct Label<Title: View, Icon: View>: LeafView {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public init<Content: StringProtocol>(_ title: Content, systemImage: String) where Title == Text, Icon == Image {}
    public init<Content: StringProtocol>(_ title: Content, image: String) where Title == Text, Icon == Image {}
    public init(_ title: LocalizedStringKey, systemImage: String) where Title == Text, Icon == Image {}
}

// MARK: Arrangements

public struct Spacer: LeafView { public init(minLength: CGFloat? = nil) {} }
public struct Divider: LeafView { public init() {} }
public struct VStack<Content: View>: LeafView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}
public struct HStack<Content: View>: LeafView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: LeafView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct ScrollView<Content: View>: LeafView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)
}
public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}
public struct GeometryReader<Content: View>: LeafView {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct Group<Content>: LeafView {
    public init(@ViewBuilder content: () -> Content) where Content: View {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: LeafView {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Content: View {}
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, Content: View {}
}
public struct List<Selection, Content: View>: LeafView {
    public init(@ViewBuilder content: () -> Content) where Selection == Never {}
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
    )
    where Data.Element: Identifiable, Selection == Never, Content == ForEach<Data, Data.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Selection == Never, Content == ForEach<Data, ID, Row> {}
}
public struct Section<Parent, Content, Footer>: LeafView {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    )
    where Parent: View, Content: View, Footer: View {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    where Parent: View, Content: View, Footer == EmptyView {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    where Parent == EmptyView, Content: View, Footer: View {}
    public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Content: View, Footer == EmptyView {}
    public init(header: Parent, @ViewBuilder content: () -> Content)
    where Parent: View, Content: View, Footer == EmptyView {}
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    where Parent: View, Content: View, Footer: View {}
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
    where Parent == Text, Content: View, Footer == EmptyView {}
}
public struct NavigationView<Content: View>: LeafView { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Root: View>: LeafView {
    public init(@ViewBuilder root: () -> Root) {}
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) {}
}
public struct NavigationPath {
    public init() {}
    public private(set) var count = 0
    public var isEmpty: Bool { count == 0 }
    public mutating func append<Value: Hashable>(_ value: Value) { count += 1 }
    public mutating func removeLast(_ number: Int = 1) { count -= number }
}
public struct NavigationLink<Label: View, Destination: View>: LeafView {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) where Label == Text {}
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) where Destination == Never {}
}
public struct TabView<Selection, Content: View>: LeafView {
    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content) where Selection == Int {}
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// What a list's rows do when they are deleted.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var place = -1
        removeAll { _ in
            place += 1
            return offsets.contains(place)
        }
    }
}
extension MutableCollection {
    /// What a list's rows do when they are moved: those of the offsets lie, in their order, before the one of the destination.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter(source.contains)
        let rest = all.indices.filter { !source.contains($0) }
        let order = rest.filter { $0 < destination } + moved + rest.filter { $0 >= destination }
        for (index, old) in zip(indices, order) { self[index] = all[old] }
    }
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
    let isDestructive: Bool
    public static let destructive = ButtonRole(isDestructive: true)
    public static let cancel = ButtonRole(isDestructive: false)
}
public struct Button<Label: View>: LeafView {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) where Label == Text {}
    public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void)
    where Label == Text {}
    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) where Label == Text {}
}
public struct Menu<Label: View, Content: View>: LeafView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) where Label == Text {}
}
public struct Toggle<Label: View>: LeafView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) where Label == Text {}
}
public struct TextField<Label: View>: LeafView {
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) where Label == Text {}
    public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) where Label == Text {}
    public init<Title: StringProtocol>(
        _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) where Label == Text {}
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
public struct ProgressView<Label: View, Value: View>: LeafView {
    public init() where Label == EmptyView, Value == EmptyView {}
    public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1)
    where Label == EmptyView, Value == EmptyView {}
    public init<Title: StringProtocol>(_ title: Title) where Label == Text, Value == EmptyView {}
    public init<Title: StringProtocol, Number: BinaryFloatingPoint>(_ title: Title, value: Number?, total: Number = 1)
    where Label == Text, Value == EmptyView {}
}
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

// MARK: Bars

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
}
@preconcurrency @MainActor
public protocol ToolbarContent {}
public struct ToolbarItem<Content: View>: ToolbarContent, LeafView {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
