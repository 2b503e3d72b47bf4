internal import InterfaceBuilder
internal import LayoutEngine

/// A file of Interface Builder with screens, found by its name among the program's files.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle?

    public init(name: String, bundle: Bundle?) {
        (self.name, self.bundle) = (name, bundle)
    }

    private func file() -> NibFile? {
        if let file = NibFile(name, "storyboard", bundle: bundle) { return file }
        Missing.note("Could not find a storyboard named '\(name)' among the program's files")
        return nil
    }

    /// The names that screens are asked for by.
    var identifiers: [String] { file()?.objects.all.compactMap { $0.attributes["storyboardIdentifier"] } ?? [] }

    /// The controller that the storyboard begins with; nil if it names none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let file = file(), let id = file.document.entryPoint else { return nil }
        return StoryboardSegues.controller(id, in: file)
    }

    /// A controller by its storyboard identifier; UIKit ends a program that asks for one that is not there.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, creator: nil)
    }

    private func controller(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let file = file() else { return UIViewController() }
        guard let object = file.objects.all.first(where: { $0.attributes["storyboardIdentifier"] == identifier }),
            let controller = StoryboardSegues.controller(object.id, in: file, creator: creator)
        else {
            preconditionFailure(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made =
            creator == nil
            ? instantiateViewController(withIdentifier: identifier) : controller(identifier, creator: creator)
        guard let controller = made as? Controller else {
            preconditionFailure("The controller '\(identifier)' of storyboard \(name) is no \(Controller.self)")
        }
        return controller
    }
}

/// The way from one screen to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open internal(set) var identifier: String?
    open internal(set) var source: UIViewController
    open internal(set) var destination: UIViewController
    private let handler: () -> Void

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = {}
    }
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        handler = performHandler
    }
    open func perform() { handler() }
}
