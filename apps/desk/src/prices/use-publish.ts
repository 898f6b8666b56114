import { ApiError } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { statusText } from '../calls/staff-api.ts';

const messageMs = 2_000;

export interface Publishing {
  readonly message: string;
  readonly busy: boolean;
  /** The last refusal or network error, until the next attempt. */
  readonly refusal: ApiError | undefined;
  /** `done` replaces 'Saved!'. */
  readonly publish: (send: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** 'Saving...', then 'Saved!' or 'Error: {status text}', hidden after two seconds (PR-06). */
export function usePublish(): Publishing {
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
