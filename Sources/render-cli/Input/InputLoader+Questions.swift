import InterfaceBuilder
import LayoutDocument

extension InputLoader {
    /// A kept file's questions to the project, copies for other languages included.
    mutating func questions(of file: String) throws(Failure) -> ProjectQuestions {
        var questions = ProjectQuestions()
        if let document = files.kept?.documents[file] {
            questions.names = document.names
            questions.folder = document.assets.folder
            questions.pictures = document.imageNames.compactMap { name in
                RunPictures.file(of: name, in: document, input: file)?.place.text
            }
        }
        guard let source = files.kept?.sources[file] else { return questions }
        questions.names = source.references.names
        for copy in try surroundings(of: file).copies() {
            // A copy with a mistake names nothing.
            guard let bytes = try? read(copy.path), let other = try? self.source(of: copy.path, bytes) else { continue }
            let names = other.references.names
            for image in names.images { questions.names.add(image) }
            for color in names.colors { questions.names.add(color) }
            for font in names.fonts { questions.names.add(font) }
        }
        return questions
    }
}
