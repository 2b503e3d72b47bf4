import Synchronization

/// Values, and marks, for what a prepared program names and the preparation did not have: the preparation of Xcode projects
/// writes the calls.
public enum UIKitStandIn {
    private static let said = Mutex(Set<String>())

    /// A value of a type: nothing where there may be nothing, an empty text, zero, an empty list, a view without contents.
    public static func value<T>(_ place: String) -> T {
        // What is drawn with is there, where it may be missing too.
        if T.self is UIFont?.Type, let font = UIFont.systemFont(ofSize: 17) as? T { return font }
        if T.self is UIColor?.Type, let color = UIColor.systemGray5 as? T { return color }
        if let type = T.self as? any ExpressibleByNilLiteral.Type, let value = type.init(nilLiteral: ()) as? T {
            return value
        }
        let values: [Any] = [
            (), "", 0, 0.0, CGFloat(0), Float(0), false, Int64(0), Int32(0), UInt(0), UInt8(0), UInt32(0), UInt64(0),
            Date(timeIntervalSinceReferenceDate: 0), URL(fileURLWithPath: "/"), Data(),
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            [Any](), [AnyHashable: Any](), Set<AnyHashable>(), CGRect.zero, CGSize.zero, CGPoint.zero,
            UIEdgeInsets.zero,
            UIKitUnknown(), IndexPath(row: 0, section: 0), Locale(identifier: "en_US"),
            Calendar(identifier: .gregorian),
        ]
        for value in values { if let value = value as? T { return value } }
        if let type = T.self as? any UIKitIdle.Type, let value = type.uikitIdle() as? T { return value }
        if let type = T.self as? any CaseIterable.Type, let first = first(of: type) as? T { return first }
        if let type = T.self as? any RawRepresentable.Type, let plain = plain(of: type) as? T { return plain }
        let object: Any? = MainActor.assumeIsolated {
            let objects: [AnyObject] = [
                UIColor.systemGray5, UIFont.systemFont(ofSize: 17), UIImage(), UITapGestureRecognizer(), NSObject(),
                UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(), UIBarButtonItem(),
                UINavigationItem(title: ""), UIBezierPath(), UIAction { _ in }, UICollectionViewFlowLayout(),
            ]
            if let object = objects.first(where: { $0 is T }) { return object }
            if let type = T.self as? UIView.Type {
                let view = type.drawn()
                // An app's window has a screen.
                (view as? UIWindow)?.rootViewController = UIViewController()
                return view
            }
            if let type = T.self as? UIViewController.Type {
                return DrawnFiles.controller(of: "\(type)") ?? type.drawn()
            }
            if let type = T.self as? CALayer.Type { return type.make() }
            if T.self is any UIKitStandInType.Type, let type = T.self as? NSObject.Type { return NSObject.make(type) }
            return nil
        }
        if let value = object as? T ?? Enumerations.plainCase() { return value }
        if let value: T = blank() {
            say("\(place), a value of \(T.self) is not at hand", onceFor: place)
            return value
        }
        stop("\(place), a value of \(T.self)")
    }

    /// A value for names from the outermost in, `L10n`, `Settings`, `title`, whose declaration is not at hand: a text, a picture or a
    /// colour that a generator would give such a name is that of the clone's files; another text is the words of the last name.
    /// - Parameter arguments: of a call of the last.
    public static func value<T>(named names: [String], _ arguments: [Any] = []) -> T {
        GeneratedNames(names, arguments: arguments).value() ?? value(names.joined(separator: "."))
    }

    /// Whether a line of a picture is a text that is words of a name, or a part of one.
    package static func isMadeUp(_ line: String) -> Bool { GeneratedNames.isSaid(line) }

    private static func say(_ line: String) { FileHandle.standardError.write(Data("uikit: \(line)\n".utf8)) }

    private static func say(_ line: String, onceFor name: String) {
        if said.withLock({ $0.insert(name).inserted }) { say(line) }
    }

    @_silgen_name("uikit_blank_object") private static func made(_ type: UnsafeRawPointer) -> UnsafeRawPointer?

    /// An object, a structure or a tuple that no initialiser made: none of its properties has a value. Views, controllers and layers
    /// do not do without.
    private static func blank<T>() -> T? {
        let type = unsafe unsafeBitCast(T.self as Any.Type, to: UnsafePointer<UInt>.self)
        if unsafe [structure, tuple].contains(type.pointee) {
            return unsafe withUnsafeTemporaryAllocation(
                byteCount: max(MemoryLayout<T>.size, 1), alignment: MemoryLayout<T>.alignment
            ) { room in
                unsafe room.initializeMemory(as: UInt8.self, repeating: 0)
                return unsafe room.load(as: T.self)
            }
        }
        guard T.self is AnyObject.Type, !(T.self is UIView.Type), !(T.self is UIViewController.Type),
            !(T.self is CALayer.Type)
        else { return nil }
        return unsafe made(type).map { unsafe unsafeBitCast($0, to: T.self) }
    }

    /// Kinds of types in the runtime's descriptions.
    private static let (structure, tuple): (UInt, UInt) = (0x200, 0x301)

    private static func first<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }

    private static func plain<R: RawRepresentable>(of type: R.Type) -> Any? {
        let raws: [Any] = [0, UInt(0), ""]
        return raws.lazy.compactMap { $0 as? R.RawValue }.compactMap { R(rawValue: $0) }.first
    }

    /// Says that a member gives a value in place of ending the program.
    public static func note(_ place: StaticString = #function) {
        say(
            "\(place) calls fatalError and returns there, with something empty for its value",
            onceFor: "\(place)")
    }

    /// The exit code of a program that ends where nothing stands for a value.
    public static let stopped: Int32 = 3

    /// What the program does in place of ending there.
    nonisolated(unsafe) package static var instead: (() -> Void)?

    /// Ends the program where nothing stands for a value.
    public static func stop(_ place: String) -> Never {
        say("\(place) is not at hand")
        instead?()
        exit(stopped)
    }

    /// Draws a box with a name into a view that stands for one of a module not at hand, and says so once.
    @MainActor public static func mark(_ view: UIView, _ name: String) {
        say("\(name) is a stand-in: its module is not at hand", onceFor: name)
        guard !view.subviews.contains(where: { $0 is StandInLabel }) else { return }
        view.backgroundColor = .systemGray5
        view.layer.borderColor = UIColor.systemGray.cgColor
        view.layer.borderWidth = 1
        let label = StandInLabel()
        label.text = name
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        view.addSubview(label.following(view.bounds))
    }
}

/// What a method that configures an object and gives it back can be called on, where the method's module is not at hand.
public protocol UIKitConfigured: AnyObject {}
extension NSObject: UIKitConfigured {}

/// The name in a stand-in's box.
private final class StandInLabel: UILabel {}
