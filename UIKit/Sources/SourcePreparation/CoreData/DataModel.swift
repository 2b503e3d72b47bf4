import Foundation
import XcodeProjects

extension XcodeDataModel {
    /// Reads the current version of a model.
    /// - Parameters:
    ///   - folder: `NAME.xcdatamodeld` or `NAME.xcdatamodel`.
    ///   - module: the module whose classes it names.
    /// - Throws: `PackageDescription.Failure` with the file and the line for a text that is no model.
    init(at folder: URL, module: String) throws {
        let files = CloneFolder(folder)
        let path = Self.version(in: files) + "contents"
        guard let bytes = files.contents(path) else {
            throw PackageDescription.Failure(description: "\(folder.path): no version of the model can be read")
        }
        do { try self.init(bytes, module: module) } catch {
            throw PackageDescription.Failure(description: "\(folder.path)/\(path):\(error)")
        }
    }

    /// The folder of the version that the list beside the versions names, else of the one with the model's name, else of the first.
    private static func version(in files: CloneFolder) -> String {
        guard files.root.pathExtension == "xcdatamodeld" else { return "" }
        let names = files.root.namesInside.filter { $0.hasSuffix(".xcdatamodel") }
        let list = files.contents(".xccurrentversion").flatMap {
            try? PropertyListSerialization.propertyList(from: Data($0), format: nil) as? [String: Any]
        }
        let own = files.root.deletingPathExtension().lastPathComponent + ".xcdatamodel"
        let current = list?["_XCCurrentVersionName"] as? String
        return ([current, own].compactMap { $0 }.first(where: names.contains) ?? names.first ?? own) + "/"
    }

    /// The list that the program reads in place of Xcode's compiled model.
    func list() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try encoder.encode(self)
    }
}
