import { configuredModel, standardEquipment } from '@silowright/catalogue/testing/draw-sample';
import { optionGroupDefinitions } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';

const size = { diameterMm: 3000, heightMm: 6640, volumeM3: 40, passageWidthMm: 3050, passageHeightMm: 2000 };

test.each([
  ['vvs4', {}, ['fill-pipe', 'vent-pipe', 'roof-manhole', 'outlet']],
  ['vvs4', { 'vent.vent_type': 'air_control' }, ['fill-pipe', 'roof-manhole', 'outlet']],
  [
    'nb',
    { 'flow.outflow_valve': 'knife_150', 'access.inspection_hatch': ['side_600'] },
    ['fill-pipe', 'inlet', 'roof-vent', 'wall-drive'],
  ],
  ['spw', { 'agitator.agitator': 'A' }, ['fill-pipe', 'inlet', 'roof-vent', 'roof-manhole', 'outlet']],
])('standard equipment of %s with %j that no choice replaces', (type, selection, kinds) => {
  expect(standardEquipment({ type, ...size, selection }).map(({ part }) => part)).toEqual(kinds);
});

test('every drawn part is standard or comes from a chosen option', () => {
  const selection = { 'access.ladder': 'by_provider', 'measurement.content_measurement': 'electrical' };
  const standard = standardEquipment({ type: 'nb', ...size, selection });
  const chosen = optionGroupDefinitions
    .flatMap(({ options }) => options)
    .flatMap(({ value, draw = [] }) => (Object.values(selection).includes(value) ? draw : []));
  const { parts } = configuredModel({ type: 'nb', ...size, selection });
  expect(parts.map(({ name }) => name)).toContain('level-switch');
  for (const { of } of parts) if (of) expect([...standard, ...chosen], of.part).toContain(of);
});
