// Core Text's names of attributes, as attributed strings have them: those that drawing here knows by UIKit's names.
public let kCTFontAttributeName = NSAttributedString.Key.font
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
