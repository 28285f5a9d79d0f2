/// Finds out whether a view that was made again is the one before.
///
/// What cannot be compared, such as a closure, counts as another one: a view is then made again with the one around it.
enum ViewComparison {
    /// Returns whether two views have the same properties; dynamic ones belong to the node and do not count.
    @MainActor
    static func isSame<Content: View>(_ left: Content, _ right: Content) -> Bool {
        if MemoryLayout<Content>.size == 0 { return true }
        return haveSameProperties(left, right)
    }

    @MainActor
    private static func haveSameProperties(_ left: Any, _ right: Any) -> Bool {
        let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
        guard left.subjectType == right.subjectType, left.children.count == right.children.count,
            !left.children.isEmpty
        else { return false }
        return zip(left.children, right.children).allSatisfy {
            $0.label == $1.label && isSameValue($0.value, $1.value)
        }
    }

    @MainActor
    private static func isSameValue(_ left: Any, _ right: Any) -> Bool {
        if left is any DynamicProperty { return type(of: left) == type(of: right) }
        if let binding = left as? any AnyBinding { return binding.isSame(as: right) }
        if let left = left as? any Equatable { return isEqual(left, right) }
        if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
        // An enum's case without values has nothing to compare.
        return haveSameProperties(left, right)
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        left == right as? Value
    }
}
