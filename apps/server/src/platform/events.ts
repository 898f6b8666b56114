import type { Db } from './db/store.ts';

/**
 * What one subject tells, and subjects above it hear: in the same transaction, and with answers. A subject names its
 * events in its own file; `app/listeners.ts` is the only place that connects them.
 */
export interface Event<Data, Answer = void> {
  /** The answers of all listeners, in the order in which they were connected. */
  readonly tell: (db: Db, data: Data) => Promise<Answer[]>;
  readonly listen: (listener: (db: Db, data: Data) => Promise<Answer>) => void;
}

export function event<Data, Answer = void>(): Event<Data, Answer> {
  const listeners: ((db: Db, data: Data) => Promise<Answer>)[] = [];
  return {
    tell: async (db, data) => {
      const answers: Answer[] = [];
      for (const listener of listeners) answers.push(await listener(db, data));
      return answers;
    },
    listen: (listener) => void listeners.push(listener),
  };
}
