/// A method by its name, as Objective-C has it; on Linux a name that `perform` and controls look up in a table.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    /// - Parameter name: of the method; a type in front of the name, `getter:`, the parameters and a type after `as` are left
    ///   out: `tap` for `Screen.tap(_:)`, `tap:` for `tap:`.
    public init(_ name: String) {
        let own = name.firstRange(of: " as ").map { name[..<$0.lowerBound] } ?? name[...]
        let stem = own.prefix { $0 != "(" }
        let start = stem.lastIndex { $0 == "." || $0 == " " }.map { name.index(after: $0) } ?? name.startIndex
        self.name = String(stem[start...])
    }
    public init(stringLiteral value: String) { self.init(value) }
    public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// An object that calls its methods by name itself, in place of a table that the preparation of sources writes.
public protocol SelectorResponding: AnyObject {
    /// Calls the method; false if the object has none of this name.
    func respond(to selector: Selector, with arguments: [Any?]) -> Bool
}
