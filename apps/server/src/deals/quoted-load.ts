import type { DeliveredPosition } from '@silowright/domain/deal/price-deal';
import type { LoadTransport } from '@silowright/domain/pricing/transport';
import type { QuotedTransport } from './paper/quotation.ts';

/** Transport of the whole load with its trucks, and what it would be if each position came alone (PJ-03). */
export const quotedTransport = (load: LoadTransport<DeliveredPosition> | null): QuotedTransport | null =>
  load && {
    cents: load.cents,
    km: load.km,
    trucks: load.trucks,
    aloneCents: load.aloneCents,
    aloneTrucks: load.aloneTrucks,
    loaded: load.loaded.map(({ count, carries }) => ({
      count,
      carries: carries.map(({ kind: { item, handling }, units }) => ({
        number: item.number,
        units,
        lengthMm: handling.placeMm,
      })),
    })),
  };
