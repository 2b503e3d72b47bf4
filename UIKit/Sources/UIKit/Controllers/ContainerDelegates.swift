@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: UIKitMessaged {
    func navigationController(
        _ controller: UINavigationController, willShow shown: UIViewController, animated: Bool)
    func navigationController(
        _ controller: UINavigationController, didShow shown: UIViewController, animated: Bool)
    func navigationController(
        _ controller: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ controller: UINavigationController,
        interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ controller: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ controller: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ controller: UINavigationController, willShow shown: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ controller: UINavigationController, didShow shown: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ controller: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ controller: UINavigationController,
        interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ controller: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ controller: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: UIKitMessaged {
    func tabBarController(_ controller: UITabBarController, shouldSelect shown: UIViewController) -> Bool
    func tabBarController(_ controller: UITabBarController, didSelect shown: UIViewController)
    func tabBarController(_ controller: UITabBarController, willBeginCustomizing controllers: [UIViewController])
    func tabBarController(
        _ controller: UITabBarController, willEndCustomizing controllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ controller: UITabBarController, didEndCustomizing controllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ controller: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ controller: UITabBarController,
        interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ controller: UITabBarController, shouldSelect shown: UIViewController) -> Bool {
        true
    }
    public func tabBarController(_ controller: UITabBarController, didSelect shown: UIViewController) {}
    public func tabBarController(
        _ controller: UITabBarController, willBeginCustomizing controllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ controller: UITabBarController, willEndCustomizing controllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ controller: UITabBarController, didEndCustomizing controllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ controller: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ controller: UITabBarController,
        interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
