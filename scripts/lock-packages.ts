import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One entry of package-lock.json, as far as we read it. */
export interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Place below the root (`node_modules/a/node_modules/b`) → entry; the root itself has the empty place. */
export type Lock = Readonly<Record<string, LockEntry>>;

export interface LockPackage {
  /** Where it is installed. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** As npm states it; absent: the package does not say. */
  readonly licence: string | undefined;
  readonly integrity: string | undefined;
  /** Part of what an installation runs or is built from, rather than of how we test. */
  readonly shipped: boolean;
  readonly optional: boolean;
}

export function readLock(folder = path.join(import.meta.dirname, '..')): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return packages as Lock;
}

/** Packages of others; our own workspaces are not among them. */
export const packagesOf = (lock: Lock): LockPackage[] =>
  Object.entries(lock).flatMap(([place, entry]) => {
    const name = nameAt(place);
    if (name === undefined || entry.link || entry.version === undefined) return [];
    return [
      {
        place,
        name,
        version: entry.version,
        licence: entry.license,
        integrity: entry.integrity,
        shipped: !entry.dev && !entry.devOptional,
        optional: entry.optional === true,
      },
    ];
  });

/** Where the packages are that the one at a place asks for, found as Node does: beside it, then further up. */
export function neededBy(lock: Lock, place: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return [...new Set(names.flatMap((name) => resolve(lock, place, name) ?? []))];
}

function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
  }
}

/** The folder that holds the node_modules a package lies in. */
const parentOf = (place: string): string => {
  const at = place.lastIndexOf('node_modules/');
  return at <= 0 ? '' : place.slice(0, at - 1);
};

const nameAt = (place: string): string | undefined => {
  const at = place.lastIndexOf('node_modules/');
  return at === -1 ? undefined : place.slice(at + 'node_modules/'.length);
};
