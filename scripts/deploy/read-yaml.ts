import { parse, parseAllDocuments } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: a manifest can have any shape; the tests check its content.
export type Manifest = any;

/** Parsed as kubectl does: YAML 1.1, where 0440 is octal and a bare `off` is a boolean. */
export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text, { version: '1.1' }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });

export const readCompose = (text: string): Manifest => parse(text, { merge: true });
