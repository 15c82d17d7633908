import Glibc

/// Runs one measurement, named by the first argument, on the display of the environment.
let arguments = Array(CommandLine.arguments.dropFirst())
let number = { (index: Int) in arguments.indices.contains(index) ? Int(arguments[index]) : nil }

switch arguments.first {
case "turning":
  Turning(width: number(1) ?? 390, height: number(2) ?? 844, rounds: number(3) ?? 4).run()
case "showing": Showing(rounds: number(1) ?? 100).run()
case "resting": Resting(isShown: arguments.last == "shown").run()
case "hops": Hops(count: number(1) ?? 20_000).run(underGLib: arguments.last == "glib")
default:
  print(
    "usage: VisorDesktopBench turning WIDTH HEIGHT ROUNDS | showing ROUNDS | "
      + "resting shown|hidden | hops COUNT glib|plain")
  exit(2)
}
