import ProjectResources
import TestSupport

/// A project in memory below `/work/app`, with a project file.
func project(_ texts: [String: String], bytes: [String: [UInt8]] = [:], links: [String: String] = [:]) -> (
    project: Project, files: MemoryFiles
) {
    var all = texts.mapValues { Array($0.utf8) }
    for (path, content) in bytes { all[path] = content }
    var absolute: [String: [UInt8]] = ["/work/app/App.xcodeproj/project.pbxproj": []]
    for (path, content) in all { absolute["/work/app/" + path] = content }
    let files = MemoryFiles(absolute, links: links)
    return (Project(root: ProjectRoot(path: "/work/app", sign: .project), files: files), files)
}

let appFolder = "/work/app/App/Base.lproj"

/// The head of a PNG file of a size; no picture follows.
func pngHead(_ width: Int, _ height: Int) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
        + big(height) + [8, 6, 0, 0, 0]
}

/// A `Contents.json` with these slots.
func imageSet(_ slots: String, properties: String = "{}") -> String {
    #"{"images": [\#(slots)], "info": {"author": "xcode", "version": 1}, "properties": \#(properties)}"#
}

func colorSet(_ slots: String) -> String { #"{"colors": [\#(slots)]}"# }

extension AssetTraits {
    static func with(_ change: (inout AssetTraits) -> Void) -> AssetTraits {
        var traits = AssetTraits()
        change(&traits)
        return traits
    }
}
