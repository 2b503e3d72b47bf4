import LayoutEngine

extension Device {
    /// The name, and where it differs Apple's spelling of it: `iPhoneSE`.
    var spellings: [String] { name.hasSuffix("Se") ? [name, name.dropLast(2) + "SE"] : [name] }

    /// The device whose screen a device has that the list lacks, such as `iPhone13` for `iPhone13Pro`; another name stays.
    /// Blanks, hyphens and letter case are ignored, and `.landscape` is kept.
    package static func ofSameScreen(as name: String) -> String {
        let isTurned = name.lowercased().hasSuffix(".landscape")
        var word = (isTurned ? name.dropLast(10) : name[...]).lowercased().filter { $0.isLetter || $0.isNumber }
        // Xcode's `iPhone SE (3rd generation)`.
        if word.hasSuffix("generation") { word = String(word.dropLast(12)) }
        guard let known = screens.first(where: { $0.others.contains { $0 == word } }) else { return name }
        return known.name + (isTurned ? ".landscape" : "")
    }

    private static let screens: [(name: String, others: [String])] = [
        ("iPhone4s", ["iphone4"]), ("iPhoneSe", ["iphonese1", "iphone5", "iphone5s", "iphone5c"]),
        ("iPhone8", ["iphone6", "iphone6s", "iphone7", "iphonese2", "iphonese3"]),
        ("iPhone8Plus", ["iphone6plus", "iphone6splus", "iphone7plus"]), ("iPhoneX", ["iphonexs", "iphone11pro"]),
        ("iPhone11", ["iphonexr"]), ("iPhone11ProMax", ["iphonexsmax"]), ("iPhone13Mini", ["iphone12mini"]),
        ("iPhone13", ["iphone12", "iphone12pro", "iphone13pro"]), ("iPhone13ProMax", ["iphone12promax"]),
        ("iPad6", ["ipad5", "ipadair", "ipadair2"]), ("iPadMini5", ["ipadmini4"]), ("iPad9", ["ipad7", "ipad8"]),
        ("iPadAir5", ["ipadair4"]), ("iPadMini6", ["ipadmini7"]),
    ]
}
