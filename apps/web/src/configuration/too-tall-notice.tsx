import { useTexts } from '../texts/use-texts.ts';
import { Notice } from '../ui/notice.tsx';
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
