import Foundation
import Visor
import VisorFoundation

// Prints the nanoseconds of looking at a HUD that follows a tree of progress, one sample after the
// other, each after a part has gone on. A program of its own: Foundation would weigh on other figures.
let arguments = CommandLine.arguments.dropFirst()
let parts = arguments.first.flatMap { Int($0) } ?? 10_000
let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 1001

let root = Foundation.Progress.discreteProgress(totalUnitCount: Int64(parts))
let children = (0..<parts).map { _ in Foundation.Progress(totalUnitCount: 1000) }
for child in children { root.addChild(child, withPendingUnitCount: 1) }

let hud = HUD()
let activity = hud.begin("Copying", following: root)
var samples: [Double] = []
var shown = 0.0
for round in 0..<rounds {
  children[round * 7919 % parts].completedUnitCount += 1
  let start = ContinuousClock.now
  let presentation = hud.presentation()
  samples.append((ContinuousClock.now - start) / .nanoseconds(1))
  shown = presentation.running.first.first?.measure?.fraction ?? -1
}
activity.end()
guard shown > 0 else { fatalError("ProgressBench: nothing was shown of the tree") }
print("{\"sample\": [\(samples.map { "\($0)" }.joined(separator: ", "))]}")
