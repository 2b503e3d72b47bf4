import AppleCombine
import Foundation

/// A value of a view that stays.
final class ValueBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: ValueBox<Value>
    public init(wrappedValue: Value) { box = ValueBox(wrappedValue) }
    public init(initialValue: Value) { box = ValueBox(initialValue) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: path] },
            set: {
                var whole = wrappedValue
                whole[keyPath: path] = $0
                wrappedValue = whole
            })
    }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// The object of a view, with a binding for each of its properties.
@dynamicMemberLookup
public struct ObjectWrapper<Object: AnyObject> {
    let object: Object
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
        let object = object
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObjectWrapper<Object>
    public var wrappedValue: Object
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { ObjectWrapper(object: wrappedValue) }
}
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private final class Maker {
        let make: () -> Object
        lazy var object = make()
        init(_ make: @escaping () -> Object) { self.make = make }
    }
    private let maker: Maker
    public init(wrappedValue: @autoclosure @escaping () -> Object) { maker = Maker(wrappedValue) }
    public var wrappedValue: Object { maker.object }
    public var projectedValue: ObjectWrapper<Object> { ObjectWrapper(object: wrappedValue) }
}
/// An object of the environment: there is none, for no body is asked.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: Object { preconditionFailure("there is no \(Object.self) in the environment of SwiftUI") }
    public var projectedValue: ObjectWrapper<Object> { ObjectWrapper(object: wrappedValue) }
}
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
    public var wrappedValue: Object
    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public init(_ object: Object) { wrappedValue = object }
    public var projectedValue: Bindable<Object> { self }
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
        ObjectWrapper(object: wrappedValue)[dynamicMember: path]
    }
}
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let value: () -> Value
    public init(_ path: KeyPath<EnvironmentValues, Value>) { value = { EnvironmentValues()[keyPath: path] } }
    public init(_ type: Value.Type) where Value: AnyObject {
        value = { preconditionFailure("there is no \(type) in the environment of SwiftUI") }
    }
    public var wrappedValue: Value { value() }
}

/// A value of the program's settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let store: UserDefaults
    private init(key: String, _ standard: Value, _ store: UserDefaults?) {
        (self.key, self.standard, self.store) = (key, standard, store ?? .standard)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, wrappedValue, store)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(key: key, nil, store)
    }
    public var wrappedValue: Value {
        get {
            let found = store.object(forKey: key)
            if let value = found as? Value { return value }
            guard let type = Value.self as? any RawRepresentable.Type, let found else { return standard }
            return Self.made(type, found) ?? standard
        }
        nonmutating set {
            if let value = newValue as? any RawRepresentable {
                store.set(value.rawValue, forKey: key)
            } else {
                store.set(newValue, forKey: key)
            }
        }
    }
    private static func made<Case: RawRepresentable>(_ type: Case.Type, _ found: Any) -> Value? {
        (found as? Case.RawValue).flatMap { type.init(rawValue: $0) } as? Value
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    public struct Binding {
        let box: ValueBox<Value>
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: Binding { self }
    }
    private let box: ValueBox<Value>
    public init() where Value == Bool { box = ValueBox(false) }
    public init<Name: Hashable>() where Value == Name? { box = ValueBox(nil) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { Binding(box: box) }
}
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable { let number = UUID() }
    public let wrappedValue = ID()
    public init() {}
}

// MARK: The environment

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// What views are told by those around them: the standard values.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    public var colorScheme = ColorScheme.light
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var layoutDirection = LayoutDirection.leftToRight
    public var sizeCategory = ContentSizeCategory.large
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var displayScale: CGFloat = 3
    public var isEnabled = true
    public var isPresented: Bool { false }
    public var scenePhase = ScenePhase.active
    public var font: Font?
    public var lineLimit: Int?
    public var multilineTextAlignment = TextAlignment.leading
    public var accessibilityReduceMotion: Bool { false }
    public var editMode: Binding<EditMode>?
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var dismiss: DismissAction { DismissAction() }
    public var openURL = OpenURLAction { _ in .discarded }
}
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
public struct DismissAction: Sendable { public func callAsFunction() {} }
public struct OpenURLAction {
    public enum Result: Sendable {
        case handled, discarded, systemAction
    }
    private let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
public enum ContentSizeCategory: CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

// MARK: Animations

public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let linear = Animation()
    public static let spring = Animation()
    public static let smooth = Animation()
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
    ) -> Animation { Animation() }
    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
