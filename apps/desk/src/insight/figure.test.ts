import { expect, it } from 'vitest';
import { copiedTable } from './figure.tsx';

it('a copied table has no soft hyphens (DK-03)', () => {
  const rows = [
    ['Markt', 'Unter\u00adschrieben'],
    ['Landwirtschaft', '3'],
  ];
  expect(copiedTable(rows)).toBe('Markt\tUnterschrieben\nLandwirtschaft\t3');
});
