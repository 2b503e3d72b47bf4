import Foundation
import XcodeProjects

/// The folder of the program that draws an app: what `Bundle.main` finds there is what Xcode would copy into the app's bundle.
///
/// A program for Linux has the folder that it lies in for a bundle. Nibs, catalogs and texts of the language are found below the clone
/// otherwise and are no part of it.
struct ProgramBundle {
    /// The files of the app, inside the clone, then those of packages.
    var files: [URL] = []
    /// The app's `Info.plist`.
    var information: URL?
    var module = ""
    /// The settings that its list names.
    var settings = BuildSettings()
    /// Lists of models of Core Data's, by their names.
    var models: [String: Data] = [:]

    private static let compiled: Set<String> = ["xcassets", "swift", "xcdatamodeld", "h", "m"]
    private static let maximumBytes = 4 << 20

    /// Puts a program into a folder with the files around it.
    func write(_ program: URL, to folder: URL) throws {
        let manager = FileManager.default
        try? manager.removeItem(at: folder)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        try manager.linkItem(at: program, to: folder.appendingPathComponent(program.lastPathComponent))
        let list = try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        // Beside translations of the list Foundation finds nothing of the list itself.
        for file in files
        where !Self.compiled.contains(file.pathExtension) && file.lastPathComponent != "InfoPlist.strings" {
            let parent = file.deletingLastPathComponent()
            var target = folder
            if parent.pathExtension == "lproj" {
                target = folder.appendingPathComponent(parent.lastPathComponent)
                try manager.createDirectory(at: target, withIntermediateDirectories: true)
            }
            // Of several files of one name the first stays. Code asks whether there is a nib.
            let end = TargetResources.compiled[file.pathExtension]
            let name = end.map { file.deletingPathExtension().appendingPathExtension($0) } ?? file
            try? manager.createSymbolicLink(
                at: target.appendingPathComponent(name.lastPathComponent), withDestinationURL: file)
        }
        // A link of this name leads to a file of the clone: it is replaced, not followed.
        for (name, list) in models.sorted(by: { $0.key < $1.key }) {
            try list.write(to: folder.appendingPathComponent(name), options: .atomic)
        }
    }

    /// What the app's list says, the names of settings replaced with values.
    private var properties: [String: Any] {
        var found: [String: Any] = [
            "CFBundleDisplayName": module, "CFBundleExecutable": module, "CFBundleIdentifier": "com.example.\(module)",
            "CFBundleName": module, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        // Xcode writes the setting into the list.
        found["UIUserInterfaceStyle"] = settings["INFOPLIST_KEY_UIUserInterfaceStyle"]
        guard let information, let data = FileManager.default.contents(atPath: information.path),
            data.count <= Self.maximumBytes,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return found }
        var settings = settings
        settings.add([
            "PRODUCT_NAME": module, "PRODUCT_MODULE_NAME": module, "EXECUTABLE_NAME": module, "TARGET_NAME": module,
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(module)", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
        ])
        for (key, value) in list {
            let replaced: Any = (value as? String).map(settings.expanded) ?? value
            if (replaced as? String)?.isEmpty != true || found[key] == nil { found[key] = replaced }
        }
        return found
    }
}
