/// Methods that a delegate of UIKit's may have or not: code asks with a question mark, `delegate?.scrollViewDidScroll?(view)`.
///
/// Here every delegate has them, empty by default, and the compiler refuses the question mark.
enum OptionalMethods {
    /// The first parts of the methods' names; a test compares them with UIKit's protocols.
    static let names: Set<String> = [
        "adaptivePresentationStyle", "animationController", "application", "collectionView",
        "colorPickerViewController", "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
        "contextMenuInteraction", "didDismissSearchController", "didPresentSearchController",
        "documentInteractionControllerViewControllerForPreview", "documentPicker", "documentPickerWasCancelled",
        "dragInteraction", "dropInteraction", "editMenuInteraction", "fontPickerViewControllerDidCancel",
        "fontPickerViewControllerDidPickFont", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "imagePickerController", "imagePickerControllerDidCancel", "indexTitles", "navigationBar",
        "navigationController", "navigationControllerPreferredInterfaceOrientationForPresentation",
        "navigationControllerSupportedInterfaceOrientations", "numberOfSections", "pageViewController", "pickerView",
        "pointerInteraction", "popoverPresentationControllerDidDismissPopover",
        "popoverPresentationControllerShouldDismissPopover", "position", "prepareForPopoverPresentation",
        "presentSearchController", "presentationController", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "presentationCount", "presentationIndex", "scene",
        "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground",
        "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
        "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
        "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
        "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
        "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
        "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController",
        "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "tabBar", "tabBarController", "tableView",
        "tableViewDidEndMultipleSelectionInteraction", "textField", "textFieldDidBeginEditing",
        "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
        "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textStorage", "textView",
        "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
        "textViewShouldBeginEditing", "textViewShouldEndEditing", "viewForZooming", "willDismissSearchController",
        "willPresentSearchController", "windowScene",
    ]

    /// The names that a module's closures have too, which may be asked with a question mark.
    static func properties(named names: Set<String>, in sources: [String]) -> Set<String> {
        names.intersection(closures.results(for: sources).joined())
    }

    /// The names of a source's properties that are closures.
    private static let closures = KnownResults<String, Set<String>> { source in
        var found: Set<String> = []
        var cursor = SourceCursor(source)
        var isDeclaration = false
        while let word = cursor.nextName() {
            if isDeclaration, cursor.isAtClosureType { found.insert(word) }
            isDeclaration = word == "var" || word == "let"
        }
        return found
    }

    /// Where the expression begins whose member's name begins at a place, and whether it is optional already.
    static func receiver(before dot: Int, in text: [UInt8]) -> (start: Int, isOptional: Bool)? {
        var place = dot
        var isOptional = false
        while place > 0 {
            // In a longer chain every member would be asked for all before it.
            guard dot - place < 4_000 else { return nil }
            let byte = text[place - 1]
            if SourceCursor.isLetter(byte) || ".!$".utf8.contains(byte) {
                place -= 1
            } else if byte == UInt8(ascii: "?") {
                isOptional = true
                place -= 1
            } else if ")]".utf8.contains(byte) {
                var depth = 0
                repeat {
                    place -= 1
                    if ")]".utf8.contains(text[place]) { depth += 1 }
                    if "([".utf8.contains(text[place]) { depth -= 1 }
                } while depth > 0 && place > 0
            } else {
                break
            }
        }
        guard place < dot, text[place] != UInt8(ascii: ".") else { return nil }
        return (place, isOptional)
    }
}

extension SourceCursor {
    /// Whether a type with an arrow stands here: `: ((UIScrollView) -> Void)?`.
    fileprivate var isAtClosureType: Bool {
        let type = text[place...].prefix { ![UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "\n")].contains($0) }
        return zip(type, type.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
    }
}
