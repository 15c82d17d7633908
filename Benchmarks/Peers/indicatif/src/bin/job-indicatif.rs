//! Takes steps of ten milliseconds with indicatif's bar, drawn live on standard error.
//!
//! `job-indicatif STEPS`

use indicatif::{ProgressBar, ProgressStyle};
use std::thread::sleep;
use std::time::{Duration, Instant};

fn main() {
    let steps: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let bar = ProgressBar::new(steps);
    bar.set_style(
        ProgressStyle::with_template("{spinner} {wide_bar} {pos}/{len} {per_sec} {eta}").unwrap(),
    );
    let start = Instant::now();
    for step in 1..=steps {
        let due = start + Duration::from_millis(10 * step);
        sleep(due.saturating_duration_since(Instant::now()));
        bar.inc(1);
    }
    bar.finish();
}
