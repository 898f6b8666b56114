import { countryCode } from '@silowright/domain/catalogue/country-names';
import { setDraft, useSession } from '../session/session-store.ts';
import { buyerDraft } from './buyer-draft.ts';
import { BuyerFields, firstWrongField } from './buyer-fields.tsx';

/** The buyer's details on the overview: every field is optional there; the place gives the country. */
export function BuyerDetails({ onWrong }: { readonly onWrong: (field: string | undefined) => void }) {
  const country = useSession((state) => state.values.locationCountry);
  const stored = useSession((state) => state.drafts[buyerDraft]);
  const draft = stored ?? { country: countryCode(country ?? '') ?? '' };
  return (
    <BuyerFields
      draft={draft}
      onDraft={(typed) => {
        setDraft(buyerDraft, typed);
        onWrong(firstWrongField(typed, false));
      }}
      complete={false}
      complaining
    />
  );
}
