import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { structureOf } from '../../deals/paper/testing/structure-of.ts';
import { sealDocument } from './seal-document.ts';
import { checkSeal } from './testing/check-seal.ts';
import { signedQuotation } from './testing/signed-quotation.ts';
import { startTimestampServer } from './testing/timestamp-server.ts';

describe('a sealed quotation', () => {
  let sealed: Uint8Array;
  beforeAll(async () => {
    sealed = await sealDocument(await signedQuotation());
  });

  const isWhole = (pdf: Uint8Array): boolean => {
    const { coversWholeFile, digestMatches, signatureMatches } = checkSeal(pdf);
    return coversWholeFile && digestMatches && signatureMatches;
  };
  const flipped = (at: number): Uint8Array => {
    const copy = Uint8Array.from(sealed);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };

  it('is PAdES B-B over the whole file (SG-03)', () => {
    expect(isWhole(sealed)).toBe(true);
    expect(checkSeal(sealed)).toMatchObject({ certificateBound: true, subFilter: 'ETSI.CAdES.detached' });
  });

  it('is invalid after one flipped or added byte (SG-03)', () => {
    for (const share of [0.01, 0.25, 0.5, 0.75])
      expect(isWhole(flipped(Math.floor(sealed.length * share)))).toBe(false);
    expect(isWhole(flipped(sealed.length - 10))).toBe(false);
    expect(isWhole(Buffer.concat([sealed, Buffer.from(' ')]))).toBe(false);
  });

  it('has a signature record that a screen reader finds: heading, figure, table with row headers (Y7)', async () => {
    const { children } = await structureOf(sealed);
    const pageOf = ({ page, children: [row] }: (typeof children)[number]) =>
      page ?? row?.children[0]?.page ?? 0;
    const lastPage = Math.max(...children.map(pageOf));
    const record = children.filter((each) => pageOf(each) === lastPage);
    expect(record.map(({ type }) => type)).toEqual(['H2', 'P', 'Figure', 'Table', 'P']);
    const [heading, , figure, table] = record;
    expect([heading?.marked, figure?.alt]).toEqual([1, expect.stringContaining('Anna Müller')]);
    const cells = table?.children.flatMap((row) => row.children) ?? [];
    expect(cells.length).toBeGreaterThanOrEqual(16);
    for (const [at, { type, scope, marked }] of cells.entries())
      expect([type, scope, marked]).toEqual(at % 2 === 0 ? ['TH', 'Row', 1] : ['TD', undefined, 1]);
    // The quotation's own elements are still present.
    expect(children[0]).toMatchObject({ type: 'H1', page: 1 });
  });

  it('is valid according to poppler, if installed (SG-03)', ({ skip }) => {
    if (spawnSync('pdfsig', ['-v']).error) return skip();
    const folder = mkdtempSync(path.join(tmpdir(), 'silowright-pdfsig-'));
    const judge = (pdf: Uint8Array) => {
      const file = path.join(folder, 'signed.pdf');
      writeFileSync(file, pdf);
      return spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' }).stdout;
    };
    expect(judge(sealed)).toContain('Signature is Valid.');
    expect(judge(sealed)).toContain('Total document signed');
    expect(judge(flipped(Math.floor(sealed.length / 3)))).not.toContain('Signature is Valid.');
    rmSync(folder, { recursive: true });
  });

  it('also accepts an RSA key, with a certificate made by openssl (SG-03)', async ({ skip }) => {
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const folder = mkdtempSync(path.join(tmpdir(), 'silowright-rsa-'));
    const file = path.join(folder, 'key.pem');
    writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }));
    const { stdout: certificate, error } = spawnSync('openssl', [
      ...['req', '-x509', '-new', '-key', file, '-outform', 'DER', '-days', '9', '-subj', '/CN=rsa'],
    ]);
    rmSync(folder, { recursive: true });
    if (error) return skip();
    expect(
      isWhole(await sealDocument(await signedQuotation({ seal: { key, certificates: [certificate] } }))),
    ).toBe(true);
  });

  it('has a timestamp if a server is configured: PAdES B-T, with openssl as server (SG-03)', async ({
    skip,
  }) => {
    const server = await startTimestampServer();
    if (!server) return skip();
    try {
      const stamped = await sealDocument(await signedQuotation({ timestampUrl: server.url }));
      expect(isWhole(stamped)).toBe(true);
      expect([checkSeal(stamped).hasTimestamp, checkSeal(sealed).hasTimestamp]).toEqual([true, false]);
    } finally {
      server.stop();
    }
  });

  it('is not created if the configured timestamp server is away (SG-03)', async () => {
    await expect(
      sealDocument(await signedQuotation({ timestampUrl: 'http://127.0.0.1:1/tsr' })),
    ).rejects.toThrow();
  });
});
