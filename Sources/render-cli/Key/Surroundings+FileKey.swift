import LayoutDocument
import LayoutEngine
import ProjectResources

/// What a file names of its project: with it a program that knows the file's former answers sees, without reading the file,
/// whether they still hold.
struct ProjectQuestions: Sendable {
    var names = ResourceNames()
    /// By the classes that an Interface Builder file names, the outlets of their objects.
    var outlets: [String: Set<String>] = [:]
    /// The folder of resources that a tree.json names.
    var folder: String?
    /// The pictures that a tree.json names in its own folder, by their paths from the file.
    var pictures: [String] = []
}

extension Surroundings {
    /// Adds what the project says of a file whatever the file names: languages, tables, the app's settings.
    /// - Returns: false where a file cannot be read whole, so that no key has a part for the file.
    func addSettings(to hash: inout KeyHash, limit: Int) -> Bool {
        hash.add("projects", projects.map { "\($0.root.sign) \($0.isTruncated)" }.joined(separator: " "))
        hash.add("own language", ownLanguage ?? "none")
        hash.add("development language", developmentLanguage ?? "none")
        hash.add("beside", languagesBeside.joined(separator: " "))
        hash.add("languages", knownLanguages.joined(separator: " "))
        hash.add("turns", turns.map { "\($0)" } ?? "unsaid")
        hash.add("style", onlyStyle?.rawValue ?? "any")
        hash.add("info", "\(hasInfo) \(isNamed) \(areWithoutDocument) \(areOfDemo)")
        hash.add("families", deviceFamilies.map { "\($0.phones) \($0.pads)" } ?? "unsaid")
        hash.add("frame", tallestPhone.map { "\($0)" } ?? "none")
        hash.add("target", deploymentTarget?.version ?? "unsaid")
        add(tables(), to: &hash)
        for copy in copies() {
            guard let bytes = digests.whole(copy.path, limit: limit) else { return false }
            hash.add("copy " + copy.language, copy.shownPath)
            hash.add("bytes", bytes)
        }
        return true
    }

    /// Adds the answers to a file's questions.
    /// - Returns: false where a file of the project cannot be read whole.
    func addAnswers(_ questions: ProjectQuestions, to hash: inout KeyHash, _ limits: Limits) -> Bool {
        let names = questions.names
        for image in names.images where !image.isSystemSymbol && !image.isInline {
            for project in projects {
                let found = project.files(ofImage: image.name, near: folder)
                guard add(found, "image " + image.name, to: &hash, limits.pictures.imageBytes) else { return false }
            }
        }
        for color in names.colors {
            for project in projects {
                let found = project.files(ofColor: color.name, near: folder)
                guard add(found, "color " + color.name, to: &hash, limits.pictures.imageBytes) else { return false }
            }
        }
        for reference in names.fonts {
            let font = font(reference)
            hash.add("font " + reference.name, "\(font.kind) \(font.name) \(font.family ?? "") \(font.path ?? "none")")
            hash.add("reason", font.reason.map { "\($0)" } ?? "found")
            if let typeface = font.typeface {
                guard let bytes = digests.whole(typeface.path, limit: limits.pictures.imageBytes) else { return false }
                hash.add("bytes", bytes)
            }
        }
        guard !questions.outlets.isEmpty else { return true }
        hash.add("use", "\(areWithoutUse) \(projectWithCode?.statedNames ?? 0)")
        hash.add("code", code?.answers(about: questions.outlets, grounds: DocumentCode.grounds) ?? "none")
        return true
    }

    /// Adds the tables that a tree.json shares with the code of its project.
    func addCodeTables(to hash: inout KeyHash) { add(codeTables(), to: &hash) }

    private func add(_ tables: [DocumentTable], to hash: inout KeyHash) {
        for table in tables {
            hash.add("table " + table.language, "\(table.table.texts.count)")
            for (key, text) in table.table.texts.sorted(by: { $0.key < $1.key }) { hash.add(key, text) }
        }
    }

    private func add(_ found: NamedFiles, _ label: String, to hash: inout KeyHash, _ limit: Int) -> Bool {
        hash.add(label, "\(found.files.count)")
        for (path, file) in zip(found.paths, found.files) {
            hash.add("path", path)
            guard !file.isEmpty else { continue }
            guard let bytes = digests.whole(file, limit: limit) else { return false }
            hash.add("bytes", bytes)
        }
        return true
    }
}
