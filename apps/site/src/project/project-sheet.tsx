import { offerValidityDays } from '@silowright/domain/pricing/priced-configuration';
import { vatOn } from '@silowright/domain/pricing/vat';
import { ProjectStage } from '@silowright/picture/drawing/project-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { formatDate } from '@silowright/texts/format';
import { serverNow } from '@silowright/ui/calls/server-clock.ts';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { type AnyTextKey, useTexts } from '@silowright/ui/texts/use-texts.ts';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useMemo, useState } from 'react';
import type { UnitOffer } from '../configuration/unit-offer.ts';
import { useSession } from '../session/session-store.ts';
import { ChangeNote } from './change-note.tsx';
import { numbersOf } from './change-positions.ts';
import { GroupLine } from './group-line.tsx';
import { usePictureScale } from './position-picture.tsx';
import { drawnPositions, picturedInWords } from './position-words.ts';
import { PriceProblem } from './price-problem.tsx';
import { type ProjectPrice, useProjectPrice } from './project-price.ts';
import { useReadyPositions } from './project-store.ts';
import { choicesLeft, whatTotalHolds } from './role-words.ts';
import { endsGroup, groupsOf, isInTotal } from './roles.ts';
import { SheetRow } from './sheet-row.tsx';

export interface ProjectSheetProps {
  /** Who will receive the quotation, as far as typed. */
  readonly recipient: string;
  /** Its tax is that of the place. */
  readonly vat: UnitOffer['vat'];
  /** What can be done with all units together. */
  readonly links: ReactNode;
}

/** The quotation of the project as a sheet: all units on one ground, a row for each position, the load, one total. */
export function ProjectSheet({ recipient, vat, links }: ProjectSheetProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const positions = useReadyPositions();
  const values = useSession((state) => state.values);
  const prices = useProjectPrice();
  const drawn = useMemo(() => drawnPositions(positions), [positions]);
  const scale = usePictureScale(positions, 'line');
  const numbers = numbersOf(positions);
  const groups = groupsOf(positions);
  const [news, setNews] = useState('');
  const units = positions
    .filter(isInTotal)
    .reduce((sum, { session }) => sum + (session.values.amountOfUnits ?? 1), 0);
  const choices = choicesLeft(positions, texts);
  const now = serverNow();
  const date = (days: number) => formatDate(new Date(now + days * 86_400_000), locale);
  const place = values.locationPlacename && t('project.for-place', { place: values.locationPlacename });
  const list = picturedInWords(positions, drawn, texts);
  const isInside = positions.every(({ session }) => session.values.placement === 'inside');
  return (
    <div className="bg-sunken lg:px-8 lg:py-6 print:bg-transparent print:p-0">
      <section
        aria-label={t('overview.document')}
        className="mx-auto w-full max-w-200 bg-surface lg:shadow-[0_8px_24px_rgb(22_32_43/0.08)] max-lg:border-b max-lg:border-line print:shadow-none"
      >
        <ProjectStage
          positions={drawn}
          scene={isInside ? 'hall' : sceneOf(positions[0]?.session.values.segment)}
          abovePx={26}
          groundPx={56}
          person
          title={t('project.picture', { list })}
          className="h-52 sm:h-72 print:h-[70mm]"
        />
        <div className="px-4 pt-4 pb-5 md:px-7.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl hyphens-auto">{t('project.quotation')}</h2>
            <p className="text-sm text-muted">
              {t('overview.sheet-dates', { date: date(0), until: date(offerValidityDays) })}
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 wrap-anywhere text-muted">
              {[recipient, [t('project.units', { count: units }), place].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(' · ')}
              <span className="max-lg:hidden"> · {t('project.one-scale')}</span>
            </p>
            <button
              type="button"
              onClick={() => window.print()}
              className="link inline-flex min-h-11 items-center gap-2 text-sm print:hidden"
            >
              <Printer aria-hidden="true" size={18} />
              {t('overview.print')}
            </button>
          </div>
          {links}
          <PriceProblem state={prices} className="my-3" />
          <ul className="mt-1 divide-y divide-line">
            {positions.map((position) => {
              const group = endsGroup(groups, position);
              return (
                <SheetRow
                  key={position.key}
                  position={position}
                  number={numbers.get(position.key) ?? ''}
                  scale={scale}
                  price={prices.price}
                  footer={
                    group !== undefined && (
                      <GroupLine
                        group={group}
                        members={groups.get(group)!}
                        numbers={numbers}
                        className="pb-3 lg:pl-12"
                      />
                    )
                  }
                  onNews={setNews}
                />
              );
            })}
          </ul>
          <ChangeNote className="-mx-1 rounded-control pl-3 print:hidden" onUndone={setNews} />
          <p role="status" className="sr-only">
            {news}
          </p>
          {prices.price ? (
            <Sums
              price={prices.price}
              isOld={prices.isOld}
              vat={vat}
              holds={positions.every(isInTotal) ? undefined : whatTotalHolds(positions, texts)}
            />
          ) : (
            !prices.problem && (
              <Skeleton label={t('project.loading')}>
                <Bone className="mt-3 h-24" />
              </Skeleton>
            )
          )}
          <p className="mt-2 text-sm text-muted">
            {choices && `${t('project.choices-later', { list: choices })} `}
            {t('project.one-number')} {t('configure.without-vat')}{' '}
            {vat && (texts.has(vat.sentence) ? t(vat.sentence as AnyTextKey) : vat.text)}{' '}
            {t('vat.businesses-only')}
          </p>
        </div>
      </section>
    </div>
  );
}

/** Transport of the whole load with what it saves, the total, and the tax if it is known. */
function Sums({
  price,
  isOld,
  vat,
  holds,
}: {
  readonly price: ProjectPrice;
  readonly isOld: boolean;
  readonly vat: UnitOffer['vat'];
  /** Said if it is not all. */
  readonly holds: string | undefined;
}) {
  const { t, moneyIn, number } = useTexts();
  const { transport, currency, amounts, totalCents } = price;
  const money = (cents: number, more: readonly number[] = []) =>
    moneyIn(currency).price(cents, { among: [...amounts, ...more] });
  const tax = vatOn(totalCents, { ratePercent: vat?.rate_percent ?? 0 });
  return (
    <div aria-busy={isOld} className={isOld ? 'opacity-60' : ''}>
      <div className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2.5 lg:pr-7 lg:pl-12">
        <p className="min-w-0 flex-1">
          <strong>{t('project.transport')}</strong>{' '}
          {transport && (
            <span className="text-sm text-muted">
              {t('project.trucks-hint', {
                km: number(Math.round(transport.km)),
                trucks: t('project.trucks', { count: transport.trucks }),
              })}
            </span>
          )}
        </p>
        <strong className="tabular-nums sm:order-last">
          {transport ? money(transport.cents) : t('project.not-available')}
        </strong>
        {transport && transport.savedCents > 0 && (
          <span className="text-sm text-good max-sm:w-full">
            {t('project.saved', { amount: money(transport.savedCents) })}
          </span>
        )}
      </div>
      <dl className="border-t-2 border-ink pt-2 lg:pr-7 lg:pl-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <dt>
            <span className="text-xl font-bold">{t('project.total')}</span>{' '}
            <span className="text-sm text-muted">
              {[holds, t('project.without-vat')].filter(Boolean).join(', ')}
            </span>
          </dt>
          <dd className="text-xl font-bold whitespace-nowrap tabular-nums md:text-2xl">
            {money(totalCents)}
          </dd>
        </div>
        {vat && vat.rate_percent > 0 && (
          <>
            <div className="flex justify-between gap-4 py-1 text-sm">
              <dt>{t('vat.line', { percent: number(vat.rate_percent) })}</dt>
              <dd className="tabular-nums">{money(tax.vatCents, [tax.vatCents])}</dd>
            </div>
            <div className="flex justify-between gap-4 py-1 text-sm">
              <dt>{t('vat.gross')}</dt>
              <dd className="tabular-nums">{money(tax.grossCents, [tax.vatCents])}</dd>
            </div>
          </>
        )}
      </dl>
    </div>
  );
}
