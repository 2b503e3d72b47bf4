import CLibrary

/// Which files the pinned fonts consist of, and where they may lie: the only fonts that ever reach a picture.
enum FontFiles {
    /// The family that stands for the system font: free, and close to San Francisco in its letters.
    static let family = "Inter"
    /// The same family's letters for large sizes, which stand for the system font's Display cut.
    static let displayFamily = "Inter Display"

    /// The folder of the fonts that a release brings, if there is one beside the folder of the program. Before all others, so
    /// that no font of the machine moves its pixels.
    private static let brought: [String] = {
        guard let program = programPath() else { return [] }
        let parts = program.utf8.split(separator: UInt8(ascii: "/")).dropLast(2)
        let folder = parts.map { "/" + String(Substring($0)) }.joined() + "/share/render-cli/fonts"
        return unsafe access(folder, R_OK) == 0 ? [folder] : []
    }()

    /// Searched in this order, once for each face; nothing else on the machine is looked at.
    static let folders =
        brought + [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
            "/usr/local/share/fonts/inter", "/opt/homebrew/share/fonts", "/Library/Fonts",
        ]

    /// Searched for the fallback of Chinese, Japanese and Korean.
    static let fallbackFolders =
        brought + [
            "/usr/share/fonts/truetype/droid", "/usr/share/fonts/droid", "/usr/local/share/fonts/droid",
            "/opt/homebrew/share/fonts", "/Library/Fonts",
        ]

    /// Names of one font in different distributions.
    static let fallbackFiles = ["DroidSansFallbackFull.ttf", "DroidSansFallback.ttf"]

    /// Emoji have a font of their own, which draws in colours.
    static let emojiFamily = "Noto Color Emoji"
    /// Debian's package, for messages.
    static let emojiPackage = "fonts-noto-color-emoji"

    /// Searched for the font of emoji.
    static let emojiFolders = [
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto-emoji",
        "/usr/local/share/fonts/noto", "/opt/homebrew/share/fonts", "/Library/Fonts",
    ]

    static let emojiFiles = ["NotoColorEmoji.ttf"]

    /// Inter-SemiBoldItalic, InterDisplay-Bold and the like, by OpenType and TrueType ending.
    static func names(of face: FontFace) -> [String] {
        let italic = face.isItalic
        let style =
            switch face.weight {
            case .ultraLight: italic ? "ThinItalic" : "Thin"
            case .thin: italic ? "ExtraLightItalic" : "ExtraLight"
            case .light: italic ? "LightItalic" : "Light"
            case .regular: italic ? "Italic" : "Regular"
            case .medium: italic ? "MediumItalic" : "Medium"
            case .semibold: italic ? "SemiBoldItalic" : "SemiBold"
            case .bold: italic ? "BoldItalic" : "Bold"
            case .heavy: italic ? "ExtraBoldItalic" : "ExtraBold"
            case .black: italic ? "BlackItalic" : "Black"
            }
        let stem = face.isDisplay ? "InterDisplay" : "Inter"
        return ["\(stem)-\(style).otf", "\(stem)-\(style).ttf"]
    }

    /// The error for a face without a file, with the package that contains the file.
    static func missing(_ face: FontFace, in folders: [String]) -> RenderError {
        .missingFont(file: names(of: face)[0], package: "fonts-inter", folders: folders)
    }
}

extension FontFace {
    /// The weight on OpenType's scale of 100 to 900, as Pango takes it.
    var openTypeWeight: UInt32 {
        switch weight {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }

    /// The face without its features: the file is the same.
    var fileFace: FontFace { FontFace(weight: weight, isItalic: isItalic, isDisplay: isDisplay) }

    /// The name under which Pango finds the file.
    var pinnedFamily: String { isDisplay ? FontFiles.displayFamily : FontFiles.family }
}
