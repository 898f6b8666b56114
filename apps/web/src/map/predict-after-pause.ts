import type { Places } from './places.ts';

const predictionPauseMs = 300;

export interface Predictor {
  type(text: string): void;
  stop(): void;
}

/**
 * Asks when typing has paused for 300 ms (LO-05). An answer that comes after more was typed is dropped, and a
 * failed lookup shows nothing and is told to `onFailure`: the field stays usable by hand.
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
      const predictions = await places.predict(text);
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
