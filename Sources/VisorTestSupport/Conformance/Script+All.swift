import Visor

extension Script {
  /// What every surface is held to, with the settings that a HUD has by itself.
  package static let all: [Script] = [
    Script(
      "Work that is over within the grace is not seen",
      [
        .look(Seen(.nothing)), .begin("a", "Linking"), .look(Seen(.nothing, holds: true)),
        .pass(60), .end("a"), .pass(60), .look(Seen(.nothing)), .pass(5_000), .look(Seen(.nothing)),
      ]),
    Script(
      "Work that takes its time is seen, and holds input, until it ends",
      [
        .begin("a", "Linking"), .pass(500), .look(Seen(.work("Linking"), holds: true)),
        .pass(600_000), .look(Seen(.work("Linking"), holds: true)),
        .end("a"), .pass(1_000), .look(Seen(.nothing)),
      ]),
    Script(
      "Success is told of, and goes",
      [
        .begin("a", "Linking"), .pass(500), .succeed("a", "Linked"),
        .look(Seen(.news("Linked"), holds: true)), .pass(3_000), .look(Seen(.nothing)),
      ]),
    Script(
      "Failure is told of, and goes",
      [
        .begin("a", "Linking"), .pass(500), .fail("a", "No such file"),
        .look(Seen(.alarm("No such file"), holds: true)), .pass(5_000), .look(Seen(.nothing)),
      ]),
    Script(
      "Work is called what it is called now",
      [
        .begin("a", "Linking"), .pass(500), .look(Seen(.work("Linking"), holds: true)),
        .message("a", "Signing"), .look(Seen(.work("Signing"), holds: true)), .end("a"),
      ]),
    Script(
      "Work that lets input through holds none",
      [
        .begin("a", "Indexing", passes: true), .look(Seen(.nothing)), .pass(500),
        .look(Seen(.work("Indexing"))), .end("a"), .pass(1_000), .look(Seen(.nothing)),
      ]),
    Script(
      "One that lets input through does not let it through another",
      [
        .begin("a", "Indexing", passes: true), .pass(500), .look(Seen(.work("Indexing"))),
        .begin("b", "Linking"), .pass(500),
        .look(Seen(.work("Linking"), holds: true, rows: ["Indexing", "Linking"])),
        .end("b"), .pass(1_000), .look(Seen(.work("Indexing"))), .end("a"),
      ]),
    Script(
      "An outcome stands before the work that goes on",
      [
        .begin("a", "Linking"), .begin("b", "Copying"), .pass(500), .succeed("b", "Copied"),
        .look(Seen(.news("Copied"), holds: true, rows: ["Linking"])),
        .pass(3_000), .look(Seen(.work("Linking"), holds: true)), .end("a"),
      ]),
    Script(
      "A toast lets input through",
      [
        .flash(Flash(.info, "Copied", passes: true)), .pass(500), .look(Seen(.news("Copied"))),
        .pass(3_000), .look(Seen(.nothing)),
      ]),
    Script(
      "A warning that waits for somebody stays until it is taken away",
      [
        .flash(Flash(.warning, "Disk full", stay: .untilDismissed)), .pass(600_000),
        .look(Seen(.alarm("Disk full"), holds: true)), .dismiss, .pass(1_000),
        .look(Seen(.nothing)),
      ]),
    Script(
      "Work that is cancelled goes",
      [
        .begin("a", "Linking"), .pass(500), .look(Seen(.work("Linking"), holds: true)),
        .cancel("a"), .pass(1_000), .look(Seen(.nothing)),
      ]),
    Script(
      "All is gone when it is hidden",
      [
        .begin("a", "Linking"), .begin("b", "Copying", passes: true), .pass(500), .hide,
        .pass(1_000), .look(Seen(.nothing)), .begin("c", "Signing"), .pass(500),
        .look(Seen(.work("Signing"), holds: true)), .end("c"),
      ]),
    Script(
      "Who looks late sees what is there now",
      [
        .begin("a", "Linking"), .pass(500), .end("a"), .pass(20), .begin("b", "Signing"),
        .pass(60_000), .look(Seen(.work("Signing"), holds: true)), .succeed("b", "Signed"),
        .pass(60_000), .begin("c", "Copying"), .pass(60_000),
        .look(Seen(.work("Copying"), holds: true)), .end("c"),
      ]),
  ]
}
