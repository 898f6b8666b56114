/** Keeps "1991-1-4" on one line: a word joiner after each hyphen between digits. */
export const unbrokenDigits = (text: string): string => text.replace(/(\d-)(?=\d)/g, '$1\u2060');
