import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Check, findingsOf, reasonOf } from './finding.ts';
import { nameCertificateFault } from './name-certificate-fault.ts';

const { ok, error } = findingsOf('webhook');
const patienceMs = 5000;

/** Connects to the receiver of webhooks and checks its certificate; sends nothing. */
export const checkWebhook: Check = async ({ config: { webhookUrl }, nowMs }) => {
  if (!webhookUrl) return [];
  const { protocol, hostname, port } = new URL(webhookUrl);
  if (protocol !== 'https:') return [ok('goes to a receiver without TLS')];
  const name = isIP(hostname) ? {} : { servername: hostname };
  const socket = connect({ host: hostname, port: Number(port) || 443, ...name });
  try {
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer in time')));
    await once(socket, 'secureConnect');
    return [ok(`${hostname} answers with a valid certificate`)];
  } catch (fault) {
    const certificate = await nameCertificateFault(fault, webhookUrl, nowMs);
    return [
      certificate === undefined
        ? error(`no connection to ${hostname}: ${reasonOf(fault)}`, 'Check WEBHOOK_URL and the firewall.')
        : error(
            `the certificate of ${hostname} ${certificate}: deliveries fail.`,
            'Have it renewed; for an issuer of your own set NODE_EXTRA_CA_CERTS to its certificate.',
          ),
    ];
  } finally {
    socket.destroy();
  }
};
