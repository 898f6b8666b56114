import type { Speaker } from '../../platform/texts.ts';
import type { Quotation, QuotedTruck, UnitQuotation } from './quotation.ts';
import { listIn, unitAt } from './several-words.ts';

export interface TruckInWords {
  /** How many trucks carry this. */
  readonly count: number;
  readonly carries: readonly {
    readonly unit: UnitQuotation;
    readonly units: number;
    readonly lengthMm: number;
  }[];
  /** The load travels in parts. */
  readonly panels: boolean;
  readonly text: string;
  readonly numbers: readonly string[];
}

/** So few trucks are named and drawn one by one, equal ones too. */
const maxSingle = 3;

/** The trucks of the load with what each carries; none in quotations of earlier releases (PJ-03). */
export function trucksInWords(speaker: Pick<Speaker, 't'>, quotation: Quotation): TruckInWords[] {
  const { t } = speaker;
  const { loaded = [], trucks = 0 } = quotation.transport ?? {};
  const single = trucks <= maxSingle;
  const listed = single
    ? loaded.flatMap((truck) =>
        isPanels(quotation, truck)
          ? [truck]
          : Array.from({ length: truck.count }, () => ({ ...truck, count: 1 })),
      )
    : merged(loaded);
  let before = 0;
  return listed.map((truck): TruckInWords => {
    const panels = isPanels(quotation, truck);
    const load = listIn(
      quotation.locale,
      truck.carries.map(({ number, units }) =>
        panels ? t('quotation.load.panels', { number }) : t('quotation.load.units', { number, count: units }),
      ),
    );
    const [from, to] = [before + 1, before + truck.count];
    before = to;
    return {
      count: truck.count,
      carries: truck.carries.flatMap(({ number, units, lengthMm }) => {
        const unit = unitAt(quotation, number);
        return unit ? [{ unit, units, lengthMm }] : [];
      }),
      panels,
      text:
        from === to
          ? t('quotation.load.truck', { at: from, load })
          : t(panels ? 'quotation.load.trucks-panels' : 'quotation.load.trucks', { from, to, load }),
      numbers: truck.carries.map(({ number }) => number),
    };
  });
}

const isPanels = (quotation: Quotation, { carries: [first] }: QuotedTruck): boolean =>
  first !== undefined && unitAt(quotation, first.number)?.drawn?.storageType.delivery?.kind === 'panels';

/** Trucks that follow each other and carry the same are one entry. */
function merged(loaded: readonly QuotedTruck[]): QuotedTruck[] {
  const list: QuotedTruck[] = [];
  for (const truck of loaded) {
    const last = list.at(-1);
    if (last && JSON.stringify(last.carries) === JSON.stringify(truck.carries))
      list[list.length - 1] = { ...last, count: last.count + truck.count };
    else list.push(truck);
  }
  return list;
}
