import LayoutRender

/// What `check` says about pages beside its findings: nothing is wrong, and a picture is not as on a device.
struct CheckNotes {
    /// Messages about pictures of the pages so far; several pages show the same pictures.
    var pictures: Set<Notice> = []
    private var file = ""
    private var standIns = StandIns()
    private var notices: [Notice] = []

    mutating func add(_ report: FramesReport, of file: String) {
        if file != self.file { close() }
        self.file = file
        standIns.add(report.scene)
        notices += Notice.lackOfSize(report, file: file) + Notice.fallenApart(report, file: file)
    }

    /// Notes a picture without a file on a page of the last file.
    mutating func add(picture name: String) { standIns.add(picture: name) }

    /// The notes of all files.
    mutating func close() {
        notices += Notice.notes(of: standIns, file: file)
        standIns = StandIns()
    }

    /// Prints the notes, those that pages of a file share once.
    mutating func say() throws(Failure) {
        close()
        try Notice.say(Notice.folded(notices).shown)
    }
}
