import type { Dealer } from '@silowright/domain/catalogue/dealer';
import type { TableRow } from './read-table.ts';

/** A row of `dealers.csv`. */
export const dealerOf = ({ cells }: TableRow): Dealer => ({
  id: cells.id ?? '',
  name: cells.name ?? '',
  industry: cells.industry ?? '',
  country: cells.country ?? '',
  city: cells.city ?? '',
  image_url: cells.image_url ?? '',
  crm_url: cells.crm_url ?? '',
  hub_spot_id: cells.hub_spot_id ?? '',
  email: cells.email ?? '',
  phone: cells.phone ?? '',
  segments: (cells.segments ?? '').split(';') as Dealer['segments'],
  latitude: Number(cells.latitude),
  longitude: Number(cells.longitude),
});
