import SourcePreparation
import Testing
import UIKit

/// Optional members of a module's own protocols: `Prepared/Asking.swift` is what the preparation makes of them.
@MainActor
struct OptionalRequirementTests {
    private func events(_ delegate: any CardDelegate) -> [String] {
        let card = Card()
        card.delegate = delegate
        card.close()
        return card.events
    }

    @Test func whoHasTheMemberIsAsked() {
        #expect(events(SilentOwner()) == ["untitled", "-1"])
        // Members that a subclass has of a protocol its superclass conforms to.
        #expect(events(TitleOwner()) == ["title 2", "7"])
        #expect(events(FullOwner()) == ["title 2", "8", "asks", "closed", "waited 3", "loud"])
        #expect(events(refuser()) == ["refused"])
        #expect(Card().delegate?.color == nil)
    }

    /// What may be nothing by itself gets no second question mark; methods of one name are told apart by their types.
    @Test func resultsThatMayBeNothing() {
        #expect(kept(SizeKeeper()) == ["hebrew", "Optional(true)", "nil"])
        #expect(kept(nil) == ["gregorian", "nil", "nil"])
    }
}
