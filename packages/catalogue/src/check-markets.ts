import type { Check } from './folder.ts';
import { listed, suggestion } from './problem.ts';

const file = 'markets.json';

/** Lists show segments that exist, each once, and an address names one segment. */
export const checkMarkets: Check = ({ markets, options }, problems) => {
  if (!markets) return;
  const problem = (place: string, text: string) => problems.push({ file, place, text, severity: 'error' });
  const segments = Object.keys(markets.segments);
  const lists = Object.keys(markets.lists);
  const isComplete = lists.includes('default') || (lists.includes('simplified') && lists.includes('all'));
  if (!isComplete)
    problem('lists', `must have "default", or "simplified" and "all"; there is ${listed(lists) || 'none'}`);
  for (const [list, entries] of Object.entries(markets.lists)) {
    const names = entries.map((entry) => (typeof entry === 'string' ? entry : entry.segment));
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) < at) problem(`lists.${list}`, `"${name}" is there twice`);
      if (!segments.includes(name))
        problem(
          `lists.${list}`,
          `"${name}" is no segment; there are ${listed(segments)}${suggestion(name, segments)}`,
        );
    }
  }
  for (const place of ['fallback', 'budget'] as const) {
    const name = markets[place];
    if (name !== undefined && !segments.includes(name))
      problem(place, `"${name}" is no segment; there are ${listed(segments)}${suggestion(name, segments)}`);
  }
  const labels = Object.entries(markets.segments);
  for (const [at, [segment, { label, priced }]] of labels.entries()) {
    const [first] = labels.find(([, other]) => other.label === label) ?? [segment];
    if (labels.findIndex(([, other]) => other.label === label) < at)
      problem(
        `segments.${segment}.label`,
        `"${label}" is also the label of ${first}; addresses need different ones`,
      );
    if (!priced && options.has(segment))
      problems.push({
        file: `options/${segment}.json`,
        text: `is not used: ${segment} has no prices ("priced" in markets.json)`,
        severity: 'warning',
      });
  }
};
