import Testing

/// Everything that runs commands in this process: one at a time, because signals are the process's.
@Suite(.serialized) struct RunTests {}
