import { Combobox } from '@silowright/ui/parts/combobox.tsx';
import { needTexts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, useEffect, useId, useState } from 'react';
import { chooseOption } from '../../configuration/choose-option.ts';
import { paintsOf } from '../../configuration/paint-of.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { ColourSwatch } from './colour-swatch.tsx';
import { OptionPrice } from './option-price.tsx';
import { findRalColours, useRalNames } from './ral-names.ts';

const maximumResults = 8;

/** All RAL Classic colours by number or name; an unlisted one becomes a custom colour (CF-04). */
export const RalSearch = memo(({ group }: { readonly group: OfferedGroup }) => {
  const { t } = useTexts();
  const id = useId();
  const [query, setQuery] = useState('');
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    // The colour names are loaded only when the search is shown.
    needTexts('colours').catch((error: unknown) => console.error('Problem loading the colours', error));
  }, []);
  const names = useRalNames();
  const found = findRalColours(names, query);
  const shown = closed ? [] : found.slice(0, maximumResults);
  const paints = paintsOf(group.key);
  /** The value in this colour, else the one that the visitor names. */
  const optionOf = (code: string) =>
    group.options.find(({ value }) => paints.get(value)?.ral === code) ??
    group.options.find(({ custom }) => custom);
  const priceOf = (code: string) => optionOf(code)?.price_in_cents ?? 0;
  const choose = (code: string) => {
    const name = names.find((colour) => colour.code === code)?.name ?? '';
    const option = optionOf(code);
    if (option)
      chooseOption(
        group.key,
        option.custom ? { value: option.value, custom: `RAL ${code}` } : option.value,
        `RAL ${code} ${name}`,
      );
    setQuery('');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field takes a colour and never sends the page
    <div
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      <Combobox
        id={id}
        label={t('configure.ral-search')}
        value={query}
        placeholder={t('configure.ral-placeholder')}
        onValue={(text) => {
          setQuery(text);
          setClosed(false);
        }}
        suggestions={shown.map(({ code, name }) => ({
          value: code,
          content: (
            <>
              <ColourSwatch colour={code} className="h-7 w-12" />
              <span className="min-w-0 flex-1">
                RAL {code} {name}
              </span>
              <OptionPrice cents={priceOf(code)} group={group} />
            </>
          ),
        }))}
        markFirst
        suggestionsLabel={t('configure.ral-list')}
        countText={t('configure.ral-count', { count: shown.length })}
        onPick={choose}
        onClose={() => setClosed(true)}
      />
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {query.trim() !== '' && found.length === 0 && t('configure.ral-none', { query: query.trim() })}
      </p>
    </div>
  );
});
