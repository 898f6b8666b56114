import { insightRanges } from '@silowright/contract/visit-steps';
import { inSentence } from '@silowright/texts/translate';
import type { CallInput, CallOutput } from '@silowright/ui/calls/api.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Link, useSearchParams } from 'wouter';
import { useStaffCall } from '../calls/staff-api.ts';
import { wordText } from '../incoming/fact-text.ts';
import { type Choices, countryName, usePlaceChoices } from '../lists/place-choices.ts';
import { changedQuery } from '../parts/changed-query.ts';
import { percentText } from '../parts/formats.ts';
import { Answer } from '../parts/page-parts.tsx';
import { staffAmounts, staffWhole } from '../parts/staff-money.ts';
import { Figure } from './figure.tsx';
import { type InsightPeriod, listOfLine, optionsByName } from './insight-lines.ts';
import { WeeklyPlot } from './weekly-plot.tsx';

type Answered = CallOutput<'admin-get-insight'>;
type Bar = Answered['markets'][number];

/** A dash if the earlier step was skipped, for example by a link into the middle of the flow. */
const shareText = ({ locale }: Texts, part: number, whole: number): string =>
  whole > 0 && part <= whole ? percentText(part / whole, locale) : '–';

/** What the counts say: each plot with its table; period and filters are in the address (DK-03). */
export function Insight() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const weeks = insightRanges.find((each) => each === params.get('weeks')) ?? '12';
  const choices = usePlaceChoices();
  const filters: Partial<Record<'market' | 'country' | 'dealer', string>> = {};
  for (const name of ['market', 'country', 'dealer'] as const) {
    const value = params.get(name);
    if (value && (name === 'dealer' || choices[name].some(([each]) => each === value))) filters[name] = value;
  }
  const query = { weeks, ...filters } as CallInput<'admin-get-insight'>['query'];
  const insight = useStaffCall('admin-get-insight', { query }, { refetchInterval: 60_000 });
  const show = (name: string, value: string) => setParams((old) => changedQuery(old, { [name]: value }));
  return (
    <section aria-labelledby="insight" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="insight" className="text-xl">
          {t('desk.insight')}
        </h2>
        <Narrowing
          label={t('desk.range')}
          value={weeks}
          choices={insightRanges.map((each) => [each, t('desk.range-weeks', { count: Number(each) })])}
          onChoose={(value) => show('weeks', value)}
        />
        {(['market', 'country', 'dealer'] as const).map((name) => (
          <Narrowing
            key={name}
            label={t(`desk.filter-${name}`)}
            value={filters[name] ?? ''}
            choices={[['', `${t(`desk.filter-${name}`)}: ${t('desk.any')}`], ...choices[name]]}
            onChoose={(value) => show(name, value)}
          />
        ))}
        <span className="ml-auto text-sm text-muted">{t('desk.insight-about')}</span>
      </div>
      <Answer query={insight}>{(data) => <Plots data={data} filters={filters} />}</Answer>
    </section>
  );
}

interface NarrowingProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  readonly onChoose: (value: string) => void;
}

const Narrowing = ({ label, value, choices, onChoose }: NarrowingProps) => (
  <label>
    <span className="sr-only">{label}</span>
    <select
      className="min-h-11 max-w-44 rounded-control border border-line-strong bg-surface px-2 text-sm md:min-h-9"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

function Plots({ data, filters }: { readonly data: Answered; readonly filters: InsightPeriod['filters'] }) {
  const texts = useTexts();
  const { t, has } = texts;
  const marketName = ({ key }: Bar) =>
    has(`market.${key}`) ? t(`market.${key}` as 'admin.state') : key || '–';
  const period = { from: data.weeks[0]?.from ?? '', filters };
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <WeeklyPlot weeks={data.weeks} />
      <Funnel funnel={data.funnel} />
      <BarList
        title={t('desk.by-market')}
        bars={data.markets}
        nameOf={marketName}
        hrefOf={({ key }) => listOfLine(period, 'market', key)}
      />
      <BarList
        title={t('desk.by-country')}
        bars={data.countries}
        nameOf={({ key }) => (key ? countryName(texts, key) : '–')}
        hrefOf={({ key }) => listOfLine(period, 'country', key)}
      />
      <BarList
        title={t('desk.by-dealer')}
        bars={data.dealers}
        nameOf={({ key, name }) => (key ? name || key : t('desk.without'))}
        hrefOf={({ key }) => listOfLine(period, 'dealer', key)}
      />
      <Unmet data={data} />
      <Options data={data} />
    </div>
  );
}

const Share = ({
  part,
  whole,
  look,
}: {
  readonly part: number;
  readonly whole: number;
  readonly look: string;
}) => (
  <span
    aria-hidden="true"
    className={`absolute inset-y-0 left-0 ${look}`}
    style={{ width: `${whole > 0 ? Math.max(0.5, (100 * part) / whole) : 0}%` }}
  />
);

function Funnel({ funnel }: { readonly funnel: Answered['funnel'] }) {
  const texts = useTexts();
  const { t } = texts;
  const max = Math.max(...funnel.map(({ count }) => count));
  const before = (index: number) => funnel[index - 1]?.count ?? 0;
  return (
    <Figure
      title={t('desk.funnel')}
      heads={[t('desk.step'), t('desk.unmet-times'), t('desk.funnel-share')]}
      rows={
        max === 0
          ? []
          : funnel.map(({ step, count }, index) => [
              t(`desk.step-${step}`),
              texts.number(count),
              index === 0 ? '' : shareText(texts, count, before(index)),
            ])
      }
    >
      <ul className="flex flex-col gap-3 text-sm">
        {funnel.map(({ step, count }, index) => (
          <li key={step}>
            <span className="flex justify-between gap-2">
              {t(`desk.step-${step}`)}
              <span className="tabular-nums">
                <strong>{texts.number(count)}</strong>
                {index > 0 && (
                  <span className="ml-2 text-muted">{shareText(texts, count, before(index))}</span>
                )}
              </span>
            </span>
            <span className="relative mt-1 block h-3 bg-sunken">
              <Share part={count} whole={max} look={step === 'signed' ? 'bg-[#24566f]' : 'bg-[#6d9ab1]'} />
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

interface BarListProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly nameOf: (bar: Bar) => string;
  readonly hrefOf: (bar: Bar) => string | undefined;
}

const BarName = ({ name, href }: { readonly name: string; readonly href: string | undefined }) =>
  href ? (
    <Link href={href} title={name} className="line-clamp-2 underline">
      {name}
    </Link>
  ) : (
    <span className="line-clamp-2">{name}</span>
  );

const shownBars = 6;

function BarList({ title, bars, nameOf, hrefOf }: BarListProps) {
  const { t, number } = useTexts();
  const max = Math.max(0, ...bars.map(({ sent }) => sent));
  return (
    <Figure
      title={title}
      about={t('desk.by-columns')}
      heads={[title, t('desk.sent'), t('desk.signed'), t('desk.value')]}
      rows={bars.map((bar) => [nameOf(bar), number(bar.sent), number(bar.signed), staffAmounts(bar.amounts)])}
    >
      <ul className="flex flex-col gap-2 text-sm tabular-nums">
        {bars.slice(0, shownBars).map((bar) => (
          <li key={bar.key} className="grid grid-cols-[minmax(0,1fr)_3rem_1.75rem_5.5rem] items-center gap-2">
            <BarName name={nameOf(bar)} href={hrefOf(bar)} />
            <span className="relative block h-3 bg-sunken">
              <Share part={bar.sent} whole={max} look="bg-[#b5cedb]" />
              <Share part={bar.signed} whole={max} look="bg-[#24566f]" />
            </span>
            <strong className="text-right">{number(bar.sent)}</strong>
            <span className="text-right text-muted">
              {bar.amounts.map(({ currency, cents }) => (
                <span key={currency} className="block">
                  {staffWhole(cents, currency)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

/** The nearest change in the words that the visitor reads. */
function changeText({ t, has, number, volumeNumber }: Texts, nearest: string): string {
  if (nearest === '') return t('desk.unmet-no-change');
  const change = JSON.parse(nearest) as Record<string, string | number>;
  const key = `recommendation.change-${change.kind === 'placement' ? `placement-${change.placement}` : change.kind}`;
  if (!has(key)) return String(change.kind);
  const metres = typeof change.heightLimitMm === 'number' ? number(change.heightLimitMm / 1000) : '';
  return t(key as 'recommendation.change-volume', {
    volume: typeof change.volumePerUnitM3 === 'number' ? volumeNumber(change.volumePerUnitM3) : '',
    height: metres,
    product: String(change.characteristicGroup ?? ''),
    density: String(change.densityKgM3 ?? ''),
  });
}

const productText = ({ t, has }: Texts, product: string): string =>
  has(`product-group.${product}`)
    ? t(`product-group.${product}` as 'admin.state')
    : product.replaceAll('_', ' ');

const maxShownUnmet = 6;

function Unmet({ data }: { readonly data: Answered }) {
  const texts = useTexts();
  const { t } = texts;
  const requestText = ({ product, volume }: Answered['unmet'][number]) =>
    t('desk.unmet-wish', { product: productText(texts, product), volume: texts.volumeNumber(volume) });
  return (
    <Figure
      className="self-start lg:col-span-2"
      title={t('desk.unmet')}
      about={t('desk.unmet-about')}
      heads={[t('desk.unmet'), t('desk.column-country'), t('desk.unmet-change'), t('desk.unmet-times')]}
      rows={data.unmet.map((row) => [
        requestText(row),
        row.country && countryName(texts, row.country),
        changeText(texts, row.nearest),
        texts.number(row.count),
      ])}
    >
      <ul className="divide-y divide-line text-sm">
        {data.unmet.slice(0, maxShownUnmet).map((row) => (
          <li key={JSON.stringify(row)} className="flex justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block font-bold">
                {requestText(row)}
                {row.country && (
                  <span className="font-normal text-muted"> · {countryName(texts, row.country)}</span>
                )}
              </span>
              <span className="block text-muted">
                {t('desk.unmet-nearest', {
                  change: inSentence(changeText(texts, row.nearest), texts.locale),
                })}
              </span>
            </span>
            <strong className="shrink-0 tabular-nums">{texts.number(row.count)} ×</strong>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

const shownOptions = 8;

function Options({ data }: { readonly data: Answered }) {
  const texts = useTexts();
  const { t } = texts;
  /** With its group: "None" alone says nothing. */
  const nameOf = (option: string) => {
    // Both may contain dots: "outflow_valve.flat.sweep_outlet", "outflow_height.1.00".
    let end = option.lastIndexOf('.');
    while (end > 0 && !texts.has(`option-group.${option.slice(0, end)}`))
      end = option.lastIndexOf('.', end - 1);
    const group = option.slice(0, end > 0 ? end : option.lastIndexOf('.'));
    return [
      wordText(texts, { key: `option-group.${group}`, text: group }),
      wordText(texts, { key: `option.${option}`, text: option.slice(group.length + 1) }),
    ].join(': ');
  };
  const options = optionsByName(data.options, nameOf);
  return (
    <Figure
      title={t('desk.options')}
      about={t('desk.options-about')}
      heads={[t('desk.options'), t('desk.unmet-times'), t('desk.options-share')]}
      rows={options.map(({ name, count }) => [
        name,
        texts.number(count),
        shareText(texts, count, data.quotations),
      ])}
    >
      <ul className="flex flex-col gap-2 text-sm tabular-nums">
        {options.slice(0, shownOptions).map(({ name, count }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_4rem_3rem] items-center gap-2">
            <span className="line-clamp-2" title={name}>
              {name}
            </span>
            <span className="relative block h-3 bg-sunken">
              <Share part={count} whole={data.quotations} look="bg-[#6d9ab1]" />
            </span>
            <strong className="text-right">{shareText(texts, count, data.quotations)}</strong>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
