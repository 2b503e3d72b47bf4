import ArgumentParser
import LayoutDocument
import LayoutRender

/// The format of a page's picture.
enum PictureFormat: String {
    case png, svg, pdf
}

/// The format of a film; as PNG a film is a strip.
enum FilmFormat: String {
    case gif, apng, svg, png
}

/// The format of a file, by its extension or `--format`; `json` is a tree.json.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case png, svg, pdf, gif, apng, json

    init(path: String, stated: OutputFormat?) throws(Failure) {
        if let stated {
            self = stated
            return
        }
        if path == "-" {
            self = .png
            return
        }
        guard let format = OutputFormat(rawValue: fileExtension(path)) else {
            throw Failure.usage(
                "\(path): the extension says no format; use .png, .svg, .pdf, .gif or .apng, or --format")
        }
        self = format
    }
}

/// One `-o` with its format.
struct OutputTemplate {
    enum Kind: Equatable {
        case picture(PictureFormat)
        case film(FilmFormat)
    }

    let name: NameTemplate
    let kind: Kind

    /// - Parameters:
    ///   - asksForFilm: whether a format that can be both a picture and a film is a film.
    ///   - placeholders: the placeholders of the command.
    init(
        _ text: String, format: OutputFormat?, asksForFilm: Bool = false,
        placeholders: [String] = NameTemplate.placeholders
    ) throws(Failure) {
        name = try NameTemplate(text, placeholders: placeholders)
        switch (try OutputFormat(path: text, stated: format), asksForFilm) {
        case (.gif, _): kind = .film(.gif)
        case (.apng, _): kind = .film(.apng)
        case (.svg, true): kind = .film(.svg)
        case (.png, true): kind = .film(.png)
        case (.svg, false): kind = .picture(.svg)
        case (.png, false): kind = .picture(.png)
        case (.pdf, false): kind = .picture(.pdf)
        case (.json, _): throw Failure.usage("\(text): a picture is no JSON; use .png, .svg or .pdf")
        case (.pdf, true):
            throw Failure.usage("\(text): a film is no PDF; use .gif, .apng, .svg or, for a strip of pictures, .png")
        }
        if isFilm, name.names("step") {
            throw Failure.usage("\(text): a film holds all steps; leave out {step}")
        }
    }

    /// The format, for commands that write no films.
    func pictureFormat() throws(Failure) -> PictureFormat {
        guard case .picture(let format) = kind else {
            throw Failure.usage("\(name.text): this command draws no films; use .png, .svg or .pdf")
        }
        return format
    }

    var isFilm: Bool { if case .film = kind { true } else { false } }
}
