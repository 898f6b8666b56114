import { type BuyerField, buyerProblems, maxLengthOfBuyer, publicIdOf } from '@silowright/domain/buyer/buyer';
import { vatExample } from '@silowright/domain/buyer/vat-number';
import { countryCode, countryCodes } from '@silowright/domain/catalogue/country-names';
import { bcp47 } from '@silowright/domain/locale';
import { FieldFrame, inputLook, TextField } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { type Draft, setDraft, useSession } from '../session/session-store.ts';
import { buyerDraft, buyerOfDraft, noneOf } from './buyer-draft.ts';

export interface BuyerFieldsProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Before signing everything must be answered. */
  readonly complete: boolean;
  /** Whether mistakes are shown. */
  readonly complaining: boolean;
}

/** The first field that is wrong, to focus it. */
export function firstWrongField(draft: Draft, complete: boolean): string | undefined {
  const problems = buyerProblems(buyerOfDraft(draft) ?? {}, { complete });
  const [field] = Object.keys(problems);
  return field && `buyer-${field}`;
}

/** Address, VAT number and reference of the buyer, as the contract names the party (QU-03). */
export function BuyerFields({ draft, onDraft, complete, complaining }: BuyerFieldsProps) {
  const { t, locale } = useTexts();
  const problems = buyerProblems({ ...buyerOfDraft(draft) }, { complete });
  const country = draft.country ?? '';
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([bcp47(locale)], { type: 'region' });
    const compare = new Intl.Collator(bcp47(locale)).compare;
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => compare(a.name, b.name));
  }, [locale]);
  const errorOf = (field: BuyerField): string | undefined => {
    const problem = complaining ? problems[field] : undefined;
    if (!problem) return undefined;
    return problem === 'vat-number' && vatExample(country)
      ? t('buyer.wrong-vat-number-example', { example: vatExample(country) ?? '' })
      : t(`buyer.wrong-${problem}`);
  };
  const set = (field: string, value: string) => onDraft({ ...draft, [field]: value });
  const bind = (field: BuyerField) => ({
    id: `buyer-${field}`,
    name: field,
    value: draft[field] ?? '',
    error: errorOf(field),
    maxLength: maxLengthOfBuyer[field],
    onValue: (value: string) => set(field, value),
    onBlur: () => {},
    optional: !complete,
    label: t(`buyer.${field}`),
  });
  const publicId = publicIdOf(country);
  const tick = (field: keyof typeof noneOf) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={!!draft[noneOf[field]]}
        onChange={(event) =>
          onDraft({ ...draft, [noneOf[field]]: event.target.checked ? 'yes' : '', [field]: '' })
        }
      />
      {t(`buyer.${noneOf[field]}`)}
    </label>
  );
  return (
    <div className="flex flex-col gap-5">
      <TextField {...bind('street')} autoComplete="street-address" />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField {...bind('postalCode')} autoComplete="postal-code" />
        <TextField {...bind('city')} autoComplete="address-level2" />
      </div>
      <FieldFrame
        id="buyer-country"
        label={t('buyer.country')}
        error={errorOf('country')}
        optional={!complete}
      >
        <select
          id="buyer-country"
          name="country"
          autoComplete="country"
          value={country}
          className={inputLook(errorOf('country'))}
          aria-invalid={errorOf('country') ? true : undefined}
          aria-describedby={errorOf('country') ? 'buyer-country-error' : undefined}
          onChange={(event) => set('country', event.target.value)}
        >
          <option value="">{t('buyer.choose-country')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <div>
        <TextField
          {...bind('vatNumber')}
          autoComplete="off"
          disabled={!!draft[noneOf.vatNumber]}
          hint={vatExample(country) && t('buyer.vat-hint', { example: vatExample(country) ?? '' })}
        />
        {complete && tick('vatNumber')}
      </div>
      <div>
        <TextField
          {...bind('orderReference')}
          autoComplete="off"
          disabled={!!draft[noneOf.orderReference]}
          hint={t('buyer.reference-hint')}
        />
        {complete && tick('orderReference')}
      </div>
      {publicId && (
        <TextField {...bind(publicId)} autoComplete="off" optional hint={t('buyer.public-hint')} />
      )}
    </div>
  );
}

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
