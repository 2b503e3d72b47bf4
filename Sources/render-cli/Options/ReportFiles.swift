import ArgumentParser

/// The one flag for reports in files, beside what `--format` prints: `--report page.html --report junit.xml`.
struct ReportFiles: ParsableArguments {
    /// A form of a report, told by the file's extension.
    enum Form: String, CaseIterable {
        case html
        case json
        case junit = "xml"
        case markdown = "md"
        case sarif
        /// What each case of a test cost.
        case timings = "tsv"
    }

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Write a report; its extension tells the form: a page (.html), .json, JUnit (.xml), Markdown (.md), .sarif, "
                + "of a test what each case cost (.tsv); again for more.",
            valueName: "file"))
    var paths: [String] = []

    /// Refuses forms that the command does not have, and two files of one form.
    func check(_ forms: [Form]) throws {
        var met: Set<Form> = []
        for path in paths {
            guard let form = Self.form(of: path), forms.contains(form) else {
                let known = forms.map { "." + $0.rawValue }.joined(separator: ", ")
                throw ValidationError("--report \(path): use \(known)")
            }
            guard met.insert(form).inserted else {
                throw ValidationError("--report \(path): a second report as .\(form.rawValue)")
            }
        }
    }

    /// The file of a form; nil if none is asked for.
    func path(as form: Form) -> String? { paths.first { Self.form(of: $0) == form } }

    private static func form(of path: String) -> Form? { Form(rawValue: fileExtension(path)) }
}
