/// UIUserInterfaceLayoutDirection.
public enum LayoutDirection: String, Sendable, CaseIterable { case leftToRight, rightToLeft }
