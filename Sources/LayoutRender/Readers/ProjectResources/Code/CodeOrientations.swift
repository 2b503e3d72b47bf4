/// What a controller's methods say of the screen's orientations.
enum CodeOrientations {
    /// Whether a method of orientations names the upright alone on phones: a choice by the idiom is about iPads. Nil
    /// where the method asks somebody else.
    static func areUpright(_ words: [String]) -> Bool? {
        if words.contains("other") { return nil }
        let isByIdiom = words.contains("pad")
        if words.contains("all") || words.contains("super") {
            return isByIdiom && words.contains("upright") ? true : words.contains("super") ? nil : false
        }
        return words.contains("upright") ? true : nil
    }

    /// What a word says of orientations; nil for words that say nothing.
    static func kind(of word: String) -> String? {
        let small = word.lowercased()
        if small.hasPrefix("uiinterfaceorientationmaskall") || small == "all" || small == "allbutupsidedown" {
            return "all"
        }
        if small.contains("landscape") { return "all" }
        if small.contains("portrait") { return "upright" }
        if small == "super" { return "super" }
        if small.contains("idiom") || small.contains("ipad") || small == "pad" { return "pad" }
        // Another controller, or a property that changes.
        return ["viewcontroller", "presented", "visible", "top", "orientationlock", "lock", "mask", "selected"].contains
        {
            small.contains($0)
        } && !small.hasPrefix("ui") ? "other" : nil
    }
}
