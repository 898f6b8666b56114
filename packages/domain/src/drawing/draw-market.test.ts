import { gzipSync } from 'node:zlib';
import { sampleContent } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { drawMarket } from './draw-market.ts';
import { toSvg } from './to-svg.ts';

const pictureOf = (segment: (typeof sampleContent.markets.segments)[number]) =>
  toSvg(drawMarket(sampleContent, segment), { title: '', description: '', fills: true });

test.each(sampleContent.markets.segments)(
  'there is a picture of the market $id: units of the catalogue in its scene, small and self-contained (CF-22, ST-03)',
  (segment) => {
    const { primitives } = drawMarket(sampleContent, segment);
    const parts = new Set(primitives.map(({ part }) => part));
    for (const part of ['backdrop', 'shadow', 'shell', 'person']) expect(parts).toContain(part);
    const svg = pictureOf(segment);
    expect(svg).toContain('preserveAspectRatio="xMidYMax meet"');
    expect(svg).not.toMatch(/<image|href=|https?:(?!\/\/www\.w3\.org)/);
    expect(gzipSync(svg).length).toBeLessThan(14_000);
  },
);
