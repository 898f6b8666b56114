import type { Flags } from '@silowright/domain/flags/flags';
import { isStepId, type StepId } from '@silowright/domain/flow/steps';
import type { Language } from '@silowright/domain/locale';
import { offeredLanguage } from '@silowright/ui/catalogue/offered-languages.ts';
import { languageOf, searchInLanguage } from '@silowright/ui/page/address-language.ts';

/** The parts of an address. */
export interface Address {
  readonly language: Language;
  /** Label of a market, from `/{url_market}`. */
  readonly market?: string;
  /** Type of a product group, from `/{url_market}/{url_product_group}`. */
  readonly productGroup?: string;
  readonly dealerId?: string;
  /** The hash before any `?`; absent if it is empty or not a step. */
  readonly step?: StepId;
  readonly hasHash: boolean;
}

export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Areas whose second segment is the language (RT-04, SG-01). */
const areasWithLanguage = ['dealer', 'sign'];

/** First segments that never name a market (D21). */
const reserved = new Set([
  ...areasWithLanguage,
  'admin',
  'api',
  'assets',
  'static',
  'budget',
  'dev',
  'media',
  'meeting',
  'metrics',
  'open',
  'share',
  'healthz',
  'readyz',
]);

export const pathSegments = (pathname: string): string[] =>
  pathname.split('/').filter(Boolean).map(decodeSegment);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether the path is a separate page without steps, such as `/meeting`. */
export function isOtherArea(pathname: string): boolean {
  const [first = ''] = pathSegments(pathname);
  return first !== 'dealer' && reserved.has(first);
}

export function readAddress(
  parts: AddressParts,
  flags: Pick<Flags, 'LANGUAGE_FROM_BROWSER'>,
  browserLanguages: readonly string[],
): Address {
  const [first = '', second, third] = pathSegments(parts.pathname);
  const { step, language: inHash, hasHash } = readHash(parts.hash);
  const inPath = areasWithLanguage.includes(first) ? second : undefined;
  const language = languageOf({ inPath, search: parts.search, inHash, browser: browserLanguages }, flags);
  const isMarketPath = first !== '' && !reserved.has(first) && third === undefined;
  return {
    language,
    hasHash,
    ...(step && { step }),
    ...(first === 'dealer' && third && { dealerId: third }),
    ...(isMarketPath && { market: first, ...(second && { productGroup: second }) }),
  };
}

/** `#volume`, `#volume?language=de` or `#language=de` (D12, RT-05). */
export function readHash(hash: string): { step?: StepId; language?: Language; hasHash: boolean } {
  const [name = '', query] = hash.replace(/^#/, '').split('?');
  const language = offeredLanguage(new URLSearchParams(query ?? name).get('language'));
  const isLanguageAlone = query === undefined && name.startsWith('language=');
  return {
    hasHash: name !== '' && !isLanguageAlone,
    ...(isStepId(name) && { step: name }),
    ...(language && { language }),
  };
}

/** The same address in another language: in the path segment if it has one, otherwise in the query (D21). */
export function addressInLanguage(parts: AddressParts, language: Language): string {
  const segments = parts.pathname.split('/');
  const { step } = readHash(parts.hash);
  const hash = step ? `#${step}` : '';
  if (areasWithLanguage.includes(segments[1] ?? '') && offeredLanguage(segments[2])) {
    segments[2] = language;
    return segments.join('/') + parts.search + hash;
  }
  return parts.pathname + searchInLanguage(parts.search, language) + hash;
}
