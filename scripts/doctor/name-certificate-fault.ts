import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** Node's certificate errors and their meaning. */
const meanings: readonly [RegExp, string][] = [
  [/certificate has expired/i, 'has expired'],
  [/certificate is not yet valid/i, 'is not valid yet; or the clock of this machine is wrong'],
  [/altnames|does not match/i, 'is for another name than the host it was asked by'],
  [/self[- ]signed/i, 'is self-signed'],
  [/unable to (verify|get)|unknown ca/i, 'comes from an issuer that this machine does not trust'],
];
const patienceMs = 5000;
/** Protocols that begin with TLS. */
const usualPorts: Readonly<Record<string, number>> = { 'smtps:': 465, 'https:': 443 };

/**
 * Describes the certificate problem behind a failed connection; undefined: the certificate was not the reason (A11).
 * Expiry is reported first.
 */
export async function nameCertificateFault(
  fault: unknown,
  address: string,
  nowMs: number,
): Promise<string | undefined> {
  const { message, cause } = fault as Error;
  // fetch hides the reason.
  const words = `${message} ${cause instanceof Error ? cause.message : ''}`;
  const meaning = meanings.find(([form]) => form.test(words))?.[1];
  if (meaning === undefined) return undefined;
  const { protocol, hostname, port } = new URL(address);
  // With STARTTLS the certificate follows a plain-text dialogue, so only the error message is available.
  const usual = usualPorts[protocol];
  const validTo = usual === undefined ? undefined : await endOfValidity(hostname, Number(port) || usual);
  return validTo !== undefined && validTo < nowMs
    ? `has expired on ${new Date(validTo).toISOString().slice(0, 10)}`
    : meaning;
}

/** Fetches the certificate without verifying it. */
function endOfValidity(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(
      { host, port, rejectUnauthorized: false, ...(!isIP(host) && { servername: host }) },
      () => {
        const { valid_to } = socket.getPeerCertificate();
        socket.destroy();
        resolve(valid_to === undefined ? undefined : Date.parse(valid_to));
      },
    );
    const give = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.once('error', give);
    socket.setTimeout(patienceMs, give);
  });
}
