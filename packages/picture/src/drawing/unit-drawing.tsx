import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import type { Box, Drawing, Fill, Primitive } from '@silowright/domain/drawing/drawing';
import { type DrawOptions, drawFront } from '@silowright/domain/drawing/primitives';
import { shapeMarkup } from '@silowright/domain/drawing/svg-markup';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useSame } from '@silowright/ui/parts/use-same.ts';
import {
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fadeOver, pictureName } from './fade-over.ts';
import { type Paints, paintId, sharePaints } from './shared-paints.ts';

export interface UnitDrawingProps {
  readonly drawing: Drawing;
  /** Empty: the picture is decorative and hidden from assistive technology. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly className?: string | undefined;
}

/** Renders primitives as SVG; file and paper use the same data. */
export function UnitDrawing({ drawing, title, description, className }: UnitDrawingProps) {
  const id = useId();
  const paints = usePaints([drawing.primitives]);
  return (
    <DrawingFrame
      id={id}
      viewBox={drawing.viewBox}
      title={title}
      description={description}
      className={className}
    >
      <DrawnParts primitives={drawing.primitives} paints={paints} />
    </DrawingFrame>
  );
}

interface DrawingFrameProps extends Omit<UnitDrawingProps, 'drawing'> {
  readonly id: string;
  readonly viewBox: Box;
  readonly children: ReactNode;
}

/** The SVG element with its name and description. */
export function DrawingFrame({ id, viewBox, title, description, className, children }: DrawingFrameProps) {
  const { x, y, width, height } = viewBox;
  const named = title !== '';
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a title, or is hidden because it only decorates
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      // With forced colours a drawing keeps its own colours and background.
      className={`forced-color-adjust-none forced-colors:bg-ground ${className ?? ''}`}
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      aria-labelledby={named ? `${id}t` : undefined}
      aria-describedby={named && description ? `${id}d` : undefined}
    >
      {named && <title id={`${id}t`}>{title}</title>}
      {named && description && <desc id={`${id}d`}>{description}</desc>}
      {children}
    </svg>
  );
}

/** The id of each gradient or pattern, which is in the page while the drawing is. */
export function usePaints(lists: readonly (readonly Primitive[])[]): Paints {
  const paints = new Map<Fill, string>();
  for (const primitives of lists)
    for (const { fill } of primitives)
      if (fill && typeof fill !== 'string' && !paints.has(fill)) paints.set(fill, paintId(fill));
  // Equal ids have equal paints.
  useInsertionEffect(() => sharePaints(paints), [[...paints.values()].join()]);
  return paints;
}

/**
 * The markup comes from our own drawing data; the texts in it are escaped (threat 21). A drawing has hundreds of shapes:
 * the browser reads them faster than React makes them one by one.
 */
const Markup = memo(({ markup }: { readonly markup: string }) => (
  <g dangerouslySetInnerHTML={{ __html: markup }} />
));

/** Memoized: equal primitives have equal paints. */
export const DrawnParts = memo(
  ({ primitives, paints }: { readonly primitives: readonly Primitive[]; readonly paints: Paints }) =>
    partsOf(primitives).map(({ key, primitives: part }) => (
      <Markup key={key} markup={part.map((primitive) => paintedShape(primitive, paints)).join('')} />
    )),
  (before, after) => before.primitives === after.primitives,
);

function paintedShape(primitive: Primitive, paints: Paints): string {
  const { fill = 'none' } = primitive;
  return shapeMarkup(primitive, typeof fill === 'string' ? fill : `url(#${paints.get(fill)})`);
}

/**
 * Groups neighbouring primitives of one part, so that an added or removed part does not make React update all
 * later ones.
 */
function partsOf(primitives: readonly Primitive[]): { key: string; primitives: Primitive[] }[] {
  const groups: { part: string; key: string; primitives: Primitive[] }[] = [];
  const seen = new Map<string, number>();
  for (const primitive of primitives) {
    const last = groups.at(-1);
    if (last?.part === primitive.part) last.primitives.push(primitive);
    else {
      const count = (seen.get(primitive.part) ?? 0) + 1;
      seen.set(primitive.part, count);
      groups.push({ part: primitive.part, key: `${primitive.part} ${count}`, primitives: [primitive] });
    }
  }
  return groups;
}

export interface UnitPreviewProps extends Omit<DrawOptions, 'style' | 'mmPerPx' | 'heightPx'> {
  readonly input: DrawingInput;
  /** From the front, unless another view is given. */
  readonly draw?: typeof drawFront;
  readonly style?: DrawOptions['style'];
  readonly title: string;
  readonly description: string;
  readonly className?: string | undefined;
}

/** The configured unit. Every change fades in, except with reduced motion. */
export function UnitPreview({
  input,
  draw = drawFront,
  title,
  description,
  className,
  ...options
}: UnitPreviewProps) {
  const holder = useRef<HTMLDivElement>(null);
  const shownPx = useShownHeight(holder);
  const asked = useSame({
    style: 'shaded',
    ...options,
    formatMetres: shownPx < withoutFiguresPx ? noFigures : options.formatMetres,
    heightPx: Math.max(shownPx, smallestPx),
  } as const);
  const drawing = useMemo(() => draw(configuredModel(shapes(), input), asked), [input, draw, asked]);
  const shown = useRef<Element>(null);
  const name = pictureName(drawing);
  useLayoutEffect(() => {
    const [before, now] = [shown.current, holder.current?.lastElementChild];
    shown.current = now ?? null;
    if (before && now && before !== now) fadeOver(now, before);
  }, [name]);
  return (
    <div ref={holder} className={`grid grid-cols-1 grid-rows-1 [&>svg]:[grid-area:1/1] ${className ?? ''}`}>
      <UnitDrawing key={name} drawing={drawing} title={title} description={description} />
    </div>
  );
}

/** Below this height figures shrink with the drawing; at a readable size they would crowd out the unit. */
const smallestPx = 400;
/** Below this height figures are unreadable and left out. */
const withoutFiguresPx = 240;
const noFigures = () => '';

/** The height of the drawing on screen, so that its figures are readable on a phone too. */
function useShownHeight(holder: RefObject<HTMLElement | null>): number {
  const [heightPx, setHeightPx] = useState(640);
  useLayoutEffect(() => {
    const measure = () => {
      const svg = holder.current?.querySelector('svg');
      if (!svg?.clientHeight) return;
      const { width, height } = svg.viewBox.baseVal;
      const shown = Math.min(svg.clientHeight, (svg.clientWidth * height) / width);
      setHeightPx(Math.round(shown / 80) * 80);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [holder]);
  return heightPx;
}
