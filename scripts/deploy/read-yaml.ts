import { parse, parseAllDocuments } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: a manifest is whatever its author wrote; the tests ask what it holds.
export type Manifest = any;

/** As kubectl reads it: YAML 1.1, where 0440 is octal and a bare `off` is no text. */
export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text, { version: '1.1' }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });

export const readCompose = (text: string): Manifest => parse(text, { merge: true });
