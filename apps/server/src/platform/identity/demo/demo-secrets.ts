import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data of the demo provider that survives a restart, so that tokens and the printed password stay valid. */
export interface DemoSecrets {
  readonly signingKey: Record<string, unknown>;
  readonly cookieKey: string;
  readonly password: string;
}

/** Reads the secrets of this data folder, or creates them, readable by their owner only. */
export function demoSecrets(dataDir: string): DemoSecrets {
  const file = join(dataDir, 'demo-login.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoSecrets;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secrets: DemoSecrets = {
    signingKey: {
      ...privateKey.export({ format: 'jwk' }),
      kid: randomBytes(8).toString('hex'),
      use: 'sig',
      alg: 'RS256',
    },
    cookieKey: randomBytes(24).toString('base64url'),
    password: randomPassword(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** Three groups of four letters and digits without look-alikes, easy to type. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
