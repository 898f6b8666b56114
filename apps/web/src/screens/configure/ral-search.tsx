import Search from 'lucide-react/icons/search';
import { memo, useEffect, useId, useState } from 'react';
import { chooseOption } from '../../configuration/choose-option.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { needTexts, useTexts } from '../../texts/use-texts.ts';
import { inputLook } from '../../ui/field.tsx';
import { ColourSwatch } from './colour-swatch.tsx';
import { OptionPrice } from './option-group.tsx';
import { findRalColours, useRalNames } from './ral-names.ts';

const mostResults = 8;

/** Every RAL Classic colour by number or name; one that is not listed becomes the visitor's own (CF-04). */
export const RalSearch = memo(({ group }: { readonly group: OfferedGroup }) => {
  const { t } = useTexts();
  const id = useId();
  const [query, setQuery] = useState('');
  useEffect(() => {
    // The names of all colours come when somebody may search them.
    needTexts('colours').catch((error: unknown) => console.error('Problem loading the colours', error));
  }, []);
  const names = useRalNames();
  const found = findRalColours(names, query);
  const optionOf = (code: string) =>
    group.options.find((option) => option.value === code) ??
    group.options.find((option) => option.value === 'other');
  const choose = (code: string) => {
    const listed = group.options.some((option) => option.value === code);
    chooseOption(group.key, listed ? code : { value: 'other', custom: `RAL ${code}` });
    setQuery('');
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {t('configure.ral-search')}
      </label>
      <div className="relative">
        <Search aria-hidden="true" size={18} className="absolute top-3.5 left-3 text-muted" />
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          placeholder={t('configure.ral-placeholder')}
          className={`${inputLook(undefined)} pl-10`}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter takes the first colour found, and never sends the page.
            event.preventDefault();
            if (found[0]) choose(found[0].code);
          }}
        />
      </div>
      <div aria-live="polite">
        {query.trim() !== '' && found.length === 0 && (
          <p className="text-sm text-muted">{t('configure.ral-none', { query: query.trim() })}</p>
        )}
        {found.length > 0 && (
          <ul className="grid grid-cols-2 gap-2">
            {found.slice(0, mostResults).map(({ code, name }) => (
              <li key={code}>
                <button
                  type="button"
                  onClick={() => choose(code)}
                  className="flex min-h-14 w-full items-center gap-2.5 rounded-control border border-line bg-surface p-2 text-left text-sm hover:border-brand"
                >
                  <ColourSwatch colour={code} />
                  <span className="min-w-0 leading-snug">
                    RAL {code} {name}
                    <span className="block">
                      <OptionPrice cents={optionOf(code)?.price_in_cents ?? 0} />
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
});
