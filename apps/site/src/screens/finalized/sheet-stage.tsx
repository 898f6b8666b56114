import type { SentOffer } from '../../session/session-store.ts';
import { QuotationSheet } from './quotation-sheet.tsx';

/** The first page of the quotation, lying where the unit stood before (ST-10). On a phone its upper part. */
export const SheetStage = ({ offer }: { readonly offer: SentOffer }) => (
  <div className="flex bg-linear-to-b from-[#cddbe3] via-[#f3efe6] via-60% to-[#c9c0b0] justify-center max-lg:h-56 max-lg:overflow-hidden lg:h-full max-lg:border-b max-lg:border-line print:hidden">
    <div className="tall:lg:sticky tall:lg:top-14 flex w-full max-w-124 items-start justify-center self-start px-6 pt-6 lg:px-8 lg:pt-10 lg:pb-10 max-lg:max-w-90">
      <QuotationSheet offer={offer} />
    </div>
  </div>
);
