import { formatDate } from '@silowright/texts/format';
import { useTimeZone } from '@silowright/ui/calls/public-settings.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Bone } from '@silowright/ui/parts/skeleton.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { DownloadLink } from './download-link.tsx';
import { QuotedProject } from './quoted-project.tsx';
import { QuotedStage } from './quoted-stage.tsx';
import type { SigningProps, useSigningDocument } from './signing-calls.ts';
import type { Choice, QuotedPosition } from './use-choice.ts';

interface SigningHeadProps extends Pick<SigningProps, 'signing'> {
  readonly choice: Choice;
  readonly document: ReturnType<typeof useSigningDocument>;
  readonly onSignature: () => void;
}

/** The quoted units, the number, until when, and how much. */
export function SigningHead({ signing, choice, document, onSignature }: SigningHeadProps) {
  const { t, locale, moneyIn } = useTexts();
  const timeZone = useTimeZone();
  const { quotation_number: number, positions } = signing;
  const isOne = positions.length === 1;
  const shown = useShown(positions, choice);
  return (
    <div
      className={`overflow-hidden rounded-surface border border-line bg-surface sm:grid ${isOne ? 'sm:grid-cols-[15rem_minmax(0,1fr)]' : 'sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]'}`}
    >
      {isOne ? (
        <QuotedStage
          unit={signing.unit}
          title={signing.sheet.drawing}
          abovePx={16}
          groundPx={24}
          className="relative h-40 overflow-hidden bg-sunken *:absolute *:inset-0 sm:h-auto sm:min-h-52"
        />
      ) : (
        <QuotedProject
          positions={shown}
          title={t('signing.picture', { list: shown.map((each) => each.number).join(', ') })}
          className="h-48 bg-sunken sm:h-auto sm:min-h-64"
        />
      )}
      <div className="flex flex-col justify-center gap-4 p-5 md:px-7">
        <div>
          <h1 className="text-xl">
            <Unbroken number={number}>{t('signing.document-title', { number })}</Unbroken>
          </h1>
          <p className="text-muted">
            {t('signing.valid-until', {
              date: formatDate(new Date(signing.valid_until), locale, timeZone),
            })}
          </p>
        </div>
        {!signing.choice && (
          <p>
            <strong className="block text-2xl whitespace-nowrap tabular-nums">
              {moneyIn(signing.currency).price(signing.total_in_cents)}
            </strong>
            <span className="text-sm text-muted">{t('signing.total-note')}</span>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {!signing.choice && <Button onClick={onSignature}>{t('signing.go-to-signature')}</Button>}
          {document.data ? (
            <DownloadLink bytes={document.data} number={number} label="download" />
          ) : (
            document.isPending && <Bone className="h-11 w-44" />
          )}
        </div>
        {signing.choice && <p className="text-sm text-muted">{t('signing.choice-document')}</p>}
      </div>
    </div>
  );
}

/** What is chosen, and alternatives of which none is yet. The same list as long as nothing changes. */
function useShown(positions: readonly QuotedPosition[], { isChosen, missing }: Choice) {
  const open = missing === undefined || missing === 'nothing' ? [] : missing.flat();
  const ids = positions
    .filter((each) => isChosen(each) || missing === 'nothing' || open.includes(each))
    .map(({ id }) => id)
    .join();
  return useMemo(() => positions.filter(({ id }) => ids.split(',').includes(id)), [positions, ids]);
}
