import { execFile } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../app/start-server.ts';
import { WrongSettings } from '../../platform/config/wrong-settings.ts';
import { openStore } from '../../platform/db/open-store.ts';
import { makeCertificate } from './make-certificate.ts';
import { makeSealIdentity, openSealIdentity } from './seal-identity.ts';

const run = promisify(execFile);
const sealModule = pathToFileURL(path.join(import.meta.dirname, 'seal-identity.ts')).href;

describe('the seal identity', () => {
  const nowMs = Date.parse('2026-11-16T09:00:00Z');
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'silowright-seal-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const settings = (more: object = {}) => ({
    companyName: 'Silos & Söhne',
    dataDir,
    signKeyFile: undefined,
    signCertFile: undefined,
    ...more,
  });
  const opened = (more?: object) => {
    const outcome = openSealIdentity(settings(more), nowMs);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value;
  };
  const reason = (more?: object) => {
    const outcome = openSealIdentity(settings(more), nowMs);
    return outcome.ok ? undefined : outcome.reason;
  };
  const keyFile = () => path.join(dataDir, 'seal.pem');

  it('is created at the first start, for its owner only, and stays the same (SG-03)', () => {
    const [first, second] = [opened(), opened()];
    expect(second.certificates).toEqual(first.certificates);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['seal.pem']);
    const certificate = new X509Certificate(first.certificates[0]);
    expect(certificate.checkPrivateKey(first.key)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toContain('O=Silos & Söhne');
    expect(certificate.ca).toBe(false);
    expect(Date.parse(certificate.validTo) - nowMs).toBeGreaterThan(9 * 365 * 86_400_000);
  });

  it('is valid though the clock of the first start is days ahead (SG-03, threat 57)', () => {
    const made = openSealIdentity(settings(), nowMs + 7 * 86_400_000);
    const { validFrom } = new X509Certificate(made.ok ? made.value.certificates[0] : '');
    expect(Date.parse(validFrom)).toBeLessThan(nowMs);
  });

  it('is the same for all processes that create it at the same moment (SG-03)', async () => {
    const maker = `
      const { openSealIdentity } = await import(${JSON.stringify(sealModule)});
      while (Date.now() < ${Date.now() + 1500});
      const outcome = openSealIdentity(${JSON.stringify(settings())}, ${nowMs});
      console.log(outcome.ok ? Buffer.from(outcome.value.certificates[0]).toString('hex') : outcome.reason);`;
    const made = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', maker])),
    );
    const certificate = Buffer.from(opened().certificates[0]).toString('hex');
    expect(made.map(({ stdout }) => stdout.trim())).toEqual(Array(4).fill(certificate));
    expect(readdirSync(dataDir)).toEqual(['seal.pem']);
  });

  it.each([0o640, 0o604, 0o666])('stops the start if others may read the key: mode %o (SG-03)', (mode) => {
    opened();
    chmodSync(keyFile(), mode);
    expect(reason()).toContain('can be read by others');
  });

  it('rejects a key without its certificate, and names the file (SG-03)', () => {
    const files = { signKeyFile: keyFile(), signCertFile: path.join(dataDir, 'other.pem') };
    opened();
    expect(reason(files)).toContain('other.pem is missing');
    const stranger = makeSealIdentity({ companyName: 'Somebody else' }, nowMs);
    writeFileSync(files.signCertFile, new X509Certificate(stranger.certificates[0]).toString());
    expect(reason(files)).toContain('does not belong to');
    writeFileSync(files.signCertFile, 'nonsense');
    expect(reason(files)).toContain('does not belong to');
  });

  it('rejects an expired certificate (SG-03)', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const ended = makeCertificate(privateKey, 'Silos', new Date(nowMs - 2000), new Date(nowMs - 1000));
    const files = { signKeyFile: keyFile(), signCertFile: path.join(dataDir, 'ended.pem') };
    writeFileSync(files.signKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    writeFileSync(files.signCertFile, new X509Certificate(ended).toString());
    expect(reason(files)).toContain('has expired');
  });

  it('is taken from the settings, with its chain, and then nothing is created (SG-03)', () => {
    const given = mkdtempSync(path.join(tmpdir(), 'silowright-given-'));
    const { key, certificates } = makeSealIdentity({ companyName: 'Given' }, nowMs);
    const files = { signKeyFile: path.join(given, 'key.pem'), signCertFile: path.join(given, 'chain.pem') };
    writeFileSync(files.signKeyFile, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    const pem = new X509Certificate(certificates[0]).toString();
    writeFileSync(files.signCertFile, pem + pem);
    expect(opened(files).certificates).toHaveLength(2);
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(given, { recursive: true });
  });

  it('gives a clear message at the start, without the key in it (SG-03)', async () => {
    opened();
    chmodSync(keyFile(), 0o644);
    const files = { SIGN_KEY_FILE: keyFile(), SIGN_CERT_FILE: keyFile() };
    const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
    const start = startServer({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...files }, { store });
    const error = await start.then(
      () => undefined,
      (problem: unknown) => problem,
    );
    await store.close();
    expect(error).toBeInstanceOf(WrongSettings);
    const secret = readFileSync(keyFile(), 'utf8').split('\n')[1] ?? '';
    expect((error as WrongSettings).message).not.toContain(secret);
  });
});
