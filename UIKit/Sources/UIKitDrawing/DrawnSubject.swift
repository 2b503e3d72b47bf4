import UIKit

/// The object that `uikit draw` shows for a name: of a person's examples, of a preview, of a file of Interface Builder, or made
/// and filled with values that are made up.
@MainActor
struct DrawnSubject {
    private let name: String
    private let type: AnyClass?
    private let example: DrawnExample?
    private let filling: DrawnExample?
    /// Whether values that are made up fill the object.
    var isFilled = true
    /// The frame that a view is made with, for code that places parts by it at once; nil for none.
    var frame: CGRect?
    /// What a person should know of the object, a line each.
    private(set) var remarks: [String] = []
    /// Why there is none.
    private(set) var problem: String?

    /// - Parameters:
    ///   - name: of a class, with or without its module, or of a person's example.
    ///   - modules: where the class is looked for.
    ///   - examples: those of a person first, then previews.
    ///   - title: the name of the example that shall be shown.
    /// - Returns: nil for an unknown name.
    init?(named name: String, _ modules: [String], _ examples: [DrawnExample], _ title: String?) {
        self.name = name
        let names = [name] + modules.map { "\($0).\(name)" }
        let found = names.lazy.compactMap { full in
            (NSClassFromString(full) ?? examples.first { $0.type != nil && $0.shows(full) }?.type).map { (full, $0) }
        }.first
        type = found?.1
        let isAsked: (DrawnExample) -> Bool = { example in title.map { example.title == $0 } ?? true }
        if let (full, _) = found {
            example = examples.first { $0.source != .made && $0.shows(full) && isAsked($0) }
            filling = examples.first { $0.source == .made && $0.shows(full) }
        } else {
            example = examples.first { $0.source == .own && $0.title == name }
            filling = nil
            guard example != nil else { return nil }
        }
        if let title, example == nil {
            problem = "\(name) has no example \(title)"
        }
    }

    static func unknown(_ name: String, _ modules: [String]) -> String {
        "no class \(name) in \(modules.joined(separator: ", ")) that a name leads to"
    }

    mutating func object() -> AnyObject? {
        guard problem == nil else { return nil }
        // 1 what a person wrote
        if let example, let made = example.make?() {
            let title = example.title.map { " \"\($0)\"" } ?? ""
            remarks.append("\(name): \(example.source == .own ? "example" : "preview")\(title)")
            return made
        }
        // 2 a file of Interface Builder, an initialiser with values that are made up, one without arguments
        guard let object = plain() else { return nil }
        if !isFilled, filling?.make != nil {
            remarks.append("\(name): made up: what its initialiser wants")
        } else if isFilled, let words = filling?.words, !words.isEmpty {
            remarks.append("\(name): made up: \(words.joined(separator: "; "))")
        }
        return object
    }

    /// The size that a view has in the program, where its owner says one: a table's rows are as wide as the screen.
    var size: CGSize? { example == nil ? filling?.size?() : nil }

    /// Gives an object that nobody wrote the values that are made up.
    func fill(_ object: AnyObject) {
        if isFilled, example == nil { filling?.fill?(object) }
    }

    private mutating func plain() -> AnyObject? {
        if let frame {
            let made = (type as? UIView.Type)?.drawn(frame: frame)
            if made == nil { problem = "\(name) is not made with a frame" }
            return made
        }
        // The class of a file is named there without its module.
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        if let type = type as? UIViewController.Type {
            if let made = DrawnFiles.controller(of: bare) ?? filling?.make?() ?? type.drawn() { return made }
            problem = "\(name) has no init() without arguments; an example or a controller that makes one draws it"
            return nil
        }
        guard let type = type as? UIView.Type else {
            problem = "\(name) is neither a view nor a controller"
            return nil
        }
        if let made = DrawnFiles.view(of: bare) ?? filling?.make?() ?? type.drawn() { return made }
        problem =
            "\(name) has neither init(frame:) nor an init() without arguments; an example or a view that makes one draws it"
        return nil
    }
}
