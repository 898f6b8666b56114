import { sizeOfWire } from '@silowright/contract/wire-size';
import { UnitStage } from '@silowright/picture/drawing/unit-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { formatMetres } from '@silowright/texts/format';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { logoUrl } from '@silowright/ui/calls/logo-url.ts';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { isLike, readKept } from '@silowright/ui/kept/kept-json.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';

export type QuotedUnit = CallOutput<'read-signing'>['unit'];

export interface SignedQuotation {
  readonly number: string;
  readonly summary: string;
  readonly unit: QuotedUnit;
  /** What was bought, if there were several positions. */
  readonly positions?: CallOutput<'read-signing'>['positions'];
}

/** In session storage, for the page after the signature. */
const key = 'silowright-signed';

export const rememberSigned = (signed: SignedQuotation): void =>
  safeStorage().setItem(key, JSON.stringify(signed));

/** Undefined if it was signed elsewhere, for example at an external provider. */
export function rememberedSigned(): SignedQuotation | undefined {
  return readKept(safeStorage().getItem(key), (kept) =>
    isLike({ number: '', summary: '', unit: { type: '', segment: '', amount: 0, size: {} } }, kept),
  );
}

export interface QuotedStageProps {
  readonly unit: QuotedUnit;
  readonly title: string;
  readonly abovePx: number;
  readonly groundPx: number;
  readonly className: string;
}

/** The quoted units with their colours, in the scene of their market. Types of other catalogues are not drawn. */
export function QuotedStage({ unit, title, abovePx, groundPx, className }: QuotedStageProps) {
  const { locale } = useTexts();
  const { type, segment, amount, placement, size, selection, logo } = unit;
  const input = useMemo(() => ({ type, ...sizeOfWire(size), selection }), [type, size, selection]);
  const formatLength = useMemo(() => (mm: number) => `${formatMetres(mm, locale)} m`, [locale]);
  const labels = useMemo(() => ({ picture: logo && logoUrl(logo) }), [logo]);
  if (!shapes().storageTypes.some(({ code }) => code === type)) return null;
  return (
    <UnitStage
      input={input}
      amountOfUnits={amount}
      scene={placement === 'inside' ? 'hall' : sceneOf(segment)}
      abovePx={abovePx}
      groundPx={groundPx}
      formatMetres={formatLength}
      labels={labels}
      title={title}
      description=""
      className={className}
    />
  );
}
