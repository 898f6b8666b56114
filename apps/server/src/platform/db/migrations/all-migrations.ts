import type { Migration } from 'kysely/migration';
import type { EngineName } from '../store.ts';
import { firstTables } from './0001-first-tables.ts';
import { backOffice } from './0006-back-office.ts';
import { meetings } from './0008-meetings.ts';
import { signingEvents } from './0009-signing-events.ts';
import { recipientLimitsByTime } from './0010-recipient-limits-by-time.ts';
import { staffLogs } from './0011-staff-logs.ts';
import { clockAndProcesses } from './0012-clock-and-processes.ts';
import { sources } from './0013-sources.ts';
import { dealerSaves } from './0015-dealer-saves.ts';
import { listRevisions } from './0016-list-revisions.ts';
import { shippedLists } from './0020-shipped-lists.ts';
import { catalogueVersions } from './0021-catalogue-versions.ts';
import { staffAccess } from './0030-staff-access.ts';
import { currencyOfTotals } from './0031-currency-of-totals.ts';
import { requestNumbers } from './0033-request-numbers.ts';
import { deskLists } from './0036-desk-lists.ts';
import { counts } from './0037-counts.ts';
import { timeline } from './0039-timeline.ts';
import { revisions } from './0040-revisions.ts';
import { deskWalks } from './0045-desk-walks.ts';
import { dealerChanges } from './0048-dealer-changes.ts';
import { plannedLists } from './0050-planned-lists.ts';
import { countsByCurrency } from './0053-counts-by-currency.ts';
import { yardPlans } from './0061-yard-plans.ts';
import { unitLogos } from './0067-unit-logos.ts';
import { sitePhotos } from './0069-site-photos.ts';
import { offersByRevision } from './0070-offers-by-revision.ts';
import { rowsThatFollow } from './0071-rows-that-follow.ts';
import { frozenByLz4 } from './0072-frozen-by-lz4.ts';
import { followUpsIndexed } from './0073-follow-ups-indexed.ts';
import { staffLanguages } from './0074-staff-languages.ts';
import { photosOnce } from './0080-photos-once.ts';
import { plansByAuthor } from './0081-plans-by-author.ts';
import { sortedByNumber } from './0082-sorted-by-number.ts';
import { documentHashes } from './0090-document-hashes.ts';
import { deals } from './0091-deals.ts';
import { copyKinds } from './0092-copy-kinds.ts';

/** In the order of their names. A released migration is never changed; the next one corrects it. */
export const migrations = (engine: EngineName): Record<string, Migration> => ({
  '0001-first-tables': firstTables(engine),
  '0006-back-office': backOffice(engine),
  '0008-meetings': meetings(engine),
  '0009-signing-events': signingEvents(engine),
  '0010-recipient-limits-by-time': recipientLimitsByTime(),
  '0011-staff-logs': staffLogs(engine),
  '0012-clock-and-processes': clockAndProcesses(engine),
  '0013-sources': sources(engine),
  '0015-dealer-saves': dealerSaves(engine),
  '0016-list-revisions': listRevisions(),
  '0020-shipped-lists': shippedLists(engine),
  '0021-catalogue-versions': catalogueVersions(engine),
  '0030-staff-access': staffAccess(engine),
  '0031-currency-of-totals': currencyOfTotals,
  '0033-request-numbers': requestNumbers(),
  '0036-desk-lists': deskLists(engine),
  '0037-counts': counts(engine),
  '0039-timeline': timeline(engine),
  '0040-revisions': revisions(engine),
  '0045-desk-walks': deskWalks(),
  '0048-dealer-changes': dealerChanges(engine),
  '0050-planned-lists': plannedLists(engine),
  '0053-counts-by-currency': countsByCurrency(engine),
  '0061-yard-plans': yardPlans,
  '0067-unit-logos': unitLogos(engine),
  '0069-site-photos': sitePhotos(engine),
  '0070-offers-by-revision': offersByRevision,
  '0071-rows-that-follow': rowsThatFollow(engine),
  '0072-frozen-by-lz4': frozenByLz4(engine),
  '0073-follow-ups-indexed': followUpsIndexed,
  '0074-staff-languages': staffLanguages,
  '0080-photos-once': photosOnce(engine),
  '0081-plans-by-author': plansByAuthor,
  '0082-sorted-by-number': sortedByNumber(engine),
  '0090-document-hashes': documentHashes,
  '0091-deals': deals(engine),
  '0092-copy-kinds': copyKinds,
});
