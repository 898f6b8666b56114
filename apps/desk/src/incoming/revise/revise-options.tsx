import type { RevisionDraft } from '@silowright/contract/revisions';
import { customOf, unfinishedGroups } from '@silowright/domain/pricing/selection';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { staffMoney } from '../../parts/staff-money.ts';
import { wordText } from '../fact-text.ts';

type Group = CallOutput<'admin-preview-revision'>['groups'][number];
type Selection = RevisionDraft['selection'];

export interface ReviseOptionsProps {
  readonly groups: readonly Group[];
  readonly currency: string;
  readonly selection: Selection;
  /** As it was, to mark what is changed. */
  readonly before: Selection;
  readonly complaint: string | undefined;
  readonly onSelect: (selection: Selection) => void;
}

/** Every option group of the unit, with the prices of the quotation's list. */
export function ReviseOptions({
  groups,
  currency,
  selection,
  before,
  complaint,
  onSelect,
}: ReviseOptionsProps) {
  const texts = useTexts();
  const { t } = texts;
  const unfinished = unfinishedGroups(selection);
  const set = (key: string, choice: Selection[string] | undefined) => {
    const { [key]: _, ...others } = selection;
    onSelect(choice === undefined ? others : { ...others, [key]: choice });
  };
  return (
    <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {groups.map((group) => {
        const chosen = selection[group.key];
        const custom = customIn(group, chosen);
        const isWrong = complaint !== undefined && unfinished.includes(group.key);
        const isChanged = JSON.stringify(chosen) !== JSON.stringify(before[group.key]);
        const label = (
          <span className="mb-1 flex items-baseline justify-between gap-2 text-sm font-bold">
            {wordText(texts, group.group)}
            {isChanged && (
              <span className="text-xs font-normal text-brand-strong">{t('admin.revise-changed')}</span>
            )}
          </span>
        );
        return (
          <li key={group.key} className={isChanged ? 'rounded-control bg-brand-tint p-2' : 'p-2'}>
            {group.multi ? (
              <fieldset>
                <legend className="w-full">{label}</legend>
                {group.choices.map(({ value, choice, price_in_cents: cents }) => {
                  const values = Array.isArray(chosen) ? chosen : [];
                  return (
                    <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
                      <input
                        type="checkbox"
                        checked={values.includes(value)}
                        aria-invalid={isWrong || undefined}
                        onChange={(event) => {
                          const next = event.target.checked
                            ? [...values, value]
                            : values.filter((each) => each !== value);
                          set(group.key, next.length > 0 || !group.optional ? next : undefined);
                        }}
                      />
                      <span className="min-w-0 flex-1 wrap-anywhere">{wordText(texts, choice)}</span>
                      <span className="tabular-nums">{staffMoney(cents, currency)}</span>
                    </label>
                  );
                })}
              </fieldset>
            ) : (
              <label>
                {label}
                <select
                  className={inputLook(undefined)}
                  value={chosenValue(chosen)}
                  onChange={(event) => {
                    const { value } = event.target;
                    const asks = group.choices.some((each) => each.custom && each.value === value);
                    set(group.key, asks ? { value, custom: '' } : value || undefined);
                  }}
                >
                  {(group.optional || chosen === undefined) && (
                    <option value="">{t('admin.revise-none')}</option>
                  )}
                  {group.choices.map(({ value, choice, price_in_cents: cents }) => (
                    <option key={value} value={value}>
                      {`${wordText(texts, choice)} · ${staffMoney(cents, currency)}`}
                    </option>
                  ))}
                </select>
                {custom !== undefined && (
                  <input
                    className={`${inputLook(isWrong)} mt-2`}
                    aria-invalid={isWrong || undefined}
                    aria-label={t('admin.revise-custom')}
                    placeholder={t('admin.revise-custom')}
                    maxLength={60}
                    value={custom}
                    onChange={(event) =>
                      set(group.key, { value: chosenValue(chosen), custom: event.target.value })
                    }
                  />
                )}
              </label>
            )}
            {isWrong && <span className="mt-1 block text-sm text-bad">⚠&nbsp;{complaint}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const chosenValue = (choice: Selection[string] | undefined): string =>
  typeof choice === 'string' ? choice : choice && 'value' in choice ? choice.value : '';

/** The words of a choice that asks for some; undefined for any other choice. */
const customIn = ({ choices }: Group, chosen: Selection[string] | undefined): string | undefined =>
  choices.some(({ value, custom }) => custom && value === chosenValue(chosen))
    ? ((chosen && customOf(chosen)) ?? '')
    : undefined;
