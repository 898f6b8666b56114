import { embedBytes, measureBundle, spaceBytes } from '../scripts/measure-bundle.ts';
import { expect, test } from './visit.ts';

const kilobyte = 1024;

test('JavaScript stays small: 130 KB gz for the first step, 230 KB up to overview (RT-15)', () => {
  const { firstStep, untilOverview } = measureBundle();
  expect(firstStep).toBeLessThanOrEqual(130 * kilobyte);
  expect(untilOverview).toBeLessThanOrEqual(230 * kilobyte);
});

test('the script for other sites is at most 4 KB gz (IN-01)', () => {
  expect(embedBytes()).toBeLessThanOrEqual(4 * kilobyte);
});

test('the view in space is at most 157 KB gz (TD-01)', () => {
  expect(spaceBytes()).toBeLessThanOrEqual(157 * kilobyte);
});
