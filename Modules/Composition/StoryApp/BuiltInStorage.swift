/// What the built-in features store; their list is derived from `Package.swift`.
public enum BuiltInStorage {}
