import Files
import Notation

/// Where the bytes of files come from, if not from the disk alone.
struct FileSource {
    /// The bytes of files that are not on the disk under their paths, such as files of a git revision.
    var contents: [String: [UInt8]] = [:]
    /// The folder whose files may be read, without following links; nil: any file.
    var enclosure: Enclosure?
    /// The files that were read and their parsed documents, for a loader that reads a file for several wishes; nil:
    /// nothing is kept.
    var kept: KeptFiles?

    /// The hash of a file's bytes, of a kept file computed once.
    mutating func hash(of bytes: [UInt8], _ file: String) -> String {
        if let known = kept?.hashes[file] { return known }
        let hash = KeyHash.text(of: bytes)
        kept?.hashes[file] = hash
        return hash
    }

    /// Says with `--verbose` that a file was read.
    static func tell(read file: String, _ bytes: [UInt8]) {
        Talk.detail("read \(escapedForDisplay(displayName(file), limit: 4_096)), \(countText(bytes.count, "byte"))")
    }
}

/// What is hashed for the keys of pages.
struct InputHashing {
    /// Whether pages get what their keys are made of.
    var isOn = false
    /// Whether files count with all their bytes in these keys, which takes no second reading to find the rectangles
    /// that the first one did not use.
    var takesWholeFiles = false
    /// The hash of the file that is being loaded; empty unless inputs are hashed.
    var fileHash = ""
}

/// Remarks on files besides their pages.
struct FileRemarks {
    /// Messages for standard error that are no failures.
    var notices: [Notice] = []
    /// Mistakes in files that leave pages to lay out; `check` counts them as findings.
    var mistakes: [FileMistake] = []
    /// The states and steps that make no page, of each document.
    var leftOut: [Notice] = []
    /// Files found in folders that gave no page.
    var passedOver = PassedOver()
}
