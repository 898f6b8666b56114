import type { DealerInput, StaffDealer } from '@silowright/contract/dealers';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { dealerFieldNames } from './read-dealer.ts';

export interface FieldDifference {
  readonly field: string;
  readonly was: string;
  readonly becomes: string;
}

const comparedFields = [...dealerFieldNames, 'segments', 'active'] as const;

const textOf = (dealer: DealerInput | StaffDealer, field: (typeof comparedFields)[number]): string =>
  field === 'segments' ? dealer.segments.toSorted().join(' ') : String(dealer[field] ?? '');

/** Field by field; empty: nothing would change. */
export const compareDealers = (before: StaffDealer, after: DealerInput): FieldDifference[] =>
  comparedFields.flatMap((field) => {
    const [was, becomes] = [textOf(before, field), textOf(after, field)];
    return was === becomes ? [] : [{ field, was, becomes }];
  });

/** The changed fields of a dealer, before and after. */
export function Differences({ differences }: { readonly differences: readonly FieldDifference[] }) {
  const { t, has } = useTexts();
  const labelOf = (field: string) => {
    const key = `admin.dealer-${field === 'active' ? 'is-active' : field.replaceAll('_', '-')}`;
    return has(key) ? t(key as 'admin.dealer-name') : field;
  };
  const wordOf = (text: string) =>
    text === 'true' || text === 'false' ? t(text === 'true' ? 'admin.yes' : 'admin.no') : text || '–';
  return (
    <ul className="text-sm">
      {differences.map(({ field, was, becomes }) => (
        <li key={field} className="wrap-anywhere">
          {labelOf(field)}: <del className="text-muted">{wordOf(was)}</del> →{' '}
          <ins className="font-bold no-underline">{wordOf(becomes)}</ins>
        </li>
      ))}
    </ul>
  );
}
