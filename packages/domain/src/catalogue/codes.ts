/**
 * Words of a catalogue's own vocabulary. The flavour prevents passing one kind of code for another, while plain text
 * is still allowed: which codes exist is data.
 */
type Code<Name extends string> = string & { readonly __code?: Name };

export type StorageTypeCode = Code<'storage type'>;

export type Substance = 'solid' | 'liquid';
