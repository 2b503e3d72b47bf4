/// A set of an asset catalog that no file of its project names.
public struct UnusedAsset: Sendable, Hashable {
    /// `imageset`, `colorset`, `symbolset` or `dataset`: the extension of the set's folder.
    public let kind: String
    /// With the groups that provide a namespace.
    public let name: String
    /// Relative to the project's root.
    public let path: String
}

/// Why no set of a project can be called unused.
public enum UnknownUse: Error, Sendable, CustomStringConvertible {
    /// A limit ended the scan or the reading, or a file could not be read: it may have the name.
    case limit
    /// The project has no source in Swift or Objective-C, where most sets are named.
    case noSource

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .limit: "not all files could be read, so no set is called unused"
        case .noSource: "no source of Swift or Objective-C is there, so no set is called unused"
        }
    }
}

extension Project {
    /// The sets of the project's asset catalogs that nothing in the project names, in the order of their paths.
    ///
    /// Asked are its Interface Builder documents, property lists, JSON files, project files, and its sources in Swift and
    /// Objective-C. A set counts as named where a word or a text has its letters and digits, or where a text that an
    /// expression completes begins as its name does; so a name that code makes up of parts may be listed, and a set with
    /// the name of any word of the sources is not.
    ///
    /// - Throws: where the files cannot tell.
    public func unusedAssets() throws(UnknownUse) -> [UnusedAsset] {
        let index = index
        guard !index.isTruncated, index.sources.count <= limits.sourceFiles else { throw .limit }
        guard !index.sources.isEmpty else { throw .noSource }
        var words = NamedWords()
        var room = limits.sourceBytes
        for (path, isSource) in index.sources.map({ ($0, true) })
            + (index.documents + index.projectFiles).map({ ($0, false) })
        {
            guard isReadable(path) else { throw .limit }
            let limit = isSource ? limits.sourceFileBytes : limits.listBytes
            guard let bytes = files.contents(of: absolute(path), limit: limit), bytes.count <= room else {
                throw .limit
            }
            room -= bytes.count
            if isSource { words.addSource(bytes) } else { words.addDocument(bytes) }
        }
        return index.sets.values.joined()
            .map { UnusedAsset(kind: $0.kind.rawValue, name: fullName($0), path: $0.path) }
            .filter { !words.mayName($0.name) }
            .sorted { $0.path < $1.path }
    }
}
