import { fillShare } from '@silowright/domain/drawing/content-level';
import { afterEach, expect, it } from 'vitest';
import { requestedVolume } from './requested-volume.ts';
import { resetSession, useSession } from './session-store.ts';

afterEach(resetSession);

it.each([
  ['29', 29],
  ['abc', 33],
  ['3', 33],
  ['10001', 33],
  ['', 33],
  [undefined, 33],
])('%j typed beside a unit of 33 m³ requests %i m³ (VO-02)', (volume, asked) => {
  useSession.setState({
    values: { id: 'abcd-0123-efgh', volumePerUnit: 33 },
    drafts: volume === undefined ? {} : { volume: { volume } },
  });
  expect(requestedVolume()).toBe(asked);
});

it.each([
  [30, 36, 30 / 36],
  [30, 30, 1],
  [31, 30, 1],
  [undefined, 30, 1],
])('%s m³ requested of a unit of %i m³ fills %d of it (EN-07, V15)', (asked, unit, share) => {
  expect(fillShare(asked, unit)).toBe(share);
});
