import Notation

/// What an `Info.plist` says that layout needs.
struct ProjectInfo: Sendable {
    /// From the root.
    var path: String
    /// File names that the app registers, without folders.
    var fonts: [String] = []
    /// As written, which may be a build setting's name.
    var developmentRegion: String?
}

extension Project {
    /// The `Info.plist` nearest to a folder.
    func info(near folder: String) -> ProjectInfo? {
        guard let path = Nearness(folder: relativePath(folder)).sorted(index.infoLists).first else { return nil }
        return info(path) {
            var info = ProjectInfo(path: path)
            guard isReadable(path), let bytes = files.contents(of: absolute(path), limit: limits.listBytes),
                case .success(let list) = PropertyList.read(bytes)
            else { return info }
            info.fonts = (list["UIAppFonts"]?.values ?? []).compactMap { $0.string.map(PathText.name) }
            info.developmentRegion = list["CFBundleDevelopmentRegion"]?.string
            return info
        }
    }

    /// The development language: the project file's, else the `Info.plist`'s, else English.
    public func developmentLanguage(near folder: String) -> String {
        if let region = projectFile(near: folder)?.developmentRegion { return region }
        if let region = info(near: folder)?.developmentRegion, !region.contains("$") { return region }
        return "en"
    }

    /// The languages that the project file lists.
    public func knownLanguages(near folder: String) -> [String] { projectFile(near: folder)?.knownRegions ?? [] }

    private struct ProjectFile {
        var developmentRegion: String?
        var knownRegions: [String] = []
    }

    /// Two values of the project file, found by their names: the rest of it does not matter here.
    private func projectFile(near folder: String) -> ProjectFile? {
        guard let path = Nearness(folder: relativePath(folder)).sorted(index.projectFiles).first, isReadable(path),
            let bytes = files.contents(of: absolute(path), limit: limits.listBytes)
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        var file = ProjectFile()
        file.developmentRegion = value(of: "developmentRegion", in: text).map(Self.unquoted)
        if let list = value(of: "knownRegions", in: text), list.hasPrefix("(") {
            file.knownRegions = list.dropFirst().prefix { $0 != ")" }.split(separator: ",")
                .map { Self.unquoted($0.trimmingSpaces) }.filter { !$0.isEmpty && $0 != "Base" }.prefix(500).sorted()
        }
        return file
    }

    /// What stands between `name =` and the next `;`.
    private func value(of name: String, in text: String) -> String? {
        guard let place = text.firstRange(of: name + " = ") else { return nil }
        return text[place.upperBound...].prefix(20_000).prefix { $0 != ";" }.trimmingSpaces
    }

    private static func unquoted(_ text: String) -> String { text.filter { $0 != "\"" } }
}
