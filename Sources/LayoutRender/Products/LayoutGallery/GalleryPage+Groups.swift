extension GalleryPage {
    /// The fewest screens of a heading of their own: a project with a folder for each cell would else be a list of headings.
    private static let fewest = 4

    /// Gives each screen its heading: its folder or storyboard, below the folder of all files, or the next folder around them
    /// that holds some screens. The screens of a heading come one after the other.
    ///
    /// Parts of screens come last, all under one heading.
    package mutating func group() {
        // 1  The folders of each screen, from the outside in; a storyboard is the folder of its screens.
        var headings = screens.map { screen -> [String] in
            let parts = screen.file.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            let isStoryboard = parts.last?.hasSuffix(".storyboard") == true
            if screen.isPart { return [] }
            return (isStoryboard ? parts : parts.dropLast().map { $0 }).filter { !$0.hasSuffix(".lproj") }
        }
        // 2  The folder of all files is no part of a heading.
        let folders = zip(screens, headings).filter { !$0.0.isPart }.map(\.1)
        var common = folders.first ?? []
        for path in folders { common = zip(common, path).prefix { $0.0 == $0.1 }.map(\.0) }
        headings = headings.map { Array($0.dropFirst(common.count)) }
        // 3  From the inside out: the screens of a folder that holds few of them go to the folder around it.
        for depth in stride(from: headings.map(\.count).max() ?? 0, to: 0, by: -1) {
            let counts = headings.reduce(into: [[String]: Int]()) { $0[$1, default: 0] += 1 }
            for (place, heading) in headings.enumerated()
            where heading.count == depth && counts[heading, default: 0] < Self.fewest {
                headings[place].removeLast()
            }
        }
        // 4  Headings in the order of their first screens.
        var order: [String: Int] = [:]
        for (place, heading) in headings.enumerated() {
            screens[place].group = screens[place].isPart ? "Parts" : heading.joined(separator: "/")
            if order[screens[place].group] == nil { order[screens[place].group] = order.count }
        }
        screens = screens.enumerated().sorted { one, other in
            (one.element.isPart ? 1 : 0, order[one.element.group] ?? 0, one.offset)
                < (other.element.isPart ? 1 : 0, order[other.element.group] ?? 0, other.offset)
        }.map(\.element)
    }
}
