import type { Booking } from '@silowright/contract/book-meeting';
import type { createLead } from '@silowright/contract/create-lead';
import type { BodyOf } from '@silowright/contract/endpoint';
import { zonesOf } from '@silowright/domain/catalogue/explosion-zones';
import type { MeetingMail } from '../mail/meeting-mail.ts';
import type { EventBody, EventName } from '../outside/webhooks/event-body.ts';
import { frozenOffer } from '../quotation/frozen-offer.ts';
import { type Offer, printedNumber } from '../quotation/quotation.ts';
import { findLead } from '../store/leads.ts';
import { findMeeting } from '../store/meetings.ts';
import { findOffer } from '../store/offers.ts';
import type { OutboxMessage } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';

/** Written when first due, from frozen data; links with secrets are not included. */
export async function writeEvent(message: OutboxMessage, store: Store): Promise<EventBody> {
  const { event } = JSON.parse(message.payload) as { event: EventName };
  const head = { event, id: message.id, occurred_at: new Date(message.created_at).toISOString() };
  if (message.offer_id !== null) {
    const { offer_id: offerId } = message;
    const row = await store.read((db) => findOffer(db, offerId));
    if (!row) throw new Error('the offer of this event no longer exists');
    return { ...head, ...offerPart(frozenOffer(row)) };
  }
  if (message.meeting_id !== null) {
    const { meeting_id: meetingId } = message;
    const row = await store.read((db) => findMeeting(db, meetingId));
    if (!row) throw new Error('the meeting of this event no longer exists');
    return { ...head, ...meetingPart(JSON.parse(message.payload), JSON.parse(row.content)) };
  }
  const row = await store.read((db) => findLead(db, message.lead_id ?? ''));
  if (!row) throw new Error('the lead of this event no longer exists');
  return { ...head, ...leadPart(JSON.parse(row.content)) };
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

function offerPart(offer: Offer): Pick<EventBody, 'contact' | 'offer'> {
  return {
    contact: contactOf(offer.addressee, offer.locale),
    offer: {
      number: printedNumber(offer),
      kind: offer.kind,
      project: offer.addressee.projectName,
      ...(offer.kind === 'priced'
        ? {
            unit: offer.unit.name,
            amount_of_units: offer.amountOfUnits,
            total_in_cents: offer.totalCents,
            transportation_cost: offer.transport?.cents ?? null,
          }
        : { amount_of_units: offer.data.amountOfUnits }),
      explosion_zones: zonesOf(offer.values),
      valid_until: offer.validUntil,
      dealer_id: offer.dealer?.id ?? null,
    },
  };
}

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
