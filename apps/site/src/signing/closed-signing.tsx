import { stageOf } from '@silowright/domain/deal/states';
import { formatDate } from '@silowright/texts/format';
import { useTimeZone } from '@silowright/ui/calls/public-settings.ts';
import { ContactLinks } from '@silowright/ui/page/help-dialog.tsx';
import { Unbroken } from '@silowright/ui/parts/unbroken.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileX from 'lucide-react/icons/file-x';
import { DownloadLink } from './download-link.tsx';
import { type SigningProps, useSigningDocument } from './signing-calls.ts';

/** States whose text asks the customer to make contact. */
const asksForContact = ['declined', 'withdrawn', 'voided', 'too-dense'];

/** Signed, declined, expired, withdrawn or replaced: says what happened and what to do. */
export function ClosedSigning(props: SigningProps) {
  const { t, locale } = useTexts();
  const { signing } = props;
  const { state, quotation_number: number, signed_instead: other = '' } = signing;
  const what = other ? 'instead' : state;
  const date = formatDate(new Date(signing.closed_at ?? signing.valid_until), locale, useTimeZone());
  const document = useSigningDocument(props);
  const isWon = stageOf(state) === 'won';
  const Icon = isWon ? CircleCheck : FileX;
  return (
    <div
      className="mx-auto flex w-full max-w-[40rem] flex-col items-start gap-4 rounded-surface border border-line bg-surface p-6 md:p-8"
      data-state={state}
    >
      <Icon aria-hidden="true" size={40} strokeWidth={1.5} className={isWon ? 'text-good' : 'text-muted'} />
      <h1 className="text-2xl">{t(`signing.${what}-title`)}</h1>
      <p className="max-w-[65ch] text-lg">
        <Unbroken number={number}>{t(`signing.${what}-text`, { number, other, date })}</Unbroken>
      </p>
      {asksForContact.includes(state) && <ContactLinks />}
      {document.data && (
        <DownloadLink bytes={document.data} number={number} label={isWon ? 'download-signed' : 'download'} />
      )}
    </div>
  );
}
