/// A font for scripts that the pinned family lacks. Only characters of its ranges are drawn with the font, if
/// installed.
///
/// The ranges of two fonts share no character, so the choice of a font depends on the character alone.
struct ScriptFont {
    /// As the font file names itself.
    let family: String
    /// The files of the regular and of the bold face.
    let files: [String]
    /// Searched in this order, once for each file.
    let folders: [String]
    /// In Unicode's block order.
    let ranges: [ClosedRange<UInt32>]
    /// The Debian package with the files.
    let package: String

    /// Whether the scalar lies in one of the font's ranges.
    func holds(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

    /// No range of a script font starts below.
    static let firstCharacter: UInt32 = 0x0530

    /// In the order in which a character's font is looked for; the order decides nothing, since no character is in two
    /// fonts.
    static let all: [ScriptFont] = [
        ScriptFont(
            family: "DejaVu Sans", files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"],
            folders: [
                "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/dejavu",
                "/usr/local/share/fonts/dejavu", "/opt/homebrew/share/fonts", "/Library/Fonts",
            ],
            // Armenian, Hebrew, Arabic, Syriac; Georgian; letters and digits in circles; presentation forms.
            ranges: [
                0x0530...0x08FF, 0x10A0...0x10FF, 0x2460...0x24FF, 0xFB13...0xFDFF, 0xFE70...0xFEFE,
            ],
            package: "fonts-dejavu-core"),
        ScriptFont(
            family: "NanumGothic", files: ["NanumGothic.ttf", "NanumGothicBold.ttf"],
            folders: [
                "/usr/share/fonts/truetype/nanum", "/usr/share/fonts/nanum", "/usr/local/share/fonts/nanum",
                "/opt/homebrew/share/fonts", "/Library/Fonts",
            ],
            // Hangul.
            ranges: [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF], package: "fonts-nanum"),
        noto("Devanagari", [0x0900...0x097F, 0xA8E0...0xA8FF]), noto("Bengali", [0x0980...0x09FF]),
        noto("Gurmukhi", [0x0A00...0x0A7F]), noto("Gujarati", [0x0A80...0x0AFF]), noto("Tamil", [0x0B80...0x0BFF]),
        noto("Telugu", [0x0C00...0x0C7F]), noto("Kannada", [0x0C80...0x0CFF]), noto("Malayalam", [0x0D00...0x0D7F]),
        noto("Sinhala", [0x0D80...0x0DFF]), noto("Thai", [0x0E00...0x0E7F]), noto("Lao", [0x0E80...0x0EFF]),
        noto("Myanmar", [0x1000...0x109F]), noto("Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
    ]

    /// A family of Google's Noto Sans.
    private static func noto(_ script: String, _ ranges: [ClosedRange<UInt32>]) -> ScriptFont {
        ScriptFont(
            family: "Noto Sans \(script)", files: ["NotoSans\(script)-Regular.ttf", "NotoSans\(script)-Bold.ttf"],
            folders: [
                "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/local/share/fonts/noto",
                "/opt/homebrew/share/fonts", "/Library/Fonts",
            ],
            ranges: ranges, package: "fonts-noto-core")
    }

    /// The packages whose fonts have some of the characters, each once, in the order of the fonts.
    static func packages(for scalars: [Unicode.Scalar]) -> [String] {
        var packages: [String] = []
        for font in all where !packages.contains(font.package) && scalars.contains(where: font.holds) {
            packages.append(font.package)
        }
        return packages
    }

    /// The rule of fontconfig that takes all other characters from the font, so that no Latin letter or sign comes from
    /// there.
    var rule: String {
        let kept = ranges.map { "<range><int>\($0.lowerBound)</int><int>\($0.upperBound)</int></range>" }.joined()
        return """
              <match target="scan">
                <test name="family"><string>\(family)</string></test>
                <edit name="charset" mode="assign">
                  <minus>
                    <name>charset</name>
                    <minus><name>charset</name><charset>\(kept)</charset></minus>
                  </minus>
                </edit>
              </match>
            """
    }
}
