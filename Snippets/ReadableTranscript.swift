import Visor
import VisorTestSupport

let time = HandMovedTime()
let hud = HUD(clock: time)
let recorder = RecorderSurface()
hud.attach(recorder)

let work = hud.begin("Uploading")
recorder.play(hud, time, for: .milliseconds(500))
work.succeed("Uploaded")
recorder.play(hud, time, for: .seconds(2))

print(recorder.transcript.joined(separator: "\n"))
print("left:", hud.leftovers)
