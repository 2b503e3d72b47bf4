import LayoutEngine

extension TreeSchema {
    /// The definitions of bars' items: `barButtonItems`, `tabBarItems`, `navigationItem`.
    static let bars = #"""
            "barButtonItem": {
              "anyOf": [
                {"type": "string"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "title": {
                      "$ref": "#/$defs/text",
                      "description": "The title; a picture takes its place.",
                      "examples": ["Edit"]
                    },
                    "image": {
                      "$ref": "#/$defs/image",
                      "description": "The picture in place of the title.",
                      "examples": [{"name": "gear", "systemSymbol": true}]
                    },
                    "systemItem": {
                      "enum": [\#(SystemItems.barButtonNames.map { "\"\($0)\"" }.joined(separator: ", "))],
                      "description": "UIBarButtonItem.SystemItem, with UIKit's title or symbol.",
                      "examples": ["add"]
                    },
                    "style": {
                      "enum": ["plain", "done", "prominent"],
                      "default": "plain",
                      "description": "UIBarButtonItem.Style: done and prominent are the item that ends a task.",
                      "examples": ["done"]
                    },
                    "isEnabled": {
                      "type": "boolean",
                      "default": true,
                      "description": "Whether the item takes touches; otherwise it is gray.",
                      "examples": [false]
                    },
                    "tintColor": {
                      "$ref": "#/$defs/color",
                      "description": "The colour of the item; that of the bar where it is left out.",
                      "examples": ["systemRed"]
                    },
                    "width": {
                      "$ref": "#/$defs/extent",
                      "description": "The width of the system item fixedSpace.",
                      "examples": [20]
                    }
                  }
                }
              ]
            },
            "barButtonItems": {"type": "array", "maxItems": 1000, "items": {"$ref": "#/$defs/barButtonItem"}},
            "tabBarItems": {
              "type": "array",
              "maxItems": 1000,
              "items": {
                "anyOf": [
                  {"type": "string"},
                  {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "title": {
                        "$ref": "#/$defs/text",
                        "description": "The title below or beside the picture.",
                        "examples": ["Home"]
                      },
                      "image": {
                        "$ref": "#/$defs/image",
                        "description": "The picture.",
                        "examples": [{"name": "house", "systemSymbol": true}]
                      },
                      "selectedImage": {
                        "$ref": "#/$defs/image",
                        "description": "The picture of the selected tab; image where it is left out.",
                        "examples": [{"name": "house.fill", "systemSymbol": true}]
                      },
                      "systemItem": {
                        "enum": [\#(SystemItems.tabNames.map { "\"\($0)\"" }.joined(separator: ", "))],
                        "description": "UITabBarItem.SystemItem, with UIKit's title and symbol.",
                        "examples": ["search"]
                      },
                      "badgeValue": {
                        "anyOf": [{"$ref": "#/$defs/text"}, {"type": "null"}],
                        "description": "The text in the oval at the tab's picture.",
                        "examples": ["3"]
                      },
                      "badgeColor": {
                        "$ref": "#/$defs/color",
                        "description": "The oval's colour; red where it is left out.",
                        "examples": ["systemGreen"]
                      },
                      "isEnabled": {
                        "type": "boolean",
                        "default": true,
                        "description": "Whether the tab takes touches; otherwise it is gray.",
                        "examples": [false]
                      }
                    }
                  }
                ]
              }
            },
            "navigationItem": {
              "anyOf": [
                {"type": "string"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "title": {
                      "$ref": "#/$defs/text",
                      "description": "The title in the middle, or the large title.",
                      "examples": ["Trips"]
                    },
                    "prompt": {
                      "anyOf": [{"$ref": "#/$defs/text"}, {"type": "null"}],
                      "description": "A line above the title, which makes the bar 30 points higher.",
                      "examples": ["Choose a trip"]
                    },
                    "leftBarButtonItems": {
                      "$ref": "#/$defs/barButtonItems",
                      "description": "The items from the leading edge inwards.",
                      "examples": [[{"systemItem": "cancel"}]]
                    },
                    "leftBarButtonItem": {
                      "$ref": "#/$defs/barButtonItem",
                      "description": "The only item at the leading edge.",
                      "examples": [{"systemItem": "cancel"}]
                    },
                    "rightBarButtonItems": {
                      "$ref": "#/$defs/barButtonItems",
                      "description": "The items from the trailing edge inwards.",
                      "examples": [[{"systemItem": "add"}]]
                    },
                    "rightBarButtonItem": {
                      "$ref": "#/$defs/barButtonItem",
                      "description": "The only item at the trailing edge.",
                      "examples": [{"systemItem": "add"}]
                    },
                    "backButtonTitle": {
                      "$ref": "#/$defs/text",
                      "description": "The title of the back button under the next item; title where it is left out.",
                      "examples": ["Back"]
                    },
                    "largeTitleDisplayMode": {
                      "enum": ["automatic", "always", "never", "inline"],
                      "default": "automatic",
                      "description": "Whether the title is large in a bar that prefers large titles.",
                      "examples": ["never"]
                    }
                  }
                }
              ]
            },

        """#
}
