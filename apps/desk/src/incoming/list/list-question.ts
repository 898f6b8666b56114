import {
  type IncomingListName,
  incomingStates,
  type ListSort,
  mailFilters,
  sortsOf,
} from '@silowright/contract/incoming-kinds';
import { useSearchParams } from 'wouter';
import { changedQuery } from '../../parts/changed-query.ts';

/** Filters in the address, in the order in which they are shown. */
export const filterNames = [
  ...['search', 'state', 'handled', 'person', 'market', 'country', 'dealer', 'mail'],
  ...['from', 'to', 'due', 'min', 'max'],
] as const;
export type Filters = Partial<Record<string, string>>;

const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const cents = /^\d{1,12}$/;
const rules: Readonly<Record<string, (value: string) => boolean>> = {
  state: (value) => incomingStates.some((each) => each === value),
  handled: (value) => value === 'yes' || value === 'no',
  country: (value) => /^[A-Z]{2}$/.test(value),
  mail: (value) => mailFilters.some((each) => each === value),
  from: (value) => day.test(value),
  to: (value) => day.test(value),
  due: (value) => value === 'today',
  min: (value) => cents.test(value),
  max: (value) => cents.test(value),
};

/** The filters of an address; what no list understands is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of filterNames) {
    const value = (params.get(name) ?? '').slice(0, 200).trim();
    if (value !== '' && (rules[name]?.(value) ?? true)) filters[name] = value;
  }
  return filters;
}

export interface ListQuestion {
  readonly filters: Filters;
  /** Undefined: the list has one order. */
  readonly sort: ListSort | undefined;
  readonly order: 'asc' | 'desc';
  /** The cursor that the first loaded page starts behind. */
  readonly start: string;
  readonly show: (changes: Filters, options?: { readonly replace: boolean }) => void;
  readonly reset: () => void;
  /** The address without the place in the list: what a view keeps. */
  readonly query: string;
  /** The address with it: where an item leads back to. */
  readonly place: string;
}

/** Everything that a list is asked for is in its address (DK-01). A new filter or order starts at the first row. */
export function useListQuestion(list: IncomingListName | 'mails'): ListQuestion {
  const [params, setParams] = useSearchParams();
  const sorts: readonly ListSort[] = list === 'mails' ? ['created'] : sortsOf[list];
  const kept = new URLSearchParams(params);
  kept.delete('after');
  return {
    filters: readFilters(params),
    sort: sorts.find((each) => each === params.get('sort')) ?? sorts[0],
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    start: params.get('after') ?? '',
    query: kept.toString(),
    place: params.toString(),
    show: (changes, options) =>
      setParams((old) => {
        const next = changedQuery(old, { after: '', ...changes });
        // Sorted, so that one list has one address, whatever was chosen first.
        next.sort();
        return next;
      }, options),
    reset: () => setParams({}),
  };
}
