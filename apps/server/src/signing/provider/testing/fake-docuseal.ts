import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FakeSubmission {
  readonly id: number;
  status: 'pending' | 'completed' | 'declined';
  readonly submitters: {
    name: string;
    external_id: string;
    embed_src: string;
    decline_reason: string | null;
  }[];
  readonly asked: Record<string, unknown>;
}

/**
 * A FAKE of DocuSeal's API, written from its public documentation (create a submission from a PDF, read a submission,
 * read its documents; X-Auth-Token). Never compared with DocuSeal.
 */
export class FakeDocuseal {
  readonly submissions: FakeSubmission[] = [];
  /** The file returned as signed. */
  signed = Buffer.from('%PDF-1.7 signed elsewhere');
  documentUrl: string | undefined;
  #server: Server | undefined;
  url = '';

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url === '/file/signed.pdf') return response.end(this.signed);
      if (request.headers['x-auth-token'] !== 'token') return answer(401, { error: 'Not authenticated' });
      if (request.url === '/submissions/pdf' && request.method === 'POST') {
        const asked = JSON.parse(text);
        const id = this.submissions.length + 41;
        const submission: FakeSubmission = {
          id,
          status: 'pending',
          submitters: asked.submitters.map((each: { name: string; external_id: string }) => ({
            ...each,
            decline_reason: null,
            embed_src: `${this.url}/s/slug${id}`,
          })),
          asked,
        };
        this.submissions.push(submission);
        return answer(200, submission);
      }
      const [, id, documents] = /^\/submissions\/(\d+)(\/documents)?$/.exec(request.url ?? '') ?? [];
      const submission = this.submissions.find((each) => String(each.id) === id);
      if (!submission) return answer(404, { error: 'Not found' });
      const url = this.documentUrl ?? `${this.url}/file/signed.pdf`;
      return answer(
        200,
        documents ? { id: submission.id, documents: [{ name: 'signed', url }] } : submission,
      );
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
  }
}
