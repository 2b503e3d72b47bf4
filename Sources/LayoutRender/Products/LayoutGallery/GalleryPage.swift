import LayoutDiff
import Notation

/// A page of HTML with all screens of a project: thumbnails, search, switches for all pictures at once, a view of each screen.
///
/// The pictures lie beside the page, each once; the page loads nothing else, from a disk as from any host.
package struct GalleryPage: Sendable {
    /// A choice that all pictures follow, such as the device.
    package struct Axis: Sendable, Hashable {
        /// The word in addresses.
        package var name: String
        /// The word for people.
        package var label: String
        /// The values, the first of them the default.
        package var values: [String]

        /// An axis.
        package init(name: String, label: String, values: [String]) {
            self.name = name
            self.label = label
            self.values = values
        }
    }

    /// The project's name.
    package var title: String
    /// The axes; one value for each in every variant.
    package var axes: [Axis]
    /// For each variant the places of its values on the axes.
    package var variants: [[Int]]
    /// In the order in which they are shown.
    package var screens: [GalleryScreen]
    /// What changed, the most important first; nil where nothing was compared.
    package var changes: [GalleryChange]?
    /// With what the files were compared: a revision or a folder.
    package var comparedWith = ""
    /// Why files could not be compared.
    package var uncompared: [String] = []
    /// Notes for the reader.
    package var notes: [String] = []

    /// A gallery without a comparison.
    package init(title: String, axes: [Axis], variants: [[Int]], screens: [GalleryScreen]) {
        self.title = title
        self.axes = axes
        self.variants = variants
        self.screens = screens
    }

    /// The page, to be written as `index.html` in the folder of the pictures.
    package var html: String {
        var page = SelfContainedPage(
            title: title, style: Self.style,
            scripts: [Self.modelScript, Self.gridScript, Self.detailScript, Self.startScript],
            body: Self.body, data: data)
        page.showsFiles = true
        return page.html
    }

    static let body = """
        <header>
          <div id="head"><h1 id="title"></h1><p id="counts"></p></div>
          <input id="search" type="search" placeholder="Search name, class, text, file" aria-label="Search" autocomplete="off">
          <div id="switches"></div>
        </header>
        <div id="troubles" role="alert"></div>
        <main id="main" tabindex="-1"></main>
        <footer id="foot"></footer>
        <p id="told" role="status" aria-live="polite"></p>
        """
}
