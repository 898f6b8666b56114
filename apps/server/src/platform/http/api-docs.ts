import type { Endpoint } from '@silowright/contract/call';
import { endpoints } from '@silowright/contract/calls';
import { errorTable } from '@silowright/contract/errors';
import { escapeMarkup } from '@silowright/domain/characters';
import { memoize } from '@silowright/domain/memoize';
import type { FastifyInstance } from 'fastify';
import { version } from '../config/version.ts';
import { apiBase } from './mount.ts';
import { type KnownCodes, openApiDocument } from './openapi.ts';

/** The API description as JSON and as a page, built at the first request and when the codes of the catalogue change. */
export function mountApiDocs(app: FastifyInstance, companyName: string, codes: () => KnownCodes): void {
  // As bytes, which answers share; a text would be copied for each.
  const built = memoize(
    (known: KnownCodes) => {
      const document = openApiDocument(endpoints, { version, companyName }, known);
      return { json: Buffer.from(JSON.stringify(document)), page: Buffer.from(docsPage(document)) };
    },
    (known) => JSON.stringify(known),
    1,
  );
  app.get(`${apiBase}/openapi.json`, { config: { access: 'anybody' } }, async (_request, reply) => {
    return reply.header('content-type', 'application/json; charset=utf-8').send(built(codes()).json);
  });
  app.get(`${apiBase}/docs`, { config: { access: 'anybody' } }, async (_request, reply) => {
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(built(codes()).page);
  });
}

/** A page without scripts that loads nothing. */
function docsPage(document: object): string {
  const { paths, info } = document as {
    paths: Record<string, Record<string, Operation>>;
    info: { title: string };
  };
  const title = escapeMarkup(info.title);
  const sections = (endpoints as readonly Endpoint[]).map((endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    const request = operation?.requestBody?.content['application/json'].schema;
    const response = operation?.responses['200']?.content['application/json'].schema;
    const errors = endpoint.errors.map((code) => `<li>${errorTable[code].status} <code>${code}</code></li>`);
    return `<section id="${endpoint.name}">
<h2><b>${endpoint.method}</b> ${escapeMarkup(apiBase + path)}</h2>
<p>${escapeMarkup(endpoint.summary)} <small>May be called by: ${endpoint.access}.</small></p>
${request ? schemaBlock('Request', request) : ''}${schemaBlock('Answer', response)}
<ul>${errors.join('')}</ul>
</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>${title}</h1><p><a href="openapi.json">openapi.json</a></p>${sections.join('\n')}</body></html>`;
}

interface Operation {
  readonly requestBody?: Content;
  readonly responses: Record<string, Content>;
}
interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

const schemaBlock = (title: string, schema: object | undefined): string =>
  `<details><summary>${title}</summary><pre>${escapeMarkup(JSON.stringify(schema, null, 2))}</pre></details>`;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#222}
h2{font-size:1.05rem;font-weight:500;font-family:ui-monospace,monospace;border-top:1px solid #ddd;padding-top:1rem}
b{color:#c2410c}pre{overflow:auto;background:#f6f5f3;padding:1rem;font-size:.85rem}small{color:#666}
ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.85rem;color:#555}`;
