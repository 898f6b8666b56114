import { sizeOfWire } from '@silowright/contract/wire-size';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import type { Selection } from '@silowright/domain/pricing/selection';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import type { SizeOption } from '../../configuration/unit-offer.ts';
import { useSession } from '../../session/session-store.ts';

export interface TwoToneProps {
  readonly size: SizeOption;
  readonly selection: Selection;
}

/** Roof and body in their colours, as large as a letter. */
export function TwoTone({ size, selection }: TwoToneProps) {
  const type = useSession((state) => state.values.preconfiguredUnitType);
  if (!type) return null;
  const { body, roof } = configuredModel(shapes(), { type, ...sizeOfWire(size), selection });
  return (
    <svg viewBox="0 0 20 28" className="inline-block h-7 forced-color-adjust-none" aria-hidden="true">
      <g stroke="#16202b" strokeWidth="0.8" strokeLinejoin="round">
        <path d="M1 9 10 2l9 7z" fill={roof.hex} />
        <path d="M2 9h16v18H2z" fill={body.hex} />
      </g>
    </svg>
  );
}
