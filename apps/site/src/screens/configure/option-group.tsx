import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { pictureFor } from '@silowright/domain/catalogue/type-pictures';
import { typeOf } from '@silowright/domain/drawing/configured-model';
import { type Choice, valuesOf } from '@silowright/domain/pricing/selection';
import type { SessionValues } from '@silowright/domain/session/values';
import {
  carriesLogo,
  hasPictures,
  NoPicture,
  OptionPicture,
} from '@silowright/picture/drawing/option-picture.tsx';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { InfoButton } from '@silowright/ui/parts/info-button.tsx';
import { groupName, optionName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, Suspense, useId } from 'react';
import { begunChoice, chooseOption } from '../../configuration/choose-option.ts';
import type { OfferedGroup, OfferedOption } from '../../configuration/unit-offer.ts';
import { lazy } from '../../parts/lazy.ts';
import { useSession } from '../../session/session-store.ts';
import { storedUnit } from '../../session/unit-values.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { GroupHead } from './group-head.tsx';
import { OptionPrice } from './option-price.tsx';
import { OwnWords } from './own-words.tsx';
import { useChoiceNotes } from './use-choice-notes.ts';

const LogoPicker = lazy(() => import('../../logo/logo-picker.tsx'), 'LogoPicker', 'site');

export interface OptionGroupProps {
  readonly group: OfferedGroup;
  readonly choice: Choice | undefined;
  /** Set if Next was pressed without a choice in this group. */
  readonly problem: string | undefined;
}

/** Radio buttons, or checkboxes if the choice is optional or multiple (CF-03). */
export const OptionGroup = memo(({ group, choice, problem }: OptionGroupProps) => {
  const texts = useTexts();
  const { t, has } = texts;
  const id = useId();
  const name = groupName(texts, group);
  const info = `option-info.${group.id}` as const;
  const words = typeof choice === 'object' && 'value' in choice ? choice : undefined;
  const isColour = group.kind === 'colours';
  return (
    <fieldset
      className="min-w-0"
      aria-labelledby={`${id}name`}
      aria-describedby={problem && `${id}problem`}
      data-group={group.key}
    >
      <GroupHead
        id={`${id}name`}
        info={has(info) && <InfoButton name={group.id} title={name} text={t(info)} />}
      >
        {name}
        {group.optional && <span className="font-normal text-muted"> {t('configure.optional')}</span>}
      </GroupHead>
      {isColour ? (
        <ColourPicker group={group} choice={choice} problem={problem} />
      ) : (
        <OptionCards group={group} choice={choice} problem={problem} />
      )}
      {words && !isColour && <OwnWords group={group} choice={words} problem={problem} />}
      {choice !== undefined && carriesLogo(group.key, valuesOf(choice)) && (
        <Suspense>
          <LogoPicker />
        </Suspense>
      )}
      <p id={`${id}problem`} role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {problem && !words && `⚠\u00a0${problem}`}
      </p>
    </fieldset>
  );
});

/** Several optional choices: "None" is a radio button, because a radio button cannot be unchecked. */
const offersNone = ({ optional, multi, options }: OfferedGroup): boolean =>
  optional && !multi && options.length > 1;

function OptionCards({ group, choice, problem }: OptionGroupProps) {
  const { t } = useTexts();
  const type = useSession((state) => state.values.preconfiguredUnitType);
  const variant = useSession((state) => variantOf(state.values));
  const noteFor = useChoiceNotes(group);
  const values = choice === undefined ? [] : valuesOf(choice);
  return (
    // Isolated: what does not change in it is not painted again.
    <div className="isolate flex flex-col gap-2">
      {offersNone(group) && (
        <ChoiceCard
          kind="radio"
          name={group.key}
          value=""
          checked={values.length === 0}
          onChange={() => chooseOption(group.key, undefined)}
          label={t('configure.none')}
          price=""
          picture={hasPictures(group.key) && <NoPicture />}
        />
      )}
      {group.options.map((option) => {
        const checked = values.includes(option.value);
        const { note, disabled } = noteFor(option.value, checked);
        return (
          <OptionCard
            key={option.value}
            group={group}
            option={option}
            type={type}
            variant={variant}
            checked={checked}
            note={note}
            disabled={disabled && !checked}
            invalid={problem !== undefined}
          />
        );
      })}
    </div>
  );
}

const variantOf = (values: SessionValues): string => {
  const unit = storedUnit(values);
  return (unit && pictureFor(typeOf(shapes(), unit.type).pictures ?? [], unit)?.name) ?? '';
};

interface OptionCardProps {
  readonly group: OfferedGroup;
  readonly option: OfferedOption;
  readonly type: StorageTypeCode | undefined;
  readonly variant: string;
  readonly checked: boolean;
  readonly note: string | undefined;
  readonly disabled: boolean;
  readonly invalid: boolean;
}

/** Memoized: a click renders only the cards it changes. */
const OptionCard = memo(({ group, option, type, variant, ...rest }: OptionCardProps) => {
  const texts = useTexts();
  return (
    <ChoiceCard
      {...rest}
      kind={group.multi || (group.optional && !offersNone(group)) ? 'checkbox' : 'radio'}
      name={group.key}
      value={option.value}
      onChange={(on) => chooseOption(group.key, nextChoice(group, option.value, on))}
      label={optionName(texts, group, option.value)}
      price={<OptionPrice cents={option.price_in_cents} value={option.value} group={group} />}
      picture={
        type &&
        hasPictures(group.key) && (
          <OptionPicture
            type={type}
            variant={variant}
            groupKey={group.key}
            value={option.value}
            multi={group.multi}
          />
        )
      }
    />
  );
});

/** The group's choice after a card was checked or unchecked; undefined turns an optional group off (CF-07). */
function nextChoice(
  { key, multi, optional, options }: OfferedGroup,
  value: string,
  on: boolean,
): Choice | undefined {
  if (!multi) return on ? begunChoice(options.find((option) => option.value === value)!) : undefined;
  const before = useSession.getState().configuration[key];
  const values = before === undefined ? [] : valuesOf(before);
  const ticked = options
    .map((option) => option.value)
    .filter((candidate) => (candidate === value ? on : values.includes(candidate)));
  return ticked.length === 0 && optional ? undefined : ticked;
}
