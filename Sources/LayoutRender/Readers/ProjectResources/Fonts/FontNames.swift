/// The names of the faces of a font file.
struct FontNames: Sendable {
    /// One face, or one named instance of a variable face.
    struct Face: Sendable {
        /// The index in the file; 0 but in collections.
        var index: Int
        /// The index among a variable font's named instances.
        var instance: Int?
        /// The name that `UIFont(name:size:)` and Interface Builder files use.
        var postScript: String
        /// The name that people read, such as `Avenir Book`; nil for an instance.
        var full: String?
    }

    /// In the order of the file.
    var faces: [Face] = []

    /// The faces of a file, 64 at most, and the named instances of variable fonts.
    init(_ bytes: [UInt8]) {
        for index in 0..<min(max(HarfBuzzFont.faceCount(bytes), 0), 64) {
            guard let font = HarfBuzzFont(bytes, face: index) else { continue }
            let own = font.name(HarfBuzzFont.NameID.postScript) ?? ""
            faces.append(Face(index: index, postScript: own, full: font.name(HarfBuzzFont.NameID.full)))
            for (instance, name) in font.instanceNames.enumerated() where name != own {
                faces.append(Face(index: index, instance: instance, postScript: name))
            }
        }
    }

    /// By PostScript name, else by full name.
    func face(named name: String) -> Face? {
        faces.first { $0.postScript == name } ?? faces.first { $0.full == name }
    }
}

/// Families that belong to iOS: no project contains their files.
enum SystemFonts {
    /// Whether UIKit has the font itself: names that begin with a dot, and the families of iOS.
    static func has(_ name: String, family: String?) -> Bool {
        if name.hasPrefix(".") { return true }
        let key = plain(family ?? name)
        return families.contains(key)
            || families.contains(plain(name.split(separator: "-").first.map(String.init) ?? ""))
    }

    /// A name for comparisons: small letters, without blanks.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

    /// The font families of iOS, in plain names.
    private static let families: Set<String> = Set(
        """
        academyengravedlet alnile americantypewriter applecoloremoji applesdgothicneo applesymbols arial arialhebrew \
        arialmt arialroundedmtbold arialunicodems avenir avenirnext avenirnextcondensed baskerville bodoni72 bodoniot \
        bodonisvtytwoitcttbook bodoniornaments bradleyhand bradleyhanditctt chalkboardse chalkduster charter cochin \
        copperplate courier couriernew couriernewpsmt damascus devanagarisangammn didot dinalternate dincondensed \
        euphemiaucas farah futura galvji geezapro georgia gillsans grantha gujaratisangammn gurmukhimn helvetica \
        helveticaneue hiraginomaruGothicpron hiraginomincho hiraginominchopron hiraginosans hoeflertext impact \
        kailasa kannadasangammn kefa khmersangammn kohinoorbangla kohinoordevanagari kohinoorgujarati kohinoortelugu \
        laosangammn malayalamsangammn markerfelt menlo mishafi muktamahee myanmarsangammn newyork noteworthy \
        notonastaliqurdu notosanskannada notosansmyanmar notosansoriya optima oriyasangammn palatino papyrus partylet \
        pingfanghk pingfangsc pingfangtc rockwell savoyelet savoyeletplain sanfrancisco sfmono sfpro sfprorounded \
        sinhalasangammn snellroundhand stheiti symbol tamilsangammn telugusangammn thonburi timesnewroman \
        timesnewromanps timesnewromanpsmt trebuchetms trebuchet verdana zapfdingbats zapfino
        """.split(separator: " ").map { $0.lowercased() })
}
