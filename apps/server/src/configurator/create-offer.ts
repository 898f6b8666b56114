import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { createOffer, OfferOfResults, OfferToClient } from '@silowright/contract/create-offer';
import type { LocaleName } from '@silowright/domain/locale';
import { defaultSelection } from '@silowright/domain/pricing/default-selection';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { ServerParts } from '../app.ts';
import { nearestDealer } from '../dealer/nearest-dealer.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { buildQuotation } from '../quotation/build-quotation.ts';
import {
  type Addressee,
  type OfferContent,
  printedNumber,
  type QuotedDealer,
} from '../quotation/quotation.ts';
import { type ConfigurationRow, findOwnConfiguration } from '../store/configurations.ts';
import { findDealer } from '../store/dealers.ts';
import { insertOffer, lockOffersOf, nextOfferNumber, offersOf } from '../store/offers.ts';
import { queueMessage } from '../store/queue-message.ts';
import type { Db } from '../store/store.ts';
import { loadMessages } from '../texts.ts';
import { placeOf, selectionOf, valuesOf } from './configuration-state.ts';
import { chosenUnit, loadOwnConfiguration } from './load-own-configuration.ts';

type Parts = Pick<ServerParts, 'config' | 'store' | 'catalogues' | 'nowMs'>;
type OfferBody = OfferToClient | OfferOfResults;

const validityMs = 30 * 24 * 3600 * 1000;

/** Writes offer, number and mails in one transaction; the same content again is the same offer (D9). */
export const createOfferHandler =
  (parts: Parts): Handler<typeof createOffer> =>
  async ({ body, browser }) => {
    const row = await findOwnConfiguration(parts.store, body.id, browser.hash);
    if (!row) throw new ApiError('unknown-configuration');
    const dealer = await dealerOf(parts, row);
    // finalized sends no call to action and is the only way with a priced unit (FN-05).
    const content =
      'callToAction' in body
        ? requestContent(parts, row, body, dealer)
        : await pricedContent(parts, row, await loadOwnConfiguration(parts, body.id, browser), body, dealer);
    return parts.store.write((db) => writeOffer(db, parts, row, content));
  };

async function writeOffer(
  db: Db,
  { config, nowMs }: Parts,
  row: ConfigurationRow,
  content: OfferContent,
): Promise<{ ok: true; quotation_number: string; mail: 'queued' | 'held' }> {
  const now = nowMs();
  const contentHash = hash('sha256', JSON.stringify(content), 'base64url');
  await lockOffersOf(db, row.id);
  const earlier = await offersOf(db, row.id);
  const same = earlier.find((offer) => offer.content_hash === contentHash);
  if (same) return { ok: true, quotation_number: printedNumber(same), mail: 'queued' };
  const [latest] = earlier;
  if (latest && latest.client_email !== content.addressee.email)
    throw new ApiError('offer-has-other-recipient');

  const year = yearIn(config.companyTimezone, now);
  const number = latest?.number ?? `Q-${year}-${String(await nextOfferNumber(db, year)).padStart(6, '0')}`;
  const revision = (latest?.revision ?? 0) + 1;
  const [reopenToken, signToken] = [token(), token()];
  const offerId = randomUUID();
  await insertOffer(db, {
    id: offerId,
    configuration_id: row.id,
    number,
    revision,
    content_hash: contentHash,
    client_email: content.addressee.email,
    state: 'open',
    frozen: JSON.stringify({
      ...content,
      number,
      revision,
      issuedAt: new Date(now).toISOString(),
      validUntil: new Date(now + validityMs).toISOString(),
      timeZone: config.companyTimezone,
    }),
    valid_until: now + validityMs,
    reopen_token_hash: hash('sha256', reopenToken, 'base64url'),
    sign_token_hash: hash('sha256', signToken, 'base64url'),
    created_at: now,
  });
  for (const { recipient, role } of recipientsOf(content, config.salesEmail)) {
    const payload = { reopenToken, signToken };
    await queueMessage(
      db,
      { kind: 'offer', offerId, recipient, recipientRole: role, payload, state: 'waiting' },
      now,
    );
  }
  return { ok: true, quotation_number: printedNumber({ number, revision }), mail: 'queued' };
}

/** Each address once: the visitor, the dealers, the sales mailbox (DL-03). */
function recipientsOf(
  { addressee, dealer, typedDealerEmail }: OfferContent,
  salesEmail: string,
): { recipient: string; role: 'visitor' | 'dealer' | 'sales' }[] {
  const all = [
    { recipient: addressee.email, role: 'visitor' as const },
    ...[dealer?.email, typedDealerEmail].flatMap((email) =>
      email ? [{ recipient: email, role: 'dealer' as const }] : [],
    ),
    { recipient: salesEmail, role: 'sales' as const },
  ];
  return all.filter(
    ({ recipient }, position) => all.findIndex((other) => other.recipient === recipient) === position,
  );
}

async function pricedContent(
  { config }: Parts,
  row: ConfigurationRow,
  configuration: Awaited<ReturnType<typeof loadOwnConfiguration>>,
  body: OfferToClient,
  dealer: QuotedDealer | null,
): Promise<OfferContent> {
  const { request, pinned, place, values } = configuration;
  const unit = chosenUnit(configuration);
  const messages = loadMessages(row.locale as LocaleName);
  return buildQuotation({
    locale: row.locale as LocaleName,
    configurationId: row.id,
    priced: priceConfiguration({
      catalogue: pinned.catalogue,
      unit,
      selection: selectionOf(row) ?? defaultSelection(pinned.optionsFor(unit, place?.country)),
      amountOfUnits: request.amountOfUnits,
      place,
    }),
    values: values as Parameters<typeof buildQuotation>[0]['values'],
    reasons: [],
    addressee: addresseeOf(body),
    dealer,
    typedDealerEmail: body.dealerEmail,
    company: companyOf(config),
    priceList: {
      version: pinned.catalogue.priceVersion,
      publishedAt: new Date(pinned.pricesPublishedAt).toISOString(),
    },
    optionList: {
      version: pinned.catalogue.optionVersion,
      publishedAt: new Date(pinned.optionsPublishedAt).toISOString(),
    },
    words: (key) => messages[key],
  });
}

/** No priced unit: the request is stored with the data given, and staff answer it (D17). */
function requestContent(
  { config }: Parts,
  row: ConfigurationRow,
  body: OfferBody,
  dealer: QuotedDealer | null,
): OfferContent {
  const values = valuesOf(row);
  const { segment, volumePerUnit, amountOfUnits } = values;
  if (!segment || !volumePerUnit || !amountOfUnits) throw new ApiError('no-recommendation');
  const messages = loadMessages(row.locale as LocaleName);
  const market = `market.${segment}`;
  const isApproved = (flag: unknown) => flag === true || flag === 1;
  return {
    kind: 'request',
    locale: row.locale as LocaleName,
    configurationId: row.id,
    addressee: addresseeOf(body),
    dealer,
    company: companyOf(config),
    ...(body.callToAction && { callToAction: body.callToAction }),
    data: {
      segment,
      market: { key: market, label: messages[market] ?? segment },
      ...(values.productName && { productName: values.productName }),
      ...(values.substance && { substance: values.substance }),
      ...(values.density !== undefined && { densityKgM3: values.density }),
      ...(values.design_temperature !== undefined && { designTemperatureC: values.design_temperature }),
      atexApproved: isApproved('atexApproved' in body ? body.atexApproved : values.atexApproved),
      foodApproved: isApproved('foodApproved' in body ? body.foodApproved : values.foodApproved),
      volumePerUnitM3: volumePerUnit,
      amountOfUnits,
      ...(values.placement && { placement: values.placement }),
      ...(values.spaceLimitationHeightInMm !== undefined && {
        heightLimitMm: values.spaceLimitationHeightInMm,
      }),
      ...(values.locationPlacename && { placeName: values.locationPlacename }),
      ...('diameter' in body && { diameterMm: body.diameter, heightMm: body.height }),
    },
  };
}

/** The two ways name the address differently (FN-05). */
function addresseeOf(body: OfferBody): Addressee {
  const { firstName, lastName, phoneNumber } = body;
  const client = 'clientEmail' in body ? body : undefined;
  return {
    email: 'clientEmail' in body ? body.clientEmail : body.email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phoneNumber && { phoneNumber }),
    ...(client?.companyName && { companyName: client.companyName }),
    ...(client?.projectName && { projectName: client.projectName }),
    ...(client?.comments && { comments: client.comments }),
  };
}

const companyOf = (config: Parts['config']) => ({
  name: config.companyName,
  email: config.companyEmail,
  phone: config.companyPhone,
  homepage: config.companyHomepage,
  addressLines: config.companyAddress.split('|').map((part) => part.trim()),
});

async function dealerOf({ store }: Parts, row: ConfigurationRow): Promise<QuotedDealer | null> {
  const byLink = row.dealer_id === null ? undefined : await findDealer(store, row.dealer_id);
  const dealer = byLink ?? (await nearestDealer(store, row.segment, placeOf(valuesOf(row), row.country)));
  if (!dealer) return null;
  const { id, name, email, phone, city, country } = dealer;
  return { id, name, email, phone, city, country, by: byLink ? 'link' : 'region' };
}

/** 128 bits, as the links of D10 and D21 ask. */
const token = (): string => randomBytes(16).toString('base64url');

const yearIn = (timeZone: string, timeMs: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(timeMs));
