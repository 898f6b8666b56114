import { PDF } from '@libpdf/core';

/** The text of each page, with all kinds of spaces normalised. */
export async function textOfPdf(pdf: Uint8Array): Promise<string[]> {
  const document = await PDF.load(pdf);
  return document.getPages().map((page) => page.extractText().text.replace(/\s+/g, ' '));
}
