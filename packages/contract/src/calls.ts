import * as access from './access.ts';
import * as budget from './budget.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as comparison from './comparison.ts';
import * as configurator from './configurator.ts';
import * as dealers from './dealers.ts';
import * as deals from './deals.ts';
import * as desk from './desk.ts';
import * as engineering from './engineering.ts';
import * as insight from './insight.ts';
import * as leads from './leads.ts';
import * as mails from './mails.ts';
import * as meetings from './meetings.ts';
import * as pictures from './pictures.ts';
import * as places from './places.ts';
import * as pricePlans from './price-plans.ts';
import * as prices from './prices.ts';
import * as privacy from './privacy.ts';
import * as revisions from './revisions.ts';
import * as settings from './settings.ts';
import * as signing from './signing.ts';
import * as unitFiles from './unit-files.ts';

/** The calls of every subject: what its file exports under `endpoint`. */
const subjects = {
  catalogue,
  prices,
  pricePlans,
  configurator,
  places,
  pictures,
  engineering,
  deals,
  comparison,
  unitFiles,
  revisions,
  signing,
  dealers,
  meetings,
  leads,
  budget,
  desk,
  mails,
  insight,
  access,
  privacy,
  settings,
};

/** The calls that a file of the contract defines. */
export type CallsOf<Subject> = Extract<Subject[keyof Subject], Endpoint>;

type Subjects = typeof subjects;
export type AnyCall = { [Name in keyof Subjects]: CallsOf<Subjects[Name]> }[keyof Subjects];
export type CallName = AnyCall['name'];

const isCall = (part: unknown): part is AnyCall =>
  typeof part === 'object' && part !== null && 'method' in part && 'path' in part && 'response' in part;

/** Every call of the API. The server mounts them; OpenAPI, route matrix, bounds and fuzz read them. */
export const endpoints: readonly AnyCall[] = Object.values(subjects).flatMap((subject) =>
  Object.values<unknown>(subject).filter(isCall),
);

type CallNamed<Name extends CallName> = Extract<AnyCall, { readonly name: Name }>;
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [key in Key]: Value };

/** What a call sends and gets, by its name. The browser imports these as types only. */
export type CallInput<Name extends CallName> = Part<'params', ParamsOf<CallNamed<Name>>> &
  Part<'query', QueryOf<CallNamed<Name>>> &
  Part<'body', BodyOf<CallNamed<Name>>>;
export type CallOutput<Name extends CallName> = ResponseOf<CallNamed<Name>>;
export type StaffCallName = Extract<CallName, `admin-${string}`>;
/** Calls of visitors that only read. */
export type VisitorReadName = Exclude<Extract<AnyCall, { readonly method: 'GET' }>['name'], StaffCallName>;
export type VisitorCallName = Exclude<CallName, StaffCallName | 'docuseal-event'>;
