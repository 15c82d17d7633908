import Glibc

/// Runs one measurement, named by the first argument; its only parameter is the second.
let arguments = CommandLine.arguments.dropFirst()
let parameter = arguments.dropFirst().first ?? ""

switch arguments.first {
case "counters": Counters(rounds: Int(parameter) ?? 31).run()
case "step": Step(seconds: Double(parameter) ?? 0.5).run()
case "crowd": Crowd(rounds: Int(parameter) ?? 31).run()
case "memory": Memory(count: Int(parameter) ?? 100_000).run()
case "job": Job(steps: Int(parameter) ?? 1000).run()
case "spinner": Spinner(seconds: Int(parameter) ?? 10).run()
case "tracking": Tracking(rounds: Int(parameter) ?? 301).run()
case "silence": Silence(afterwards: parameter == "afterwards").run()
default:
  print(
    "usage: VisorBench counters|step|job|crowd|memory|spinner|tracking|silence [PARAMETER]")
  exit(2)
}
