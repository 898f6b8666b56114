import type { DeskSize } from './fill-desk.ts';

export type Sized = (size: DeskSize) => string;

const list = '/admin/incoming/quotations';
const count = '/admin/count/quotations';
const dayMs = 86_400_000;
const same = (path: string) => (): string => path;

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

/** A cursor of the middle of the list. */
const middle = ({ quotations, days }: DeskSize): string =>
  `${Date.now() - Math.floor((days / 2) * dayMs)}.q-${String(quotations / 2).padStart(7, '0')}`;

/** A limit keeps the answers of both desks equally long where the small one has few such rows. */
export const questions: Readonly<Record<string, Sized>> = {
  open: same(list),
  'next page': (size) => `${list}?after=${middle(size)}`,
  'filter: state open': same(`${list}?state=open`),
  'filter: state expired': same(`${list}?state=expired&limit=30`),
  'filter: state signed': same(`${list}?state=signed&limit=20`),
  'filter: expiring': same(`${list}?state=expiring&limit=10`),
  'filter: market': same(`${list}?market=road_salt&limit=20`),
  'filter: country': same(`${list}?country=DK&limit=20`),
  'filter: dealer with many': same(`${list}?dealer=dealer-0&limit=40`),
  'filter: dealer with few': same(`${list}?dealer=dealer-1`),
  'filter: mine': same(`${list}?person=me&limit=20`),
  'filter: without a person': same(`${list}?person=none&limit=40`),
  'filter: mails in trouble': same(`${list}?mail=trouble`),
  'filter: dates': ({ days }) => `${list}?from=${day(days / 2 + 10)}&to=${day(days / 2)}&limit=30`,
  'filter: amount': same(`${list}?min=5000000&limit=40`),
  'filter: three at once': same(`${list}?country=DK&market=agricultural&state=signed&limit=1`),
  'filter: two that never meet': same(`${list}?country=PL&market=road_salt`),
  'search: number': ({ quotations }) =>
    `${list}?search=Q-2024-${String(Math.floor(quotations / 2)).padStart(6, '0')}`,
  'search: rare word': same(`${list}?search=zwaluw`),
  'search: common word': same(`${list}?search=silo`),
  'search: common pair': same(`${list}?search=silo+muller&limit=20`),
  'search: words that never meet': same(`${list}?search=oostpoort+westpoort`),
  'search: phone': same(`${list}?search=04445+100123`),
  'search: and a filter': same(`${list}?search=muller&state=signed&limit=3`),
  'sort: name': same(`${list}?sort=name&order=asc`),
  'sort: amount': same(`${list}?sort=total`),
  'sort: validity': same(`${list}?sort=expires`),
  'sort: amount within a state': same(`${list}?sort=total&state=signed&limit=20`),
  'sort: amount within a dealer': same(`${list}?sort=total&dealer=dealer-1`),
  'sort: amount of a search': same(`${list}?sort=total&search=silo+muller&limit=20`),
  totals: same(count),
  'totals of a filter': same(`${count}?state=signed`),
  'totals of two filters': same(`${count}?country=DK&state=signed`),
  'totals of a search': same(`${count}?search=silo+muller`),
  'home: work': same('/admin/work'),
  'home: insight': same('/admin/insight?weeks=4'),
};

/** Everything in one answer, which grows with its rows (DR-05). */
export const whole: Readonly<Record<string, Sized>> = {
  dealers: same('/admin/dealer/list'),
};

/** A cursor that begins with this sign asks for a page however long it takes; here from the newest row on. */
const thoroughly = () => `after=~${Date.now()}.q`;

/** What follows the first answer where that came from the newest rows only. */
export const thorough: Readonly<Record<string, Sized>> = {
  'filter: two that never meet': () => `${list}?country=PL&market=road_salt&${thoroughly()}`,
  'search: words that never meet': () => `${list}?search=oostpoort+westpoort&${thoroughly()}`,
  'totals, exact': same(`${count}?exact=yes`),
  'totals of two filters, exact': same(`${count}?country=DK&state=signed&exact=yes`),
  'totals of a search, exact': same(`${count}?search=silo+muller&exact=yes`),
};
