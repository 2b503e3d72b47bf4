import Findings
import Notation

/// What a file names and its project lacks.
extension FileAudit {
    /// Adds a resource that the project lacks.
    package mutating func take(_ missing: MissingResource) {
        var finding = finding(
            .missingResource, missing.severity, missing.uses, detail: missing.kind.rawValue + " " + missing.name)
        let users = finding.elements.count
        finding.message =
            "\(missing.kind.rawValue) '\(missing.name)' is missing: \(missing.reason)"
            + (users > 1 ? "; \(users) objects name it" : "")
        add(finding)
    }

    /// Adds texts that some languages of the project lack. Where a language has no text of the file at all, that is
    /// information: the language may be new. Where single texts are missing they were forgotten, which is a warning.
    package mutating func take(_ missing: MissingTranslation) {
        // The first of the languages that lack most.
        let most = missing.gaps.map(\.uses.count).max()
        guard let worst = missing.gaps.first(where: { $0.uses.count == most }), let first = worst.uses.first else {
            return
        }
        var finding = finding(
            .missingTranslation, missing.isPartial ? .warning : .information, missing.gaps.flatMap(\.uses),
            detail: missing.isPartial ? "texts" : "file")
        let language = LanguageWords.name(worst.language)
        let others = missing.gaps.count - 1
        let rest = others == 0 ? "" : countText(others, "more language")
        if missing.isPartial {
            let texts =
                worst.uses.count == 1
                ? words(of: first) + " is" : "\(worst.uses.count) texts such as \(words(of: first)) are"
            finding.message = "\(texts) missing in \(language)" + (rest.isEmpty ? "" : ", and texts in \(rest)")
            finding.cause = "most of the file's languages have " + (worst.uses.count == 1 ? "the text" : "the texts")
        } else {
            finding.message = "no text of the file is translated to \(language)" + (rest.isEmpty ? "" : " and \(rest)")
            finding.cause = "the project has the language, and other languages have texts for the file"
        }
        finding.languages = missing.gaps.map(\.language)
        add(finding)
    }

    /// Whether some objects are in screens that nothing shows alone.
    package func areUnshown(_ uses: [SourceObject]) -> Bool {
        !evidence.unshown.isEmpty && !uses.isEmpty
            && uses.allSatisfy { screen(with: $0.id).map { evidence.unshown.contains($0.scene.id) } ?? false }
    }

    /// A finding about objects of the file, the first screen with one of them, and no constraint. The fingerprint is
    /// made of the rule, the file's name and the detail, not of lines or ids: the finding stays known in a baseline
    /// when the file is edited elsewhere.
    func finding(
        _ rule: AuditRule, _ severity: Finding.Severity, _ uses: [SourceObject], detail: String
    ) -> Finding {
        var finding = Finding(
            rule: rule.rawValue, kind: rule.kind, severity: severity, message: "", file: file,
            fingerprint: Fingerprint.make([rule.rawValue, Entry.name(of: file), detail]))
        finding.reason = "source"
        finding.remedy = rule.remedy
        finding.pages = [AuditTraits.own.words]
        finding.devices = [AuditTraits.own.deviceWord]
        for use in uses where !finding.elements.contains(where: { $0.id == use.id }) {
            guard let screen = screen(with: use.id), let item = screen.tree.item(named: use.id) else {
                finding.elements.append(.init(id: use.id, caption: use.id, line: use.line))
                continue
            }
            if finding.screen.isEmpty { (finding.screen, finding.screenName) = (screen.scene.id, screen.scene.name) }
            finding.elements.append(screen.element(item))
            if finding.elements.count == 1 {
                finding.elements[0].names = screen.names(of: item, caption: finding.elements[0].caption)
            }
        }
        finding.line = uses.first?.line
        return finding
    }

    /// The view's short name, else the object's text, else its id.
    private func words(of object: SourceObject) -> String {
        guard let screen = screen(with: object.id), let item = screen.tree.item(named: object.id) else {
            // As captions cut texts.
            let text = object.text.count > 40 ? object.text.prefix(40) + "…" : object.text[...]
            return text.isEmpty ? "'\(object.id)'" : "'\(text)'"
        }
        return screen.shortName(item)
    }
}
