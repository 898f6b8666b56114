import { expect, test, vi } from 'vitest';
import { resetSession, useSession } from '../session/session-store.ts';

vi.stubGlobal('window', { location: { search: '' } });
const { leaveStep } = await import('./step-navigation.ts');
vi.unstubAllGlobals();

test('of two taps on Next the first keeps the answers and leaves the step, after its own task', () => {
  vi.useFakeTimers();
  useSession.setState({ step: 'volume' });
  const done: string[] = [];
  leaveStep(
    () => done.push('kept'),
    () => {
      done.push('left');
      useSession.setState({ step: 'location' });
    },
  );
  leaveStep(() => done.push('kept again'));
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['kept', 'left']);
  vi.useRealTimers();
  resetSession();
});
