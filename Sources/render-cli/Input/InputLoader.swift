import FigmaDesigns
import Files
import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import Notation

/// Reads files by their extension and makes the pages that the flags select.
struct InputLoader {
    var selection: SelectionOptions
    var limits: Limits
    /// The states and steps taken if no flag names any.
    var takesStates: Bool
    var takesSteps: Bool
    /// Whether the states and steps that make no page are named.
    var namesLeftOut = false
    /// Whether the scenes of one Interface Builder file become one sheet.
    var joinsScenes = false
    /// The device of the canvas on which Interface Builder files are shown; nil: each file's own. Unlike with a device
    /// of the flags, the canvas's behaviour stays.
    var canvas: Device?
    /// Where the bytes of files come from.
    var files = FileSource()
    /// What is hashed for the keys of pages.
    var hashing = InputHashing()
    /// Remarks on the files besides their pages.
    var remarks = FileRemarks()
    /// Whether the files of the project around an Interface Builder file are read for their mistakes, also those that no page
    /// needs.
    private(set) var looksAround = false
    /// Whether pages of Interface Builder files get their scenes on the canvas, too.
    private(set) var readsCanvas = false
    /// The pictures shared by the pages of all documents.
    let runPictures: RunPictures
    /// The projects around the files, opened when the first Interface Builder file is read.
    private var projects: ProjectStore?
    /// The names in the flags, and the names in the inputs.
    var names = AskedNames()

    /// - Parameter projects: projects that were read already; nil: those of the flags, when the first file needs them.
    init(
        selection: SelectionOptions, limits: Limits, takesStates: Bool, takesSteps: Bool, projects: ProjectStore? = nil
    ) {
        self.projects = projects
        self.selection = selection
        self.limits = limits
        self.takesStates = takesStates
        self.takesSteps = takesSteps
        runPictures = RunPictures(limits)
    }

    /// Makes the loader read what `check` looks at: the app, the canvas where no flag asks for one of both, and the files around.
    mutating func check() {
        looksAround = true
        readsCanvas = selection.behavior == nil && selection.devices.isEmpty
        selection = selection.inApp
    }

    /// All pages of all files. The failure has every mistake of every named file; a file found in a folder that cannot
    /// be read is skipped, and in `check` each such file.
    mutating func pages(of inputs: InputFiles) throws(Failure) -> [Page] {
        remarks.passedOver = inputs.passedOver
        var pages: [Page] = []
        var problems: [String] = []
        var layouts = 0
        for file in inputs.paths {
            do {
                pages += try load(file)
                layouts += 1
            } catch {
                guard error.code != ExitStatus.usage else { throw error }
                let isNamed = inputs.named.contains(file)
                // `check` reports such a file beside the findings of the other files.
                if isNamed, !looksAround {
                    problems += error.lines
                } else {
                    remarks.passedOver.add(error, file: file, isNamed: isNamed)
                }
            }
        }
        guard problems.isEmpty else { throw Failure(lines: problems, code: ExitStatus.impossible) }
        remarks.passedOver.say()
        try remarks.passedOver.check(layouts: layouts)
        if layouts > 0 { try names.check(selection.askedNames) }
        try check(count: pages.count)
        remarks.notices += remarks.leftOut.prefix(3)
        if remarks.leftOut.count > 3 {
            remarks.notices.append(.note("left out: more, of \(countText(remarks.leftOut.count - 3, "document"))"))
        }
        try Notice.say(remarks.notices)
        return pages
    }

    /// The pages of one file.
    mutating func load(_ file: String) throws(Failure) -> [Page] {
        let bytes: [UInt8]
        if let given = files.contents[file] {
            bytes = given
        } else if let known = files.kept?.bytes[file] {
            bytes = known
        } else {
            bytes = try read(file)
            files.kept?.bytes[file] = bytes
            FileSource.tell(read: file, bytes)
        }
        if hashing.isOn { hashing.fileHash = files.hash(of: bytes, file) }
        let pages =
            switch Self.format(of: file, bytes) {
            case .interfaceBuilder: try loadInterfaceBuilder(file, bytes)
            case .design: try loadDesign(file, bytes)
            case .document: try loadDocument(file, bytes)
            }
        try check(count: pages.count)
        return pages
    }

    /// A file from the disk: a named one, or its copy for a language.
    func read(_ file: String) throws(Failure) -> [UInt8] {
        let limit = limits.inputBytes
        guard let enclosure = files.enclosure else { return try FileReader.read(file, limit: limit, flag: "max-input") }
        let bytes = try Failure.of { () throws(FileTrouble) -> [UInt8]? in
            guard let place = enclosure.place(listed: file) else {
                throw FileTrouble(path: file, reason: "is not inside the folder")
            }
            return try enclosure.read(place, limit: limit)
        }
        guard let bytes else { throw Failure("\(displayName(file)): no such file") }
        return bytes
    }

    private func check(count: Int) throws(Failure) {
        guard count > limits.renders else { return }
        throw Failure("\(countText(count, "page")); the limit is \(limits.renders), moved by --max-renders")
    }

    /// What an input is.
    enum Format { case interfaceBuilder, design, document }

    /// The format of a file by its name, and of JSON by its content.
    static func format(of file: String, _ bytes: [UInt8]) -> Format {
        if isXML(file, bytes) { return .interfaceBuilder }
        return FigmaDocument.isDesign(bytes) ? .design : .document
    }

    static func isXML(_ file: String, _ bytes: [UInt8]) -> Bool {
        if file != "-" { return isInterfaceBuilder(file) }
        return bytes.first { $0 > 32 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } == UInt8(ascii: "<")
    }

    /// The project around a file; folders in flags are checked when the first file needs them.
    mutating func surroundings(of file: String, inner: String? = nil) throws(Failure) -> Surroundings {
        if let projects { return projects.surroundings(of: file, inner: inner) }
        let store = try ProjectStore(selection.project)
        projects = store
        return store.surroundings(of: file, inner: inner)
    }

    static func isInterfaceBuilder(_ file: String) -> Bool {
        fileExtension(file) == "xib" || fileExtension(file) == "storyboard"
    }
}
