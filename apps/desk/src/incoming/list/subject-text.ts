import type { ListedItem } from '@silowright/contract/desk';
import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import { writeVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { typeNameKey } from '@silowright/ui/texts/option-names.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

interface NamedUnit {
  readonly type: NonNullable<ListedItem['unit']>['type'];
  readonly market: string;
  readonly volume: number;
}

/** A unit by the name of its type in the reader's language; the catalogue's own name may be a code. */
export function unitName(texts: Texts, unit: NamedUnit | undefined): string | undefined {
  const key = unit && typeNameKey(unit.type, unit.market);
  return unit && key && texts.has(key) ? `${texts.t(key)} ${texts.volume(unit.volume)}` : undefined;
}

/** With the number of positions beside it (PJ-07). */
export function unitText(
  texts: Texts,
  { unit, market, more_positions: more }: Pick<ListedItem, 'unit' | 'market' | 'more_positions'>,
): string | undefined {
  const name = unitName(texts, unit ? { ...unit, market } : undefined);
  return name && more ? `${name} ${texts.t('admin.and-more', { count: more })}` : name;
}

type Wanted = Pick<ListedItem, 'unit' | 'market' | 'more_positions' | 'product' | 'subject'>;

/** What a row is about. The subject of a request names the market in the customer's language. */
export function whatText(texts: Texts, list: IncomingListName, item: Wanted): string {
  const name = unitText(texts, item);
  if (name) return name;
  const market = `market.${item.market}`;
  return list === 'requests' && item.product && texts.has(market)
    ? `${texts.t(market as 'market.title')} · ${item.product}`
    : subjectText(texts, list, item.subject);
}

/** The subject of a lead starts with its market, that of a cancelled meeting with its state; both are translated. */
export function subjectText({ t, has, volumeUnit }: Texts, list: IncomingListName, subject: string): string {
  // Stored subjects of leads end with the volume in m³.
  const shown = subject.replace(
    /([\d.]+) m³$/,
    (_, m3) => `${writeVolume(Number(m3), boot().asked)} ${volumeUnit}`,
  );
  const [first = '', ...rest] = (list === 'leads' ? shown : subject).split(' ');
  const key = list === 'leads' ? `market.${first}` : `admin.meeting-${first}`;
  return (list === 'leads' || list === 'meetings') && has(key)
    ? [t(key as 'admin.meeting-cancelled'), rest.join(' ')].filter(Boolean).join(' · ')
    : subject;
}
