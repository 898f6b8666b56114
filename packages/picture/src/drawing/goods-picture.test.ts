import { expect, test } from 'vitest';
import { seenGoods } from './goods-picture.tsx';

test.each([
  { box: '96 × 100 px', widthPx: 96, heightPx: 100, width: 0.4, height: 0.4 },
  { box: 'a step', widthPx: 128, heightPx: 64, width: 0.4, height: 0.2 },
  { box: 'larger than a tile', widthPx: 400, heightPx: 330, width: 1, height: 1 },
])('of a tile only what a box of $box shows is drawn (ST-04)', ({ widthPx, heightPx, width, height }) => {
  const fill = seenGoods({ kind: 'grains', colour: '#d0a040' }, 320, { widthPx, heightPx });
  expect(fill).toMatchObject({ texture: 'grains', colour: '#d0a040', sideMm: 320, seen: { width, height } });
});
