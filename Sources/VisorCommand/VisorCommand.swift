/// The `visor` tool, apart from its entry point.
public enum VisorCommand {
  /// Runs the tool on the process's own arguments and ends the process.
  public static func main() {}
}
