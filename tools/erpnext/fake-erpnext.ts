import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake: it keeps documents of /api/resource in memory and answers as ERPNext's public documentation of the REST API
 * says. It is not ERPNext, and nothing here was tried against a real one.
 */
export async function startFakeErpNext(token: string) {
  const documents: Record<string, (Record<string, unknown> & { name: string })[]> = {};
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const answer = (status: number, data: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    if (request.headers.authorization !== `token ${token}`) return answer(401, undefined);
    const type = decodeURIComponent(pathname.replace('/api/resource/', ''));
    documents[type] ??= [];
    const known = documents[type];
    if (request.method === 'POST') {
      const document = { ...JSON.parse(text), name: `${type}-${known.length + 1}` };
      known.push(document);
      return answer(200, document);
    }
    const filters = JSON.parse(searchParams.get('filters') ?? '[]') as [string, '=', string][];
    answer(
      200,
      known
        .filter((document) => filters.every(([field, , value]) => document[field] === value))
        .map(({ name }) => ({ name })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
