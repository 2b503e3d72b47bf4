/// One screen of a gallery: its facts and its pictures.
package struct GalleryScreen: Sendable {
    /// A picture in the folder of the gallery, with its size in points.
    package struct Picture: Sendable, Hashable {
        /// The address of the file, relative to the page.
        package var address: String
        /// The width in points.
        package var width: Double
        /// The height in points.
        package var height: Double

        /// A picture.
        package init(address: String, width: Double, height: Double) {
            self.address = address
            self.width = width
            self.height = height
        }
    }

    /// A picture with a word for it: a state or a step of the document.
    package struct Named: Sendable, Hashable {
        /// The name of the state.
        package var name: String
        /// The picture of the state.
        package var picture: Picture

        /// A state with its picture.
        package init(name: String, picture: Picture) {
            self.name = name
            self.picture = picture
        }
    }

    /// A way from one screen to another.
    package struct Link: Sendable, Hashable {
        /// The key of the other screen.
        package var screen: String
        /// The identifier of the segue, or its kind.
        package var label: String

        /// A way to a screen.
        package init(screen: String, label: String) {
            self.screen = screen
            self.label = label
        }
    }

    /// The ways between a screen and others.
    package struct Segues: Sendable, Hashable {
        /// Where segues lead from the screen.
        package var outgoing: [Link] = []
        /// The screens whose segues lead to the screen.
        package var incoming: [Link] = []
    }

    /// A property of the screen's controller that holds an object of the screen.
    package struct Outlet: Sendable, Hashable {
        /// The property.
        package var name: String
        /// The class of the object.
        package var className: String

        /// An outlet.
        package init(name: String, className: String) {
            self.name = name
            self.className = className
        }
    }

    /// What an audit says of the screen.
    package struct Remark: Sendable, Hashable {
        /// `error`, `warning` or `information`.
        package var severity: String
        /// The rule that was broken.
        package var rule: String
        /// One sentence.
        package var message: String
        /// The line in the file; nil for the file as a whole.
        package var line: Int?

        /// A remark.
        package init(severity: String, rule: String, message: String, line: Int?) {
            self.severity = severity
            self.rule = rule
            self.message = message
            self.line = line
        }
    }

    /// Unique in the gallery and equal in each run: the file's place and the scene.
    package var key: String
    /// The name for people.
    package var name: String
    /// The file, below the folder around all inputs.
    package var file: String
    /// The line of the scene in the file; nil where the file has one screen.
    package var line: Int?
    /// The heading under which the screen stands: a folder or a storyboard; see `GalleryPage.group`.
    package var group = ""
    /// The class of the controller or the root view; empty for UIKit's own.
    package var className = ""
    /// Whether the layout is a part of a screen, such as a cell: smaller than the screen of every phone.
    package var isPart = false
    /// Whether the screen is a frame of a design.
    package var isDesign = false
    /// The texts on the screen, for the search.
    package var texts: [String] = []
    /// The segues from and to the screen.
    package var segues = Segues()
    /// The outlets of the controller.
    package var outlets: [Outlet] = []
    /// What the audit says, the worst first.
    package var remarks: [Remark] = []
    /// The picture of each of the gallery's variants; nil where there is none.
    package var pictures: [Picture?] = []
    /// The other states and steps of the document, in the first variant.
    package var states: [Named] = []
    /// The inspector's page of the screen, relative to the gallery's page; empty for none.
    package var inspector = ""

    /// A screen without pictures.
    package init(key: String, name: String, file: String) {
        self.key = key
        self.name = name
        self.file = file
    }
}
