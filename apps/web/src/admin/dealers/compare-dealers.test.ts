import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { expect, it } from 'vitest';
import { compareDealers } from './compare-dealers.ts';

const dealer = (id: string, city = 'Hameln') => ({
  ...{ id, name: id, industry: '', country: 'DE', city, email: `${id}@x.example`, phone: '', crm_url: '' },
  ...{ hub_spot_id: '7', latitude: 52, longitude: 9, active: true },
  segments: ['agricultural' as const, 'road_salt' as const],
});
const known = (id: string, revision: number): StaffDealer => ({ ...dealer(id), image_url: '', revision });

it('a file is compared first: new dealers, changes per field, and unchanged ones (B4)', () => {
  const moved = { ...dealer('weser', 'Minden'), active: false };
  const turned = { ...dealer('elbe'), segments: ['road_salt' as const, 'agricultural' as const] };
  const { created, changed, same, wish } = compareDealers(
    [known('weser', 4), known('elbe', 1), known('rhein', 1)],
    [moved, turned, dealer('main')],
  );
  expect(created.map(({ id }) => id)).toEqual(['main']);
  expect(changed).toMatchObject([
    {
      dealer: { id: 'weser' },
      differences: [
        { field: 'city', was: 'Hameln', becomes: 'Minden' },
        { field: 'active', was: 'true', becomes: 'false' },
      ],
    },
  ]);
  expect(same).toBe(1);
  expect(wish.map(({ id, revision }) => [id, revision])).toEqual([
    ['main', 0],
    ['weser', 4],
  ]);
});
