import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import type { DealerInput } from '@silowright/contract/admin-save-dealers';
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
