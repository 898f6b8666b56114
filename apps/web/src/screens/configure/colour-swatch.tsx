import { needsChecker, ralCode, ralHex, textColourOn } from '@silowright/domain/catalogue/ral';

/** The threshold selects white on medium colours, which needs a dark edge to be readable. */
const edge = '0 0 2px #000, 0 0 2px #000, 0 0 2px #000';

/**
 * Near-black is drawn as a checker pattern, as in the drawing, and natural GRP as a translucent pane. The number
 * on it is white or black depending on the colour (CF-18); the name is beside it.
 */
export function ColourSwatch({
  colour,
  className = 'h-9 w-12',
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
  const color = textColourOn(hex);
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center rounded-control border border-line-strong text-[0.75rem] font-bold tabular-nums forced-color-adjust-none ${className}`}
      style={{ background, color, ...(color === 'white' && { textShadow: edge }) }}
    >
      {ralCode(colour)}
    </span>
  );
}
