/** Preloaded into a server: shifts its clock by SHIFT_CLOCK_MS, which may be negative. */
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
