import { inTime } from '@silowright/ui/kept/load-with-retries.ts';
import type { Places } from './places.ts';

const predictionPauseMs = 300;

export interface Predictor {
  type(text: string): void;
  stop(): void;
}

/**
 * Requests predictions after a pause of 300 ms (LO-05). A response that arrives after more input is dropped. A
 * failed lookup shows nothing and calls `onFailure`; the field still accepts manual input.
 */
export function predictAfterPause(
  places: Pick<Places, 'predict'>,
  show: (predictions: readonly string[]) => void,
  onFailure: (error: unknown) => void,
): Predictor {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const stop = () => {
    clearTimeout(timer);
    latest += 1;
  };
  const ask = async (text: string, question: number) => {
    try {
      const predictions = await inTime(places.predict(text));
      if (question === latest) show(predictions);
    } catch (error) {
      if (question !== latest) return;
      show([]);
      onFailure(error);
    }
  };
  return {
    type(text) {
      stop();
      const question = latest;
      if (text.trim() === '') show([]);
      else timer = setTimeout(() => void ask(text, question), predictionPauseMs);
    },
    stop,
  };
}
