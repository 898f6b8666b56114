import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CharacteristicTable } from './characteristic-table.tsx';
import { GroupCard } from './group-card.tsx';

const texture = { kind: 'pellets', colour: '#c8b98a' } as const;
const goods = { type: 'sand', density: { max: 1600 } };

test('hint and examples of a product group are optional texts of the catalogue (CT-04)', () => {
  const card = renderToStaticMarkup(
    <GroupCard
      name="group"
      group={goods as never}
      texture={texture}
      picture={undefined}
      checked={false}
      onChoose={() => {}}
    />,
  );
  const table = renderToStaticMarkup(
    <CharacteristicTable
      groups={[goods as never]}
      chosen={undefined}
      withExamples
      isLiquid={false}
      texture={() => texture}
      onChoose={() => {}}
    />,
  );
  expect(card).toContain('product-group.sand');
  expect(card + table).not.toMatch(/product-group-hint|product-examples/);
});

test.each([
  [false, 'column-bulk-density'],
  [true, 'column-density'],
])(
  'the heading says bulk density for solids and density for liquids, with a formatted limit (PG-03)',
  (isLiquid, heading) => {
    const table = renderToStaticMarkup(
      <CharacteristicTable
        groups={[goods as never]}
        chosen={undefined}
        withExamples={false}
        isLiquid={isLiquid}
        texture={() => texture}
        onChoose={() => {}}
      />,
    );
    expect(table).toContain(`product-group-screen.${heading}<`);
    expect(table).toContain('≤\u00a01,600\u00a0kg/m³');
  },
);
