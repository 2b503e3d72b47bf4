/// Sections of a list by the first letters of names, in the order of the language.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
    open var sectionTitles: [String] {
        (UnicodeScalar("A").value...UnicodeScalar("Z").value).compactMap(UnicodeScalar.init).map { String($0) } + ["#"]
    }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle index: Int) -> Int { index }
    /// Texts alone are sorted in: the value of a selector is not asked.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        guard let text = object as? String else {
            Missing.note("UILocalizedIndexedCollation: sorts texts only")
            return sectionTitles.count - 1
        }
        let first = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current).prefix(1)
            .uppercased()
        return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
    }
    open func sortedArray(from objects: [Any], collationStringSelector selector: Selector) -> [Any] {
        guard let texts = objects as? [String] else {
            Missing.note("UILocalizedIndexedCollation: sorts texts only")
            return objects
        }
        return texts.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }
}
