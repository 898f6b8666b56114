import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import type { DealerInput } from '@silowright/contract/admin-save-dealers';
import { dealerFieldNames } from './read-dealer.ts';

export interface DealerChange {
  readonly dealer: DealerInput;
  readonly differences: readonly { readonly field: string; readonly was: string; readonly becomes: string }[];
}

export interface DealerComparison {
  readonly created: readonly DealerInput[];
  readonly changed: readonly DealerChange[];
  readonly same: number;
  /** The request: each dealer with the revision it was compared with, so that nothing newer is overwritten. */
  readonly wish: readonly (DealerInput & { readonly revision: number })[];
}

const comparedFields = [...dealerFieldNames, 'segments', 'active'] as const;

/** The effect of a file on the existing dealers. */
export function compareDealers(
  known: readonly StaffDealer[],
  wished: readonly DealerInput[],
): DealerComparison {
  const byId = new Map(known.map((dealer) => [dealer.id, dealer]));
  const pairs = wished.map((dealer) => ({ dealer, before: byId.get(dealer.id) }));
  const text = (dealer: DealerInput | StaffDealer, field: (typeof comparedFields)[number]): string =>
    field === 'segments' ? dealer.segments.toSorted().join(' ') : String(dealer[field] ?? '');
  const changes = pairs.flatMap(({ dealer, before }) =>
    before
      ? [
          {
            dealer,
            revision: before.revision,
            differences: comparedFields.flatMap((field) => {
              const [was, becomes] = [text(before, field), text(dealer, field)];
              return was === becomes ? [] : [{ field, was, becomes }];
            }),
          },
        ]
      : [],
  );
  const changed = changes.filter(({ differences }) => differences.length > 0);
  const created = pairs.flatMap(({ dealer, before }) => (before ? [] : [dealer]));
  return {
    created,
    changed,
    same: changes.length - changed.length,
    wish: [
      ...created.map((dealer) => ({ ...dealer, revision: 0 })),
      ...changed.map(({ dealer, revision }) => ({ ...dealer, revision })),
    ],
  };
}
