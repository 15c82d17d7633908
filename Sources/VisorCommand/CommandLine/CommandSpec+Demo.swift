extension CommandSpec {
  package static let demo = CommandSpec(
    name: "demo",
    summary: "Show what Visor can do",
    discussion: ["Pretends to work for a few seconds and changes nothing."],
    operands: [],
    options: OptionSpec.display,
    exitStatuses: [.success, .wrongUsage],
    examples: [ExampleSpec("visor demo", "Watch it")],
    interpret: { matched in .demo(DisplayArguments(matched)) })
}
