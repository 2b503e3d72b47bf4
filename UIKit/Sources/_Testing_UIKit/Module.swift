// Swift Testing names this module as the one to be imported wherever Testing and UIKit both are; it adds nothing.
import UIKit
