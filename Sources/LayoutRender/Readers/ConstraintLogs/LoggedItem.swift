/// A view, a layout guide or another object that a log names.
///
/// Two mentions with equal addresses are the same object; an object without an address is identified by its name only.
///
///     <UILabel:0x7fe80893f840'Name'>      class UILabel, address 0x7fe80893f840, label Name
package struct LoggedItem: Sendable, Equatable {
    /// `UILabel`, `MyApp.Card`; nil if the log gives only a name.
    package var className: String?
    /// `0x7fe80893f840`; nil for printers that omit addresses.
    package var address: String?
    /// The text in quotes after the address: a label's text or a guide's identifier, as printed.
    package var label: String?
    /// The accessibility identifier, outlet name or key that is printed instead of class and address.
    package var name: String?

    /// An object of a log, with the values that one mention has.
    package init(className: String? = nil, address: String? = nil, label: String? = nil, name: String? = nil) {
        (self.className, self.address, self.label, self.name) = (className, address, label, name)
    }

    /// Identifies the object in its log.
    var key: String { address ?? name.map { "name:" + $0 } ?? "class:" + (className ?? "") }

    /// A short name for sentences: the name, the label in quotes, or the class without its module.
    package var title: String {
        if let name { return name }
        // The module stands before the last dot that lies outside of a generic class's brackets.
        let plain =
            className.map { name in
                let generic = name.firstIndex(of: "<") ?? name.endIndex
                let module = name[..<generic].lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
                return String(name[module...])
            } ?? "view"
        if let label, !label.isEmpty { return "\(plain) '\(label)'" }
        return plain
    }

    /// Whether UIKit's naming shows that the object is a layout guide.
    package var isGuide: Bool {
        guard let className else { return false }
        return ["UILayoutGuide", "_UILayoutGuide", "_UILayoutSpacer", "NSLayoutGuide"].contains(className)
    }

    /// Adds missing values from another mention of the same object.
    mutating func complete(with other: LoggedItem) {
        if className == nil { className = other.className }
        if address == nil { address = other.address }
        if label == nil { label = other.label }
        if name == nil { name = other.name }
    }
}
