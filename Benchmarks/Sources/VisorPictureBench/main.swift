import Glibc

/// Runs one measurement, named by the first argument; its only parameter is the second.
let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 31

switch arguments.first {
case "frame": Frame(rounds: rounds).run()
case "painting": Painting(rounds: rounds).run()
default:
  print("usage: VisorPictureBench frame|painting [ROUNDS]")
  exit(2)
}
