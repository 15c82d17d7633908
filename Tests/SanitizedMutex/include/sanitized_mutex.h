/* Nothing to call: what this target does, it does by being linked. */
