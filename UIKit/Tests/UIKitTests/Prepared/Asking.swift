// swift-format-ignore-file
import UIKit

/// A protocol of Objective-C's, with members that a class may have or not.
      protocol CardDelegate: AnyObject {
    func cardDidOpen(_ card: Card)
                                                  
                                                                            
    // What stands in a comment stays: @objc optional func none()
                              
                                    
                    
                
                                    
                                             
                                                                                
}

      protocol LoudCardDelegate: CardDelegate {                                       }

final class Card: UIView {
    weak var delegate: CardDelegate?
    var events: [String] = []

    func close() {
        guard delegate?.card (self, shouldClose: true) ?? true else { return events.append("refused") }
        events.append((delegate?.title (for: self, in: 2) ?? nil) ?? "untitled")
        events.append(String(delegate?.cardCount () ?? -1))
        if let delegate, delegate.color == UIColor.red { events.append("red") }
        if delegate?.cardDidClose != nil { events.append("asks") }
        delegate?.cardDidClose (self)
        delegate?.wait (for: self) { [weak self] in self?.events.append("waited \($0)") }
        if let loud = delegate as? LoudCardDelegate, let word = Optional(loud)?.shout () { events.append(word) }
    }
}

class SilentOwner: NSObject, CardDelegate {
    func cardDidOpen(_ card: Card) {}
}

class TitleOwner: SilentOwner, uikit_optional_CardDelegate_cardCount_, uikit_optional_CardDelegate_title_for_in_ {
    func title(for card: Card, in line: Int) -> String? { "title \(line)" }
    func cardCount() -> Int { 7 }
}

final class FullOwner: TitleOwner, LoudCardDelegate, uikit_optional_CardDelegate_cardDidClose___, uikit_optional_CardDelegate_wait_for_then_, uikit_optional_LoudCardDelegate_shout_ {
    fileprivate struct Note {}
    override func cardCount() -> Int { super.cardCount() + 1 }
    func shout() -> String { "loud" }
    func wait(for card: Card, then work: @escaping (Int) -> Void) { work(3) }
}

private final class Refuser<Value>: NSObject, uikit_optional_CardDelegate_card___shouldClose_, uikit_optional_CardDelegate_color {
    var color: UIColor { .red }
}

extension Refuser: CardDelegate {
    func cardDidOpen(_ card: Card) {}
    func card(_ card: Card, shouldClose byHand: Bool) -> Bool { !byHand }
}

extension FullOwner {
    func cardDidClose(_ card: Card) { card.events.append("closed") }
}

func refuser() -> CardDelegate { Refuser<Int>() }

      protocol Timekeeping: AnyObject {
    /// Nothing for the calendar as it is.
                                               
                                                                             
                                                                           
}

final class SizeKeeper: NSObject, Timekeeping, uikit_optional_Timekeeping_calendar_, uikit_optional_Timekeeping_keeper___fits_NSObject_CGSize {
    func calendar() -> Calendar? { Calendar(identifier: .hebrew) }
    func keeper(_ keeper: NSObject, fits size: CGSize) -> Bool { size.width > 1 }
}

func kept(_ keeper: Timekeeping?) -> [String] {
    let calendar = keeper?.calendar () ?? Calendar(identifier: .gregorian)
    let size = keeper?.keeper (NSObject(), fits: CGSize(width: 2, height: 2))
    let time = keeper?.keeper (NSObject(), fits: Date())
    return ["\(calendar.identifier)", "\(size as Bool?)", "\(time as Bool?)"]
}

protocol uikit_optional_CardDelegate_cardDidClose___: AnyObject { func cardDidClose(_ card: Card) }
extension CardDelegate {
    @discardableResult func cardDidClose(_ card: Card) -> (Void)? { (self as? any uikit_optional_CardDelegate_cardDidClose___)?.cardDidClose(card) }
    var uikit_value_cardDidClose___: ((Card) -> Void)? { (self as? any uikit_optional_CardDelegate_cardDidClose___).map { one in { one.cardDidClose($0) } } }
    var cardDidClose: ((Card) -> Void)? { (self as? any uikit_optional_CardDelegate_cardDidClose___).map { one in { one.cardDidClose($0) } } }
}

protocol uikit_optional_CardDelegate_card___shouldClose_: AnyObject { func card(_ card: Card, shouldClose byHand: Bool) -> Bool }
extension CardDelegate {
    @discardableResult func card(_ card: Card, shouldClose byHand: Bool) -> (Bool)? { (self as? any uikit_optional_CardDelegate_card___shouldClose_)?.card(card, shouldClose: byHand) }
    var uikit_value_card___shouldClose_: ((Card, Bool) -> Bool)? { (self as? any uikit_optional_CardDelegate_card___shouldClose_).map { one in { one.card($0, shouldClose: $1) } } }
    var card: ((Card, Bool) -> Bool)? { (self as? any uikit_optional_CardDelegate_card___shouldClose_).map { one in { one.card($0, shouldClose: $1) } } }
}

protocol uikit_optional_CardDelegate_title_for_in_: AnyObject { func title(         for card: Card,           in line: Int     ) -> String? }
extension CardDelegate {
    @discardableResult func title(         for card: Card,           in line: Int     ) -> String? { (self as? any uikit_optional_CardDelegate_title_for_in_)?.title(for: card, in: line) }
    var uikit_value_title_for_in_: ((Card, Int) -> String?)? { (self as? any uikit_optional_CardDelegate_title_for_in_).map { one in { one.title(for: $0, in: $1) } } }
    var title: ((Card, Int) -> String?)? { (self as? any uikit_optional_CardDelegate_title_for_in_).map { one in { one.title(for: $0, in: $1) } } }
}

protocol uikit_optional_CardDelegate_cardCount_: AnyObject { func cardCount() -> Int }
extension CardDelegate {
    @discardableResult func cardCount() -> (Int)? { (self as? any uikit_optional_CardDelegate_cardCount_)?.cardCount() }
}

protocol uikit_optional_CardDelegate_color: AnyObject { var color: UIColor { get } }
extension CardDelegate {
    var color: (UIColor)? { (self as? any uikit_optional_CardDelegate_color)?.color }
}

protocol uikit_optional_CardDelegate_wait_for_then_: AnyObject { func wait(for card: Card, then work: @escaping (Int) -> Void) }
extension CardDelegate {
    @discardableResult func wait(for card: Card, then work: @escaping (Int) -> Void) -> (Void)? { (self as? any uikit_optional_CardDelegate_wait_for_then_)?.wait(for: card, then: work) }
    var uikit_value_wait_for_then_: ((Card, @escaping (Int) -> Void) -> Void)? { (self as? any uikit_optional_CardDelegate_wait_for_then_).map { one in { one.wait(for: $0, then: $1) } } }
    var wait: ((Card, @escaping (Int) -> Void) -> Void)? { (self as? any uikit_optional_CardDelegate_wait_for_then_).map { one in { one.wait(for: $0, then: $1) } } }
}

protocol uikit_optional_LoudCardDelegate_shout_: AnyObject { func shout() -> String }
extension LoudCardDelegate {
    @discardableResult func shout() -> (String)? { (self as? any uikit_optional_LoudCardDelegate_shout_)?.shout() }
}

protocol uikit_optional_Timekeeping_calendar_: AnyObject { func calendar() -> Calendar? }
extension Timekeeping {
    @discardableResult func calendar() -> Calendar? { (self as? any uikit_optional_Timekeeping_calendar_)?.calendar() }
}

protocol uikit_optional_Timekeeping_keeper___fits_NSObject_CGSize: AnyObject { func keeper(_ keeper: NSObject, fits size: CGSize) -> Bool }
extension Timekeeping {
    @discardableResult func keeper(_ keeper: NSObject, fits size: CGSize) -> (Bool)? { (self as? any uikit_optional_Timekeeping_keeper___fits_NSObject_CGSize)?.keeper(keeper, fits: size) }
}

protocol uikit_optional_Timekeeping_keeper___fits_NSObject_Date: AnyObject { func keeper(_ keeper: NSObject, fits time: Date) -> Bool }
extension Timekeeping {
    @discardableResult func keeper(_ keeper: NSObject, fits time: Date) -> (Bool)? { (self as? any uikit_optional_Timekeeping_keeper___fits_NSObject_Date)?.keeper(keeper, fits: time) }
}
