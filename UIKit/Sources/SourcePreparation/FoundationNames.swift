/// Names that Foundation brings along on Apple's systems and other modules have here.
enum FoundationNames {
    /// Types of Core Foundation, names of Objective-C's runtime, and those of Foundation's own types that Linux lacks: UIKit has
    /// them. Each is the beginning of a name.
    private static let ofUIKit = [
        "CGAffineTransform", "CGVector", "CFAbsoluteTime", "CFTimeInterval", "CFArray", "CFString", "CFURL", "CFData",
        "CFDictionary", "CFRunLoop", "CFTypeRef", "OSAtomic", "CFBoolean", "CFRange", "kCF", "Selector", "#selector",
        "objc_", "class_", "method_", "object_", "_SYS_NAMELEN", "AutoreleasingUnsafeMutablePointer",
        "DateComponentsFormatter", "MeasurementFormatter", "NSDataDetector", "NSException", "NSHashTable",
        "isOperatingSystemAtLeast", "operatingSystemVersion", "NSKeyValue", "NSMapTable", "NSTextChecking",
        "DispatchSourceMemoryPressure", "makeMemoryPressureSource", "NSUserActivity", "CGImage", "CGColor",
        "CATransform3D", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "UndoManager", "autoreleasepool",
        "Bundle(identifier:", "NSPredicate(", "NSSortDescriptor(", "NSInteger", "NSUInteger", "NSEC_PER_", "USEC_PER_",
        "MAXFLOAT", "NSMutableCharacterSet(",
        // Frameworks have UIKit in all files by a header that a package has not.
        "UIView", "UIColor", "UIImage", "UIFont", "UITableView", "UICollectionView", "UIScreen", "UIDevice",
        "UIApplication", "UIButton", "UILabel", "UIControl", "UIEdgeInsets", "UIWindow", "UIScrollView", "UIBezierPath",
    ]
    /// Those of Combine.
    private static let ofCombine = [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    static func isOfUIKit(_ source: String) -> Bool { ofUIKit.contains { source.hasBytes(of: $0) } }

    /// Modules of Apple's that a source of a module of views needs beside those that it names.
    static func modules(neededBy source: String, importing imported: Set<String>) -> [String] {
        guard !imported.isDisjoint(with: ["Foundation", "UIKit"]) else { return [] }
        var found: [String] = []
        if imported.isDisjoint(with: ["Combine", "SwiftUI", "OpenCombine"]),
            ofCombine.contains(where: { source.hasBytes(of: $0) })
        {
            found.append("Combine")
        }
        if imported.isDisjoint(with: ["os", "OSLog"]), source.hasBytes(of: "os_unfair_lock") { found.append("os") }
        return found
    }
}
