const minuteMs = 60_000;
/** More than a time service corrects at once on a machine that runs. */
const leapMs = minuteMs;
/** A time service corrects a wrong step within this time. */
const settleMs = 5 * minuteMs;

/**
 * Compares the clock with a stopwatch at every call. False for five minutes after the clock leapt, because it may be
 * corrected soon.
 */
export function watchLeaps(
  nowMs: () => number,
  stopwatchMs: () => number = () => performance.now(),
): () => boolean {
  let startedMs = nowMs() - stopwatchMs();
  let steadyFromMs = Number.NEGATIVE_INFINITY;
  return () => {
    const [before, stopwatch] = [startedMs, stopwatchMs()];
    startedMs = nowMs() - stopwatch;
    if (Math.abs(startedMs - before) > leapMs) steadyFromMs = stopwatch + settleMs;
    return stopwatch >= steadyFromMs;
  };
}
