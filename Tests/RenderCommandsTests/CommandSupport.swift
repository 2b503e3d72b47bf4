import Foundation
import TestSupport

/// Runs the built command line.
func renderCLI(
    _ arguments: String..., input: String? = nil, folder: String? = nil, environment: [String: String] = [:]
) throws -> Finished {
    try Fixtures.run(
        Fixtures.commandLine, arguments, input: input, folder: folder, environment: environment)
}

/// A small tree with one row.
let rowTree = """
    { "version": 1, "name": "row", "devices": [{ "name": "small", "size": [100, 20] }],
      "root": { "type": "stackView", "id": "row", "spacing": 10, "arrangedSubviews": [
        { "type": "view", "id": "a", "constraints": ["width == 30"] }, { "type": "view", "id": "b" } ] },
      "states": { "wide": { "set": { "row.spacing": 20 } } },
      "expect": { "b.frame": [40, 0, 60, 20] } }
    """

let wideTree = rowTree.replacingOccurrences(of: "\"spacing\": 10", with: "\"spacing\": 16")

/// Writes a file below a folder.
func put(_ text: String, _ name: String, in folder: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
}

func contents(_ name: String, in folder: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)), as: UTF8.self)
}
