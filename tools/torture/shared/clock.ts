/** A running clock that can be shifted. */
export interface Clock {
  nowMs(): number;
  /** Positive or negative. */
  push(ms: number): void;
  setTo(time: string): void;
}

export function makeClock(start: string): Clock {
  let offset = Date.parse(start) - performance.now();
  return {
    nowMs: () => Math.round(offset + performance.now()),
    push: (ms) => {
      offset += ms;
    },
    setTo: (time) => {
      offset = Date.parse(time) - performance.now();
    },
  };
}

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
