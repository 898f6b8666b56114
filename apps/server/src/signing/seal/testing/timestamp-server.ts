import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A timestamp authority (RFC 3161) by openssl; undefined if openssl is missing. */
export async function startTimestampServer(): Promise<{ url: string; stop: () => void } | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'silowright-tsa-'));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: string[]) => spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  const made = openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', at('key.pem'), '-out', at('tsa.pem')],
    ...['-days', '9', '-subj', '/CN=time', '-addext', 'extendedKeyUsage=critical,timeStamping'],
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  writeFileSync(at('serial'), '01');
  const settings = `[tsa]
default_tsa = here
[here]
serial = ${at('serial')}
signer_cert = ${at('tsa.pem')}
certs = ${at('tsa.pem')}
signer_key = ${at('key.pem')}
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha512
accuracy = secs:1
`;
  writeFileSync(at('tsa.cnf'), settings);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    writeFileSync(at('query'), Buffer.concat(chunks));
    openssl('ts', '-reply', '-config', at('tsa.cnf'), '-queryfile', at('query'), '-out', at('reply'));
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(readFileSync(at('reply')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
