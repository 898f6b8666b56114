import { expect, test, vi } from 'vitest';
import { useSession } from './session-store.ts';

vi.stubGlobal('window', { location: { search: '' } });
const { leaveStep } = await import('./step-navigation.ts');
vi.unstubAllGlobals();

test('of two taps on Next the first leaves the step, after its own task', () => {
  vi.useFakeTimers();
  useSession.setState({ step: 'volume' });
  const first = vi.fn(() => useSession.setState({ step: 'location' }));
  const second = vi.fn();
  leaveStep(first);
  leaveStep(second);
  expect(first).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  vi.useRealTimers();
});
