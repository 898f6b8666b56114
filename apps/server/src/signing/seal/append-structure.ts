import {
  type PDF,
  type PDFPage,
  PdfArray,
  PdfDict,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
} from '@libpdf/core';

/** Keys of a structure element that can be copied to another file. */
const plainKeys = ['Type', 'S', 'Alt', 'ActualText', 'T', 'Lang', 'A'] as const;

/**
 * Pages copied into another file lose their tags, so screen readers skip them. This copies the structure tree of the
 * added file as well: its elements follow those of the target's document, and the marks of both files keep their
 * elements (Y7).
 */
export function appendStructure(target: PDF, added: PDF, addedPages: readonly PDFPage[]): void {
  const own = treeOf(target);
  const other = treeOf(added);
  const pageOf = new Map(
    added.getPages().map(({ ref }, at) => [ref.objectNumber, addedPages[at]?.ref as PdfRef]),
  );
  /** For each page, by its number in the target: the element of each mark. */
  const marks = new Map<number, PdfRef[]>();

  const copyElement = (source: PdfDict, parent: PdfRef, inherited: PdfRef | undefined): PdfRef => {
    const element = new PdfDict();
    const ref = target.register(element);
    for (const key of plainKeys) {
      const value = resolved(added, source.get(key));
      if (value) element.set(key, value);
    }
    const page = pageOf.get(source.getRef('Pg')?.objectNumber ?? -1) ?? inherited;
    element.set('P', parent);
    if (page) element.set('Pg', page);
    element.set('K', PdfArray.of(...kidsOf(added, source).flatMap((kid) => copyKid(kid, ref, page))));
    return ref;
  };
  const copyKid = (kid: PdfObject, parent: PdfRef, page: PdfRef | undefined): PdfObject[] => {
    const child = resolved(added, kid);
    if (child instanceof PdfNumber) {
      mark(page, child.value, parent);
      return [child];
    }
    if (!(child instanceof PdfDict)) return [];
    if (child.has('S')) return [copyElement(child, parent, page)];
    const mcid = child.getNumber('MCID');
    const marked = pageOf.get(child.getRef('Pg')?.objectNumber ?? -1) ?? page;
    if (!mcid || !marked) return [];
    mark(marked, mcid.value, parent);
    return [PdfDict.of({ ...Object.fromEntries(child), Pg: marked, MCID: mcid })];
  };
  const mark = (page: PdfRef | undefined, mcid: number, element: PdfRef): void => {
    const list = marks.get(page?.objectNumber ?? -1) ?? [];
    list[mcid] = element;
    marks.set(page?.objectNumber ?? -1, list);
  };

  for (const child of kidsOf(added, other.document)) {
    const element = resolved(added, child);
    if (element instanceof PdfDict) own.kids.push(copyElement(element, own.documentRef, undefined));
  }
  for (const { ref, dict } of addedPages) {
    const key = PdfNumber.of(own.nextKey++);
    dict.set('StructParents', key);
    own.numbers.push(
      key,
      PdfArray.of(...Array.from(marks.get(ref.objectNumber) ?? [], (element) => element ?? PdfNull.instance)),
    );
  }
  own.root.set('ParentTreeNextKey', PdfNumber.of(own.nextKey));
  // pdfkit writes limits that do not include the added pages; the root of a number tree needs none.
  own.parentTree.delete('Limits');
}

const resolved = (pdf: PDF, object: PdfObject | undefined): PdfObject | undefined =>
  object instanceof PdfRef ? (pdf.getObject(object) ?? undefined) : object;

function kidsOf(pdf: PDF, dict: PdfDict): PdfObject[] {
  const kids = resolved(pdf, dict.get('K'));
  return kids instanceof PdfArray ? kids.toArray() : kids ? [kids] : [];
}

/** The structure that pdfkit writes: one document element, and one flat list of numbers. */
function treeOf(pdf: PDF) {
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const root = pdf.getCatalog().getDict('StructTreeRoot', resolve);
  const [documentRef] = root ? kidsOf(pdf, root) : [];
  const document = resolved(pdf, documentRef);
  const kids = document instanceof PdfDict ? document.getArray('K', resolve) : undefined;
  const parentTree = root?.getDict('ParentTree', resolve);
  const numbers = parentTree?.getArray('Nums', resolve);
  if (
    !root ||
    !parentTree ||
    !(documentRef instanceof PdfRef) ||
    !(document instanceof PdfDict) ||
    !kids ||
    !numbers
  ) {
    throw new Error('the document has no structure');
  }
  return {
    root,
    document,
    documentRef,
    kids,
    parentTree,
    numbers,
    nextKey: root.getNumber('ParentTreeNextKey')?.value ?? 0,
  };
}
