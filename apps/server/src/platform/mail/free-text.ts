const zeroWidthSpace = '\u200b';

/**
 * Text typed by a visitor, for other readers. Mail programs turn text that looks like an address into a link; a
 * zero-width space prevents that (threat 21). Marks that change the reading direction are shown, so that they hide
 * nothing.
 */
export const freeText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '□')
    .replace(/\bwww\./gi, (found) => `${found}${zeroWidthSpace}`)
    .replace(/:\/\//g, `:${zeroWidthSpace}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, `.${zeroWidthSpace}`)
    .replace(/@(?=\S)/g, `@${zeroWidthSpace}`);
