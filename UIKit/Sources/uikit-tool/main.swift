import Foundation
import SourcePreparation

/// `uikit prepare|build|test|draw|coverage [--package DIR] [ARGUMENT...]`: builds a package of iOS views on Linux, as it is.
let usage = """
    usage: uikit prepare|build|test|draw|coverage [--package DIR] [ARGUMENT...]
      prepare   writes DIR/.build/prepared: the same targets over sources rewritten for Linux
      build     prepares, then runs 'swift build ARGUMENT...' there
      test      prepares, then runs 'swift test ARGUMENT...' there
      draw      prepares, builds and writes the picture of a class: draw TYPE -o FILE.png [--device NAME]
                [--style light|dark] [--text-size CATEGORY] [--rtl] [--language TAG] [--width POINTS] [--height POINTS]
      coverage  lists what of UIKit the sources in DIR use: there, does nothing here, missing

    """

func fail(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("uikit: \(message)\n".utf8))
    exit(code)
}

/// The texts of the Swift files below a folder, in the order of their paths; hidden folders are left out.
func sources(below folder: URL) -> [(path: String, text: String)] {
    let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let root = folder.standardizedFileURL.path
    return swift.map { $0.standardizedFileURL }.filter { $0.lastPathComponent != "Package.swift" }
        .sorted { $0.path < $1.path }.compactMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            return (String(file.path.dropFirst(root.count + 1)), text)
        }
}

var arguments = Array(CommandLine.arguments.dropFirst())
var folder = FileManager.default.currentDirectoryPath
if let place = arguments.firstIndex(of: "--package") {
    guard arguments.indices.contains(place + 1) else { fail("--package wants a folder", 64) }
    folder = arguments[place + 1]
    arguments.removeSubrange(place...(place + 1))
}
guard let verb = arguments.first, ["prepare", "build", "test", "draw", "coverage"].contains(verb) else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
/// The package UIKit that this program was built in.
let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
let package = URL(fileURLWithPath: folder)
do {
    if verb == "coverage" {
        let files = sources(below: package)
        guard !files.isEmpty else { fail("\(folder): no Swift files", 66) }
        let catalog = Catalog(sources(below: home.appendingPathComponent("Sources/UIKit")).map(\.text))
        print(Coverage(of: files, catalog: catalog).text, terminator: "")
        exit(0)
    }
    let shadow = try ShadowPackage(of: package, uikit: home)
    if verb == "draw" { exit(try shadow.draw(Array(arguments.dropFirst()))) }
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
