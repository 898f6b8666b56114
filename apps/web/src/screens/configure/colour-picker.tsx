import { valuesOf } from '@silowright/domain/pricing/resolve-selection';
import type { Choice } from '@silowright/domain/pricing/selection';
import { memo, useId } from 'react';
import { chooseOption } from '../../configuration/choose-option.ts';
import { optionName } from '../../configuration/option-names.ts';
import type { OfferedGroup, OfferedOption } from '../../configuration/unit-offer.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/field.tsx';
import { ColourSwatch } from './colour-swatch.tsx';
import { OptionPrice } from './option-price.tsx';
import { RalSearch } from './ral-search.tsx';
import { useChoiceNotes } from './use-choice-notes.ts';

export interface ColourPickerProps {
  readonly group: OfferedGroup;
  readonly choice: Choice | undefined;
  readonly problem: string | undefined;
}

const maximumColourNameLength = 60;

export const customColourOf = (choice: Choice | undefined): string | undefined =>
  typeof choice === 'object' && 'value' in choice ? choice.custom : undefined;

/** Swatches with names; any other RAL colour by search or by typing (CF-04). */
export function ColourPicker({ group, choice, problem }: ColourPickerProps) {
  const { t } = useTexts();
  const id = useId();
  const value = choice === undefined ? undefined : valuesOf(choice)[0];
  const custom = customColourOf(choice);
  const noteFor = useChoiceNotes(group);
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        {group.options.map((option) => {
          const checked = option.value === value;
          const { removes } = noteFor(option.value, checked);
          return <ColourCard key={option.value} {...{ group, option, checked, removes }} />;
        })}
      </div>
      {custom !== undefined && (
        <div className="flex items-start gap-3">
          <ColourSwatch colour={custom} className="mt-[30px] h-11 w-12" />
          <div className="min-w-0 flex-1">
            <TextField
              id={`${id}custom`}
              name={`${group.key}-custom`}
              label={t('configure.custom-colour')}
              value={custom}
              error={problem}
              maxLength={maximumColourNameLength}
              placeholder="RAL 6018"
              autoComplete="off"
              onBlur={() => {}}
              onValue={(text) => chooseOption(group.key, { value: 'other', custom: text })}
            />
          </div>
        </div>
      )}
      <RalSearch group={group} />
    </div>
  );
}

interface ColourCardProps {
  readonly group: OfferedGroup;
  readonly option: OfferedOption;
  readonly checked: boolean;
  readonly removes: string | undefined;
}

const ColourCard = memo(({ group, option, checked, removes }: ColourCardProps) => {
  const texts = useTexts();
  const choose = () =>
    chooseOption(group.key, option.value === 'other' ? { value: 'other', custom: '' } : option.value);
  return (
    <label className="flex min-h-14 items-center gap-2 max-sm:flex-col max-sm:items-stretch max-sm:gap-1 rounded-control border border-line bg-surface p-2 transition-colors hover:border-brand has-checked:border-brand forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight] has-checked:bg-brand-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name={group.key}
        value={option.value}
        checked={checked}
        onChange={choose}
        className="sr-only"
      />
      <ColourSwatch colour={option.value} className="h-8 sm:h-9 sm:w-12" />
      <span className="min-w-0 flex-1 text-sm leading-snug hyphens-auto [overflow-wrap:anywhere]">
        {optionName(texts, group, option.value)}
        <span className="block tabular-nums">
          <OptionPrice cents={option.price_in_cents} group={group} />
        </span>
        {removes && <span className="block text-muted">{removes}</span>}
      </span>
    </label>
  );
});
