import { ralHex } from '@silowright/domain/catalogue/ral';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';

const natural = '#e3dfc6';

function hexOf(choice: Choice | undefined): string {
  if (choice === undefined || choice === 'semi_transparent') return natural;
  return ralHex(typeof choice === 'string' ? choice : 'custom' in choice ? choice.custom : '');
}

/** Roof and body in their colours, as large as a letter. */
export const TwoTone = ({ selection }: { readonly selection: Selection }) => (
  <svg viewBox="0 0 20 28" className="inline-block h-7 forced-color-adjust-none" aria-hidden="true">
    <g stroke="#16202b" strokeWidth="0.8" strokeLinejoin="round">
      <path d="M1 9 10 2l9 7z" fill={hexOf(selection['colour.roof_colour'])} />
      <path d="M2 9h16v18H2z" fill={hexOf(selection['colour.body_colour'])} />
    </g>
  </svg>
);
