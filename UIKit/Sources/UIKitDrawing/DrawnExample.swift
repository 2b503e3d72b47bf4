public import UIKit

/// Example data for a class that `uikit draw` shows; the preparation of sources writes them.
@preconcurrency @MainActor
public struct DrawnExample {
    enum Source { case own, preview, made }

    /// The classes that it shows, with their modules.
    let classes: [String]
    /// What a person calls it by.
    let title: String?
    let source: Source
    /// What was made up, in the words of Swift.
    var words: [String] = []
    /// The class, where no name leads to it.
    var type: AnyClass?
    /// The size that the view's owner gives: a table its rows, a screen its view.
    var size: (() -> CGSize)?
    let make: (() -> AnyObject?)?
    var fill: ((AnyObject) -> Void)?
}

extension DrawnExample {
    /// Values that are made up.
    /// - Parameters:
    ///   - name: of the class, with its module.
    ///   - words: what is made up.
    ///   - type: the class, where no name leads to it.
    ///   - size: that the view's owner gives.
    ///   - make: an object, by an initialiser that takes data; nil for classes that UIKit makes.
    ///   - fill: gives an object its data.
    public init(
        _ name: String, _ words: [String], type: AnyClass? = nil, size: (() -> CGSize)? = nil,
        make: (() -> AnyObject?)?, fill: ((AnyObject) -> Void)?
    ) {
        self.init(
            classes: [name], title: nil, source: .made, words: words, type: type, size: size, make: make, fill: fill
        )
    }

    /// The body of a `#Preview` that ends with a view.
    public static func preview<V: UIView>(_ title: String?, of names: [String], _ body: @escaping () -> V)
        -> DrawnExample
    {
        DrawnExample(classes: shown(V.self, names), title: title, source: .preview, make: body)
    }

    /// The body of a `#Preview` that ends with a controller.
    public static func preview<C: UIViewController>(
        _ title: String?, of names: [String], _ body: @escaping () -> C
    ) -> DrawnExample {
        DrawnExample(classes: shown(C.self, names), title: title, source: .preview, make: body)
    }

    /// A function of a file of examples; nil for one that gives a value of another type.
    public static func own<T>(_ name: String, _ body: @escaping () -> T) -> DrawnExample? {
        guard T.self is UIView.Type || T.self is UIViewController.Type else { return nil }
        return DrawnExample(
            classes: [String(reflecting: T.self)], title: name, source: .own, make: { body() as AnyObject })
    }

    /// The class of a body, or those that it names where the class is one of UIKit's.
    private static func shown(_ type: Any.Type, _ names: [String]) -> [String] {
        let own = String(reflecting: type)
        return own.hasPrefix("UIKit.") ? names : [own]
    }

    /// The class alone.
    var bare: DrawnExample? {
        guard source == .made, type != nil || size != nil else { return nil }
        return DrawnExample(classes: classes, title: nil, source: .made, type: type, size: size, make: nil)
    }

    /// Whether it shows a class.
    /// - Parameter name: with its module.
    func shows(_ name: String) -> Bool { classes.contains(name) }
}
