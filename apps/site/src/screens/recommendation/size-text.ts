/** The stored form of a size, also used by the select: 'diameter|height' (RM-14). */
export const sizeText = ({
  diameter,
  height,
}: {
  readonly diameter: number;
  readonly height: number;
}): string => `${diameter}|${height}`;

export function readSize(text: string): { readonly diameterMm: number; readonly heightMm: number } {
  const [diameterMm = 0, heightMm = 0] = text.split('|').map(Number);
  return { diameterMm, heightMm };
}
