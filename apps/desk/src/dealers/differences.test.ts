import { expect, it } from 'vitest';
import { compareDealers } from './differences.tsx';

const dealer = {
  id: 'weser',
  name: 'Weser',
  industry: '',
  country: 'DE',
  city: 'Hameln',
  email: 'a@x.example',
  phone: '',
  crm_url: '',
  hub_spot_id: '7',
  latitude: 52,
  longitude: 9,
  active: true,
  segments: ['agricultural', 'road_salt'],
};
const known = { ...dealer, image_url: '', revision: 4 };

it('a dealer is compared field by field; the order of segments does not matter (B4)', () => {
  expect(compareDealers(known, { ...dealer, city: 'Minden', active: false })).toEqual([
    { field: 'city', was: 'Hameln', becomes: 'Minden' },
    { field: 'active', was: 'true', becomes: 'false' },
  ]);
  expect(compareDealers(known, { ...dealer, segments: ['road_salt', 'agricultural'] })).toEqual([]);
});
