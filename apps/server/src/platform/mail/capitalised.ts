/** A sentence of its own. In German the sentence after a greeting goes on in lower case. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
