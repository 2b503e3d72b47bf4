// What the module has is UIKit's here, as UIKit brings it along on a device.
@_exported import UIKit
