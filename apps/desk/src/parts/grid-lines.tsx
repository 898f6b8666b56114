import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { axisNumber } from './formats.ts';

export interface GridLinesProps {
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly y: (value: number) => number;
  /** Of the numbers left of the lines. */
  readonly look: string;
}

/** The lines of a plot at some values. */
export function GridLines({ values, from, to, y, look }: GridLinesProps) {
  const { locale } = useTexts();
  return values.map((value) => (
    <g key={value}>
      <line x1={from} x2={to} y1={y(value)} y2={y(value)} stroke="var(--color-line)" />
      <text x={from - 6} y={y(value) + 4} textAnchor="end" className={look}>
        {axisNumber(locale, value)}
      </text>
    </g>
  ));
}
