/** Loaded before a server: its clock is SHIFT_CLOCK_MS ahead of the machine's, or behind it. */
const shiftMs = Number(process.env.SHIFT_CLOCK_MS);
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
  static now() {
    return now();
  }
};
