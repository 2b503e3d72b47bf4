import LayoutEngine

/// The facts about a document that all its readers share.
struct DocumentContext: Sendable {
    /// The name in messages.
    let file: String
    /// The Xcode that saved the file; for a file that does not tell, the Xcode of `Release.standard`.
    let xcode: XcodeRelease
    /// Whether the file tells its Xcode.
    private let tellsXcode: Bool
    /// The deployment target of the project around the file.
    private var deploymentTarget: Release?
    /// The release of iOS to lay out for: as asked, else the one whose UIKit drew the canvas.
    var release: Release { chosenRelease.release }
    /// The release with its origin. Read for each view.
    private(set) var chosenRelease: ChosenRelease
    /// False for files that place views by masks alone.
    let usesAutoLayout: Bool
    /// The size classes by which attributes vary.
    let classes: SizeClasses
    /// Pictures, colours and sizes recorded in the file, or found in the project.
    private(set) var resources: Resources
    /// Font files of the project.
    private var typefaces = Typefaces()
    /// The language of the texts.
    private var language: String?
    /// The fonts that the Mac lacked which saved the file.
    private(set) var substitutedFonts = SubstitutedFonts()
    /// Ids of the objects whose texts a table replaced by others.
    var translated: Set<String> = []
    /// The places of the elements whose texts a table replaced by others, and of the elements around them.
    var rewritten: Set<Int> = []
    /// What the layouts of the document's pages share.
    var memory: LayoutMemory?
    /// The names of the outlets to each object, by the object's id.
    var outlets: [String: [String]] = [:]
    /// As the caller asked.
    private(set) var options: InterfaceBuilderOptions
    /// The canvas's own ways, as far as they are asked for.
    private(set) var behavior: CanvasBehavior
    /// The canvas's own ways, whether or not they are asked for.
    private let canvasBehavior: CanvasBehavior
    /// The device of the canvas the file was saved with.
    let canvas: Device
    /// How the canvas device lies.
    let canvasIsLandscape: Bool
    /// The device to lay out for.
    private(set) var device: Device
    /// How the device lies that is laid out for.
    private(set) var isLandscape: Bool
    /// What the device's screen is, as it lies.
    var environment: LayoutEnvironment {
        var environment = device.environment(landscape: isLandscape)
        environment.release = release
        environment.layoutDirection = options.layoutDirection
        environment.userInterfaceStyle = options.userInterfaceStyle ?? behavior.userInterfaceStyle
        environment.accessibilityContrast = options.accessibilityContrast
        environment.contentSizeCategory = options.contentSizeCategory ?? behavior.contentSizeCategory
        environment.typefaces = typefaces
        environment.language = language
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
        context.behavior = canvasBehavior
        context.device = canvas
        context.isLandscape = canvasIsLandscape
        context.chooseRelease()
        return context
    }

    /// Takes what lies around the document over what the file recorded.
    mutating func surround(with surroundings: DocumentSurroundings) {
        resources.replace(imageSizes: surroundings.imageSizes, colors: surroundings.colors)
        typefaces = surroundings.typefaces
        language = surroundings.language
        deploymentTarget = surroundings.deploymentTarget
        chooseRelease()
    }

    private mutating func chooseRelease() {
        chosenRelease = ChosenRelease(
            asked: options.release, xcode: tellsXcode ? xcode.release : nil, deploymentTarget: deploymentTarget,
            standard: xcode.release)
    }

    /// Takes the fonts over that the Mac lacked which saved the file.
    mutating func substitute(_ fonts: SubstitutedFonts) { substitutedFonts = fonts }

    /// Whether the file names the device of its canvas; before Xcode 8 no file did.
    let hasCanvasDevice: Bool
    /// The size of the canvas as it lies.
    var canvasSize: Size {
        canvasIsLandscape
            ? Size(width: canvas.height, height: canvas.width) : Size(width: canvas.width, height: canvas.height)
    }
    /// The size of the device that is laid out for, as it lies.
    var screenSize: Size {
        isLandscape
            ? Size(width: device.height, height: device.width) : Size(width: device.width, height: device.height)
    }

    /// The plug-in's number is read here and nowhere else: rules ask for the Xcode or the release that it stands for.
    init(document: XMLElement, file: String, options: InterfaceBuilderOptions) {
        self.file = file
        self.options = options
        let plugIn = document.child("dependencies")?.children.first { $0.name == "plugIn" }
        let version = plugIn?["version"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        let told = XcodeRelease(plugIn: version)
        let xcode = told ?? XcodeRelease(sdk: .standard)
        self.xcode = xcode
        tellsXcode = told != nil
        chosenRelease = ChosenRelease(asked: options.release, xcode: told?.release, standard: xcode.release)
        canvasBehavior = CanvasBehavior(document: document, xcode: xcode)
        behavior = options.effectiveBehavior == .canvas ? canvasBehavior : .app
        usesAutoLayout = document["useAutolayout"] == "YES"
        resources = Resources(document: document)
        let recorded = document.child("device")
        hasCanvasDevice = recorded != nil
        canvas =
            recorded?["id"].flatMap { CanvasDevice.named($0, xcode) } ?? CanvasDevice.universal
        canvasIsLandscape = recorded?["orientation"] == "landscape"
        device = options.device ?? canvas
        isLandscape = options.isLandscape ?? (options.device == nil && canvasIsLandscape)
        classes =
            !hasCanvasDevice && options.device == nil
            ? .any : SizeClasses(device: device, isLandscape: isLandscape)
    }
}
