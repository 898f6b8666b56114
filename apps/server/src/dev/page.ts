import type { FastifyReply } from 'fastify';
import { type Html, html } from '../platform/http/html.ts';

/** Development pages show text of strangers: nothing in them may run, load or be framed by others. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

/** A mail as its reader sees it, in a sandbox; links open in a new window. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const styles = html`
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:24px;max-width:1100px;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #8884}
iframe{width:100%;height:1000px;border:1px solid #8886;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;border:1px solid #8886;border-radius:8px;padding:16px}`;

export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head><body><h1>${title}</h1>${body}</body></html>`;
  return sendHtml(reply, page.markup, pagePolicy);
}

export const sendMailHtml = (reply: FastifyReply, mail: string): FastifyReply =>
  sendHtml(reply, mail.replace('<head>', '<head><base target="_blank">'), mailPolicy);

const sendHtml = (reply: FastifyReply, markup: string, policy: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(markup);

/** Pictures are attached to a mail; a browser needs them inline. */
export const withPictures = (
  mail: string,
  pictures: readonly {
    readonly contentId: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  }[],
): string =>
  pictures.reduce(
    (markup, { contentId, contentType, content }) =>
      markup.replaceAll(
        `cid:${contentId}`,
        `data:${contentType};base64,${Buffer.from(content).toString('base64')}`,
      ),
    mail,
  );
