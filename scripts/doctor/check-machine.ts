import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { embeddedPlaces } from '../../apps/server/src/outside/places/search-places.ts';
import { openSealIdentity } from '../../apps/server/src/seal/seal-identity.ts';
import { type Check, findingsOf } from './finding.ts';

const dayMs = 24 * 3_600_000;
const gibibyte = 2 ** 30;

/** The seal of signed quotations; one that is not there yet is not made by looking. */
export const checkSeal: Check = async ({ config, nowMs }) => {
  const { ok, warning, error } = findingsOf('seal');
  const ownFile = path.join(config.dataDir, 'seal.pem');
  const shared = warning(
    'the seal is a file in DATA_DIR: every machine would make its own.',
    'With several machines give all of them the same SIGN_KEY_FILE and SIGN_CERT_FILE.',
  );
  const several = config.databaseUrl && !config.signKeyFile ? [shared] : [];
  if (!config.signKeyFile && !existsSync(ownFile)) return [ok('is made by the first start'), ...several];
  const outcome = openSealIdentity(config, nowMs);
  if (!outcome.ok) return [error(outcome.reason, 'Quotations cannot be signed before this is mended.')];
  const { validTo, subject, issuer } = new X509Certificate(outcome.value.certificates[0]);
  const days = Math.floor((Date.parse(validTo) - nowMs) / dayMs);
  return [
    days < 30
      ? warning(`is valid for ${days} more days.`, 'Have the certificate renewed.')
      : ok(
          `is valid for ${days} days${subject === issuer ? '; self-made, so readers show it as not verified' : ''}`,
        ),
    ...several,
  ];
};

export const checkPlaces: Check = async ({ config }) => {
  const { ok, warning, error } = findingsOf('places');
  if (config.googleMapsKey) {
    return [
      warning(
        'by Google, asked from the visitor’s browser: not tried from here.',
        `Look at the location step once, and let the key work on ${config.publicUrl} only.`,
      ),
    ];
  }
  const [found] = embeddedPlaces().search('Amsterdam', 'nl');
  return [
    found
      ? ok('bundled places answer')
      : error(
          'the bundled places are missing.',
          'Install the release again: apps/server/data is not complete.',
        ),
  ];
};

/** SQLite needs room to write, PostgreSQL has its own disk. */
export const checkDisk: Check = async ({ config }) => {
  const { ok, warning, error } = findingsOf('disk');
  const folder = existsSync(config.dataDir) ? config.dataDir : '.';
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gibibyte;
  const text = `${free.toFixed(1)} GB are free for ${path.resolve(config.dataDir)}`;
  if (config.databaseUrl || free >= 2) return [ok(text)];
  return [
    free >= 0.2
      ? warning(text, 'Make room soon: a full disk answers every write with 503.')
      : error(text, 'Make room now: a full disk answers every write with 503.'),
  ];
};
