import { type Choice, valuesOf } from '@silowright/domain/pricing/selection';
import { optionName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { begunChoice, chooseOption } from '../../configuration/choose-option.ts';
import { paintsOf } from '../../configuration/paint-of.ts';
import type { OfferedGroup, OfferedOption } from '../../configuration/unit-offer.ts';
import { NamedColour } from './colour-swatch.tsx';
import { OptionPrice } from './option-price.tsx';
import { OwnWords } from './own-words.tsx';
import { RalSearch } from './ral-search.tsx';
import { RoofLikeBody } from './roof-like-body.tsx';
import { useChoiceNotes } from './use-choice-notes.ts';

export interface ColourPickerProps {
  readonly group: OfferedGroup;
  readonly choice: Choice | undefined;
  readonly problem: string | undefined;
}

/**
 * Options of one price together, in the order of the list: the price is written once (ST-07). With hardly two options
 * of a price, all are together and each has its own.
 */
function byPrice(
  options: readonly OfferedOption[],
): { cents: number | undefined; options: readonly OfferedOption[] }[] {
  const prices = [...new Set(options.map(({ price_in_cents }) => price_in_cents))];
  if (prices.length > 1 && options.length < 2 * prices.length) return [{ cents: undefined, options }];
  return prices.map((cents) => ({
    cents,
    options: options.filter(({ price_in_cents }) => price_in_cents === cents),
  }));
}

/** A grid of colours with names on them; any other RAL colour by search or by typing (CF-04). */
export function ColourPicker({ group, choice, problem }: ColourPickerProps) {
  const value = choice === undefined ? undefined : valuesOf(choice)[0];
  const noteFor = useChoiceNotes(group);
  return (
    <div className="flex flex-col gap-3">
      <RoofLikeBody group={group} />
      {byPrice(group.options).map(({ cents, options }) => (
        <div key={cents} className="flex flex-col gap-1.5">
          {cents !== undefined && (
            <p aria-hidden="true" className="text-right text-sm tabular-nums">
              <OptionPrice cents={cents} group={group} />
            </p>
          )}
          <div className="isolate grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-1.5">
            {options.map((option) => {
              const checked = option.value === value;
              const { removes } = noteFor(option.value, checked);
              return (
                <ColourCard
                  key={option.value}
                  group={group}
                  option={option}
                  checked={checked}
                  removes={removes}
                  hasOwnPrice={cents === undefined}
                />
              );
            })}
          </div>
        </div>
      ))}
      {typeof choice === 'object' && 'value' in choice && (
        <OwnWords group={group} choice={choice} problem={problem} />
      )}
      {group.options.some((option) => option.custom) && <RalSearch group={group} />}
    </div>
  );
}

interface ColourCardProps {
  readonly group: OfferedGroup;
  readonly option: OfferedOption;
  readonly checked: boolean;
  readonly removes: string | undefined;
  readonly hasOwnPrice: boolean;
}

const ColourCard = memo(({ group, option, checked, removes, hasOwnPrice }: ColourCardProps) => {
  const texts = useTexts();
  const paint = paintsOf(group.key).get(option.value);
  return (
    <label
      className={`relative flex flex-col rounded-control border transition-shadow hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand ${checked ? 'border-brand shadow-[0_0_0_2px_var(--color-brand)] forced-colors:outline-3 forced-colors:outline-[Highlight]' : 'border-line-strong'} ${paint ? '' : 'col-span-2'}`}
    >
      <input
        type="radio"
        name={group.key}
        value={option.value}
        checked={checked}
        onChange={() => chooseOption(group.key, begunChoice(option))}
        className="sr-only"
      />
      <NamedColour colour={option.custom ? '' : paint?.ral} name={optionName(texts, group, option.value)} />
      {checked && (
        <span className="absolute top-1 right-1 flex size-5 items-center justify-center rounded-full bg-brand text-surface">
          <Check aria-hidden="true" size={14} strokeWidth={3} />
        </span>
      )}
      <span className={hasOwnPrice ? 'block px-2 py-1 text-sm tabular-nums' : 'sr-only'}>
        {' '}
        <OptionPrice cents={option.price_in_cents} group={group} />
      </span>
      {removes && <span className="block px-2 py-1 text-sm text-muted">{removes}</span>}
    </label>
  );
});
