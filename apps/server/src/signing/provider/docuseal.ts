import { askOutside } from '../../platform/ask-outside.ts';
import { callOutside } from '../../platform/call-outside.ts';
import type { ProviderOutcome, SigningJob, SigningProvider } from './signing-provider.ts';

export interface DocusealAccount {
  /** https://api.docuseal.com, a self-hosted installation, or a fake in tests. */
  readonly apiUrl: string;
  /** The site with its pages and files. */
  readonly site: string;
  readonly token: string;
  /** The address of this installation, to which the signer returns. */
  readonly publicUrl: string;
}

/** The position of the signature at the foot of the last page, as shares of the page. */
const signatureArea = { x: 0.55, y: 0.82, w: 0.35, h: 0.08, page: 3 } as const;
const largestDocumentBytes = 20 * 1024 * 1024;

/** The fields read from its answers; all may be missing. */
interface Submitter {
  readonly name?: string | null;
  readonly embed_src?: string;
  readonly decline_reason?: string | null;
  readonly status?: string;
}
interface Submission {
  readonly id?: number;
  readonly status?: string;
  readonly submitters?: readonly Submitter[];
}

/**
 * DocuSeal by the public documentation of its API (submissions from a PDF, a submission's state and documents).
 * Tested against a fake written from that documentation, not against DocuSeal.
 */
export function docusealSigning(account: DocusealAccount): SigningProvider {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const answer = await callOutside(account.apiUrl + path, {
      method,
      headers: { 'X-Auth-Token': account.token, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`DocuSeal ${'reason' in answer.delivery ? answer.delivery.reason : ''}`);
    return answer.body;
  };
  return {
    frameOrigin: account.site,
    open: async (job) => {
      const { id, submitters } = (await call(
        'POST',
        '/submissions/pdf',
        await bodyOf(job, account),
      )) as Submission;
      const url = submitters?.[0]?.embed_src;
      // Only pages of its site may be framed, without redirects (threat 45).
      if (!id || !url || !isOn(account.site, url)) throw new Error('DocuSeal returned no sign page');
      return { url, reference: String(id) };
    },
    outcomeOf: async (reference): Promise<ProviderOutcome> => {
      const path = `/submissions/${encodeURIComponent(reference)}`;
      const { status, submitters = [] } = (await call('GET', path)) as Submission;
      if (status === 'declined') {
        return {
          outcome: 'declined',
          reason: submitters.find((each) => each.decline_reason)?.decline_reason || '–',
        };
      }
      if (status !== 'completed') return { outcome: 'open' };
      const { documents } = (await call('GET', `${path}/documents`)) as { documents?: { url?: string }[] };
      return {
        outcome: 'signed',
        name: submitters[0]?.name || '–',
        document: await download(account, documents?.[0]?.url),
      };
    },
  };
}

async function bodyOf(job: SigningJob, { publicUrl }: DocusealAccount): Promise<unknown> {
  const document = await job.document();
  return {
    name: job.title,
    send_email: false,
    expire_at: job.validUntil,
    completed_redirect_url: `${publicUrl}/sign/${job.language}/complete`,
    documents: [
      {
        name: job.title,
        file: Buffer.from(document).toString('base64'),
        fields: [{ name: 'Signature', type: 'signature', role: 'Customer', areas: [signatureArea] }],
      },
    ],
    submitters: [{ role: 'Customer', external_id: job.offerId, ...job.signer }],
  };
}

const isOn = (site: string, url: string): boolean => URL.canParse(url) && new URL(url).origin === site;

/** Only from its own site, without redirects, and with a size limit (threat 36). */
async function download({ site }: DocusealAccount, url: string | undefined): Promise<Uint8Array> {
  if (!url || !isOn(site, url)) throw new Error('DocuSeal returned a document address outside its site');
  const response = await askOutside(url, {}, { maxBytes: largestDocumentBytes });
  if (!response.ok) throw new Error(`DocuSeal answered ${response.status} for the document`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  if (!isPdf) throw new Error('DocuSeal returned no document');
  return bytes;
}
