import { expect, it } from 'vitest';
import { becomeOf, copyOfDraft, draftOfCopy } from './copy-kind.ts';

const of = 'Q-2026-000007';

it('nothing said is another project, and what is no copy says nothing (CU-02)', () => {
  expect(copyOfDraft(draftOfCopy(of))).toEqual({ of, kind: 'another' });
  expect(copyOfDraft({ of, kind: 'replaces' })).toEqual({ of, kind: 'replaces' });
  // Kept by another release.
  expect(copyOfDraft({ of, kind: 'unknown' })).toEqual({ of, kind: 'another' });
  expect([copyOfDraft(undefined), copyOfDraft({})]).toEqual([undefined, undefined]);
});

it.each([
  ['replaces', of, 'Q-2026-000007-2', 'replaces'],
  ['replaces', 'Q-2026-000007-2', 'Q-2026-000007-3', 'replaces'],
  // Sent to another address.
  ['replaces', of, 'Q-2026-000008', 'another'],
  ['replaces', of, of, 'same'],
  ['alternative', of, 'Q-2026-000008', 'alternative'],
  ['another', of, 'Q-2026-000070', 'another'],
] as const)('a copy that %s %s and is sent as %s: %s (CU-02)', (kind, origin, sent, became) => {
  expect(becomeOf({ of: origin, kind }, sent)).toBe(became);
});
