import { configuredUnit, type UnitType } from './configured-unit.ts';
import { walkThroughChoices } from './random-walk.ts';
import { test } from './visit.ts';

/** Only in `npm run check`, because a walk is slow; one more is a DOM test. */
const walks: readonly UnitType[] = ['vb4', 'dds4', 'nb', 'spw', 'fs', 'ms', 'vvs4', 'nb', 'fs'];

walks.forEach((type, index) => {
  const walk = index + 2;
  test(`random walk ${walk} through the choices of ${type}: the screen matches the server (CF-13, CF-21)`, {
    tag: '@full',
  }, async ({ visit }) => {
    await walkThroughChoices(await configuredUnit(visit, type, { request: { amountOfUnits: walk } }), walk);
  });
});
