/**
 * Words of a catalogue's own vocabulary. The flavour prevents passing one kind of code for another, while plain text
 * is still allowed: which codes exist is data.
 */
type Code<Name extends string> = string & { readonly __code?: Name };

export type StorageTypeCode = Code<'storage type'>;
export type SegmentId = Code<'segment'>;
/** A segment with its own price lists. */
export type PricedSegment = SegmentId;
/** A segment's name in addresses (MK-12). */
export type MarketLabel = Code<'market label'>;

export type Substance = 'solid' | 'liquid';
