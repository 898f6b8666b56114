import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import type { Config } from './config/config.ts';
import type { StaffLogin } from './outside/identity/open-staff-login.ts';
import type { Places } from './outside/places/search-places.ts';
import type { SigningProvider } from './outside/signing/signing-provider.ts';
import type { CatalogueFiles } from './price-lists/catalogue-files.ts';
import type { Catalogues } from './price-lists/catalogues.ts';
import type { UnitFileMaker } from './quotation/make-unit-file.ts';
import type { PdfRenderer } from './quotation/render-pdf.ts';
import type { SealIdentity } from './seal/seal-identity.ts';
import type { Sealer } from './seal/start-sealer.ts';
import type { Store } from './store/store.ts';
import type { Texts } from './texts.ts';
import type { GuardedClock } from './watch/guard-clock.ts';
import type { VisitCounter } from './watch/visit-counter.ts';

/** The parts of one server process; handlers take the parts they need. */
export interface ServerParts {
  readonly config: Config;
  readonly store: Store;
  /** The catalogue folder of this process: languages, texts and examples. */
  readonly catalogue: LoadedCatalogue;
  /** The texts of program and catalogue in one language. */
  readonly texts: Texts;
  readonly catalogues: Catalogues;
  readonly files: CatalogueFiles;
  readonly places: Places;
  /** Time for new rows. */
  readonly nowMs: () => number;
  /** Time for expiry: stays constant while the clock is in doubt (S1). */
  readonly expiryMs: () => number;
  readonly clock: GuardedClock;
  readonly visits: VisitCounter;
  readonly pdf: PdfRenderer;
  /** Files of units for other programs (TD-03). */
  readonly unitFiles: UnitFileMaker;
  /** The seal and the signing provider (D10). */
  readonly seal: SealIdentity;
  readonly sealer: Sealer;
  readonly signingProvider: SigningProvider;
  /** Undefined: staff cannot log in. */
  readonly staffLogin?: StaffLogin;
}
