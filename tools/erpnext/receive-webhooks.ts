import { createServer, type Server } from 'node:http';
import type { EventBody } from '@silowright/contract/webhook-events';
import { type ErpNext, isGenuine, makeOrder } from './make-order.ts';

/** An example of a receiver for WEBHOOK_URL. An answer of 500 makes the server deliver again later. */
export const receiveWebhooks = (secret: string, erp: ErpNext): Server =>
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const signature = String(request.headers['silowright-signature'] ?? '');
    if (!isGenuine(secret, signature, body, Date.now())) return response.writeHead(401).end();
    try {
      await makeOrder(erp, JSON.parse(body.toString()) as EventBody);
      response.writeHead(204).end();
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });

if (process.argv[1]?.endsWith('receive-webhooks.ts')) {
  const {
    ERPNEXT_URL = '',
    ERPNEXT_TOKEN = '',
    ERPNEXT_OTHER_ITEM = 'OTHER',
    WEBHOOK_SECRET = '',
  } = process.env;
  const erp = { url: ERPNEXT_URL, token: ERPNEXT_TOKEN, otherItem: ERPNEXT_OTHER_ITEM };
  receiveWebhooks(WEBHOOK_SECRET, erp).listen(8090, () => console.info('Waiting for webhooks on port 8090'));
}
