import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import type { AnyCall, CallName } from '@silowright/contract/calls';
import type { CatalogueFiles } from './catalogue/catalogue-files.ts';
import type { Places } from './configurator/places/search-places.ts';
import type { UnitFileMaker } from './deals/paper/make-unit-file.ts';
import type { PdfRenderer } from './deals/paper/render-pdf.ts';
import type { Config } from './platform/config/config.ts';
import type { Store } from './platform/db/store.ts';
import type { Handler } from './platform/http/mount.ts';
import type { StaffLogin } from './platform/identity/open-staff-login.ts';
import type { Texts } from './platform/texts.ts';
import type { VisitCounter } from './platform/visits/visit-counter.ts';
import type { GuardedClock } from './platform/watch/guard-clock.ts';
import type { Catalogues } from './prices/catalogues.ts';
import type { SigningProvider } from './signing/provider/signing-provider.ts';
import type { SealIdentity } from './signing/seal/seal-identity.ts';
import type { Sealer } from './signing/seal/start-sealer.ts';

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

/** Makes the handler of a call, named as in the contract. */
export type HandlerOf<Name extends CallName> = (
  parts: ServerParts,
) => Handler<Extract<AnyCall, { readonly name: Name }>>;
