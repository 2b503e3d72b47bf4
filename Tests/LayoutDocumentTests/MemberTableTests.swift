import Foundation
import Testing

/// Members of a document beside its root: fragments that are wrong, and what is said at which line and column.
@Suite struct MemberTableTests {
    /// A fragment alone before the root, whose line is the second.
    static func found(_ member: String) -> [String] {
        messages("{\"version\": 1, \(member),\n \"root\": {\"type\": \"view\", \"id\": \"page\"}}")
    }

    /// Compares the messages, without the paths that they end with, joined by bars.
    static func check(_ member: String, _ wanted: String) {
        let sentences = found(member).map { $0.components(separatedBy: " (at ")[0] }
        #expect(sentences.joined(separator: " | ") == wanted)
    }

    @Test(
        "a device",
        arguments: [
            (#""devices": 1"#, "1:27: expected an array of devices, found the number 1"),
            (
                #""devices": ["iPhone8", "iPhone8"]"#,
                "1:39: the device 'iPhone8' is listed twice; a 'name' tells two apart"
            ),
            (#""devices": [{"name": "a"}]"#, "1:28: a device needs 'device', or 'name' and 'size'"),
            (#""devices": [{"size": [1, 1]}]"#, "1:28: a device needs 'device', or 'name' and 'size'"),
            (
                #""devices": [{"name": "-a", "size": [1, 1]}]"#,
                "1:37: '-a' is no device name; a name has letters, digits, '_' and '-' and starts with no '-'"
            ),
            (
                #""devices": [{"name": "a", "size": [1]}]"#,
                "1:50: expected [width, height], each a number or 'fit', found an array"
            ),
            (
                #""devices": [{"name": "a", "size": [1, "fill"]}]"#,
                "1:54: expected a number or 'fit', found the string 'fill'"
            ),
            (
                #""devices": [{"name": "a", "size": [1, 1], "scale": 9}]"#,
                "1:67: 9 is out of range; it must be from 0.1 to 8"
            ),
            (
                #""devices": [{"name": "a", "size": [1, 1], "isPad": "yes"}]"#,
                "1:67: expected true or false, found the string 'yes'"
            ),
            (
                #""devices": [{"name": "a", "size": [1, 1], "horizontalSizeClass": "wide"}]"#,
                "1:81: 'wide' is not known here; it may be compact, regular"
            ),
            (
                #""devices": [{"name": "a", "size": [1, 1], "safeAera": 1}]"#,
                "1:58: unknown key 'safeAera'; did you mean 'safeArea'?"
            ),
            (
                #""devices": [{"name": "a", "size": [1, 1], "expect": {"pag.frame.x": 0}}]"#,
                "1:69: no item has the id 'pag'; did you mean 'page'?"
            ),
        ])
    func devices(member: String, message: String) { Self.check(member, message) }

    @Test(
        "lists of traits",
        arguments: [
            (#""traits": []"#, "1:26: expected an object of trait lists, found an array"),
            (
                #""traits": {"layoutDirection": "rightToLeft"}"#,
                "1:46: expected an array of words, found the string 'rightToLeft'"
            ),
            (
                #""traits": {"layoutDirection": ["rightToleft"]}"#,
                "1:47: 'rightToleft' is not known here; did you mean 'rightToLeft'?"
            ),
            (#""traits": {"layoutDirection": ["rightToLeft", "rightToLeft"]}"#, "1:62: 'rightToLeft' is listed twice"),
            (#""traits": {"locale": ["de", "de"]}"#, "1:44: 'de' is listed twice"),
            (#""traits": {"style": ["dark"]}"#, "1:27: unknown key 'style'; did you mean 'userInterfaceStyle'?"),
        ])
    func traits(member: String, message: String) { Self.check(member, message) }

    @Test(
        "a state",
        arguments: [
            (#""states": []"#, "1:26: expected an object of states, found an array"),
            (
                #""states": {"-a": {}}"#,
                "1:27: '-a' is no state name; a name has letters, digits, '_' and '-' and starts with no '-'"
            ),
            (#""states": {"a": []}"#, "1:32: expected an object, found an array"),
            (#""states": {"a": {"name": "b"}}"#, "1:33: unknown key 'name'; known here: note, set, keyboard, expect"),
            (#""states": {"a": {"set": {"page": 1}}}"#, "1:41: a key path is 'id.property'"),
            (#""states": {"a": {"set": {"page.alpha": 2}}}"#, "1:55: 2 is out of range; it must be from 0 to 1"),
        ])
    func states(member: String, message: String) { Self.check(member, message) }

    @Test(
        "a step and its animation",
        arguments: [
            (#""steps": {}"#, "1:25: expected an array of steps, found an object"),
            (#""steps": [{}]"#, "1:26: a step needs a 'name'"),
            (#""steps": [{"name": "a"}, {"name": "a"}]"#, "1:41: the name 'a' is used twice"),
            (
                #""steps": [{"name": "a b"}]"#,
                "1:35: 'a b' is no step name; a name has letters, digits, '_' and '-' and starts with no '-', as 'a-b'"
            ),
            (
                #""steps": [{"name": "a", "animate": {"curve": "easeinout"}}]"#,
                "1:61: 'easeinout' is not known here; did you mean 'easeInOut'?"
            ),
            (
                #""steps": [{"name": "a", "animate": {"time": 1}}]"#,
                "1:52: unknown key 'time'; known here: duration, curve"
            ),
            (
                #""steps": [{"name": "a", "animate": {"duration": -1}}]"#,
                "1:64: -1 is out of range; it must be from 0 to 1000"
            ),
            (#""steps": [{"name": "a", "hold": 1e9}]"#, "1:48: 1e9 is out of range; it must be from 0 to 600"),
            (#""steps": [{"name": "a", "reset": 1}]"#, "1:49: expected true or false, found the number 1"),
        ])
    func steps(member: String, message: String) { Self.check(member, message) }

    @Test(
        "metrics, assets and drawing",
        arguments: [
            (#""assets": []"#, "1:26: expected an object, found an array"),
            (#""metrics": []"#, "1:27: expected an object of numbers, found an array"),
            (
                #""metrics": {"gap": "8"}"#,
                "1:35: expected a number, as 8, without quotes or a unit, found the string '8'"
            ),
            (
                #""metrics": {"9gap": 8}"#,
                "1:28: '9gap' is no metric name; letters, digits and '_', starting with a letter or '_'"
            ),
            (
                #""render": {"layer": []}"#,
                "1:27: unknown key 'layer'; known here: scale, background, tolerance, text, show"
            ),
            (
                #""render": {"tolerance": {"origin": -1, "width": 1}}"#,
                "1:51: -1 is out of range; it must be from 0 to 1000 | 1:55: unknown key 'width'; known here: origin, size"
            ),
            (
                #""render": {"layers": ["nams"]}"#,
                "1:27: unknown key 'layers'; known here: scale, background, tolerance, text, show"
            ),
        ])
    func others(member: String, message: String) { Self.check(member, message) }
}
