import { useState } from 'react';
import { failureText } from '../calls/staff-api.ts';

/** Does what may fail, one thing at a time; why it failed is kept until the next attempt. */
export function useAttempt() {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Whether it succeeded. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailure('');
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { failure, setFailure, isBusy, attempt };
}
