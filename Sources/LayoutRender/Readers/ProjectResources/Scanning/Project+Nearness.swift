extension Project {
    /// The order of candidates for a document.
    /// - Parameter folder: the document's folder, absolute.
    func nearness(to folder: String) -> Nearness {
        Nearness(folder: relativePath(folder), infoLists: index.infoLists)
    }
}
