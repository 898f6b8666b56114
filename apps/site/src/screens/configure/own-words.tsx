import type { Choice } from '@silowright/domain/pricing/selection';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId, useState } from 'react';
import { chooseOption } from '../../configuration/choose-option.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { ColourSwatch } from './colour-swatch.tsx';

export interface OwnWordsProps {
  readonly group: OfferedGroup;
  readonly choice: Exclude<Choice, string | readonly string[]>;
  /** Set if the visitor wanted to go on without words. */
  readonly problem: string | undefined;
}

const maximumLength = 60;

/** The field of a value that the visitor names, for example a colour that is not listed (CF-04). */
export function OwnWords({ group, choice: { value, custom }, problem }: OwnWordsProps) {
  const { t } = useTexts();
  const id = useId();
  const [left, setLeft] = useState(false);
  const isColour = group.kind === 'colours';
  return (
    <div className="flex items-start gap-3">
      {isColour && <ColourSwatch colour={custom} className="mt-[30px] h-11 w-12" />}
      <div className="min-w-0 flex-1">
        <TextField
          id={`${id}custom`}
          name={`${group.key}-custom`}
          label={t(isColour ? 'configure.custom-colour' : 'configure.custom-text')}
          value={custom}
          // Asked for once the field is left, not before one can type (V29).
          error={problem ?? (left && custom.trim() === '' ? t('validation.required') : undefined)}
          maxLength={maximumLength}
          placeholder={isColour ? 'RAL 6018' : undefined}
          autoComplete="off"
          onBlur={() => setLeft(true)}
          onValue={(text) => chooseOption(group.key, { value, custom: text })}
        />
      </div>
    </div>
  );
}
