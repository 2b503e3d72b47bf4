internal import InterfaceBuilder
internal import LayoutEngine

/// A file of Interface Builder with views, found by its name among the program's files.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?

    public init(nibName name: String, bundle: Bundle?) {
        (self.name, self.bundle) = (name, bundle)
    }

    /// Makes the objects of the file, each time anew.
    /// - Returns: the top-level objects in the file's order; the owner and the first responder are not among them.
    open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file = NibFile(name, "xib", bundle: bundle) else {
            Missing.note("Could not load NIB in bundle: no file \(name).xib that can be read")
            return []
        }
        let run = NibRun(file, owner: owner)
        var made: [Any] = []
        // 1 who is there already
        let placeholder = file.objects.outermost.first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
        if let owner, let placeholder { run.note(owner as AnyObject, placeholder, isFresh: false) }
        // 2 what the file has
        for object in file.objects.outermost where object.element != "placeholder" {
            if let scene = file.scene(object.id) {
                made.append(run.view(of: scene.tree, scene.facts))
            } else if let controller = run.controller(object) {
                made.append(controller)
            } else if let other = run.object(object.id) {
                made.append(other)
            }
        }
        // 3 what belongs together
        if let owner, let placeholder { run.connect(placeholder, owner as AnyObject) }
        run.finish()
        Self.keep(made)
        return made
    }

    /// What nibs made in this turn of the main run loop: an autorelease pool keeps those objects until the turn ends, so that a
    /// weak outlet of their owner still has them in the next statement.
    private static var pool: [Any] = []

    private static func keep(_ objects: [Any]) {
        if pool.isEmpty {
            DispatchQueue.main.async {
                // What is freed may load another nib.
                let old = pool
                pool = []
                withExtendedLifetime(old) {}
            }
        }
        pool += objects
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension Bundle {
    /// The top-level objects of a nib.
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        onMain((self, owner)) { bundle, owner in
            let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner)
            return objects.isEmpty ? nil : objects
        }
    }
}

extension Bundle {
    /// A bundle by its identifier: what the preparation writes in place of `init(identifier:)`. The program's own stands for one that
    /// is not there, such as a framework's: frameworks of an app are parts of one program here.
    public convenience init?(ofModuleWithIdentifier identifier: String) {
        self.init(path: (Bundle(identifier: identifier) ?? .main).bundlePath)
    }
}

extension NSObject {
    /// Objects of nibs are told when everything is connected; views and controllers have methods of their own to override.
    @_silgen_name("uikit_make_nsobject") private static func made() -> NSObject

    /// An object by `init()`, of a class that is known by its metatype only.
    static func make(_ type: NSObject.Type) -> NSObject { type.made() }
}
