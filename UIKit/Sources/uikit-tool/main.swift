import Foundation
import SourcePreparation

/// `uikit prepare|build|test [--package DIR] [ARGUMENT...]`: builds a package of iOS views on Linux, as it is.
let usage = """
    usage: uikit prepare|build|test [--package DIR] [ARGUMENT...]
      prepare  writes DIR/.build/prepared: the same targets over sources rewritten for Linux
      build    prepares, then runs 'swift build ARGUMENT...' there
      test     prepares, then runs 'swift test ARGUMENT...' there

    """

func fail(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("uikit: \(message)\n".utf8))
    exit(code)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var folder = FileManager.default.currentDirectoryPath
if let place = arguments.firstIndex(of: "--package") {
    guard arguments.indices.contains(place + 1) else { fail("--package wants a folder", 64) }
    folder = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
}
guard let verb = arguments.first, ["prepare", "build", "test"].contains(verb) else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
/// The package UIKit that this program was built in.
let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
do {
    let shadow = try ShadowPackage(of: URL(fileURLWithPath: folder), uikit: home)
    for file in shadow.rewritten {
        let rules = file.changes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.rawValue)" }
        print("\(file.path): \(rules.joined(separator: ", "))")
    }
    print("\(shadow.rewritten.count) of \(shadow.fileCount) files rewritten")
    guard verb != "prepare" else { exit(0) }
    exit(try shadow.swift([verb] + arguments.dropFirst()))
} catch {
    fail("\(error)", 1)
}
