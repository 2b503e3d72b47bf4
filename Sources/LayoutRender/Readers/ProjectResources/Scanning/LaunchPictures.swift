import Notation

/// An app without a launch screen has launch pictures, and lies in the frame of the highest phone that has a picture: the system
/// shows the app on newer phones without a notch and a home indicator.
struct LaunchPictures {
    /// The project whose index has the pictures.
    let project: Project

    /// The height of the highest phone that an app fills, in points; nil for an app that fills all phones, and where nobody knows.
    func tallestPhone(_ list: ProjectInfo?, _ file: ProjectFile?) -> Double? {
        guard let list, list.launches == false, let file, !file.launches else { return nil }
        var heights = list.launchHeights + looseHeights
        if file.hasLaunchPictures {
            let sets = project.index.launchPictures.prefix(Self.mostSets)
            if sets.isEmpty { return nil }
            for set in sets {
                guard let pictures = self.heights(of: set + "/Contents.json") else { return nil }
                heights += pictures
            }
        }
        let tallest = heights.max() ?? Self.tallestFramed
        return tallest <= Self.tallestFramed ? tallest : nil
    }

    /// Sets of launch pictures that are opened.
    private static let mostSets = 20

    /// The height of the last phones with a home button, in points.
    private static let tallestFramed = 736.0

    /// The heights of phones by the words of catalogs and of file names; a picture without such a word is for the first phones.
    private static let heights: [(word: String, height: Double)] = [
        ("retina4", 568), ("568h", 568), ("667h", 667), ("736h", 736), ("812h", 812), ("2436h", 812), ("896h", 896),
        ("1792h", 896), ("2688h", 896),
    ]

    /// The heights of the phones that a catalog's set has pictures for; nil for a list that cannot be read.
    private func heights(of list: String) -> [Double]? {
        guard project.isReadable(list),
            let bytes = project.files.contents(of: project.absolute(list), limit: project.limits.listBytes)
        else {
            return nil
        }
        return Self.heights.filter { bytes.firstPlace(of: Array("\"\($0.word)\"".utf8)) != nil }.map(\.height)
    }

    /// The heights of the phones for which the bundle has pictures by the system's names: `Default-568h@2x.png`.
    private var looseHeights: [Double] {
        let index = project.index
        let first = ["Default.png", "Default@2x.png"].contains { index.images[$0] != nil } ? [480.0] : []
        return first
            + Self.heights.filter { entry in
                ["@2x.png", "@3x.png"].contains { index.images["Default-" + entry.word + $0] != nil }
            }.map(\.height)
    }
}
