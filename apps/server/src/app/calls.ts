import type { AnyCall } from '@silowright/contract/calls';
import { accessCalls } from '../access/calls.ts';
import { budgetCalls } from '../budget/calls.ts';
import { configuratorCalls } from '../configurator/calls.ts';
import { dealersCalls } from '../dealers/calls.ts';
import { dealsCalls } from '../deals/calls.ts';
import { deskCalls } from '../desk/calls.ts';
import { insightCalls } from '../insight/calls.ts';
import { leadsCalls } from '../leads/calls.ts';
import { meetingsCalls } from '../meetings/calls.ts';
import type { HandlersOf } from '../platform/http/mount.ts';
import { publicSettingsHandler } from '../platform/http/public-settings.ts';
import { pricesCalls } from '../prices/calls.ts';
import { privacyCalls } from '../privacy/calls.ts';
import type { ServerParts } from '../server-parts.ts';
import { signingCalls } from '../signing/calls.ts';

/** Also in the pages that the server renders. */
export const publicSettingsOf = ({ config, staffLogin, catalogues }: ServerParts) =>
  publicSettingsHandler(config, staffLogin?.identity, catalogues.baseCurrency);

/** The handler of each call of the contract; types demand every one. */
export const everyHandler = (parts: ServerParts): HandlersOf<AnyCall> => ({
  ...configuratorCalls(parts),
  ...pricesCalls(parts),
  ...dealsCalls(parts),
  ...signingCalls(parts),
  ...dealersCalls(parts),
  ...meetingsCalls(parts),
  ...leadsCalls(parts),
  ...budgetCalls(parts),
  ...deskCalls(parts),
  ...insightCalls(parts),
  ...accessCalls(parts),
  ...privacyCalls(parts),
  'public-settings': publicSettingsOf(parts),
});
