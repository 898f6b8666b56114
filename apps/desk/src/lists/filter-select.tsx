import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { Choices } from './place-choices.ts';

export interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  readonly onChoose: (value: string) => void;
  /** For choices of several words. */
  readonly isWide?: boolean;
}

/** A filter that is set is tinted. */
export const controlLook = (isSet: boolean): string =>
  `min-h-11 w-full rounded-control border px-2 text-sm md:min-h-9 ${isSet ? 'border-brand bg-brand-tint' : 'border-line-strong bg-surface'}`;

/** One filter; empty means any. */
export function FilterSelect({ label, value, choices, onChoose, isWide = false }: FilterSelectProps) {
  const { t } = useTexts();
  // A value of an old link that is no longer offered is still shown.
  const isKnown = value === '' || choices.some(([each]) => each === value);
  return (
    <label
      className={`min-w-24 flex-1 basis-32 ${isWide ? 'md:max-w-60 md:basis-60' : 'md:max-w-40 md:basis-24'}`}
    >
      <span className="mb-1 block text-sm text-muted">{label}</span>
      <select
        className={controlLook(value !== '')}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{t('desk.any')}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
