import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of an entry of package-lock.json that are used here. */
export interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Path below the root (`node_modules/a/node_modules/b`) → entry; the root has the empty path. */
export type Lock = Readonly<Record<string, LockEntry>>;

export interface LockPackage {
  /** Path of its installation. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** As stated in package.json; undefined if not stated. */
  readonly licence: string | undefined;
  /** True if an installation runs it or is built from it; false for test tools. */
  readonly shipped: boolean;
  readonly hasHash: boolean;
}

export function readLock(folder = path.join(import.meta.dirname, '..')): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return packages as Lock;
}

/** Third-party packages, without the workspaces. */
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
        shipped: !entry.dev && !entry.devOptional,
        hasHash: entry.integrity !== undefined,
      },
    ];
  });

/**
 * Paths of the dependencies of the package at a path. Resolved as Node does: in its own node_modules first, then
 * upwards.
 */
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

/** The folder that contains the node_modules folder of a package. */
const parentOf = (place: string): string => {
  const at = place.lastIndexOf('node_modules/');
  return at <= 0 ? '' : place.slice(0, at - 1);
};

const nameAt = (place: string): string | undefined => {
  const at = place.lastIndexOf('node_modules/');
  return at === -1 ? undefined : place.slice(at + 'node_modules/'.length);
};
