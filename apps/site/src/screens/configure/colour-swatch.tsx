import { needsChecker, ralCode, ralHex, scrimOn, textColourOn } from '@silowright/domain/catalogue/ral';

/** The threshold selects white on medium colours, which needs a dark edge to be readable. */
const edge = '0 0 2px #000, 0 0 2px #000, 0 0 2px #000';

/** A RAL number or the visitor's words, empty until given; undefined is the material's own colour. */
type Colour = string | undefined;

const swatchBackground = (colour: Colour): string => {
  if (colour === undefined) return 'linear-gradient(135deg, #f7f4e4 0 46%, #d9d3b4 54% 100%)';
  const hex = ralHex(colour);
  if (colour.trim() === '') return 'conic-gradient(#cc3a2f, #e3a21a, #4d8b3a, #2f7fa8, #5b4a9c, #cc3a2f)';
  return needsChecker(hex) ? `repeating-conic-gradient(${hex} 0 25%, #3a4048 0 50%) 0 0 / 12px 12px` : hex;
};

/**
 * A colour with its name on it, in white or black by the threshold (CF-18). Under white text is the smallest scrim that
 * makes it readable; the upper edge stays pure. The material's own colour and free colours have a plate (ST-07).
 */
export function NamedColour({ colour, name }: { readonly colour: Colour; readonly name: string }) {
  const code = ralCode(colour ?? '');
  const hex = ralHex(colour ?? '');
  const dark = code !== undefined && textColourOn(hex) === 'white';
  const scrim =
    code === undefined ? 'rgb(255 255 255 / 0.86)' : dark ? `rgb(0 0 0 / ${scrimOn(hex)})` : 'transparent';
  const [number, rest] = code === undefined ? ['', name] : [`RAL ${code}`, name.replace(`RAL ${code} `, '')];
  return (
    <span
      data-swatch
      className="flex min-h-17 flex-1 flex-col justify-end overflow-hidden rounded-[7px] text-sm leading-tight forced-color-adjust-none"
      style={{ background: swatchBackground(colour), color: dark ? '#ffffff' : '#000000' }}
    >
      <span className="px-2 py-1.5 hyphens-auto [overflow-wrap:anywhere]" style={{ background: scrim }}>
        {number && <span className="block tabular-nums">{number} </span>}
        <span className="block text-[0.8125rem] font-bold">{rest}</span>
      </span>
    </span>
  );
}

/** The number is on it (CF-18), the name beside it. Near-black is a checker pattern, as in the drawing. */
export function ColourSwatch({
  colour,
  className = 'h-9 w-12',
}: {
  readonly colour: string;
  readonly className?: string;
}) {
  const hex = ralHex(colour);
  const background = swatchBackground(colour);
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
