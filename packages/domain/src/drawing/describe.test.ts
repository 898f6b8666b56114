import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import { expect, test } from 'vitest';
import { describeUnit } from './describe.ts';

test('a description names size, outflow, colours and each visible part once (CF-10)', () => {
  const selection = {
    'colour.body_colour': '9001',
    'flow.outflow_height': '1.50',
    'access.ladder': 'by_provider',
    'measurement.content_measurement': 'electrical',
  };
  const description = describeUnit(
    configuredModel({ type: 'vvs4', diameterMm: 2800, heightMm: 7920, volumeM3: 30, selection }),
  );
  expect(description).toMatchObject({
    type: 'vvs4',
    support: 'legs',
    diameterMm: 2800,
    heightMm: 8420,
    outflowMm: 1500,
    transparent: false,
  });
  expect(description.passage).toBeUndefined();
  expect(description.equipment.map(({ part, count }) => `${part} ${count}`)).toEqual([
    'fill-pipe 1',
    'vent-pipe 1',
    'roof-manhole 1',
    'outlet 1',
    'level-switch 2',
    'ladder 1',
  ]);
});

test('the description of a salt silo includes its passage', () => {
  const size = {
    diameterMm: 3000,
    heightMm: 10_530,
    volumeM3: 30,
    passageWidthMm: 3050,
    passageHeightMm: 3600,
  };
  const description = describeUnit(configuredModel({ type: 'fs', ...size, selection: {} }));
  expect(description.passage).toEqual({ widthMm: 3050, heightMm: 3600 });
  expect(description.outflowMm).toBeUndefined();
});
