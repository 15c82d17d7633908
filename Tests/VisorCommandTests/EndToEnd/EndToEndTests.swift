import Testing

/// The built tool, in real terminals, on pipes and on files: one at a time, because a machine that is
/// busy with ten terminals shows none of them well.
@Suite(.serialized) struct EndToEndTests {}
