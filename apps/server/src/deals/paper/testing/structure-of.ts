import { PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';

export interface Structure {
  readonly type: string;
  readonly scope?: string;
  readonly alt?: string;
  /** Counted from 1; the page of its direct content. */
  readonly page?: number;
  readonly marked: number;
  readonly children: readonly Structure[];
}

/** The structure tree, read by another library. */
export async function structureOf(bytes: Uint8Array): Promise<Structure> {
  const pdf = await PDF.load(bytes);
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const value = (object: PdfObject | undefined | null) =>
    object instanceof PdfRef ? resolve(object) : object;
  const pages = pdf.getPages().map(({ ref }) => String(ref.objectNumber));
  const pageOf = (ref: PdfRef | undefined) => (ref ? pages.indexOf(String(ref.objectNumber)) + 1 : undefined);
  const kids = (dict: PdfDict): PdfObject[] => {
    const all = value(dict.get('K'));
    return all instanceof PdfArray ? all.toArray() : all ? [all] : [];
  };
  const read = (dict: PdfDict): Structure => {
    const children: Structure[] = [];
    let marked = 0;
    for (const kid of kids(dict)) {
      const child = value(kid);
      if (child instanceof PdfNumber) marked += 1;
      else if (child instanceof PdfDict && child.has('S')) children.push(read(child));
      else if (child instanceof PdfDict && child.has('MCID')) marked += 1;
    }
    const scope = dict.getDict('A', resolve)?.getName('Scope')?.value;
    const alt = dict.getString('Alt', resolve)?.asString();
    const page = pageOf(dict.getRef('Pg'));
    return {
      type: dict.getName('S')?.value ?? '?',
      ...(scope && { scope }),
      ...(alt && { alt }),
      ...(page && { page }),
      marked,
      children,
    };
  };
  const root = pdf.getCatalog().getDict('StructTreeRoot', resolve);
  const [document] = root ? kids(root).map(value) : [];
  if (!(document instanceof PdfDict)) throw new Error('the file has no structure');
  return read(document);
}
