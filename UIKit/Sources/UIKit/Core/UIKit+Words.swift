internal import LayoutEngine

// UIKit's values and the engine's words have the same names.

extension RawRepresentable where RawValue == String {
    /// The word with the name of a value of UIKit's; nil for none.
    init?(named value: some Any) { self.init(rawValue: "\(value)") }
}

extension RawRepresentable where RawValue == Int {
    /// The value with the name of a word, for what comes out of files; nil for none.
    init?(_ word: some RawRepresentable<String>) { self.init(word: word.rawValue) }
    init?(word: String) {
        let values = (-1..<25).lazy.compactMap(Self.init(rawValue:))
        guard let value = values.first(where: { "\($0)" == word }) else { return nil }
        self = value
    }
}

extension UIControl.ContentHorizontalAlignment {
    init(_ word: ButtonContent.HorizontalAlignment) {
        switch word {
        case .natural: self = .leading
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .trailing: self = .trailing
        case .justified: self = .fill
        }
    }
}
