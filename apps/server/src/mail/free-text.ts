const zeroWidthSpace = '\u200b';

/**
 * Words of a visitor for somebody else's eyes. Mail programs turn what looks like an address into a link by
 * themselves; a space without width keeps a stranger's words from becoming something to click (threat 21).
 * Marks that turn the reading direction are shown, so that nothing hides behind them.
 */
export const freeText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '□')
    .replace(/\bwww\./gi, (found) => `${found}${zeroWidthSpace}`)
    .replace(/:\/\//g, `:${zeroWidthSpace}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, `.${zeroWidthSpace}`)
    .replace(/@(?=\S)/g, `@${zeroWidthSpace}`);
