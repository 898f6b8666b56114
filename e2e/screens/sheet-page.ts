import type { Picture } from './album.ts';

/** A page with small pictures side by side, each a link to its file. */
export function sheetPage(
  title: string,
  pictures: readonly Pick<Picture, 'screen' | 'file'>[],
  pictureWidthPx: number,
): string {
  const figures = pictures.map(
    ({ screen, file }) =>
      `<figure><a href="${file}"><img src="${file}" width="${pictureWidthPx}" alt=""></a><figcaption>${screen}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{margin:16px;background:#777;font:13px system-ui;display:flex;flex-wrap:wrap;gap:14px;align-items:start}
h1{width:100%;margin:0;color:#fff;font-size:20px}figure{margin:0;background:#fff}img{display:block}
figcaption{padding:4px 6px}</style><h1>${title}</h1>${figures.join('\n')}`;
}
