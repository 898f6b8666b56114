import type admin from '../locales/en_GB/admin.json';
import type basic from '../locales/en_GB/basic.json';
import type budget from '../locales/en_GB/budget.json';
import type buyer from '../locales/en_GB/buyer.json';
import type colours from '../locales/en_GB/colours.json';
import type configure from '../locales/en_GB/configure.json';
import type desk from '../locales/en_GB/desk.json';
import type engineering from '../locales/en_GB/engineering.json';
import type meeting from '../locales/en_GB/meeting.json';
import type picture from '../locales/en_GB/picture.json';
import type prices from '../locales/en_GB/prices.json';
import type project from '../locales/en_GB/project.json';
import type quotation from '../locales/en_GB/quotation.json';
import type shell from '../locales/en_GB/shell.json';
import type signing from '../locales/en_GB/signing.json';
import type site from '../locales/en_GB/site.json';
import type visitor from '../locales/en_GB/visitor.json';

/**
 * Texts are split by where they are loaded: `shell` with the first step, `visitor` and `configure` with the steps
 * after it, `basic` with the steps of the basic and the older flow, `meeting` for booking and its mails,
 * `catalogue` for names of units and options (files of the catalogue folder), `colours` for the RAL colour search,
 * `engineering` for the engineering data of configure and PDF, `buyer` for the buyer's details, `picture` for the view in
 * space and files, `site` for the plan of the yard, the photo and the own logo, `project` for several positions, `quotation` on the server for mails and PDF, `desk` with `admin` for staff, `prices` for the
 * price lists.
 */
export const namespaces = [
  'shell',
  'visitor',
  'configure',
  'basic',
  'meeting',
  'catalogue',
  'colours',
  'engineering',
  'buyer',
  'picture',
  'site',
  'project',
  'quotation',
  'admin',
  'desk',
  'prices',
  'signing',
  'budget',
] as const;
export type Namespace = (typeof namespaces)[number];

/** Keys of the reference language; an unknown key does not compile. `_one`/`_other` forms are used without suffix. */
type KeysOf<Messages> = keyof Messages extends infer Key
  ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
    ? Stem
    : Key
  : never;

export type TextKey =
  | KeysOf<typeof shell>
  | KeysOf<typeof buyer>
  | KeysOf<typeof visitor>
  | KeysOf<typeof configure>
  | KeysOf<typeof basic>
  | KeysOf<typeof meeting>
  | KeysOf<typeof colours>
  | KeysOf<typeof engineering>
  | KeysOf<typeof picture>
  | KeysOf<typeof site>
  | KeysOf<typeof project>
  | KeysOf<typeof quotation>
  | KeysOf<typeof admin>
  | KeysOf<typeof desk>
  | KeysOf<typeof prices>
  | KeysOf<typeof signing>
  | KeysOf<typeof budget>;
