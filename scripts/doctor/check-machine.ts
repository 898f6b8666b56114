import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { embeddedPlaces } from '../../apps/server/src/configurator/places/search-places.ts';
import { openSealIdentity } from '../../apps/server/src/signing/seal/seal-identity.ts';
import { type Check, findingsOf } from './finding.ts';

const dayMs = 24 * 3_600_000;
const gibibyte = 2 ** 30;

/** Checks the seal of signed quotations. Does not create a missing one. */
export const checkSeal: Check = async ({ config, nowMs }) => {
  const { ok, warning, error } = findingsOf('seal');
  const ownFile = path.join(config.dataDir, 'seal.pem');
  const shared = warning(
    'the seal is a file in DATA_DIR: every machine would create its own.',
    'If there are several machines, configure the same SIGN_KEY_FILE and SIGN_CERT_FILE.',
  );
  const several = config.databaseUrl && !config.signKeyFile ? [shared] : [];
  if (!config.signKeyFile && !existsSync(ownFile))
    return [ok('will be created at the first start'), ...several];
  const outcome = openSealIdentity(config, nowMs);
  if (!outcome.ok) return [error(outcome.reason, 'Quotations cannot be signed until this is fixed.')];
  const { validTo, subject, issuer } = new X509Certificate(outcome.value.certificates[0]);
  const days = Math.floor((Date.parse(validTo) - nowMs) / dayMs);
  return [
    days < 30
      ? warning(`is valid for ${days} more days.`, 'Have the certificate renewed.')
      : ok(
          `is valid for ${days} days${subject === issuer ? '; self-signed, so PDF readers show it as not verified' : ''}`,
        ),
    ...several,
  ];
};

export const checkPlaces: Check = async ({ config }) => {
  const { ok, warning, error } = findingsOf('places');
  if (config.googleMapsKey) {
    return [
      warning(
        'by Google, called from the visitor’s browser: not checked here.',
        `Try the location step once, and restrict the key to ${config.publicUrl}.`,
      ),
    ];
  }
  const [found] = embeddedPlaces().search('Amsterdam', 'nl');
  return [
    found
      ? ok('bundled places answer')
      : error(
          'the bundled places are missing.',
          'Install the release again: apps/server/data is incomplete.',
        ),
  ];
};

/** Checked for SQLite only; PostgreSQL has its own disk. */
export const checkDisk: Check = async ({ config }) => {
  const { ok, warning, error } = findingsOf('disk');
  const folder = existsSync(config.dataDir) ? config.dataDir : '.';
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gibibyte;
  const text = `${free.toFixed(1)} GB are free for ${path.resolve(config.dataDir)}`;
  if (config.databaseUrl || free >= 2) return [ok(text)];
  return [
    free >= 0.2
      ? warning(text, 'Free space soon: with a full disk every write returns 503.')
      : error(text, 'Free space now: with a full disk every write returns 503.'),
  ];
};
