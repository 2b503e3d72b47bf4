/// The files that an answer about a name may come from, for whatever traits.
package struct NamedFiles: Sendable {
    /// In the order in which candidates are tried; relative to the root of the project that has the file.
    package var paths: [String] = []
    /// The same files, absolute; empty for a file that cannot be read.
    package var files: [String] = []
}

extension Project {
    /// The files from which a picture of a name may be taken: the lists and the pictures of its sets, then the loose
    /// files of any device and scale. Equal files under equal paths give equal answers for all traits.
    /// - Parameter folder: the document's folder, absolute.
    package func files(ofImage name: String, near folder: String) -> NamedFiles {
        let nearness = nearness(to: folder)
        var found = NamedFiles()
        for set in sets(named: name, kinds: [.image, .symbol], nearness) {
            add(set.path + "/Contents.json", to: &found)
            for slot in imageSet(set)?.slots ?? [] { add(set.path + "/" + slot.file, to: &found) }
        }
        for path in LooseImages.all(name, in: index, nearness) { add(path, to: &found) }
        guard found.paths.isEmpty else { return found }
        if let setName = AssetSet.name(ofFile: name) { found = files(ofImage: setName, near: folder) }
        for project in found.paths.isEmpty ? packages + [wider].compactMap(\.self) : [] where found.paths.isEmpty {
            found = project.files(ofImage: name, near: folder)
        }
        return found
    }

    /// The lists of the sets from which a colour of a name may be taken.
    /// - Parameter folder: the document's folder, absolute.
    package func files(ofColor name: String, near folder: String) -> NamedFiles {
        var found = NamedFiles()
        for set in sets(named: name, kinds: [.color], nearness(to: folder)) {
            add(set.path + "/Contents.json", to: &found)
        }
        guard found.paths.isEmpty, let wider else { return found }
        return wider.files(ofColor: name, near: folder)
    }

    /// The names of the catalogs' pictures, or of their colours, sorted.
    public func namesOfSets(ofColors isColor: Bool) -> [String] {
        index.sets.values.joined().filter { ($0.kind == .color) == isColor && $0.kind != .data }.map(fullName).sorted()
    }

    /// Adds a path; a file that is not there has no bytes, but its path counts.
    private func add(_ path: String, to found: inout NamedFiles) {
        found.paths.append(path)
        found.files.append(isReadable(path) ? absolute(path) : "")
    }
}
