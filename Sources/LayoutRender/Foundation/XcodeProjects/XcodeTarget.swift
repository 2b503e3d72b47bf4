/// A target of an Xcode project: what a build of it for phones consists of.
public struct XcodeTarget: Sendable, Equatable {
    /// What a target makes.
    public enum Kind: String, Sendable {
        /// An app.
        case application
        /// A framework or a library.
        case library
        /// Tests inside an app or beside a framework.
        case tests
        /// Tests that drive an app from outside.
        case interfaceTests
        /// A widget, a keyboard, an extension.
        case appExtension
        /// Apps of watches and all the rest.
        case other
    }

    /// A product of a package that the target links.
    public struct PackageProduct: Sendable, Equatable {
        /// The product's name, usually that of its module.
        public var name: String
        /// The folder of a package inside the clone; nil for one that is fetched.
        public var folder: String?
        /// Where a package is fetched from; nil for one in the clone, or where the project does not say.
        public var address: String?
    }

    /// The name in the project.
    public var name: String
    /// What it makes.
    public var kind: Kind
    /// The name of its module in Swift: `PRODUCT_MODULE_NAME`.
    public var module: String
    /// Swift files from the clone's folder, sorted, each once.
    public var sources: [String] = []
    /// Files of C and Objective-C, which are not compiled here.
    public var foreignSources: [String] = []
    /// Files and folders that are copied into the bundle, sorted, each once.
    public var resources: [String] = []
    /// From the clone's folder.
    public var infoList: String?
    /// What the property list names as `$(NAME)`.
    public var settings = BuildSettings()
    /// From the clone's folder.
    public var bridgingHeader: String?
    /// `SWIFT_VERSION`, such as `5.0`.
    public var swiftVersion: String?
    /// Whether declarations are on the main actor where they do not say: `SWIFT_DEFAULT_ACTOR_ISOLATION`.
    public var isMainActorByDefault = false
    /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and the words behind `-D`.
    public var conditions: [String] = []
    /// The names of targets of the project that are built before.
    public var dependencies: [String] = []
    /// Products of packages.
    public var products: [PackageProduct] = []
    /// The target that tests run in.
    public var host: String?
}
