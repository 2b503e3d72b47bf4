import LayoutEngine

/// The facts about a document that all its readers share.
struct DocumentContext: Sendable {
    /// The name in messages.
    let file: String
    /// The Xcode that saved the file; for a file that does not tell, the Xcode of `Release.standard`.
    var xcode: XcodeRelease { toldXcode ?? XcodeRelease(sdk: .standard) }
    /// The Xcode that the file tells.
    private let toldXcode: XcodeRelease?
    /// The release of iOS to lay out for: as asked, else the one whose UIKit drew the canvas.
    var release: Release { chosenRelease.release }
    /// The release with its origin. Read for each view.
    private(set) var chosenRelease: ChosenRelease
    /// The size classes by which attributes vary.
    let classes: SizeClasses
    /// Pictures, colours and sizes recorded in the file, or found in the project.
    private(set) var resources: Resources
    /// What lies around the document: fonts, texts in a language, the project's deployment target.
    private(set) var surroundings = DocumentSurroundings()
    /// The fonts that the Mac lacked which saved the file.
    private(set) var substitutedFonts = SubstitutedFonts()
    /// Whose texts a table replaced by others.
    var translation = Translation()
    /// What the layouts of the document's pages share.
    var memory: LayoutMemory?
    /// The names of the outlets to each object, by the object's id.
    var outlets: [String: [String]] = [:]
    /// As the caller asked.
    private(set) var options: InterfaceBuilderOptions
    /// The canvas's own ways, as far as they are asked for.
    private(set) var behavior: CanvasBehavior
    /// The canvas that the file was saved with.
    let canvas: Canvas
    /// The screen to lay out for.
    private(set) var screen: Screen
    /// What the screen is for its root view.
    var environment: LayoutEnvironment {
        var environment = screen.device.environment(landscape: screen.isLandscape)
        environment.release = release
        environment.layoutDirection = options.layoutDirection
        environment.userInterfaceStyle = options.userInterfaceStyle ?? behavior.userInterfaceStyle
        environment.accessibilityContrast = options.accessibilityContrast
        environment.contentSizeCategory = options.contentSizeCategory ?? behavior.contentSizeCategory
        environment.texts.typefaces = surroundings.typefaces
        environment.texts.language = surroundings.language
        environment.memory = memory
        return environment
    }
    /// Whether the canvas's size of text is to be found in the recorded sizes: nobody has asked for one.
    var infersTextSize: Bool { options.contentSizeCategory == nil && options.effectiveBehavior == .canvas }
    /// Whether a screen is asked for instead of the file's own canvas.
    var isOtherScreen: Bool { options.device != nil || options.isLandscape != nil }
    /// Whether another release is asked for than that of the Xcode that saved the file.
    var isOtherRelease: Bool { options.release != nil && release != xcode.release }
    /// Whether tables stack their rows anew, instead of showing them where the canvas had them.
    var stacksRows: Bool {
        isOtherScreen || isOtherRelease || options.contentSizeCategory != nil || options.effectiveBehavior == .app
    }

    /// The same document on the file's own canvas.
    var onCanvas: DocumentContext {
        var context = self
        context.options.device = nil
        context.options.isLandscape = nil
        context.options.release = nil
        context.options.behavior = .canvas
        context.behavior = canvas.behavior
        context.screen = canvas.screen
        context.chooseRelease()
        return context
    }

    /// Takes what lies around the document over what the file recorded.
    mutating func surround(with surroundings: DocumentSurroundings) {
        resources.replace(imageSizes: surroundings.imageSizes, colors: surroundings.colors)
        self.surroundings = surroundings
        chooseRelease()
    }

    private mutating func chooseRelease() {
        chosenRelease = ChosenRelease(
            asked: options.release, xcode: toldXcode?.release, deploymentTarget: surroundings.deploymentTarget,
            standard: xcode.release)
    }

    /// Takes the fonts over that the Mac lacked which saved the file.
    mutating func substitute(_ fonts: SubstitutedFonts) { substitutedFonts = fonts }

    /// The objects and elements whose texts a table of translations replaced.
    struct Translation: Sendable {
        /// The ids of the objects.
        var objects: Set<String> = []
        /// The places of the elements, and of the elements around them.
        var elements: Set<Int> = []
    }

    /// A device as it lies.
    struct Screen: Sendable {
        var device: Device
        var isLandscape: Bool
        /// The width and the height as the device lies.
        var size: Size {
            isLandscape
                ? Size(width: device.height, height: device.width) : Size(width: device.width, height: device.height)
        }
    }

    /// The canvas of Interface Builder on which a file was saved.
    struct Canvas: Sendable {
        /// The device that the file names; Interface Builder's universal device for a file that names none.
        let screen: Screen
        /// Whether the file names the device; before Xcode 8 no file did.
        let isStated: Bool
        /// The differences from an app, whether or not they are asked for.
        fileprivate let behavior: CanvasBehavior
    }

    /// The plug-in's number is read here and nowhere else: rules ask for the Xcode or the release that it stands for.
    init(document: XMLElement, file: String, options: InterfaceBuilderOptions) {
        self.file = file
        self.options = options
        let plugIn = document.child("dependencies")?.children.first { $0.name == "plugIn" }
        let version = plugIn?["version"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        let told = XcodeRelease(plugIn: version)
        let xcode = told ?? XcodeRelease(sdk: .standard)
        toldXcode = told
        chosenRelease = ChosenRelease(asked: options.release, xcode: told?.release, standard: xcode.release)
        resources = Resources(document: document)
        let recorded = document.child("device")
        canvas = Canvas(
            screen: Screen(
                device: recorded?["id"].flatMap { CanvasDevice.named($0, xcode) } ?? CanvasDevice.universal,
                isLandscape: recorded?["orientation"] == "landscape"),
            isStated: recorded != nil, behavior: CanvasBehavior(document: document, xcode: xcode))
        behavior = options.effectiveBehavior == .canvas ? canvas.behavior : .app
        screen = Screen(
            device: options.device ?? canvas.screen.device,
            isLandscape: options.isLandscape ?? (options.device == nil && canvas.screen.isLandscape))
        classes =
            !canvas.isStated && options.device == nil
            ? .any : SizeClasses(device: screen.device, isLandscape: screen.isLandscape)
    }
}
