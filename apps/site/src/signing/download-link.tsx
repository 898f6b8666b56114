import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';

interface DownloadLinkProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly number: string;
  readonly label: 'download' | 'download-signed';
}

/** Saves the bytes that are shown, without fetching them again. */
export function DownloadLink({ bytes, number, label }: DownloadLinkProps) {
  const { t } = useTexts();
  const url = useMemo(() => URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })), [bytes]);
  return (
    <a href={url} download={`${number}.pdf`} className={buttonLook('secondary')}>
      {t(`signing.${label}`)}
    </a>
  );
}
