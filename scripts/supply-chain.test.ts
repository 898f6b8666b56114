import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { licenceProblem, statedLicence } from './judge-licences.ts';
import { type Lock, type LockPackage, neededBy, packagesOf, readLock } from './lock-packages.ts';

const lock = readLock();

interface Sbom {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

describe('the bill of materials', () => {
  const written = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 10 ** 7,
    shell: process.platform === 'win32',
  });
  const sbom: Sbom = JSON.parse(written);
  const componentOf = ({ name, version }: LockPackage) =>
    sbom.components.find(({ purl }) => purl === `pkg:npm/${name.replace('@', '%40')}@${version}`);

  it('is CycloneDX and holds every package of the lock file with its licence and hash', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { version: lock['']?.version } },
    });
    const found = packagesOf(lock).map((one) => ({ one, component: componentOf(one) }));
    expect(found.filter(({ component }) => !component)).toEqual([]);
    const sha512 = [expect.objectContaining({ content: expect.stringMatching(/^[0-9a-f]{128}$/) })];
    // A package that another one contains has no hash of its own.
    const contained = new Set(packagesOf(lock).flatMap(({ name, hasHash }) => (hasHash ? [] : [name])));
    for (const { one, component } of found) {
      if (!contained.has(one.name)) expect(component?.hashes).toEqual(sha512);
      if (one.licence) expect(component?.licenses).toHaveLength(1);
      else expect(statedLicence(one)).toBeDefined();
    }
  });

  it('names what each package needs', () => {
    const needs = (ref: string) => sbom.dependencies.find((one) => one.ref.startsWith(ref))?.dependsOn;
    expect(needs('@silowright/server@')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^fastify@/),
        expect.stringMatching(/^jose@/),
        expect.stringMatching(/^@silowright\/contract@/),
      ]),
    );
  });
});

describe('the lock file', () => {
  it('resolves dependencies as Node does: in its own node_modules first, then upwards', () => {
    const small: Lock = {
      '': { name: 'us', version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2', c: '1', absent: '1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
    };
    expect(neededBy(small, 'node_modules/a')).toEqual(['node_modules/a/node_modules/b', 'node_modules/c']);
    expect(neededBy(small, 'node_modules/a/node_modules/b')).toEqual(['node_modules/c']);
  });
});

describe('licences', () => {
  it('of all shipped packages are known and accepted', () => {
    const shipped = packagesOf(lock).filter((one) => one.shipped);
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.flatMap((one) => licenceProblem(one) ?? [])).toEqual([]);
  });

  const planted = (licence: string | undefined, name = 'planted'): LockPackage => ({
    place: `node_modules/${name}`,
    name,
    version: '1.0.0',
    licence,
    shipped: true,
    hasHash: true,
  });

  it.each([
    'GPL-3.0-only',
    'GPL-2.0-or-later',
    'AGPL-3.0-only',
    'SSPL-1.0',
    'LGPL-3.0-or-later',
    'MPL-2.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.txt',
    'MIT AND GPL-3.0-only',
    '(GPL-2.0-only OR AGPL-3.0-only)',
    'MIT OR (GPL-3.0-only AND ISC)',
    '',
    undefined,
  ])('%s needs a decision', (licence) => {
    expect(licenceProblem(planted(licence))).toContain('planted@1.0.0');
  });

  it.each(['MIT', '(MIT AND Zlib)', 'GPL-2.0-only OR MIT', 'Apache-2.0'])('%s is accepted', (licence) => {
    expect(licenceProblem(planted(licence))).toBeUndefined();
  });

  it('a decision applies to one package only', () => {
    expect(licenceProblem(planted('LGPL-3.0-or-later', '@img/sharp-linux-x64'))).toBeUndefined();
    expect(licenceProblem(planted('LGPL-3.0-or-later', 'other'))).toContain('LGPL-3.0-or-later');
    expect(licenceProblem(planted(undefined, 'png-js'))).toContain('png-js@1.0.0');
  });
});
