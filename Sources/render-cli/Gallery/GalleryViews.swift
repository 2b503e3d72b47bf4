import Files
import LayoutGallery
import Notation

/// The views and controllers of code that `uikit draw --all` has drawn, from the list beside their pictures.
struct GalleryViews {
    /// The folder that the command has written.
    let folder: String
    /// The list's name there.
    private static let list = "views.json"

    /// The first list among the inputs of a gallery, or in a folder right below one of them; nil where none is of views.
    static func found(in inputs: [String], for site: GallerySite, limit: Int) -> GalleryFile? {
        for input in inputs {
            let below = (try? FileReader.names(in: input, withHidden: false)) ?? []
            for folder in [input] + below.map({ FolderSearch.join(input, $0) })
            where FileReader.status(FolderSearch.join(folder, list)).kind == .regular {
                if let file = try? GalleryViews(folder: folder).file(for: site, limit: limit) { return file }
            }
        }
        return nil
    }

    /// How views of code come into the gallery of a project, which runs none of its code; nil where no input is a project.
    static func hint(for inputs: [String]) -> String? {
        let project = inputs.first { input in
            let names = (try? FileReader.names(in: input)) ?? []
            return names.contains { $0 == "Package.swift" || fileExtension($0) == "xcodeproj" }
        }
        return project.flatMap { project in
            let words = ["uikit", "draw", "--all", "-o", FolderSearch.join(project, "views"), "--project", project]
            return ShellWord.line(["render-cli"] + words).map { "views of code are shown once they are drawn: " + $0 }
        }
    }

    /// A view that was drawn.
    private struct View {
        var screen: GalleryScreen
        /// The picture's file; empty for a view without one.
        var picture: String
        /// In points.
        var size: (width: Int, height: Int)

        init(_ json: JSONValue) throws(UnreadablePart) {
            let name = try json.text("class")
            screen = GalleryScreen(
                key: "code/" + name, name: name.split(separator: ".").last.map(String.init) ?? name,
                file: try json.text("file"))
            screen.className = name
            screen.line = try json.count("line")
            screen.isPart = json["part"] == .bool(true)
            guard let said = json["remarks"] else { throw UnreadablePart() }
            screen.remarks = try said.texts(nil).map {
                .init(severity: "information", rule: "code", message: $0, line: nil)
            }
            picture = try json.text("picture")
            guard !picture.utf8.contains(UInt8(ascii: "/")), picture.isEmpty || picture.hasSuffix(".png") else {
                throw UnreadablePart()
            }
            size = (try json.count("width"), try json.count("height"))
        }
    }

    /// The screens, with their pictures in the folder of a gallery.
    /// - Parameter limit: of the list, in bytes.
    func file(for site: GallerySite, limit: Int) throws(Failure) -> GalleryFile {
        let path = FolderSearch.join(folder, Self.list)
        let bytes = try FileReader.read(path, limit: limit, flag: "max-input")
        guard let json = JSONReading.value(bytes),
            let views = try? json.list("views").map({ value throws(UnreadablePart) in try View(value) })
        else { throw Failure("\(path): not a list of views that 'uikit draw --all' wrote") }
        var file = GalleryFile()
        for view in views where !view.picture.isEmpty {
            let place = FolderSearch.join(folder, view.picture)
            let bytes = try Failure.of { () throws(FileTrouble) in
                try Enclosure(folder: folder).read(place, limit: GallerySite.largestFile)
            }
            guard let bytes else { throw Failure("\(place): no such file, but \(Self.list) names it") }
            var drawn = GalleryFile.Drawn(screen: view.screen, scene: "")
            let size = (Double(view.size.width), Double(view.size.height))
            drawn.pictures = [
                (GalleryVariants.asInFile, try site.write(picture: bytes, width: size.0, height: size.1))
            ]
            file.screens.append(drawn)
            file.pages += 1
        }
        return file
    }
}
