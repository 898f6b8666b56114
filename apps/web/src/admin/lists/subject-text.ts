import type { ListedItem } from '@silowright/contract/admin-list-incoming';
import type { IncomingListName } from '@silowright/contract/incoming-kinds';
import { typeNameKey } from '../../configuration/option-names.ts';
import type { Texts } from '../../texts/use-texts.ts';

interface NamedUnit {
  readonly type: NonNullable<ListedItem['unit']>['type'];
  readonly market: string;
  readonly volume: number;
}

/** A unit by the name of its type in the reader's language; the catalogue's own name may be a code. */
export function unitName(texts: Texts, unit: NamedUnit | undefined): string | undefined {
  const key = unit && typeNameKey(unit.type, unit.market);
  return unit && key && texts.has(key) ? `${texts.t(key)} ${texts.number(unit.volume)} m³` : undefined;
}

export const unitText = (
  texts: Texts,
  { unit, market }: Pick<ListedItem, 'unit' | 'market'>,
): string | undefined => unitName(texts, unit ? { ...unit, market } : undefined);

/** The subject of a lead starts with its market, that of a cancelled meeting with its state; both are translated. */
export function subjectText({ t, has }: Texts, list: IncomingListName, subject: string): string {
  const [first = '', ...rest] = subject.split(' ');
  const key = list === 'leads' ? `market.${first}` : `admin.meeting-${first}`;
  return (list === 'leads' || list === 'meetings') && has(key)
    ? [t(key as 'admin.meeting-cancelled'), rest.join(' ')].filter(Boolean).join(' · ')
    : subject;
}
