import Glibc

// A program that plays one scenario with real windows, on a display of its own, and prints what
// came of it: `VisorGTKStage NAME`. A warning of GTK's ends it.
let name = CommandLine.arguments.dropFirst().first ?? ""
if let play = Scenario.all[name] {
  let stage = Stage()
  play(stage)
  stage.strike()
} else {
  print("There is no scenario “\(name)”. There are: \(Scenario.all.keys.sorted())")
  exit(2)
}
