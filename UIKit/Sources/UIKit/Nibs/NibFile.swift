internal import InterfaceBuilder
internal import LayoutEngine
internal import ProjectResources
import Synchronization

/// A nib or storyboard, read for the present screen, traits and language.
struct NibFile {
    let name: String
    let document: InterfaceBuilderDocument
    let objects: DocumentObjects
    let bundle: Bundle?

    private struct Store {
        var sources: [String: InterfaceBuilderSource] = [:]
        /// The last reading of each file.
        var read: [String: (environment: LayoutEnvironment, document: InterfaceBuilderDocument)] = [:]
    }
    private static let stored = Mutex(Store())
    /// The largest file that is read.
    private static let maximumSize = 64 << 20

    /// - Parameter kind: xib, storyboard.
    /// - Returns: nil if there is no such file, or none that can be read, which is said.
    init?(_ name: String, _ kind: String, bundle: Bundle?) {
        guard let path = ProgramFiles.file(name, kind, bundle: bundle) else { return nil }
        self.init(path: path, bundle: bundle)
    }

    init?(path: String, bundle: Bundle?) {
        guard let source = Self.source(path) else { return nil }
        let environment = Surroundings.environment
        let known = Self.stored.withLock { $0.read[path] }
        let document: InterfaceBuilderDocument
        if let known, known.environment == environment {
            document = known.document
        } else {
            document = source.read(Self.options(path, environment, bundle))
            Self.stored.withLock { $0.read[path] = (environment, document) }
        }
        guard let objects = document.objects else { return nil }
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        (self.document, self.objects, self.bundle) = (document, objects, bundle)
    }

    private static func source(_ path: String) -> InterfaceBuilderSource? {
        if let known = stored.withLock({ $0.sources[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path), data.count <= maximumSize else { return nil }
        do {
            let source = try InterfaceBuilderSource([UInt8](data), file: path)
            stored.withLock { $0.sources[path] = source }
            return source
        } catch {
            Missing.note("\(error)")
            return nil
        }
    }

    private static func options(_ path: String, _ environment: LayoutEnvironment, _ bundle: Bundle?)
        -> InterfaceBuilderOptions
    {
        var options = InterfaceBuilderOptions()
        options.collectsObjects = true
        options.sizes = .measured
        options.behavior = .app
        options.device = Device(environment)
        options.isLandscape = (environment.width ?? 0) > (environment.height ?? 0)
        options.layoutDirection = environment.layoutDirection
        options.userInterfaceStyle = environment.userInterfaceStyle
        options.accessibilityContrast = environment.accessibilityContrast
        options.contentSizeCategory = environment.contentSizeCategory
        let resources = ProgramResources(bundle: bundle)
        options.surroundings = { names, environment in
            var found = DocumentSurroundings()
            for color in names.colors {
                if let value = resources.color(color.name) ?? color.recorded { found.colors[color.name] = value }
            }
            found.texts = resources.texts(of: path)
            return found
        }
        return options
    }

    /// The scene of a controller or of a view without one.
    func scene(_ id: String) -> LayoutScene? { document.scenes.first { $0.id == id } }
}

extension Device {
    /// The device whose screen an environment is.
    init(_ environment: LayoutEnvironment) {
        let (width, height) = (environment.width ?? 393, environment.height ?? 852)
        self.init(
            name: "screen", width: min(width, height), height: max(width, height), scale: environment.scale,
            safeAreaInsets: environment.safeAreaInsets, landscapeSafeAreaInsets: environment.safeAreaInsets,
            isPad: environment.isPad)
    }
}
