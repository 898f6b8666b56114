import { type IncomingListName, incomingStates, mailFilters } from '@silowright/contract/incoming-kinds';
import { formatAmount, formatDate } from '@silowright/texts/format';
import { readPrice } from '@silowright/texts/read-price';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useStaffCall } from '../../calls/staff-api.ts';
import { controlLook, FilterSelect } from '../../lists/filter-select.tsx';
import { type Choices, countryName, usePlaceChoices } from '../../lists/place-choices.ts';
import { SearchField } from '../../parts/search-field.tsx';
import type { RefusedPrice } from '../../parts/staff-money.ts';
import { baseCurrency, typedPriceText } from '../../parts/staff-money.ts';
import { AmountField } from './amount-field.tsx';
import { FilterProblems } from './filter-problems.tsx';
import { type Filters, filterNames, type ListQuestion } from './list-question.ts';

type State = (typeof incomingStates)[number];

const amounts = ['min', 'max'] as const;

const statesOf = (list: IncomingListName): readonly State[] => {
  if (list === 'leads') return ['handled', 'unhandled'];
  if (list === 'meetings') return ['unconfirmed', 'cancelled', 'handled', 'unhandled'];
  return incomingStates.filter((state) => state !== 'unconfirmed' && state !== 'cancelled');
};

/** Words, states, people and everything else that narrows a list; each is in the address (DK-04). */
export function FilterBar({
  list,
  question,
}: {
  readonly list: IncomingListName;
  readonly question: ListQuestion;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { filters, show } = question;
  const choices = useChoices(list, texts);
  const set = filterNames.filter((name) => name !== 'search' && filters[name]);
  const [isOpen, setOpen] = useState(false);
  const select = (name: keyof typeof choices, label: string) => (
    <FilterSelect
      label={label}
      value={filters[name] ?? ''}
      choices={choices[name]}
      onChoose={(value) => show({ [name]: value })}
      isWide={name === 'state'}
    />
  );
  const isOffer = list === 'quotations' || list === 'requests';
  const [refused, setRefused] = useState<Partial<Record<string, RefusedPrice>>>({});
  const refusedOf = (name: string) => (filters[name] ? undefined : refused[name]);
  const leaveAmount = (name: string, typed: string) => {
    const reading = readPrice(typed, texts.locale, baseCurrency());
    const isRefused = !reading.ok && reading.reason.code !== 'empty';
    setRefused({ ...refused, [name]: isRefused ? { typed, reason: reading.reason } : undefined });
    show({ [name]: reading.ok ? String(reading.value) : '' }, { replace: true });
  };
  const refusals = amounts.flatMap((name) => {
    const price = refusedOf(name);
    return price ? `${t(`desk.filter-${name}`)}: ${typedPriceText(price.reason, texts)}` : [];
  });
  return (
    <search className="mb-4 flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={t('admin.search')}
          hint={t('desk.find-label')}
          value={filters.search ?? ''}
          onSearch={(text) => show({ search: text }, { replace: true })}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-11 rounded-control border border-line-strong bg-surface px-4 md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {set.length > 0 ? t('desk.filters-set', { count: set.length }) : t('desk.filters')}
        </button>
        <div className={`flex-wrap gap-2 md:flex md:flex-nowrap ${isOpen ? 'flex' : 'hidden'}`}>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={t(`desk.filter-${name}`)}
              value={filters[name] ?? ''}
              onType={(value) => show({ [name]: value }, { replace: true })}
            />
          ))}
          {list === 'quotations' &&
            amounts.map((name) => (
              <AmountField
                key={name}
                label={t(`desk.filter-${name}`)}
                cents={filters[name] ?? ''}
                refused={refusedOf(name)?.typed}
                onLeave={(typed) => leaveAmount(name, typed)}
              />
            ))}
        </div>
      </div>
      <div className={`flex-wrap gap-2 md:flex ${isOpen ? 'flex' : 'hidden'}`}>
        {select('state', t('admin.state'))}
        {select('person', t('desk.filter-person'))}
        {list !== 'meetings' && select('market', t('desk.filter-market'))}
        {isOffer && (
          <>
            {select('country', t('desk.filter-country'))}
            {select('dealer', t('desk.filter-dealer'))}
          </>
        )}
        {select('mail', t('desk.filter-mail'))}
      </div>
      <FilterProblems filters={filters} refusals={refusals} />
      {set.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2 text-sm">
          {set.map((name) => (
            <Chip key={name} onDrop={() => show({ [name]: '' })}>
              {chipText(name, filters, choices, texts)}
            </Chip>
          ))}
          <li>
            <button
              type="button"
              className="min-h-11 text-brand-strong underline md:min-h-8"
              onClick={question.reset}
            >
              {t('desk.filters-reset')}
            </button>
          </li>
        </ul>
      )}
    </search>
  );
}

export interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

export const DayField = ({ label, value, onType }: DayFieldProps) => (
  <label className="min-w-24 flex-1 basis-32 md:shrink-0 md:grow-0 md:basis-36">
    <span className="mb-1 block truncate text-sm text-muted">{label}</span>
    <input
      type="date"
      className={controlLook(value !== '')}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
);

function Chip({ children, onDrop }: { readonly children: string; readonly onDrop: () => void }) {
  const { t } = useTexts();
  return (
    <li>
      <button
        type="button"
        aria-label={t('desk.filter-drop', { filter: children })}
        className="flex min-h-11 items-center gap-1 rounded-control border border-brand bg-brand-tint px-2 md:min-h-8"
        onClick={onDrop}
      >
        {children}
        <X aria-hidden="true" size={14} />
      </button>
    </li>
  );
}

function useChoices(list: IncomingListName, texts: Texts) {
  const { t } = texts;
  const people = useStaffCall('admin-list-colleagues', {}).data ?? [];
  const places = usePlaceChoices();
  return {
    ...places,
    state: statesOf(list).map((state) => [state, t(`admin.state-${state}`)] as const),
    person: [
      ['me', t('desk.mine')],
      ['none', t('desk.nobody')],
      ...people.filter(({ is_me }) => !is_me).map(({ key, name }) => [key, name] as const),
    ],
    dealer: [['none', t('desk.without')], ...places.dealer],
    mail: mailFilters.map((each) => [each, t(`desk.mail-${each}`)] as const),
  } satisfies Record<string, Choices>;
}

function chipText(
  name: string,
  filters: Filters,
  choices: Readonly<Record<string, Choices>>,
  texts: Texts,
): string {
  const { t } = texts;
  const value = filters[name] ?? '';
  const word = choices[name]?.find(([each]) => each === value)?.[1] ?? value;
  if (name === 'due') return t('desk.work-due');
  if (name === 'handled')
    return `${t('desk.filter-handled')}: ${t(value === 'yes' ? 'desk.yes' : 'desk.no')}`;
  if (name === 'state') return word;
  if (name === 'country') return `${t('desk.filter-country')}: ${countryName(texts, value)}`;
  if (name === 'min' || name === 'max')
    return `${t(`desk.filter-${name}`)} ${formatAmount({ minor: Number(value), currency: baseCurrency() }, texts.locale)}`;
  if (name === 'from' || name === 'to')
    return `${t(`desk.filter-${name}`)}: ${formatDate(new Date(value), texts.locale, 'UTC')}`;
  return `${t(`desk.filter-${name}` as 'desk.filter-person')}: ${word}`;
}
