extension MprisObject {
    /// The introspection data of the object, in the format of the D-Bus specification.
    static let introspection = """
        <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
          "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
        <node>
          <interface name="org.freedesktop.DBus.Introspectable">
            <method name="Introspect"><arg name="data" type="s" direction="out"/></method>
          </interface>
          <interface name="org.freedesktop.DBus.Properties">
            <method name="Get">
              <arg name="interface" type="s" direction="in"/><arg name="name" type="s" direction="in"/>
              <arg name="value" type="v" direction="out"/>
            </method>
            <method name="GetAll">
              <arg name="interface" type="s" direction="in"/><arg name="values" type="a{sv}" direction="out"/>
            </method>
            <method name="Set">
              <arg name="interface" type="s" direction="in"/><arg name="name" type="s" direction="in"/>
              <arg name="value" type="v" direction="in"/>
            </method>
            <signal name="PropertiesChanged">
              <arg name="interface" type="s"/><arg name="changed" type="a{sv}"/><arg name="invalidated" type="as"/>
            </signal>
          </interface>
          <interface name="org.mpris.MediaPlayer2">
            <method name="Raise"/>
            <method name="Quit"/>
        \(properties(of: ["CanQuit", "CanRaise", "HasTrackList"], "b"))
        \(properties(of: ["Identity", "DesktopEntry"], "s"))
        \(properties(of: ["SupportedUriSchemes", "SupportedMimeTypes"], "as"))
          </interface>
          <interface name="org.mpris.MediaPlayer2.Player">
            <method name="Next"/>
            <method name="Previous"/>
            <method name="Pause"/>
            <method name="PlayPause"/>
            <method name="Stop"/>
            <method name="Play"/>
            <method name="Seek"><arg name="Offset" type="x" direction="in"/></method>
            <method name="SetPosition">
              <arg name="TrackId" type="o" direction="in"/><arg name="Position" type="x" direction="in"/>
            </method>
            <method name="OpenUri"><arg name="Uri" type="s" direction="in"/></method>
            <signal name="Seeked"><arg name="Position" type="x"/></signal>
        \(properties(of: ["PlaybackStatus"], "s"))
        \(properties(of: ["LoopStatus"], "s", access: "readwrite"))
        \(properties(of: ["Shuffle"], "b", access: "readwrite"))
        \(properties(of: ["Metadata"], "a{sv}"))
        \(properties(of: ["Rate", "Volume"], "d", access: "readwrite"))
        \(properties(of: ["MinimumRate", "MaximumRate"], "d"))
        \(properties(of: ["CanGoNext", "CanGoPrevious", "CanPlay", "CanPause", "CanSeek"], "b"))
        \(properties(of: ["Position"], "x", signal: "false"))
        \(properties(of: ["CanControl"], "b", signal: "false"))
          </interface>
        </node>

        """

    private static func properties(
        of names: [String], _ type: String, access: String = "read", signal: String? = nil
    ) -> String {
        names.map { name in
            let start = "    <property name=\"\(name)\" type=\"\(type)\" access=\"\(access)\""
            guard let signal else { return start + "/>" }
            let note = "org.freedesktop.DBus.Property.EmitsChangedSignal"
            return start + "><annotation name=\"\(note)\" value=\"\(signal)\"/></property>"
        }.joined(separator: "\n")
    }
}
