/** Keeps "NEN-EN 1991-1-4" whole: a word joiner after each hyphen between digits or capital letters. */
export const unbrokenCodes = (text: string): string => text.replace(/([A-Z\d]-)(?=[A-Z\d])/g, '$1\u2060');
