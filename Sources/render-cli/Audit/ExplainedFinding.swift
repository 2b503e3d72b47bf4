import Findings
import LayoutAudit
import LayoutEngine

extension Finding {
    /// The finding with the commands that explain it on the page of its message, where `explain` has an answer, and draw the
    /// page.
    /// - Parameter screenFlag: the flag that chooses the finding's screen; nil where none is needed.
    func explained(on page: AuditTraits, _ project: ProjectOptions, _ screenFlag: String?) -> Finding {
        var finding = self
        // What stands for a translation nobody has made is made by the audit alone.
        guard severity > .information, page.pseudo == nil else { return finding }
        let line = line(on: page, project, screenFlag)
        finding.explanation = explainCommand(line) ?? ""
        if !screen.isEmpty { finding.drawing = line.drawing ?? "" }
        return finding
    }

    /// The file with the flags that select a page.
    private func line(on page: AuditTraits, _ project: ProjectOptions, _ screenFlag: String?) -> ExplainLine {
        var flags = page.device == nil ? [] : ["--device=\(page.deviceWord)"]
        let traits = page.traitWords
        if !traits.isEmpty { flags.append("--traits=" + traits.joined(separator: ",")) }
        if let language = page.language { flags.append("--locale=\(language)") }
        if let root = project.root { flags.append("--project=\(root)") }
        if let screenFlag { flags.append(screenFlag) }
        return ExplainLine(file: file, flags: flags)
    }

    private func explainCommand(_ line: ExplainLine) -> String? {
        switch AuditRule(rawValue: rule) {
        case .conflict, .ambiguousLayout: return line.command([], view: nil)
        default:
            guard let edge, let view = elements.first.map({ $0.names.first ?? $0.id }) else { return nil }
            return line.command(["--edge", edge], view: view)
        }
    }
}

extension AuditTraits {
    /// The words of `--traits` that select the page.
    var traitWords: [String] {
        var words: [String] = []
        if layoutDirection == .rightToLeft { words.append("rtl") }
        if let contentSizeCategory { words.append(contentSizeCategory.rawValue) }
        if let style { words.append(style.rawValue) }
        if let release { words.append("ios" + release.version) }
        return words
    }

    /// The words that name the page among others: traits, then the language.
    var flagWords: [String] {
        let words = traitWords + [language, pseudo?.rawValue].compactMap { $0 }
        return words.isEmpty ? ["default"] : words
    }
}
