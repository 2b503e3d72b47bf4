/// A copy of a whole Interface Builder file for one language, as projects had before Base localization.
package struct DocumentCopy: Sendable, Hashable {
    /// The name of its language folder.
    package var language: String
    /// Absolute.
    package var path: String
    /// Relative to the project's root.
    package var shownPath: String
}

extension Project {
    /// The copies of a document in the language folders beside its own, without the document itself:
    /// `de.lproj/Main.storyboard` for `Base.lproj/Main.storyboard`.
    /// - Parameter document: an absolute path with links resolved.
    package func copies(of document: String) -> [DocumentCopy] {
        let folder = ProjectPath.folder(document)
        guard ProjectPath.fileExtension(folder) == "lproj" else { return [] }
        return languageFolders(beside: folder).compactMap { languageFolder in
            let language = ProjectPath.stem(languageFolder)
            let path = ProjectPath.join(languageFolder, ProjectPath.name(document))
            guard languageFolder != folder, language != "Base", ProjectPath.isInside(path, root.path),
                isReadable(ProjectPath.relative(path, to: root.path))
            else { return nil }
            return DocumentCopy(language: language, path: path, shownPath: relativePath(path))
        }
    }

    /// The language of a document's own folder; nil for `Base` and outside language folders.
    package func language(of document: String) -> String? {
        let folder = ProjectPath.folder(document)
        let language = ProjectPath.stem(folder)
        return ProjectPath.fileExtension(folder) == "lproj" && language != "Base" ? language : nil
    }
}
