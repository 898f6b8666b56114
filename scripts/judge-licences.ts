import type { LockPackage } from './lock-packages.ts';

/** Licences that a manufacturer can ship in its own product: they require at most a notice. */
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

/**
 * Packages with a stricter licence, decided one by one. A new package with such a licence fails until it is decided.
 */
const rulings: readonly Ruling[] = [
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, unchanged, in a separate package that the user can replace',
  },
];

/**
 * Licences read from the package's files, if its package.json does not state one; per version, because the next may
 * differ.
 */
const readByHand: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

export const statedLicence = ({ name, version, licence }: LockPackage): string | undefined =>
  licence ?? readByHand[`${name}@${version}`];

/** Why a package cannot be shipped; undefined if it can. */
export function licenceProblem(one: LockPackage): string | undefined {
  const stated = statedLicence(one);
  const label = `${one.name}@${one.version}`;
  if (stated === undefined) return `${label} does not state a licence`;
  return isAllowed(stated, one.name) ? undefined : `${label} comes under ${stated}`;
}

/** OR needs one accepted licence, AND needs all; more complex expressions need a manual decision. */
function isAllowed(expression: string, name: string): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  if (/[()]/.test(bare) || (/ OR /.test(bare) && / AND /.test(bare))) return false;
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, name));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => isAllowed(part, name));
  return (
    permissive.has(bare) || rulings.some((ruling) => ruling.licence === bare && ruling.packages.test(name))
  );
}
