import ArgumentParser
import Files

/// `uikit`: builds, tests and draws a package of views written in Swift.
struct UIKitCommand: ParsableCommand {
    enum Verb: String, ExpressibleByArgument, CaseIterable { case compile, prepare, build, test, draw, coverage }

    static let configuration = CommandConfiguration(
        commandName: "uikit",
        abstract:
            "Build, test and draw the views of a Swift package or an Xcode project for iOS, which stays as it is.",
        discussion: """
              render-cli uikit build --project App
              render-cli uikit test --project App --filter CardTests
              render-cli uikit draw ProfileCard -o card.png --project App --style dark --width 320
              render-cli uikit coverage --project App
              render-cli uikit draw ProfileViewController -o profile.png --project App.xcodeproj
              render-cli uikit draw --all -o views --project App.xcodeproj

            compile compiles UIKit and prints its folder, which the other verbs do by themselves where it is missing:
            once for a compiler and for the sources, in render-cli/uikit/compiled of the folder of caches, or in
            --cache where that cannot be written. prepare writes copies of the sources that the compiler for
            Linux takes, and names the rewritten files; build hands them and the further arguments to 'swift build';
            test builds the tests and runs each class of XCTest and each suite of Swift Testing in a process of its own,
            which is ended after --time-limit SECONDS (300): what crashes or hangs is the failure of its class alone,
            and a line of the report. --filter, --skip and --xunit-output are as in 'swift test'; --device NAME and --ios
            VERSION choose what the tests run on; --against-ios compares pictures with references of iOS and sums up
            what differs; any other argument of its own hands all tests to that program. draw makes a class, with what
            Layout/Examples.swift, a #Preview, its scene or nib or values that are made up give it, and takes
            --device, --style light|dark, --text-size, --rtl, --language, --width, --height, --scale, --example NAME
            and --no-examples; draw --all -o FOLDER draws every view and controller; coverage lists what of UIKit the
            sources use: there, does nothing here, missing, with --format json as an object; it needs no toolchain.

            --project names a package, an Xcode project, a workspace, or a folder, which is looked through for an Xcode project
            where it has no Package.swift; --target is one of the project's targets, --packages a folder with clones of what
            it depends on. What does not compile is taken out of the copies, and said.

            Copies and products lie in --cache, one folder for all packages. A Swift toolchain is needed, and the
            package UIKit of LayoutRender's sources. The package's manifest, and with test and draw its code, run with
            the rights of this program.

            Exit code 0: done; 1: the compiler found errors, or a test failed; 2: a package, a class or the toolchain is
            missing.
            """)

    @Argument(help: "compile, prepare, build, test, draw or coverage.")
    var verb: Verb

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Further arguments: of the toolchain, or the class to draw.", valueName: "argument"))
    var arguments: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of the package with the views, an Xcode project, a workspace, or the folder of a clone.",
            valueName: "path"),
        completion: .directory)
    var project = "."

    @Option(
        help: ArgumentHelp("The target of the project (default: the app with the most Swift files).", valueName: "name")
    )
    var target: String?

    @Option(
        help: ArgumentHelp("A folder with clones of the packages that the project depends on.", valueName: "folder"),
        completion: .directory)
    var packages: String?

    @Option(
        help: ArgumentHelp(
            "The package UIKit of LayoutRender's sources (default: in the sources that this program was built from, or "
                + "share/render-cli/UIKit beside its folder).",
            valueName: "folder"),
        completion: .directory)
    var uikit: String?

    @Option(
        help: ArgumentHelp(
            "Where copies and products are kept (default: render-cli/uikit in the folder of caches).",
            valueName: "folder"),
        completion: .directory)
    var cache: String?

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        let place = try Self.folder(project)
        // A package's folder; a project's own folder else, for which a package would be any.
        let isPackage = project == "." || FileReader.status(place + "/Package.swift").kind != .missing
        let folder = isPackage ? place : try Self.folder(".")
        var choices = isPackage ? [] : ["--project", place]
        if let packages { choices += ["--packages", try Self.folder(packages)] }
        if let target { choices += ["--target", target] }
        let sources = try UIKitPackage(asked: uikit)
        // 1 coverage reads; what a project imports is told by the program that prepares projects, as far as a person asks
        if verb == .coverage {
            let coverage = try CoverageOfUIKit(at: place, uikit: sources, arguments: arguments)
            try coverage.print()
            guard !isPackage, coverage.isText, coverage.hasProject else { return }
            let scratch = try sources.scratchFolder(asked: cache)
            let program = try CompiledUIKit.program(of: sources, scratch: scratch, Toolchain())
            return try Self.run(program, ["imports", "--uikit", sources.folder, "--scratch-path", scratch] + choices)
        }
        // 2 the compiler, and what it shall compile
        let toolchain = try Toolchain()
        let scratch = try sources.scratchFolder(asked: cache)
        let compiled = try CompiledUIKit(of: sources, scratch: scratch, toolchain, .shown)
        guard verb != .compile else { return try StandardStreams.print(compiled.folder) }
        // 3 the command itself
        let words = [verb.rawValue, "--package", folder] + compiled.arguments(scratch: scratch) + choices + arguments
        try Self.run(compiled.program, words)
    }

    func validate() throws {
        if verb == .coverage, CoverageOfUIKit.form(arguments) == nil {
            throw ValidationError(
                "coverage takes --format text or --format json, not '\(arguments.joined(separator: " "))'")
        }
        // Further arguments are handed on unread.
        for (old, new) in [("--package", "--project"), ("--scratch-path", "--cache")] where arguments.contains(old) {
            throw ValidationError("Unknown option '\(old)'; here it is \(new)")
        }
    }

    /// - Returns: the folder, absolute.
    private static func folder(_ path: String) throws(Failure) -> String {
        guard let place = PathText.resolved(path), FileReader.status(place).kind == .folder else {
            throw Failure("\(path): no such folder")
        }
        return place
    }

    private static func run(_ program: PreparationProgram, _ words: [String]) throws {
        let code = try program.run(words)
        if code != ExitStatus.fine { throw ExitCode(code) }
    }
}
