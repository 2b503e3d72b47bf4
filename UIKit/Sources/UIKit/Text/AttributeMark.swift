/// The first property of a class whose objects are values of attributed strings.
///
/// Foundation for Linux compares values of neighbouring ranges as objects of Core Foundation, whose kind is a number where the
/// first property lies. A class that is none of these must not have 0 there, or the process ends.
struct AttributeMark: Sendable {
    private let kind: UInt64 = 0x100
}
