import type { BodyOf } from '@silowright/contract/call';
import type { createLead } from '@silowright/contract/leads';
import type { Booking } from '@silowright/contract/meetings';
import { type EventBody, type EventName, webhookVersion } from '@silowright/contract/webhook-events';
import { offerEvent } from '../deals/offer-event.ts';
import { deskLink } from '../deals/paper/offer-links.ts';
import { frozenOffer } from '../deals/paper/quotation.ts';
import { documentsOf } from '../deals/store/offer-documents.ts';
import { findOffer } from '../deals/store/offers.ts';
import { buyersOf } from '../deals/store/signing-events.ts';
import { findLead } from '../leads/store/leads.ts';
import type { MeetingMail } from '../meetings/meeting-mail.ts';
import { findMeeting } from '../meetings/store/meetings.ts';
import type { Config } from '../platform/config/config.ts';
import type { Store } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { OutboxMessage } from '../platform/jobs/outbox.ts';
import type { Texts } from '../platform/texts.ts';

/** Written when first due, from frozen data; links with secrets are not included. */
export async function writeEvent(
  message: OutboxMessage,
  {
    store,
    config,
    texts,
  }: { readonly store: Store; readonly config: Pick<Config, 'publicUrl'>; readonly texts: Texts },
): Promise<EventBody> {
  const { event } = readStored<{ event: EventName }>(storedKinds.message, message.id, message.payload);
  const head = {
    version: webhookVersion,
    event,
    id: message.id,
    occurred_at: new Date(message.created_at).toISOString(),
  } as const;
  if (message.offer_id !== null) {
    const { offer_id: offerId } = message;
    const [row, documents, buyers] = await store.read(
      async (db) =>
        [
          await findOffer(db, offerId),
          await documentsOf(db, offerId),
          await buyersOf(db, [offerId]),
        ] as const,
    );
    if (!row) throw new Error('the offer of this event no longer exists');
    const offer = frozenOffer(row);
    return {
      ...head,
      contact: contactOf(offer.addressee, offer.locale),
      offer: {
        ...offerEvent(offer, texts, buyers.get(offerId)),
        id: offerId,
        links: linksOf(config.publicUrl, offerId, documents),
      },
    };
  }
  if (message.meeting_id !== null) {
    const { meeting_id: meetingId } = message;
    const row = await store.read((db) => findMeeting(db, meetingId));
    if (!row) throw new Error('the meeting of this event no longer exists');
    return {
      ...head,
      ...meetingPart(
        readStored(storedKinds.message, message.id, message.payload),
        readStored(storedKinds.meeting, row.id, row.content),
      ),
    };
  }
  const row = await store.read((db) => findLead(db, message.lead_id ?? ''));
  if (!row) throw new Error('the lead of this event no longer exists');
  return { ...head, ...leadPart(readStored(storedKinds.lead, row.id, row.content)) };
}

interface Person {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly companyName?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

const contactOf = (person: Person, language: string): EventBody['contact'] => ({
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  company: person.companyName,
  phone: person.phoneNumber,
  language,
});

/** Without secrets: people log in, machines use a token. */
const linksOf = (
  publicUrl: string,
  offerId: string,
  documents: readonly { readonly id: string; readonly kind: string }[],
): NonNullable<EventBody['offer']>['links'] => ({
  desk: deskLink(publicUrl, offerId),
  api: `${publicUrl}/api/admin/incoming/quotations/${offerId}`,
  documents: documents.map(({ id, kind }) => ({ kind, url: `${publicUrl}/api/admin/documents/${id}` })),
});

const leadPart = (lead: BodyOf<typeof createLead>): Pick<EventBody, 'contact' | 'lead'> => ({
  contact: contactOf({ ...lead, email: lead.clientEmail, companyName: lead.company }, lead.localeStr),
  lead: {
    segment: lead.segment,
    volume: lead.volume,
    product: lead.product,
    location: lead.location,
    comments: lead.comments,
  },
});

const meetingPart = (
  { startsAt, endsAt }: MeetingMail,
  booking: Booking,
): Pick<EventBody, 'contact' | 'meeting'> => ({
  contact: contactOf({ ...booking, email: booking.clientEmail }, booking.localeStr),
  meeting: {
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    comments: booking.comments,
  },
});
