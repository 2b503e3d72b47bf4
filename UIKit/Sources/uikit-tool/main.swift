import Foundation
import SourcePreparation

/// `uikit prepare|build|test|draw`: the program behind `render-cli uikit`, which builds and calls it.
let usage = """
    usage: render-cli uikit prepare|build|test|draw [--project PATH] [ARGUMENT...]
      prepare   writes copies of the package's sources, rewritten for Linux, and names the rewritten files
      build     prepares, then runs 'swift build ARGUMENT...' on the copies
      test      prepares, builds and runs the tests, each class in a process of its own that may take --time-limit SECONDS
                (300), on [--device NAME] [--ios VERSION], with [--filter PATTERN] [--skip PATTERN] [--xunit-output FILE]
                [ARGUMENT... of 'swift test'];
                --against-ios compares pictures with references of iOS by sizes, texts and the rest, and sums up
      draw      prepares, builds and writes the picture of a class: draw TYPE -o FILE.png [--device NAME]
                [--style light|dark] [--text-size CATEGORY] [--rtl] [--language TAG] [--ios VERSION] [--width POINTS]
                [--height POINTS] [--example NAME] [--no-examples]; draw --all -o FOLDER draws every view and controller

    """

func fail(_ message: String, _ code: Int32) -> Never {
    say(message)
    exit(code)
}

var arguments = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
    guard let place = arguments.firstIndex(of: name) else { return nil }
    guard arguments.indices.contains(place + 1) else { fail("\(name) wants a value", 64) }
    let value = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
    return value
}
/// The package UIKit: the one named, or that which this program was built from.
let home =
    option("--uikit").map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
let package = URL(fileURLWithPath: option("--package") ?? FileManager.default.currentDirectoryPath)
let scratch =
    option("--scratch-path").map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(".build/packages")
if arguments.first == "differences" {
    let sources = SourceFile.files(below: home.appendingPathComponent("Sources/UIKit"))
    print(Difference.page(sources.map(\.text)), terminator: "")
    exit(0)
}
// 'keep PRODUCTS FOLDER KEY' is what render-cli asks for once it has built this program and the library.
if arguments.first == "keep" {
    guard arguments.count == 4 else { fail("keep wants products, a folder and a key", 64) }
    do {
        try CompiledUIKit.keep(
            URL(fileURLWithPath: arguments[1]), of: home, at: URL(fileURLWithPath: arguments[2]), key: arguments[3])
        exit(0)
    } catch { fail("\(error)", 2) }
}
guard let verb = arguments.first, ["prepare", "build", "test", "draw", "imports"].contains(verb) else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
arguments.removeFirst()
let hasManifest = FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
/// An Xcode project in place of a package, one of its targets, and where packages are looked for.
let project = option("--project").map { URL(fileURLWithPath: $0) }
let target = option("--target")
/// For how long a test class may run, in seconds.
let limit: Double = {
    guard verb == "test", let text = option("--time-limit") else { return ShadowPackage.testLimit }
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        fail("--time-limit \(text): a number of seconds, at most 86400", 64)
    }
    return seconds
}()
/// Whether references of pictures are iOS's.
let isAgainstIOS: Bool = {
    guard verb == "test", let place = arguments.firstIndex(of: "--against-ios") else { return false }
    arguments.remove(at: place)
    return true
}()
/// The device and the release that tests run on.
let screen: TestScreen? = {
    guard verb == "test" else { return nil }
    do { return try TestScreen(device: option("--device"), version: option("--ios")) } catch { fail("\(error)", 64) }
}()
/// UIKit as it was compiled before; without it UIKit is compiled with the package.
let built = option("--built").map { URL(fileURLWithPath: $0) }
let folders = option("--packages").map { [URL(fileURLWithPath: $0)] } ?? []
do {
    // The end of what 'render-cli uikit coverage' says about a project.
    if verb == "imports", let project {
        let imports = try ProjectImports(
            ofProject: project, target: target, packagesIn: folders, uikit: home, builtIn: scratch)
        for (name, count) in imports.missing.sorted(by: { $0.key < $1.key }) {
            print(
                displayLine("not at hand: \(name), imported by \(counted(count, "file"))\(imports.needed[place: name])")
            )
        }
        for (module, names) in imports.standIns.sorted(by: { $0.key < $1.key }) {
            for name in names { print(displayLine("stood in for in the last build of \(module): \(name)")) }
        }
        for (name, address) in imports.needed.sorted(by: { $0.key < $1.key }) {
            print(displayLine("fetched by the project: \(address.isEmpty ? name : address)"))
        }
        exit(0)
    }
    let compiled = try built.map(CompiledUIKit.init)
    var shadow: ShadowPackage
    if let project = project ?? (hasManifest ? nil : package) {
        shadow = try ShadowPackage(
            ofProject: project, target: target, packagesIn: folders, uikit: home, compiled: compiled,
            in: try ScratchFolder(scratch), isTested: verb == "test")
    } else {
        if let target { arguments = ["--target", target] + arguments }
        shadow = try ShadowPackage(
            of: package, packagesIn: folders, uikit: home, compiled: compiled, in: try ScratchFolder(scratch))
    }
    for remark in shadow.remarks { say(remark) }
    if verb == "draw" {
        guard let place = arguments.firstIndex(of: "--all") else { exit(try shadow.draw(arguments)) }
        arguments.remove(at: place)
        guard let output = option("-o") ?? option("--output") else { fail("draw --all wants -o FOLDER", 64) }
        exit(try shadow.drawAll(to: URL(fileURLWithPath: output), arguments))
    }
    for file in shadow.rewritten {
        let rules = file.changes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.rawValue)" }
        print(displayLine("\(file.path): \(rules.joined(separator: ", "))"))
    }
    print("\(shadow.rewritten.count) of \(shadow.fileCount) files rewritten")
    fflush(stdout)
    guard verb != "prepare" else { exit(0) }
    guard try shadow.settle(verb == "test" ? ["--build-tests"] : []) else { exit(1) }
    for reality in shadow.realities {
        for line in [reality.text] + reality.reasons.map({ "  " + $0 }) { print(displayLine(line)) }
        for name in reality.standIns { print(displayLine("  stood in for: \(name)")) }
    }
    let code =
        try screen.map { try shadow.test(arguments, limit: limit, isAgainstIOS: isAgainstIOS, on: $0) }
        ?? shadow.swift([verb] + arguments)
    if code == 0, verb == "build" { print(displayLine("built: \(shadow.modules.joined(separator: ", "))")) }
    exit(code)
} catch {
    fail("\(error)", 2)
}
