export interface InsightPeriod {
  readonly from: string;
  readonly filters: Readonly<Partial<Record<'market' | 'country' | 'dealer', string>>>;
}

/** The list of what a line counts, in the same period and with the same filters; undefined if no filter finds it. */
export function listOfLine(
  { from, filters }: InsightPeriod,
  name: 'market' | 'country' | 'dealer',
  key: string,
): string | undefined {
  // Only of dealers a list can be asked for what has none.
  if (key === '' && name !== 'dealer') return undefined;
  const query = new URLSearchParams({ ...filters, [name]: key || 'none', from });
  query.sort();
  return `/admin/quotations?${query}`;
}

interface OptionCount {
  readonly option: string;
  readonly count: number;
}

/** Types of units have groups of their own with the same words. A quotation has one of them, so counts are added. */
export function optionsByName(
  options: readonly OptionCount[],
  nameOf: (option: string) => string,
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { option, count } of options) {
    const name = nameOf(option);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}
