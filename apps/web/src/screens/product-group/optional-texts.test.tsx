import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CharacteristicTable } from './characteristic-table.tsx';
import { GroupCard } from './group-card.tsx';

const texture = { kind: 'pellets', colour: '#c8b98a' } as const;
const goods = { type: 'sand', density: { description: '1600 kg/m³' } };

test('hint and examples of a product group are optional texts of the catalogue (CT-04)', () => {
  const card = renderToStaticMarkup(
    <GroupCard name="group" group={goods as never} texture={texture} checked={false} onChoose={() => {}} />,
  );
  const table = renderToStaticMarkup(
    <CharacteristicTable
      groups={[goods as never]}
      chosen={undefined}
      withExamples
      texture={() => texture}
      onChoose={() => {}}
    />,
  );
  expect(card).toContain('product-group.sand');
  expect(card + table).not.toMatch(/product-group-hint|product-examples/);
});
