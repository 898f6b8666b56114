import { startServerProcess } from '../../../apps/server/src/app/testing/server-process.ts';
import type { MailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import { completeBuyer } from '../../../apps/server/src/signing/testing/signings.ts';
import { type Acknowledged, nothingAcknowledged } from '../shared/acknowledged.ts';
import { Asker, pause } from '../shared/asker.ts';
import { type ServerPlaces, serverEnv } from '../shared/server-env.ts';
import { startCrowd } from '../shared/visitors.ts';
import { makeOffer } from '../upgrade-data.ts';

const patienceMs = 90_000;
/** Few, so that the mail with the link to sign does not wait behind others. */
const perSecond = 15;
const signPatienceMs = 90_000;
const nobody = 'smtp://127.0.0.1:9';
const segment = 'road_salt';
const dayMs = 86_400_000;

export interface Release {
  readonly commit: string;
  /** Whether its staff can plan lists and have names and roles in the database. */
  readonly plans: boolean;
}

/** The first release, and the last commit before this release changed the tables again. */
export const olderReleases: readonly Release[] = [
  { commit: '7882116', plans: false },
  { commit: '8ca89fcf', plans: true },
];

/**
 * A server of an older release gets everything: quotations with files, a signature, meetings, leads, both kinds of
 * lists, and at the end a quotation whose mails stay in the queue, because the mail server is away.
 */
export async function workWithRelease(
  places: ServerPlaces,
  from: string,
  { plans }: Release,
): Promise<Acknowledged> {
  const acknowledged = nothingAcknowledged();
  const asker = new Asker(perSecond);
  const env = serverEnv(places);
  const server = await startServerProcess(env, from);
  asker.open(server.address);
  const asStaff = () => ({ authorization: `Bearer ${places.staff.token()}` });
  const crowd = startCrowd({ asker, acknowledged, mails: places.mails, staffToken: places.staff.token });
  const began = performance.now();
  while (idleOf(acknowledged).length > 0 && !asker.isOver && performance.now() - began < patienceMs)
    await pause(100);
  const content = await crowd.end();
  acknowledged.signatures.push(await signOne(server.address, places.mails, plans));
  acknowledged.counts.signatures += 1;
  await server.stop();
  const idle = idleOf(acknowledged);
  if (!content || idle.length > 0) throw new Error(`the older release did nothing of: ${idle.join()}`);

  const withoutMail = await startServerProcess({ ...env, SMTP_URL: nobody }, from);
  const staffAsker = new Asker();
  staffAsker.open(withoutMail.address);
  await makeOffer(withoutMail.address, 'Its mails wait');
  for (const [call, rows] of [
    ['prices', 'prices'],
    ['options', 'options'],
  ] as const) {
    const path = `/api/admin/unit/${call}`;
    const list = await staffAsker.must<List>({
      method: 'GET',
      path: `${path}/${segment}`,
      headers: asStaff(),
    });
    const next = {
      id: { version: list.id.version + 1, segment },
      [rows]: dearer(list[rows] ?? []),
      comment: `older ${rows}`,
    };
    await staffAsker.must({ method: 'PUT', path, headers: asStaff(), body: next });
    if (!plans) continue;
    const later = {
      ...next,
      id: { version: list.id.version + 2, segment },
      [rows]: dearer(next[rows] as ListRow[]),
    };
    const at = new Date(Date.now() + dayMs).toISOString();
    await staffAsker.must({
      method: 'POST',
      path: `${path}/plans?at=${at}`,
      headers: asStaff(),
      body: later,
    });
  }
  await withoutMail.stop();
  return acknowledged;
}

/** Kinds of which nothing was done yet; the signature is made apart. */
const idleOf = ({ counts }: Acknowledged) =>
  Object.entries(counts).flatMap(([kind, count]) => (count === 0 && kind !== 'signatures' ? [kind] : []));

/** In the first release the browser of the quotation signs, later who has the link of its mail. */
async function signOne(address: string, mails: MailCounter, byMail: boolean) {
  const { id, key, number } = await makeOffer(address, 'Signed', { buyer: completeBuyer });
  const began = performance.now();
  while (byMail && !mails.signTokens.has(id) && performance.now() - began < signPatienceMs) await pause(50);
  const token = mails.signTokens.get(id);
  const name = 'Anna Müller';
  const asker = new Asker();
  asker.open(address);
  const { status, again } = await asker.ask({
    method: 'PUT',
    path: `/api/signing/${id}`,
    headers: token === undefined ? { 'configuration-key': key } : { 'sign-token': token },
    body: { quotation_number: number, name, signature: { kind: 'typed', text: name }, consent: true },
  });
  // 409 on a retry: the first attempt succeeded and its answer was lost.
  if (status !== 200 && !(again && status === 409)) throw new Error(`signing returned ${status}`);
  return { id, number };
}

export type ListRow = { readonly priceInCents?: number; readonly options?: readonly ListRow[] };
type List = {
  readonly id: { readonly version: number };
  readonly prices?: ListRow[];
  readonly options?: ListRow[];
};

/** A cent more for everything that costs something. */
export const dearer = <Kind extends ListRow>(rows: readonly Kind[], cents = 1): Kind[] =>
  rows.map((row) => ({
    ...row,
    ...(row.priceInCents && { priceInCents: row.priceInCents + cents }),
    ...(row.options && { options: dearer(row.options, cents) }),
  }));
