import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import type { Config } from '../../platform/config/config.ts';
import { makeCertificate } from './make-certificate.ts';

/** Key and certificates of the seal. The key stays in its file and in this process. */
export interface SealIdentity {
  readonly key: KeyObject;
  /** DER, the sealing certificate first, then its chain. */
  readonly certificates: readonly [Uint8Array, ...Uint8Array[]];
}

type Settings = Pick<Config, 'signKeyFile' | 'signCertFile' | 'dataDir' | 'companyName'>;

const validMs = 10 * 365 * 24 * 3600 * 1000;
/** The clock of the first start may be days ahead (threat 57): until then readers would reject every seal. */
const leewayMs = 8 * 24 * 3600 * 1000;

/** From the settings, else from DATA_DIR, where it is created at the first start. */
export function openSealIdentity(settings: Settings, nowMs: number): Outcome<SealIdentity, string> {
  const { signKeyFile, signCertFile, dataDir } = settings;
  if (signKeyFile && signCertFile) return readIdentity(signKeyFile, signCertFile, nowMs);
  const file = path.join(dataDir, 'seal.pem');
  if (!existsSync(file)) keepNewIdentity(file, makeSealIdentity(settings, nowMs));
  return readIdentity(file, file, nowMs);
}

/** Key and certificate in one file that is created atomically: of concurrent starts, one creates it for all. */
function keepNewIdentity(file: string, { key, certificates }: SealIdentity): void {
  const draft = `${file}.${process.pid}`;
  const pem = `${key.export({ type: 'pkcs8', format: 'pem' })}${new X509Certificate(certificates[0])}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, pem, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** An identity for this process only, for a store in memory. */
export function makeSealIdentity({ companyName }: Pick<Config, 'companyName'>, nowMs: number): SealIdentity {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = new Date(nowMs - leewayMs);
  return {
    key: privateKey,
    certificates: [makeCertificate(privateKey, companyName, from, new Date(nowMs + validMs))],
  };
}

function readIdentity(
  keyFile: string,
  certificateFile: string,
  nowMs: number,
): Outcome<SealIdentity, string> {
  for (const file of [keyFile, certificateFile]) {
    if (!existsSync(file)) return refuse(`${file} is missing: quotations are sealed with it.`);
  }
  if (isReadByOthers(keyFile)) {
    return refuse(`${keyFile} can be read by others than its owner: run "chmod 600 ${keyFile}".`);
  }
  let key: KeyObject;
  let certificates: X509Certificate[];
  try {
    key = createPrivateKey(readFileSync(keyFile));
    certificates = pemBlocks(readFileSync(certificateFile, 'utf8')).map((pem) => new X509Certificate(pem));
  } catch {
    return refuse(`${keyFile} and ${certificateFile} must be a private key and its certificate in PEM.`);
  }
  const [own, ...issuers] = certificates;
  if (!own?.checkPrivateKey(key)) return refuse(`${certificateFile} does not belong to ${keyFile}.`);
  if (!['rsa', 'ec'].includes(key.asymmetricKeyType ?? '')) return refuse(`${keyFile} must be RSA or EC.`);
  if (Date.parse(own.validTo) < nowMs) {
    return refuse(`${certificateFile} has expired; PDF readers would reject its seals.`);
  }
  return ok({ key, certificates: [own.raw, ...issuers.map(({ raw }) => raw)] });
}

/** Windows has no such modes; there the permissions of the folder apply. */
const isReadByOthers = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;

const pemBlocks = (text: string): string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
