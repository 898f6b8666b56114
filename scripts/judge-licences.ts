import type { LockPackage } from './lock-packages.ts';

/** What a manufacturer can ship inside a product of its own: at most a notice is asked for. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

interface Ruling {
  readonly packages: RegExp;
  readonly licence: string;
  readonly why: string;
}

/** Decided one by one, for a licence that binds more: a new package with it fails until somebody has thought. */
const rulings: readonly Ruling[] = [
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, unchanged, in a package of its own that its user can replace',
  },
  {
    packages: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    why: 'used unchanged, and only while the web app is built; nothing of it reaches the built files',
  },
];

/** Read in the package itself where its description forgets to say; for one version, since the next may differ. */
const readByHand: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

export const statedLicence = ({ name, version, licence }: LockPackage): string | undefined =>
  licence ?? readByHand[`${name}@${version}`];

/** Why a package cannot be shipped; undefined: it can. */
export function licenceProblem(one: LockPackage): string | undefined {
  const stated = statedLicence(one);
  const label = `${one.name}@${one.version}`;
  if (stated === undefined) return `${label} does not say under which licence it comes`;
  return isAllowed(stated, one.name) ? undefined : `${label} comes under ${stated}`;
}

/** A choice needs one good side, a sum needs all of them; anything cleverer is for a person to read. */
function isAllowed(expression: string, name: string): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  if (/[()]/.test(bare) || (/ OR /.test(bare) && / AND /.test(bare))) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, name));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => isAllowed(part, name));
  return (
    permissive.has(bare) || rulings.some((ruling) => ruling.licence === bare && ruling.packages.test(name))
  );
}
