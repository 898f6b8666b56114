import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { OptionValue } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { axisNumber, niceTop } from '../parts/formats.ts';
import { GridLines } from '../parts/grid-lines.tsx';
import { Segments } from '../parts/page-parts.tsx';
import { staffDifference, staffMoney } from '../parts/staff-money.ts';
import {
  type Axis,
  axes,
  bestAxis,
  byAxis,
  factsOf,
  formulaProblemText,
  jumpsOf,
  type LabPoint,
  roundSteps,
  tryFormula,
} from './formula-lab.ts';
import { typeName, unitName } from './names.ts';

export interface FormulaPlotProps {
  readonly segment: PricedSegment;
  readonly option: OptionValue;
  readonly formula: string;
  readonly units: readonly Unit[];
}

const [width, height, left, bottom, top] = [640, 260, 56, 34, 14];
const after = '#24566f';

/** A formula over all units it applies to, before and after, with the units where it jumps (PX-05). */
export function FormulaPlot({ segment, option, formula, units }: FormulaPlotProps) {
  const texts = useTexts();
  const { t, number } = texts;
  const tried = useDeferredValue(formula);
  const run = useMemo(() => tryFormula(option, tried, units), [option, tried, units]);
  const [chosenAxis, setAxis] = useState<Axis>();
  const axis = chosenAxis ?? bestAxis(run.points);
  const sorted = useMemo(() => byAxis(run.points, axis), [run, axis]);
  const jumps = useMemo(() => jumpsOf(sorted, axis), [sorted, axis]);
  const facts = useMemo(() => factsOf(sorted), [sorted]);
  const [wanted, setChosen] = useState(0);
  const chosen = Math.min(wanted, sorted.length - 1);
  const [failed] = run.failed;
  if (sorted.length === 0)
    return failed ? (
      <p className="text-sm text-bad">
        {t('prices.lab-none')} {formulaProblemText(failed.problem, t)}
      </p>
    ) : null;
  const nameOf = (point: LabPoint) => unitName(texts, point.unit, segment);
  const axisText = (point: LabPoint) =>
    axis === 'P'
      ? staffMoney(point.values.P)
      : `${number(point.values[axis], 2)} ${axis === 'V' ? 'm³' : 'm'}`;
  const point = sorted[chosen]!;
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(sorted.length - 1, chosen + step)));
  };
  const read = `${nameOf(point)}: ${point.before === undefined ? '' : `${staffMoney(point.before)} → `}${staffMoney(point.after)}`;
  return (
    <figure className="rounded-surface border border-line bg-surface p-4 text-sm tabular-nums">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <strong>{t('prices.lab-title', { count: sorted.length })}</strong>{' '}
          <span className="text-muted">
            ● {t('prices.lab-after')} ○ {t('prices.lab-before')}
          </span>
        </span>
        <Segments
          label={t('prices.lab-axis')}
          value={axis}
          choices={axes.map((each) => [each, t(`prices.lab-axis-${each}`)])}
          onChoose={setAxis}
        />
      </figcaption>
      <Legend points={sorted} segment={segment} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('prices.lab-walk')}
        aria-valuemin={1}
        aria-valuemax={sorted.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={read}
        onKeyDown={walk}
      >
        <Plot
          sorted={sorted}
          axis={axis}
          chosen={point}
          onChoose={(each) => setChosen(sorted.indexOf(each))}
        />
      </div>
      <p className="mt-1 min-h-6" aria-live="polite">
        <strong>{nameOf(point)}</strong>
        {/* The name has diameter and volume. */}
        {(axis === 'H' || axis === 'P') && `, ${axisText(point)}`}:{' '}
        {point.before !== undefined && `${staffMoney(point.before)} → `}
        <strong>{staffMoney(point.after)}</strong>
        {point.before !== undefined &&
          point.before !== point.after &&
          ` (${staffDifference(point.after - point.before)})`}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <li>
          {t('prices.lab-range', { lowest: staffMoney(facts.lowest), highest: staffMoney(facts.highest) })}
        </li>
        {facts.largestShare !== undefined && (
          <li>{t('prices.lab-share', { percent: number(facts.largestShare, 1) })}</li>
        )}
        {facts.change && (facts.change[0] !== 0 || facts.change[1] !== 0) && (
          <li>
            {t('prices.lab-change', { from: number(facts.change[0], 1), to: number(facts.change[1], 1) })}
          </li>
        )}
        <li>{t('prices.lab-jumps', { count: jumps.length })}</li>
        {failed && (
          <li className="text-bad">
            ⚠{' '}
            {t('prices.lab-failed', {
              count: run.failed.length,
              unit: unitName(texts, failed.unit, segment),
            })}
          </li>
        )}
      </ul>
      <LabTable
        caption={t('prices.lab-at-jumps')}
        isOpen
        points={jumps
          .flatMap(({ at }) => [sorted[at]!, sorted[at + 1]!])
          .filter((each, index, all) => all.indexOf(each) === index)}
        nameOf={nameOf}
        axisText={axisText}
        axisName={t(`prices.lab-axis-${axis}`)}
      />
      <LabTable
        caption={t('prices.lab-table', { count: sorted.length })}
        points={sorted}
        nameOf={nameOf}
        axisText={axisText}
        axisName={t(`prices.lab-axis-${axis}`)}
      />
    </figure>
  );
}

interface PlotProps {
  readonly sorted: readonly LabPoint[];
  readonly axis: Axis;
  readonly chosen: LabPoint;
  readonly onChoose: (point: LabPoint) => void;
}

function Plot({ sorted, axis, chosen, onChoose }: PlotProps) {
  const { locale } = useTexts();
  const jumps = useMemo(() => jumpsOf(sorted, axis), [sorted, axis]);
  const scale = axis === 'P' ? 100 : 1;
  const [low, high] = [sorted[0]!.values[axis] / scale, sorted.at(-1)!.values[axis] / scale];
  const highest = niceTop(Math.max(...sorted.map((each) => Math.max(each.after, each.before ?? 0))) / 100);
  const across = (value: number) => left + ((value - low) / (high - low || 1)) * (width - left - 12) + 4;
  const x = (each: LabPoint) => across(each.values[axis] / scale);
  const y = (cents: number) => height - bottom - (cents / 100 / highest) * (height - bottom - top);
  const forms = typesOf(sorted);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full text-muted">
      <GridLines
        values={[0, 0.25, 0.5, 0.75, 1].map((share) => highest * share)}
        from={left}
        to={width}
        y={(value) => y(value * 100)}
        look={axisLook}
      />
      {roundSteps(low, high).map((value) => (
        <text key={value} x={across(value)} y={height - 12} textAnchor="middle" className={axisLook}>
          {axisNumber(locale, value)}
        </text>
      ))}
      {jumps.map(({ at }) => {
        const middle = (x(sorted[at]!) + x(sorted[at + 1]!)) / 2;
        return (
          <line
            key={at}
            x1={middle}
            x2={middle}
            y1={top}
            y2={height - bottom}
            stroke="var(--color-brand)"
            strokeDasharray="4 3"
          />
        );
      })}
      {sorted.map((each) => (
        <g key={each.unit.uuid} onPointerEnter={() => onChoose(each)} onPointerDown={() => onChoose(each)}>
          {each.before !== undefined && each.before !== each.after && (
            <circle
              cx={x(each)}
              cy={y(each.before)}
              r="3.5"
              fill="var(--color-surface)"
              stroke="currentColor"
            />
          )}
          <Mark form={forms.indexOf(each.unit.type)} x={x(each)} y={y(each.after)} />
        </g>
      ))}
      <circle
        cx={x(chosen)}
        cy={y(chosen.after)}
        r="8"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="2"
      />
    </svg>
  );
}

/** The picture is half as wide on a phone. */
const axisLook = 'fill-current text-[12px] max-sm:text-[22px]';

const typesOf = (points: readonly LabPoint[]) => [...new Set(points.map(({ unit }) => unit.type))];

/** Around the middle: circle, square, diamond, triangles, cross. */
const markPaths = [
  'M-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 Z',
  'M-3.5 -3.5 h7 v7 h-7 Z',
  'M0 -5 L5 0 L0 5 L-5 0 Z',
  'M0 -5 L4.5 3.5 H-4.5 Z',
  'M0 5 L4.5 -3.5 H-4.5 Z',
  'M-1.5 -5 h3 v3.5 h3.5 v3 h-3.5 v3.5 h-3 v-3.5 h-3.5 v-3 h3.5 Z',
];

/** Types differ in form, not in colour. */
const Mark = ({ form, x, y }: { readonly form: number; readonly x: number; readonly y: number }) => (
  <path d={markPaths[form % markPaths.length]} transform={`translate(${x} ${y})`} fill={after} />
);

/** Which form is which type. */
function Legend({
  points,
  segment,
}: {
  readonly points: readonly LabPoint[];
  readonly segment: PricedSegment;
}) {
  const texts = useTexts();
  const forms = typesOf(points);
  if (forms.length < 2) return null;
  return (
    <ul className="mb-1 flex flex-wrap gap-x-4 text-muted">
      {forms.map((type, form) => (
        <li key={type} className="flex items-center gap-1.5">
          <svg viewBox="-6 -6 12 12" aria-hidden="true" className="size-3">
            <Mark form={form} x={0} y={0} />
          </svg>
          {typeName(texts, type, segment)}
        </li>
      ))}
    </ul>
  );
}

interface LabTableProps {
  readonly caption: string;
  readonly points: readonly LabPoint[];
  readonly nameOf: (point: LabPoint) => string;
  readonly axisText: (point: LabPoint) => string;
  readonly axisName: string;
  readonly isOpen?: boolean;
}

function LabTable({ caption, points, nameOf, axisText, axisName, isOpen = false }: LabTableProps) {
  const { t } = useTexts();
  if (points.length === 0) return null;
  return (
    <details className="mt-2" open={isOpen}>
      <summary className="inline-flex min-h-11 items-center text-muted md:min-h-8">{caption}</summary>
      <div className="max-h-72 overflow-auto">
        <table className="w-full">
          <thead>
            <tr className="bg-sunken text-left">
              {[
                t('admin.difference-name'),
                axisName,
                t('admin.difference-before'),
                t('admin.difference-after'),
              ].map((head, column) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-2 py-1 ${column > 0 ? 'text-right' : ''} ${column === 1 ? 'max-sm:hidden' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.unit.uuid} className="border-t border-line">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {nameOf(point)}
                </th>
                <td className="px-2 py-1 text-right max-sm:hidden">{axisText(point)}</td>
                <td className="px-2 py-1 text-right text-muted">
                  {point.before === undefined ? '–' : staffMoney(point.before)}
                </td>
                <td className="px-2 py-1 text-right">{staffMoney(point.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
