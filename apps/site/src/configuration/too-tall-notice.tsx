import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { lostSentences } from './change-message.ts';
import type { useConfiguration } from './use-configuration.ts';

/** Choices of an earlier visit that do not fit in the room were removed before the quotation is asked for (EN-05). */
export function TooTallNotice({
  configuration: { offer, change },
}: {
  readonly configuration: Pick<ReturnType<typeof useConfiguration>, 'offer' | 'change'>;
}) {
  const texts = useTexts();
  const lost = change?.lost.filter(({ reason }) => reason === 'too-tall') ?? [];
  if (!offer || lost.length === 0) return null;
  return <Notice kind="info">{lostSentences(texts, offer, { lost }).join(' ')}</Notice>;
}
