import { type ReactNode, useId } from 'react';

/** Paints of a scene, as values for `fill`. */
interface ScenePaints {
  readonly grp: string;
  readonly steel: string;
}

export const sceneInk = '#3f4b55';
export const sceneBrand = 'var(--color-brand)';

interface SceneProps {
  readonly sky: readonly [above: string, below: string];
  readonly children: (paints: ScenePaints) => ReactNode;
}

/** The base of every scene: 4:3, light from the left, decorative beside a title. */
export function Scene({ sky, children }: SceneProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset="0.8" stopColor={sky[1]} />
      </linearGradient>
      <linearGradient id={`${id}g`}>
        <stop stopColor="#c6c1ad" />
        <stop offset="0.32" stopColor="#f8f6ec" />
        <stop offset="0.55" stopColor="#e8e4d3" />
        <stop offset="1" stopColor="#a9a38f" />
      </linearGradient>
      <linearGradient id={`${id}t`}>
        <stop stopColor="#8b959b" />
        <stop offset="0.35" stopColor="#e4e9eb" />
        <stop offset="1" stopColor="#6f7a82" />
      </linearGradient>
      <rect width="400" height="300" fill={`url(#${id}s)`} />
      {children({ grp: `url(#${id}g)`, steel: `url(#${id}t)` })}
    </svg>
  );
}

interface StandingProps {
  readonly x: number;
  /** Ground line. */
  readonly y: number;
  readonly scale?: number;
  readonly paints: ScenePaints;
}

const place = ({ x, y, scale = 1 }: StandingProps) => `translate(${x} ${y}) scale(${scale})`;
const outline = { stroke: '#7c7766', strokeWidth: 0.8, strokeLinejoin: 'round' } as const;

/** A hopper silo on legs, 60 wide and 170 high at scale 1: the proportions of a 30 m³ feed silo. */
export function HopperSilo(props: StandingProps) {
  const { grp, steel } = props.paints;
  return (
    <g transform={place(props)}>
      <path d="M-24-66 18-4M24-66-18-4" stroke="#8b959b" strokeWidth="1.2" />
      <path d="M-30-66h60L5-22H-5z" fill={grp} {...outline} />
      <path d="M-30-66h60L5-22H-5z" opacity="0.14" />
      <path d="M-30-158h60v92h-60z" fill={grp} {...outline} />
      <path d="M-32-158 0-167l32 9z" fill={grp} {...outline} />
      <path d="M-31-112h62v2h-62zm0 44h62v3h-62z" fill="#d5d0bc" {...outline} />
      <path d="M-7-170H7v5H-7zM-21-74h4V0h-4zm38 0h4V0h-4z" fill={steel} stroke="#5f6a72" strokeWidth="0.6" />
      <path d="M-38-16v-146q0-6 6-6h14v6" fill="none" stroke="#7d888f" strokeWidth="3" />
      <path d="M-7-23H7v4H-7z" fill="#5f6a72" />
    </g>
  );
}

/** A flat-bottom silo or tank on its slab, 70 wide and 130 high at scale 1. */
export function FlatTank(props: StandingProps) {
  const { grp, steel } = props.paints;
  return (
    <g transform={place(props)}>
      <path d="M-41-3h82v3h-82z" fill="#bdb8ae" />
      <path d="M-35-120h70V-3h-70z" fill={grp} {...outline} />
      <path d="M-37-120 0-130l37 10z" fill={grp} {...outline} />
      <path d="M-36-82h72v2h-72zm0 39h72v2h-72z" fill="#d5d0bc" {...outline} />
      <path d="M-7-134H7v6H-7z" fill={steel} stroke="#5f6a72" strokeWidth="0.6" />
      <circle cx="-14" cy="-22" r="7" fill={steel} stroke="#5f6a72" strokeWidth="0.8" />
    </g>
  );
}

/** A salt silo over its passage, 64 wide and 228 high at scale 1; children are drawn in the passage. */
export function SaltSilo(props: StandingProps & { readonly children?: ReactNode }) {
  const { grp, steel } = props.paints;
  return (
    <g transform={place(props)}>
      <path d="M-44 0h88v7h-88z" fill="#bdb8ae" />
      {props.children}
      <path d="M-31-74-14-120M31-74 14-120M-31-122-16-74M31-122 16-74" stroke="#8b959b" strokeWidth="1.8" />
      <path d="M-30-122h60L4-77H-4z" fill={grp} {...outline} />
      <path d="M-30-122h60L4-77H-4z" opacity="0.14" />
      <path d="M-30-216h60v94h-60z" fill={grp} {...outline} />
      <path d="M-32-216 0-225l32 9z" fill={grp} {...outline} />
      <path d="M-31-186h62v2h-62zm0 31h62v2h-62z" fill="#d5d0bc" {...outline} />
      <path
        d="M-34-124h68v4h-68zM-30-73h60v4h-60zM-34-122h4V0h-4zm64 0h4V0h-4zM-7-229H7v5H-7z"
        fill={steel}
        stroke="#5f6a72"
        strokeWidth="0.6"
      />
      <path d="M-40-12v-206q0-7 7-7h15v5" fill="none" stroke="#7d888f" strokeWidth="3" />
      <path d="M-5-79H5v4H-5z" fill="#5f6a72" />
    </g>
  );
}
