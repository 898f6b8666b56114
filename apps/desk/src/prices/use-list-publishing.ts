import { ApiError } from '@silowright/ui/calls/api.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidateCalls, statusText } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import type { PublishBarProps, PublishExtras } from './publish-bar.tsx';

const messageMs = 2_000;

export interface PublishState {
  readonly message: string;
  readonly busy: boolean;
  /** The last refusal or network error, until the next attempt. */
  readonly refusal: ApiError | undefined;
  /** `done` replaces 'Saved!'. */
  readonly publish: (send: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** 'Saving...', then 'Saved!' or 'Error: {status text}', hidden after two seconds (PR-06). */
export function usePublish(): PublishState {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (text: string) => {
    setMessage(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMessage(''), messageMs);
  };
  const publish = async (send: () => Promise<unknown>, done = t('admin.saved')): Promise<boolean> => {
    clearTimeout(timer.current);
    setBusy(true);
    setRefusal(undefined);
    setMessage(t('admin.saving'));
    try {
      await send();
      show(done);
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (error instanceof ApiError) setRefusal(error);
      const text = status > 0 ? statusText(status) : error instanceof Error ? error.message : String(error);
      show(t('admin.publish-error', { text }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { message, busy, refusal, publish };
}

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
