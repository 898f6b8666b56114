import { needsChecker, ralHex } from '@silowright/domain/catalogue/ral';

/** A near-black colour shows as a checker, as in the drawing (CF-18); natural GRP as a pane that lets light through. */
export function ColourSwatch({
  colour,
  className = 'size-9',
}: {
  readonly colour: string;
  readonly className?: string;
}) {
  const hex = ralHex(colour);
  const background =
    colour === 'semi_transparent'
      ? 'linear-gradient(135deg, #f7f4e4 0 46%, #d9d3b4 54% 100%)'
      : colour === 'other' || colour.trim() === ''
        ? 'conic-gradient(#cc3a2f, #e3a21a, #4d8b3a, #2f7fa8, #5b4a9c, #cc3a2f)'
        : needsChecker(hex)
          ? `repeating-conic-gradient(${hex} 0 25%, #3a4048 0 50%) 0 0 / 12px 12px`
          : hex;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 rounded-control border border-line-strong ${className}`}
      style={{ background }}
    />
  );
}
