// Core Text's names of attributes, as attributed strings have them: those that drawing here knows by UIKit's names.
public let kCTFontAttributeName = NSAttributedString.Key.font
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let kCTKernAttributeName = NSAttributedString.Key.kern
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let kCTUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
public let kCTStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
