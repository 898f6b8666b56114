import { maximumPositions } from '@silowright/domain/deal/check-deal';
import type { PositionRole } from '@silowright/domain/deal/deal';
import { languageOfLocale } from '@silowright/domain/locale';
import type { Selection } from '@silowright/domain/pricing/selection';
import { writeVolume } from '@silowright/domain/session/field-rules';
import type { SessionValues } from '@silowright/domain/session/values';
import { config } from '@silowright/ui/calls/config.ts';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { isReady, isRole, type Position, positionsNow } from '../project/project-store.ts';
import { newId, type SessionState, useSession } from '../session/session-store.ts';

/** Answers in a share link. Everything else, above all contact data and the IP address, stays here (IN-05, D30). */
const shared = [
  'localeStr',
  'segment',
  'segment_label',
  'dealer_id',
  'productId',
  'productName',
  'substance',
  'temperatureInCelsius',
  'density',
  'design_temperature',
  'atexApproved',
  'foodApproved',
  'explosionZones',
  'productGroupType',
  'characteristicGroupType',
  'placement',
  'spaceLimitationHeightInMeter',
  'spaceLimitationHeightInMm',
  'locationPlacename',
  'locationLattitude',
  'locationLongitude',
  'locationCountry',
  'volumePerUnit',
  'amountOfUnits',
  'storedProductId',
  'storedDensity',
  'diameterInMm',
  'heightInMm',
  'preconfiguredUnitType',
  'unitPriceInCents',
  'uuid',
  'recommendationShown',
] as const satisfies readonly (keyof SessionValues)[];

export interface SharedConfiguration {
  readonly values: Partial<SessionValues>;
  readonly configuration: Selection;
  /** The plan of the yard; the server checks it when it is saved. */
  readonly yard?: unknown;
  /** The name of the own logo on the server. */
  readonly logo?: string;
  readonly role: PositionRole;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const sharedValues = (values: Readonly<Record<string, unknown>>): Partial<SessionValues> =>
  Object.fromEntries(shared.flatMap((key) => (isPlain(values[key]) ? [[key, values[key]]] : [])));

/** The town, not the street; the server rounds nothing, so the copy has the same price. */
function withoutStreet(values: Partial<SessionValues>): Partial<SessionValues> {
  const parts = values.locationPlacename?.split(', ') ?? [];
  return parts.length > 2 ? { ...values, locationPlacename: parts.slice(-2).join(', ') } : values;
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

type Answers = Pick<SessionState, 'values' | 'configuration'> & Partial<SessionState>;

/** What is open in this tab: with several positions all of the project (PJ-07). */
export function currentLink(): Promise<string> {
  const origin = window.location.origin + config.base;
  const [first, ...others] = positionsNow().filter(isReady);
  return first && others.length > 0
    ? shareLink(origin, first.session, others, first.role)
    : shareLink(origin, useSession.getState());
}

/**
 * The configuration is in the fragment, which is not sent to servers or in referrers. Nothing is stored. Of a project
 * the first position is where a single one would be, so that an earlier release opens that one.
 */
export async function shareLink(
  origin: string,
  answers: Answers,
  others: readonly Pick<Position, 'role' | 'session'>[] = [],
  role?: PositionRole,
): Promise<string> {
  const content = {
    ...contentOf(answers),
    ...(role && { role }),
    ...(others.length > 0 && {
      others: others.map((each) => ({ ...contentOf(each.session), role: each.role })),
    }),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(content)) as Uint8Array<ArrayBuffer>;
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `${origin}/share#${text.replace(/=+$/, '')}`;
}

function contentOf({ values, configuration, drafts }: Answers): object {
  const plan = drafts?.yard?.plan;
  const logo = drafts?.logo?.name;
  return {
    values: withoutStreet(sharedValues({ ...values })),
    configuration,
    ...(plan && { yard: JSON.parse(plan) }),
    ...(logo && { logo }),
  };
}

/** Larger than any real project; a bomb of a few kilobytes must not fill the memory. */
const maxLinkLength = 16_000;

/** Throws if the fragment is damaged. The server checks every value. */
export async function readShareLink(
  fragment: string,
): Promise<readonly [SharedConfiguration, ...SharedConfiguration[]]> {
  if (fragment.length > maxLinkLength) throw new Error('The link is too long');
  const packed = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const unpacked = await pipe(bytes, new DecompressionStream('deflate-raw'));
  const { others, ...first } = JSON.parse(new TextDecoder().decode(unpacked)) as Content;
  const further = Array.isArray(others) ? others.slice(0, maximumPositions - 1) : [];
  return [readContent(first), ...further.map(readContent)];
}

interface Content {
  readonly values?: Record<string, unknown>;
  readonly configuration?: Selection;
  readonly yard?: unknown;
  readonly logo?: unknown;
  readonly role?: unknown;
  readonly others?: readonly Content[];
}

const readContent = ({ values, configuration, yard, logo, role }: Content): SharedConfiguration => ({
  values: sharedValues(values ?? {}),
  configuration: { ...configuration },
  ...(yard ? { yard } : {}),
  ...(typeof logo === 'string' && { logo }),
  role: isRole(role) ? role : { kind: 'included' },
});

/** A session of its own, under a new id. */
export function sessionOfShared({
  values,
  configuration,
}: Pick<SharedConfiguration, 'values' | 'configuration'>): SessionState {
  const { volumePerUnit, uuid } = values;
  return {
    values: { ...values, id: newId() },
    configuration,
    groupPrices: {},
    keepOptions: true,
    drafts:
      volumePerUnit === undefined ? {} : { volume: { volume: writeVolume(volumePerUnit, boot().asked) } },
    step: uuid ? 'configure' : 'location',
    stepFlow: [],
    stepHistory: [],
  };
}

/** Where the copy continues: under the dealer's logo if it was made there. */
export function addressOfCopy({ values, step }: SessionState): string {
  const language = languageOfLocale(values.localeStr ?? 'en_GB');
  return values.dealer_id
    ? `/dealer/${language}/${encodeURIComponent(values.dealer_id)}#${step}`
    : `/?language=${language}#${step}`;
}
