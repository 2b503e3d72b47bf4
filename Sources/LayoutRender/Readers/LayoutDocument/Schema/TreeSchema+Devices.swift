import LayoutEngine

extension TreeSchema {
    /// The names of the known devices, upright and turned, in quotes.
    private static let names = Device.all.flatMap(\.spellings).flatMap { ["\"\($0)\"", "\"\($0).landscape\""] }
        .joined(separator: ", ")

    /// Devices and traits.
    ///
    /// `device`: a name of `Device.all`, or an object with name and size. `traitMatrix`: lists of traits, each
    /// combination a page; the order of a list is the order of the pages.
    static let devices = #"""
            "device": {
              "anyOf": [
                {
                  "enum": [\#(names)]
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["name"],
                  "anyOf": [{"required": ["size"]}, {"required": ["device"]}],
                  "properties": {
                    "name": {
                      "$ref": "#/$defs/id",
                      "description": "The name of the device in outputs.",
                      "examples": ["small"]
                    },
                    "device": {
                      "enum": [\#(names)],
                      "description": "A device of Apple's, which the other members change.",
                      "examples": ["iPhone13"]
                    },
                    "size": {
                      "$ref": "#/$defs/sizeOrFit",
                      "description": "The size in points, [width, height]; \"fit\" is systemLayoutSizeFitting on that axis.",
                      "examples": [[320, 568], [320, "fit"]]
                    },
                    "scale": {
                      "type": "number",
                      "minimum": 0.1,
                      "maximum": 8,
                      "description": "Pixels a point.",
                      "examples": [2]
                    },
                    "safeArea": {
                      "$ref": "#/$defs/insets",
                      "description": "The insets that bars and corners take.",
                      "examples": [{"top": 20}]
                    },
                    "layoutMargins": {
                      "$ref": "#/$defs/insets",
                      "description": "The margins of the root view.",
                      "examples": [{"left": 16, "right": 16}]
                    },
                    "isControllerView": {
                      "type": "boolean",
                      "description": "Whether the root has the minimum margins of a view controller's view.",
                      "examples": [true]
                    },
                    "viewRespectsSystemMinimumLayoutMargins": {
                      "type": "boolean",
                      "description": "Whether the margins of a controller's view are at least the system's minimum at the sides.",
                      "examples": [false]
                    },
                    "isPad": {"type": "boolean", "description": "Whether the device is an iPad.", "examples": [true]},
                    "keyboard": {
                      "$ref": "#/$defs/keyboard",
                      "description": "Whether the keyboard is shown, with the height of Apple's devices of this size, or its height in points from the bottom.",
                      "examples": [true, 336]
                    },
                    "horizontalSizeClass": {
                      "enum": ["compact", "regular"],
                      "description": "The size class of the width; by the size where it is left out.",
                      "examples": ["regular"]
                    },
                    "verticalSizeClass": {
                      "enum": ["compact", "regular"],
                      "description": "The size class of the height; by the size where it is left out.",
                      "examples": ["compact"]
                    },
                    "topLayoutGuideLength": {
                      "$ref": "#/$defs/length",
                      "description": "The length of UIViewController.topLayoutGuide.",
                      "examples": [20]
                    },
                    "bottomLayoutGuideLength": {
                      "$ref": "#/$defs/length",
                      "description": "The length of UIViewController.bottomLayoutGuide.",
                      "examples": [49]
                    },
                    "roundsToPixels": {
                      "type": "boolean",
                      "description": "Whether edges lie on the pixel grid; true where it is left out.",
                      "examples": [false]
                    },
                    "expect": {
                      "$ref": "#/$defs/expectations",
                      "description": "What the layout of the document as written has to be on this device.",
                      "examples": [{"avatar.frame": [16, 16, 40, 40]}]
                    },
                    "ios": {
                      "$ref": "#/$defs/release",
                      "description": "The release of iOS whose metrics and looks hold; the document's where it is left out.",
                      "examples": [26]
                    },
                    "toolGeneration": {
                      "type": "integer",
                      "minimum": 0,
                      "maximum": 1000000,
                      "deprecated": true,
                      "description": "The plug-in of an Interface Builder, for its release of iOS; write ios instead.",
                      "examples": [22000]
                    }
                  }
                }
              ]
            },
            "traitMatrix": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "layoutDirection": {
                  "type": "array",
                  "items": {"enum": ["leftToRight", "rightToLeft"]},
                  "uniqueItems": true,
                  "description": "The directions to lay out for; that of the language where it is left out.",
                  "examples": [["leftToRight", "rightToLeft"]]
                },
                "userInterfaceStyle": {
                  "type": "array",
                  "items": {"enum": ["light", "dark"]},
                  "uniqueItems": true,
                  "description": "The appearances to draw.",
                  "examples": [["light", "dark"]]
                },
                "accessibilityContrast": {
                  "type": "array",
                  "items": {"enum": ["normal", "high"]},
                  "uniqueItems": true,
                  "description": "Whether colours with increased contrast are used.",
                  "examples": [["normal", "high"]]
                },
                "preferredContentSizeCategory": {
                  "type": "array",
                  "items": {
                    "enum": [
                      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
                      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
                      "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"
                    ]
                  },
                  "uniqueItems": true,
                  "description": "The text sizes of Dynamic Type to lay out for.",
                  "examples": [["large", "accessibilityLarge"]]
                },
                "locale": {
                  "type": "array",
                  "items": {"type": "string", "pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"},
                  "uniqueItems": true,
                  "description": "The languages whose texts are shown, each as a language tag.",
                  "examples": [["en", "ar"]]
                },
                "ios": {
                  "type": "array",
                  "items": {"$ref": "#/$defs/release"},
                  "uniqueItems": true,
                  "description": "The releases of iOS to lay out for.",
                  "examples": [[18, 26]]
                }
              }
            },

        """#
}
