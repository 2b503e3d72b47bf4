// Core Text's fonts are UIKit's here, as they are bridged to them on Apple's systems.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CGGlyph = UInt16
public typealias UniChar = UInt16
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
    public static let italicTrait = traitItalic
    public static let boldTrait = traitBold
    public static let monoSpaceTrait = traitMonoSpace
    public static let expandedTrait = traitExpanded
    public static let condensedTrait = traitCondensed
    public static let verticalTrait = traitVertical
}

public enum CTFontUIFontType: UInt32, Sendable {
    case user, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
    case label = 10
}

public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
public func CTFontCreateWithGraphicsFont(
    _ font: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(font.postScriptName ?? "", size, matrix) }
public func CTFontCreateUIFontForLanguage(
    _ type: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let isBold = type == .emphasizedSystem || type == .smallEmphasizedSystem
    let own = size > 0 ? size : UIFont.systemFontSize
    return isBold ? .boldSystemFont(ofSize: own) : .systemFont(ofSize: own)
}
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ traits: CTFontSymbolicTraits,
    _ mask: CTFontSymbolicTraits
) -> CTFont? {
    let kept = font.fontDescriptor.symbolicTraits.subtracting(mask).union(traits.intersection(mask))
    return font.fontDescriptor.withSymbolicTraits(kept).map { UIFont(descriptor: $0, size: size) }
}
public func CTFontCreateForString(_ font: CTFont, _ string: CFString, _ range: CFRange) -> CTFont { font }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// A positive number, unlike the font's own.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize * 0.1 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize * 0.05 }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { 0 }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}
/// No glyph has a number here.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    Missing.note("CTFontGetGlyphsForCharacters: glyphs have no numbers")
    return false
}
public func CTFontGetGlyphWithName(_ font: CTFont, _ name: CFString) -> CGGlyph { 0 }
/// Nothing: outlines of glyphs are not handed out.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    Missing.note("CTFontCreatePathForGlyph: outlines of glyphs are not handed out")
    return nil
}

public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public func CTFontCopyName(_ font: CTFont, _ key: CFString) -> CFString? {
    key == kCTFontFamilyNameKey ? font.familyName : font.fontName
}

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var found: [UIFontDescriptor.AttributeName: Any] = [:]
    found[.name] = attributes[kCTFontNameAttribute]
    found[.family] = attributes[kCTFontFamilyNameAttribute]
    found[.size] = attributes[kCTFontSizeAttribute]
    return UIFontDescriptor(fontAttributes: found)
}
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontNameAttribute, kCTFontDisplayNameAttribute: NSString(string: descriptor.postscriptName)
    case kCTFontFamilyNameAttribute: NSString(string: UIFont(descriptor: descriptor, size: 12).familyName)
    case kCTFontSizeAttribute: NSNumber(value: Double(descriptor.pointSize))
    default: nil
    }
}
