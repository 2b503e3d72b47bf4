import Foundation

extension Fixtures {
    /// The paths of the Interface Builder files below `fixtures`, sorted.
    public static let interfaceBuilderFiles: [String] = {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: packageRoot + "/fixtures")) ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { "\(packageRoot)/fixtures/\($0)" }
    }()

    /// Everything below a folder by its path: a file's bytes, `-> target` for a link, `folder`, or `special`.
    public static func listing(_ folder: String) -> [String: String] {
        var found: [String: String] = [:]
        let files = FileManager.default
        guard let walk = files.enumerator(atPath: folder) else { return found }
        for case let path as String in walk {
            let full = folder + "/" + path
            switch walk.fileAttributes?[.type] as? FileAttributeType {
            case .typeSymbolicLink: found[path] = "-> " + ((try? files.destinationOfSymbolicLink(atPath: full)) ?? "")
            case .typeDirectory: found[path] = "folder"
            case .typeRegular: found[path] = String(decoding: bytes(full), as: UTF8.self)
            default: found[path] = "special"
            }
        }
        return found
    }
}
