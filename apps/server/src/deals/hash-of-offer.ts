import { hash } from 'node:crypto';
import { onlyPosition } from './paper/positions.ts';
import type { OfferContent, UnitContent } from './paper/quotation.ts';

/**
 * The hash that identifies an offer: what the visitor decided and what it costs. The company's own data, its
 * conditions, the texts of a release and computed data may change without a new quotation; currency and VAT follow
 * from country, lists and buyer. The revision is included, so that the unique key allows earlier content again; a
 * first revision has none.
 */
export const hashOf = (content: OfferContent, revision: number): string => {
  const text = hashedText(content);
  return hash('sha256', revision > 1 ? `${text.slice(0, -1)},"revision":${revision}}` : text, 'base64url');
};

/** Up to three revisions are compared in one call. */
const hashedTexts = new WeakMap<OfferContent, string>();

function hashedText(content: OfferContent): string {
  const known = hashedTexts.get(content);
  if (known !== undefined) return known;
  const text = JSON.stringify(decided(content), (_name, value) =>
    value instanceof Object && 'label' in value && 'key' in value ? value.key : value,
  );
  hashedTexts.set(content, text);
  return text;
}

/** One included unit has the text of releases that knew no positions, so that a repeat of an earlier offer is one. */
function decided(content: OfferContent): object {
  if (content.kind === 'request') return withoutComputed(content);
  const [first] = content.positions;
  if (content.positions.length === 1 && first?.role.kind === 'included')
    return withoutComputed(onlyPosition(content));
  const { transport } = content;
  return {
    ...withoutComputed(content),
    transport: transport && { ...transport, aloneTrucks: undefined, loaded: undefined },
    choices: undefined,
    positions: content.positions.map(({ id: _, number: _number, ...position }) => withoutUnits(position)),
  };
}

const withoutComputed = (content: OfferContent | UnitContent) => ({
  ...withoutUnits(content),
  company: undefined,
  currency: undefined,
  vat: undefined,
  conditions: undefined,
  dealer: content.dealer?.id,
});

const withoutUnits = <Content extends object>(content: Content) => ({
  ...content,
  engineering: undefined,
  articles: undefined,
  material: undefined,
  drawn: undefined,
  zones: undefined,
});
