import type { Substance } from '@silowright/domain/catalogue/codes';
import { useId } from 'react';

export interface FillingVesselProps {
  readonly substance: Substance;
  /** 0 to 1. */
  readonly fillShare: number;
  readonly title: string;
}

/** Inside of the vessel in picture units: a hopper for solids, a flat bottom for liquids. */
const shapes = {
  solid: { path: 'M70 70H210V230L156 300H124L70 230Z', topY: 70, bottomY: 300 },
  liquid: { path: 'M60 70H220V304H60Z', topY: 70, bottomY: 304 },
} as const;

/** A small drawing that fills as the number grows. */
export function FillingVessel({ substance, fillShare, title }: FillingVesselProps) {
  const clip = useId();
  const { path, topY, bottomY } = shapes[substance];
  const level = bottomY - (bottomY - topY) * fillShare;
  const solid = substance === 'solid';
  return (
    <svg viewBox="0 0 320 350" role="img" aria-label={title} className="w-full md:row-span-2">
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill="var(--color-surface)" />
      <g clipPath={`url(#${clip})`}>
        <g
          style={{ transform: `translateY(${level}px)` }}
          className="transition-transform duration-300 ease-out"
        >
          {solid ? (
            <path d="M40 10Q140 -14 240 10V320H40Z" fill="#e4b26a" />
          ) : (
            <path d="M40 0H240V320H40Z" fill="#9cc4d4" />
          )}
          <path
            d={solid ? 'M40 10Q140 -14 240 10' : 'M40 0H240'}
            fill="none"
            stroke="var(--color-brand)"
            strokeWidth="3"
          />
        </g>
      </g>
      <g fill="none" stroke="var(--color-ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d={path} />
        {solid ? (
          <path d="M64 70 128 40H152L216 70ZM76 230V334M204 230V334M140 300V312M76 282 110 282M204 282 170 282" />
        ) : (
          <path d="M54 70Q140 34 226 70ZM48 304H232V316H48Z" />
        )}
        <path d="M20 334H300" strokeWidth="2" stroke="var(--color-line-strong)" />
      </g>
      <g fill="var(--color-muted)">
        <circle cx="272" cy="284" r="7" />
        <path d="M263 294h18l2 20h-5v20h-5v-18h-2v18h-5v-20h-5z" />
      </g>
    </svg>
  );
}
