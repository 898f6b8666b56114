import type { SentOrKept } from '../../deals/send-or-keep.ts';
import { sendRequestOnce } from '../../deals/send-request-once.ts';
import { rememberSent } from '../../session/asked-offer.ts';

let running: Promise<SentOrKept> | undefined;

/** The server's response is only logged (RS-04). Concurrent calls share one request. */
export function sendResults(): Promise<SentOrKept> {
  running ??= send().finally(() => {
    running = undefined;
  });
  return running;
}

async function send(): Promise<SentOrKept> {
  const { asked, sent } = await sendRequestOnce('results');
  if (sent.kind === 'sent') {
    console.info('create-offer', sent.answer);
    rememberSent(asked, sent.answer);
  } else {
    console.error('Problem sending the request', sent.error);
  }
  return sent;
}
