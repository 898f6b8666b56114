import { hash } from 'node:crypto';
import * as z from 'zod/mini';

/** One kind of document that is stored as JSON. */
export interface StoredKind {
  /** As in an error: "quotation". */
  readonly name: string;
  /** Of documents that are written now. One that names none is of version 1. */
  readonly version: number;
  /** What its readers rely on. Unknown fields stay. */
  readonly schema: z.ZodMiniType;
  /** Step n makes a document of version n + 1 one of version n + 2. */
  readonly upgrades: readonly ((older: Record<string, unknown>) => Record<string, unknown>)[];
}

/** A stored document that cannot be read; only this one is concerned. */
export class DamagedDocument extends Error {
  constructor(what: string, why: string) {
    super(
      `The stored ${what} is damaged: ${why}. Restore the last backup, or run npm run doctor, which names every damaged document.`,
    );
  }
}

const hashOf = (text: string) => hash('sha256', text, 'base64url');

/** Version and hash of the rest are in front of it, so that the rest is the text that was hashed. */
const head = /^\{"document":\{"version":(\d+),"sha256":"([\w-]{43})"\}[,}]/;

/** An earlier version is for content of its form, which releases beside this one read too. */
export function writeStored(kind: StoredKind, content: object, version = kind.version): string {
  const text = JSON.stringify(content);
  const mark = `{"document":{"version":${version},"sha256":"${hashOf(text)}"}`;
  return text === '{}' ? `${mark}}` : `${mark},${text.slice(1)}`;
}

/** The only reader of stored JSON (C21): checks hash and form, and makes it one of today's version. */
export function readStored<Content>(kind: StoredKind, id: string | number, stored: string): Content {
  const damaged = (why: string) => new DamagedDocument(`${kind.name} ${id}`.trim(), why);
  const [mark, written, sha256] = head.exec(stored) ?? [];
  const text = mark === undefined ? stored : mark.endsWith('}}') ? '{}' : `{${stored.slice(mark.length)}`;
  if (sha256 !== undefined && hashOf(text) !== sha256) throw damaged('its content is not what was written');
  const version = Number(written ?? 1);
  if (version > kind.version) throw damaged(`it is of a later release (version ${version})`);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw damaged('it is no JSON');
  }
  if (isRecord(content)) {
    if (mark === undefined && 'document' in content) throw damaged('its first characters are overwritten');
    for (const upgrade of kind.upgrades.slice(version - 1))
      content = upgrade(content as Record<string, unknown>);
  }
  const read = z.safeParse(kind.schema, content);
  if (read.success) return content as Content;
  const [issue] = read.error.issues;
  throw damaged(`${issue?.path.join('.') || 'its content'}: ${issue?.message}`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For lists: one damaged document leaves a gap and no error for the others. */
export function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  }
}
