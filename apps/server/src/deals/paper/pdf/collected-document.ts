import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

interface Reference {
  buffer: Uint8Array[];
  compress: boolean;
  end(chunk?: unknown): void;
  finalize(): void;
}

interface PageContent {
  write(chunk: Uint8Array): void;
}

/** Methods of pdfkit that its types do not declare. */
interface Internals {
  ref(data?: { FunctionType?: number }): Reference;
  addContent(operator: string | Uint8Array): unknown;
  _setColorCore(colour: unknown, stroke: boolean): boolean;
  endPageMarkings(page: PageContent): unknown;
  page: PageContent;
  _write(data: Uint8Array | string): void;
  push(chunk: Uint8Array | null): boolean;
  _offset: number;
}

export interface CollectedDocument {
  readonly doc: PDFKit.PDFDocument;
  /** All bytes, after `doc.end()` was called and pictures are unpacked. */
  readonly collected: Promise<Uint8Array>;
}

/**
 * pdfkit streams operator by operator. A quotation is needed as a whole: this collects it in memory, turns each
 * page's operators into bytes at once, and writes equal colour functions of gradients once. The result is the same in
 * less than half of the CPU time (bench/pdf.ts).
 */
export function collectedDocument(options: PDFKit.PDFDocumentOptions): CollectedDocument {
  const doc = new PDFDocument(options);
  const internals = doc as unknown as Internals;
  const chunks: Uint8Array[] = [doc.read() as Uint8Array];
  /** Not yet bytes: most objects of a file are short texts. */
  let text = '';
  const add = (chunk: Uint8Array) => {
    if (text) chunks.push(Buffer.from(text, 'latin1'));
    text = '';
    chunks.push(chunk);
  };

  const collected = new Promise<Uint8Array>((resolve) => {
    internals.push = (chunk) => {
      add(chunk ?? Buffer.alloc(0));
      if (!chunk) resolve(Buffer.concat(chunks));
      return true;
    };
  });
  internals._write = (data) => {
    if (typeof data === 'string') {
      text += `${data}\n`;
      internals._offset += data.length + 1;
    } else {
      add(data);
      internals._offset += data.length;
    }
  };
  gatherOperators(internals);
  shareColours(internals);
  shareFunctions(internals);
  shareStreams(internals);
  return { doc, collected };
}

function gatherOperators(internals: Internals): void {
  const operators = new Map<PageContent, string[]>();
  internals.addContent = (operator) => {
    const text = typeof operator === 'string' ? operator : Buffer.from(operator).toString('latin1');
    const list = operators.get(internals.page);
    if (list) list.push(text);
    else operators.set(internals.page, [text]);
    return internals;
  };
  // pdfkit calls this when a page is complete.
  const endPageMarkings = internals.endPageMarkings.bind(internals);
  internals.endPageMarkings = (page) => {
    const list = operators.get(page);
    operators.delete(page);
    if (list) page.write(Buffer.from(`${list.join('\n')}\n`, 'latin1'));
    return endPageMarkings(page);
  };
}

function shareFunctions(internals: Internals): void {
  const functions = new Map<string, Reference>();
  const ref = internals.ref.bind(internals);
  const nameOfReference = (_name: string, value: unknown) =>
    value instanceof Object && 'gen' in value ? String(value) : value;
  internals.ref = (data) => {
    if (data?.FunctionType === undefined) return ref(data);
    const key = JSON.stringify(data, nameOfReference);
    const known = functions.get(key);
    if (known) return known;
    const reference = ref(data);
    functions.set(key, reference);
    const end = reference.end.bind(reference);
    reference.end = () => {
      reference.end = () => {};
      end();
    };
    return reference;
  };
}

const colours = new Map<string, string>();

/** The operands of a colour like #16202b. */
function operandsOf(colour: string): string {
  let operands = colours.get(colour);
  if (operands === undefined) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    operands = parts.map((part) => Number(part.toFixed(3))).join(' ');
    colours.set(colour, operands);
  }
  return operands;
}

/** One short operator for a colour instead of two long ones. */
function shareColours(internals: Internals): void {
  const setColour = internals._setColorCore.bind(internals);
  internals._setColorCore = (colour, stroke) => {
    if (typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) return setColour(colour, stroke);
    internals.addContent(`${operandsOf(colour)} ${stroke ? 'RG' : 'rg'}`);
    return true;
  };
}

/** Streams that several documents write: font files and the colour profile. */
const compressed = new WeakMap<Uint8Array, Uint8Array>();

/** Writes these bytes for a stream instead of compressing it. */
export const keepCompressed = (stream: Uint8Array, bytes: Uint8Array): void => {
  compressed.set(stream, bytes);
};

/** Compresses equal streams once. */
function shareStreams(internals: Internals): void {
  const ref = internals.ref.bind(internals);
  internals.ref = (data) => {
    const reference = ref(data);
    const { finalize } = reference;
    reference.finalize = finalizeCompressed;
    return reference;

    function finalizeCompressed(this: Reference): void {
      const [chunk] = this.buffer;
      if (this.compress && chunk) {
        this.buffer = [this.buffer.length > 1 ? compress(Buffer.concat(this.buffer)) : compressOnce(chunk)];
        this.compress = false;
      }
      finalize.call(this);
    }
  };
}

/** The default level takes a third longer and makes the file only two percent smaller. */
const compress = (stream: Uint8Array) => deflateSync(stream, { level: 4 });

function compressOnce(stream: Uint8Array): Uint8Array {
  let bytes = compressed.get(stream);
  if (!bytes) {
    bytes = compress(stream);
    compressed.set(stream, bytes);
  }
  return bytes;
}
