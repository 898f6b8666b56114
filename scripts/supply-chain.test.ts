import { describe, expect, it } from 'vitest';
import { buildSbom } from './build-sbom.ts';
import { licenceProblem } from './judge-licences.ts';
import { type Lock, type LockPackage, neededBy, packagesOf, readLock } from './lock-packages.ts';

const lock = readLock();

describe('the bill of materials', () => {
  const sbom = buildSbom(lock);

  it('is CycloneDX 1.6: every component has a name, version, licence, hash and unique reference', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(sbom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(new Set(sbom.components.map((one) => one['bom-ref'])).size).toBe(sbom.components.length);
    for (const { name, version, purl, type, scope, hashes = [] } of sbom.components) {
      expect({ name, version, type, scope }).toEqual({
        name: expect.stringMatching(/^(@[\w.-]+\/)?[\w.-]+$/),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        type: 'library',
        scope: expect.stringMatching(/^(required|optional|excluded)$/),
      });
      if (purl) expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      for (const { alg, content } of hashes)
        expect([alg, content]).toEqual(['SHA-512', expect.stringMatching(/^[0-9a-f]{128}$/)]);
    }
  });

  it('contains every package of the lock file and the dependencies', () => {
    const refs = new Set(['root', ...sbom.components.map((one) => one['bom-ref'])]);
    for (const { place } of packagesOf(lock)) expect(refs).toContain(place);
    expect(new Set(sbom.dependencies.map(({ ref }) => ref))).toEqual(refs);
    for (const { dependsOn } of sbom.dependencies) for (const one of dependsOn) expect(refs).toContain(one);
    const needs = (ref: string) => sbom.dependencies.find((one) => one.ref === ref)?.dependsOn;
    expect(needs('apps/server')).toEqual(
      expect.arrayContaining(['node_modules/fastify', 'node_modules/jose', 'packages/contract']),
    );
  });

  it('is the same for the same lock file', () => {
    expect(JSON.stringify(buildSbom(readLock()))).toBe(JSON.stringify(sbom));
  });

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
    integrity: undefined,
    shipped: true,
    optional: false,
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
