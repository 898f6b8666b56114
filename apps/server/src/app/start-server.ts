import { setTimeout as wait } from 'node:timers/promises';
import { loadCatalogue, WrongCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { readLanguage } from '@silowright/domain/locale';
import { openCatalogueFiles } from '../catalogue/catalogue-files.ts';
import { embeddedPlaces, type Places } from '../configurator/places/search-places.ts';
import { addExampleDealers } from '../dealers/example-dealers.ts';
import { startUnitFileMaker, type UnitFileMaker } from '../deals/paper/make-unit-file.ts';
import { type PdfRenderer, startPdfRenderer } from '../deals/paper/render-pdf.ts';
import { startOutbox } from '../mails/start-outbox.ts';
import { companyGaps } from '../platform/config/company.ts';
import { type Config, type Environment, loadConfig } from '../platform/config/config.ts';
import { PortTaken, portErrorOf, WrongSettings } from '../platform/config/wrong-settings.ts';
import { openStore, storeLocation } from '../platform/db/open-store.ts';
import type { Store } from '../platform/db/store.ts';
import { causeOf, DatabaseUnfit, NewerCatalogue, StoreUnavailable } from '../platform/db/store-errors.ts';
import { DamagedDocument } from '../platform/db/stored-json.ts';
import type { WebRoots } from '../platform/http/serve-web.ts';
import {
  DemoLoginMissing,
  noStaffLogin,
  openStaffLogin,
  type StaffLogin,
} from '../platform/identity/open-staff-login.ts';
import { textsWith } from '../platform/texts.ts';
import { startVisitCounter } from '../platform/visits/visit-counter.ts';
import { guardClock, trustedClock } from '../platform/watch/guard-clock.ts';
import { startWatch } from '../platform/watch/start-watch.ts';
import { openCatalogues } from '../prices/catalogues.ts';
import { startPlannedPublishing } from '../prices/publish-planned.ts';
import { publishReleaseCatalogue } from '../prices/release-catalogue.ts';
import { publishReleaseLists } from '../prices/release-lists.ts';
import { startRetention } from '../privacy/start-retention.ts';
import type { ServerParts } from '../server-parts.ts';
import { openSigningProvider } from '../signing/provider/open-signing-provider.ts';
import { makeSealIdentity, openSealIdentity, type SealIdentity } from '../signing/seal/seal-identity.ts';
import { type Sealer, startSealer } from '../signing/seal/start-sealer.ts';
import { type App, buildApp } from './app.ts';

export interface RunningServer extends ServerParts {
  readonly app: App;
  /** The address on which this machine can reach it. */
  readonly address: string;
  /** Drains, finishes running requests, then closes the store. */
  stop(): Promise<void>;
}

/** A message for the operator if the problem can be fixed; undefined for a bug. */
export function whyNotStarted(error: unknown): string | undefined {
  if (
    [
      ...[WrongSettings, WrongCatalogue, NewerCatalogue, DatabaseUnfit, DamagedDocument],
      ...[DemoLoginMissing, PortTaken],
    ].some((kind) => error instanceof kind)
  ) {
    return (error as Error).message;
  }
  if (!(error instanceof StoreUnavailable)) return undefined;
  return `The database cannot be used: ${error.message}. Check DATABASE_URL or DATA_DIR, and that the database is running.`;
}

export interface StartOptions {
  /** Replaces the configured store, e.g. by a store in memory. */
  readonly store?: Store;
  /** Replaces the configured catalogue. */
  readonly catalogue?: CatalogueContent;
  readonly nowMs?: () => number;
  /** Whether clock jumps are detected. Off by default for a test clock. */
  readonly guardClock?: boolean;
  readonly webRoots?: WebRoots;
  /** Whether queued messages are sent. Off by default with a store in memory. */
  readonly sendMails?: boolean;
  /** Replaces the configured login. Off by default with a store in memory. */
  readonly staffLogin?: StaffLogin;
  /** Shared threads, which the caller closes. Default: new threads. */
  readonly threads?: Pick<ServerParts, 'pdf' | 'sealer' | 'unitFiles'>;
}

/** Starts one server process, from settings to an open port. Used by main.ts, tests and benches. */
export async function startServer(env: Environment, options: StartOptions = {}): Promise<RunningServer> {
  const outcome = loadConfig(env);
  if (!outcome.ok) throw new WrongSettings(outcome.reason);
  const loaded = loadCatalogue(outcome.value.catalogueDir ?? shippedCatalogueDir);
  const config = outcome.value;
  if (config.staffLanguage && !readLanguage(config.staffLanguage, loaded.languages)) {
    throw new WrongSettings([
      `STAFF_LANGUAGE is "${config.staffLanguage}"; the catalogue has ${loaded.languages.join(', ')}.`,
    ]);
  }
  const offered = options.catalogue ?? loaded.content;
  const machineMs = options.nowMs ?? Date.now;
  const store = options.store ?? (await openStore(storeLocation(config)));
  const isGuarded = options.guardClock ?? options.nowMs === undefined;
  const clock = isGuarded ? await guardClock(store, machineMs) : trustedClock(machineMs);
  const { nowMs, expiryMs } = clock;

  const released = await publishReleaseCatalogue(
    store,
    nowMs(),
    offered,
    () => loadCatalogue(shippedCatalogueDir).content,
  );
  const { leftOut, kept } = await publishReleaseLists(store, nowMs(), released);
  // No example dealers in production: customers must not be referred to fictitious dealers.
  if (!config.production) await addExampleDealers(store, nowMs(), loaded);
  // Declared before the first poll: a poll that fails before the app is built must not end the process (C11).
  let app: App | undefined;
  const catalogues = await openCatalogues(
    store,
    (error) => app?.server.log.warn(causeOf(error), 'price lists'),
    released,
  );
  const staffLogin = options.staffLogin ?? (options.store ? noStaffLogin : await openStaffLogin(config));
  const seal = openSeal(config, nowMs(), options.store !== undefined);
  const signingProvider = openSigningProvider(config);
  const threads = options.threads ?? {
    pdf: startPdfRenderer(),
    sealer: startSealer(),
    unitFiles: startUnitFileMaker(),
  };
  const { dir: catalogueDir } = loaded;
  const unitFiles: UnitFileMaker = {
    ...threads.unitFiles,
    make: (job) => threads.unitFiles.make({ ...job, catalogueDir }),
  };
  const pdf: PdfRenderer = { ...threads.pdf, render: (job) => threads.pdf.render({ ...job, catalogueDir }) };
  const sealer: Sealer = { ...threads.sealer, seal: (job) => threads.sealer.seal({ ...job, catalogueDir }) };
  const visits = startVisitCounter({
    store,
    nowMs,
    timeZone: config.companyTimezone,
    onError: (error) => app?.server.log.warn(causeOf(error), 'counts of visits'),
  });
  const parts: ServerParts = {
    visits,
    config,
    store,
    catalogue: loaded,
    texts: textsWith(loaded),
    catalogues,
    files: openCatalogueFiles({ store, catalogues, nowMs }, loaded),
    places: lazyPlaces(),
    nowMs,
    expiryMs,
    clock,
    staffLogin,
    pdf,
    unitFiles,
    seal,
    sealer,
    signingProvider,
  };
  app = await buildApp(parts, options.webRoots);
  await app.server.listen({ port: config.port, host: config.host }).catch((error) => {
    throw portErrorOf(error, config.port, 'server');
  });

  const running = app;
  // What only pages need, when the first calls were answered; an earlier page waits for it.
  const preparing = setTimeout(() => void parts.files.boot().catch(() => {}), 1000).unref();
  if (released.isOutdated)
    running.server.log.warn(
      { served: released.version },
      'CATALOGUE_DIR holds an earlier catalogue: the latest one of the database is served',
    );
  if (leftOut.length > 0) running.server.log.warn({ leftOut }, 'new in this release, but without a price');
  if (kept.length > 0)
    running.server.log.warn({ kept }, 'prices of staff stay, although this release changed them');
  if (loaded.textWarnings.length > 0)
    running.server.log.warn({ texts: loaded.textWarnings.slice(0, 20) }, 'own translations are incomplete');
  const gaps = config.production ? companyGaps(config) : [];
  if (gaps.length > 0) running.server.log.warn({ gaps }, 'quotations are incomplete');
  const sendMails = options.sendMails ?? options.store === undefined;
  const outbox = sendMails ? startOutbox({ ...parts, log: running.server.log }) : undefined;
  const watch = startWatch(parts, running.server.log);
  const planned = startPlannedPublishing(parts, (error) =>
    running.server.log.warn(causeOf(error), 'planned price lists'),
  );
  const retention = startRetention(parts, (error) => running.server.log.warn(causeOf(error), 'retention'));
  return {
    ...parts,
    app: running,
    address: localAddress(running),
    stop: async () => {
      running.leave();
      clearTimeout(preparing);
      // Messages queued from now on are sent by another process, or after the next start.
      const mailsSettled = outbox?.stop();
      await wait(config.drainSeconds * 1000);
      retention.stop();
      await planned.stop();
      await watch.stop();
      catalogues.stop();
      await closeGently(running);
      await visits.stop();
      await running.idle();
      await mailsSettled;
      if (!options.threads) await Promise.all([pdf.close(), sealer.close(), unitFiles.close()]);
      await staffLogin.stop();
      await store.close();
    },
  };
}

/** An unreadable, invalid or public key stops the start. A store in memory leaves no file. */
function openSeal(config: Config, nowMs: number, inMemory: boolean): SealIdentity {
  if (inMemory && !config.signKeyFile) return makeSealIdentity(config, nowMs);
  const outcome = openSealIdentity(config, nowMs);
  if (!outcome.ok) throw new WrongSettings([outcome.reason]);
  return outcome.value;
}

/** The gazetteer is loaded with the first search, not at the start. */
function lazyPlaces(): Places {
  let places: Places | undefined;
  const loaded = () => {
    places ??= embeddedPlaces();
    return places;
  };
  return {
    search: (query, language) => loaded().search(query, language),
    nearest: (lat, lng, language) => loaded().nearest(lat, lng, language),
  };
}

/** Closes a busy connection after its answer, instead of waiting for its timeout. */
async function closeGently({ server }: App): Promise<void> {
  const timer = setInterval(() => server.server.closeIdleConnections(), 50);
  await server.close();
  clearInterval(timer);
}

function localAddress({ server }: App): string {
  const { port } = server.server.address() as { port: number };
  return `http://localhost:${port}`;
}
