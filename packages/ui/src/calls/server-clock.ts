let behindMs = 0;

/** Sets the clock by the date of an answer, if it has one. */
export function setServerClock(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (at) behindMs = at - Date.now();
}

/** The time of the server, as of its last answer to a call that writes: the clock of a device can be wrong. */
export const serverNow = (): number => Date.now() + behindMs;
