import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { goodsTexture, textureOfGroup } from '../../configuration/goods-texture.ts';
import '@silowright/ui/testing/sample-in-browser.ts';
import { GroupCard } from './group-card.tsx';

test('a card shows the goods, and a unit filled with the same goods (ST-04)', () => {
  for (const [segment, groups] of Object.entries(shapes().productGroups))
    for (const group of groups) {
      const texture = textureOfGroup(segment, group);
      const markup = renderToStaticMarkup(
        <GroupCard
          name="product-group"
          group={group as never}
          texture={texture}
          picture="/static/filled.svg"
          checked
          onChoose={() => {}}
        />,
      );
      expect(markup).toContain(`value="${group.type}"`);
      expect(markup).toContain('class="goods-picture"');
      expect(markup).toContain('src="/static/filled.svg"');
    }
});

test('the goods of later steps are those of the card; without a group nothing is known (ST-04)', () => {
  for (const [segment, groups] of Object.entries(shapes().productGroups))
    for (const group of groups) {
      const characteristicGroupType = group.characteristics?.[0]?.type;
      expect(goodsTexture({ segment, productGroupType: group.type, characteristicGroupType })).toEqual(
        textureOfGroup(segment, group, characteristicGroupType),
      );
    }
  expect(goodsTexture({ segment: 'agricultural' })).toBeUndefined();
});
