import { createHash } from 'node:crypto';
import { statedLicence } from './judge-licences.ts';
import { type Lock, type LockPackage, neededBy, packagesOf } from './lock-packages.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly type: 'application' | 'library';
  readonly name: string;
  readonly version: string;
  readonly scope?: 'required' | 'optional' | 'excluded';
  readonly purl?: string;
  readonly licenses?: readonly (
    | { readonly license: { readonly id: string } }
    | { readonly expression: string }
  )[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * Builds a CycloneDX 1.6 bill of materials from the lock file alone. The same lock file gives the same bytes, so two
 * builds can be compared. A component's reference is its path in the tree, because one version can be installed in
 * several places.
 */
export function buildSbom(lock: Lock): Sbom {
  const packages = packagesOf(lock);
  const workspaces = Object.keys(lock).filter((place) => place !== '' && !place.includes('node_modules/'));
  const root = lock[''];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: {
      component: {
        'bom-ref': 'root',
        type: 'application',
        name: root?.name ?? 'root',
        version: root?.version ?? '0',
        ...licencesOf(root?.license),
      },
    },
    components: [...workspaces.map((place) => workspaceOf(lock, place)), ...packages.map(componentOf)],
    dependencies: [
      // Every workspace is part of the product, even if the root does not depend on it.
      { ref: 'root', dependsOn: [...workspaces, ...neededBy(lock, '')] },
      ...[...workspaces, ...packages.map(({ place }) => place)].map((place) => ({
        ref: place,
        dependsOn: neededBy(lock, place),
      })),
    ],
  };
}

const workspaceOf = (lock: Lock, place: string): Component => ({
  'bom-ref': place,
  type: 'library',
  name: lock[place]?.name ?? place,
  version: lock[place]?.version ?? '0',
  scope: 'required',
  ...licencesOf(lock[place]?.license),
});

function componentOf(one: LockPackage): Component {
  const [scope, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
  const path = [scope, name].flatMap((part) => (part ? [encodeURIComponent(part)] : [])).join('/');
  const digest = /^sha512-([A-Za-z0-9+/=]+)$/.exec(one.integrity ?? '')?.[1];
  return {
    'bom-ref': one.place,
    type: 'library',
    name: one.name,
    version: one.version,
    scope: one.shipped ? (one.optional ? 'optional' : 'required') : 'excluded',
    purl: `pkg:npm/${path}@${one.version}`,
    ...licencesOf(statedLicence(one)),
    ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}

const licencesOf = (licence: string | undefined): Pick<Component, 'licenses'> => {
  if (licence === undefined) return {};
  return { licenses: [/[\s(]/.test(licence) ? { expression: licence } : { license: { id: licence } }] };
};

/** A UUID made from content (version 8 of RFC 9562). */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
