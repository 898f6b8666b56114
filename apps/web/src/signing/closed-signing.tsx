import { formatDate } from '@silowright/texts/format';
import { useTexts } from '../texts/use-texts.ts';
import { DownloadLink } from './download-link.tsx';
import { type SigningProps, useSigningDocument } from './use-signing-document.ts';

/** Signed, declined, expired, withdrawn or replaced: says what happened and what to do. */
export function ClosedSigning(props: SigningProps) {
  const { t, locale } = useTexts();
  const { signing } = props;
  const { state, quotation_number: number } = signing;
  const date = formatDate(new Date(signing.closed_at ?? signing.valid_until), locale);
  const document = useSigningDocument(props);
  return (
    <div className="flex flex-col items-start gap-4 py-6" data-state={state}>
      <h1 className="text-2xl">{t(`signing.${state}-title`)}</h1>
      <p className="max-w-[65ch] text-lg">{t(`signing.${state}-text`, { number, date })}</p>
      {document.data && (
        <DownloadLink
          bytes={document.data}
          number={number}
          label={state === 'signed' ? 'download-signed' : 'download'}
        />
      )}
    </div>
  );
}
