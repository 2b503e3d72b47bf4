import Files
import LayoutDocument
import LayoutEngine

/// The keys of all that a gallery says of one file.
///
/// The first one is made of the file's bytes, the flags, the program and what the project says of the file whatever the
/// file names; it leads to the names in the file. The second one has the project's answers about these names as well, and
/// leads to the screens. So a file that nothing changed is neither parsed nor laid out.
struct GalleryFileKey {
    /// The key of the file's questions.
    let first: String
    private let file: String
    private let surroundings: Surroundings
    private let store: ProjectStore
    private let limits: Limits

    /// Nil where a copy of the file for another language cannot be read.
    /// - Parameter words: the flags, as labels and values.
    init?(
        _ file: String, _ bytes: [UInt8], _ store: ProjectStore, _ limits: Limits, words: [(String, String)]
    ) {
        (self.file, self.store, self.limits) = (file, store, limits)
        surroundings = store.surroundings(of: file)
        var hash = KeyHash()
        for (label, text) in words { hash.add(label, text) }
        hash.add("bytes", KeyHash.text(of: bytes))
        if InputLoader.isInterfaceBuilder(file) {
            guard surroundings.addSettings(to: &hash, limit: limits.inputBytes) else { return nil }
        } else {
            hash.add("named", "\(surroundings.isNamed)")
        }
        first = hash.text
    }

    /// The key of the file's screens; nil where a file of the project cannot be read whole.
    func second(_ questions: ProjectQuestions) -> String? {
        var hash = KeyHash()
        hash.add("first", first)
        if InputLoader.isInterfaceBuilder(file) {
            guard surroundings.addAnswers(questions, to: &hash, limits) else { return nil }
            return hash.text
        }
        // A tree.json that names nothing is laid out without its project.
        if !questions.names.isEmpty || surroundings.isNamed {
            let around = store.surroundings(of: file, inner: questions.folder)
            guard around.addSettings(to: &hash, limit: limits.inputBytes),
                around.addAnswers(questions, to: &hash, limits)
            else { return nil }
            around.addCodeTables(to: &hash)
        }
        let folder = Enclosure(folder: FileWriter.folder(of: file))
        for picture in questions.pictures {
            let bytes = InnerPath(picture).flatMap { try? folder.read($0, limit: limits.pictures.imageBytes) }
            hash.add("picture " + picture, bytes.map(KeyHash.text) ?? "none")
        }
        return hash.text
    }
}
