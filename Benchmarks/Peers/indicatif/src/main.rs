//! Times one step of indicatif's bar, drawn live on standard error.
//!
//! `step-indicatif SECONDS` prints one line of JSON on standard output:
//! nanoseconds for a step and for the same loop with nothing in it.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::Instant;

/// Nanoseconds that each of `count` rounds of `body` takes.
fn nanoseconds(count: u64, mut body: impl FnMut()) -> f64 {
    let start = Instant::now();
    for index in 0..count {
        // Keeps the loop when there is nothing in it.
        unsafe { std::ptr::read_volatile(&index) };
        body();
    }
    start.elapsed().as_nanos() as f64 / count as f64
}

fn main() {
    let seconds: f64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(0.5);
    let bar = ProgressBar::new(1_000_000_000);
    bar.set_style(
        ProgressStyle::with_template("{spinner} {wide_bar} {pos}/{len} {per_sec} {eta}").unwrap(),
    );
    let mut warm_up = 10_000;
    let mut step = nanoseconds(warm_up, || bar.inc(1));
    while step * (warm_up as f64) < seconds * 1e8 {
        warm_up *= 2;
        step = nanoseconds(warm_up, || bar.inc(1));
    }
    let count = ((seconds * 1e9 / step) as u64).max(warm_up);
    step = nanoseconds(count, || bar.inc(1));
    let empty = nanoseconds(count, || {});
    bar.abandon();
    println!("{{\"step\": {}, \"empty\": {}, \"steps\": {}}}", step, empty, count);
}
