import { useCallback, useState } from 'react';
import type { ApiError } from '../../api.ts';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { invalidateCalls } from '../staff-api.ts';
import { timeText } from '../time-text.ts';
import type { PublishBarProps, PublishExtras } from './publish-bar.tsx';
import { usePublish } from './use-publish.ts';

export interface ListCalls {
  readonly publish: (extras: PublishExtras) => Promise<unknown>;
  /** `at` in ISO 8601. */
  readonly plan: (at: string, extras: PublishExtras) => Promise<unknown>;
  /** Clears the draft and shows the new version. */
  readonly onPublished: () => Promise<unknown>;
  /** Clears the draft. */
  readonly onPlanned: () => void;
}

/** A message as its words in any language: it may outlive a change of language (B25). */
export type Note = (texts: Texts) => string;

export interface ListPublishing {
  readonly refusal: ApiError | undefined;
  /** A sentence in the bar until the next publish. */
  readonly setNote: (note?: Note) => void;
  readonly bar: (calls: ListCalls) => Pick<PublishBarProps, 'message' | 'busy' | 'onPublish' | 'onPlan'>;
}

/** Publishing a list now or later (PR-06, PX-03); the same for base and option prices. */
export function useListPublishing(): ListPublishing {
  const texts = useTexts();
  const { t, locale } = texts;
  const [noted, setNoted] = useState<{ readonly note: Note | undefined }>();
  const setNote = useCallback((note?: Note) => setNoted({ note }), []);
  const { message, busy, refusal, publish } = usePublish();
  return {
    refusal,
    setNote,
    bar: (calls) => ({
      message: message || (noted?.note?.(texts) ?? ''),
      busy,
      onPublish: async (extras) => {
        setNote();
        const done = await publish(() => calls.publish(extras));
        if (done) await calls.onPublished();
        return done;
      },
      onPlan: async (moment, extras) => {
        setNote();
        const at = moment.toISOString();
        const done = await publish(
          () => calls.plan(at, extras),
          t('prices.planned', { time: timeText(locale, at) }),
        );
        if (!done) return false;
        calls.onPlanned();
        await invalidateCalls('admin-list-plans');
        return true;
      },
    }),
  };
}
