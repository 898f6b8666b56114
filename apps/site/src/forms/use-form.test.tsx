import visitorTexts from '@silowright/texts/locales/en_GB/visitor.json' with { type: 'json' };
import { Window } from 'happy-dom';
import { act, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Field = 'volume' | 'amount' | 'note';
type Form = ReturnType<typeof import('./use-form.ts').useForm<Field>>;

const page = new Window();
const markup =
  '<label for="f-volume">Volume <i>optional</i></label><input id="f-volume"><label for="f-amount">Amount</label><input id="f-amount"><div id="app"></div>';
const required = (text: string) => (text === '' ? { key: 'validation.required' } : undefined);

let useForm: typeof import('./use-form.ts').useForm;
let useSession: typeof import('../session/session-store.ts').useSession;

// Modules of their own: texts that are loaded here must not be there for other tests.
beforeAll(async () => {
  vi.resetModules();
  const { setBoot } = await import('@silowright/ui/catalogue/boot.ts');
  setBoot({ titles: {}, asked: { volumeUnit: 'm3' }, languages: [] } as never);
  vi.stubGlobal('document', page.document);
  const answer = async () => Response.json(visitorTexts);
  vi.stubGlobal('fetch', answer);
  const { needTexts } = await import('@silowright/ui/texts/use-texts.ts');
  await needTexts('visitor');
  ({ useForm } = await import('./use-form.ts'));
  ({ useSession } = await import('../session/session-store.ts'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const onSubmit = vi.fn();
let form: Form;
let leave: () => void;

function Probe() {
  form = useForm<Field>({
    name: 'f',
    initial: { volume: '', amount: '1', note: '' },
    rules: {
      volume: required,
      amount: (text, { volume }) =>
        text === volume ? { key: 'validation.between', params: { minimum: 1, maximum: 9 } } : undefined,
    },
    onSubmit,
  });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  page.document.body.innerHTML = markup;
  const root = createRoot(page.document.getElementById('app') as never);
  act(() => root.render(<Probe />));
  leave = () => act(() => root.unmount());
});
afterEach(() => {
  leave();
  useSession.setState({ drafts: {} });
  onSubmit.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (field: Field, text: string) => act(() => form.field(field).onValue(text));
const blur = (field: Field) => act(() => form.field(field).onBlur());
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const submit = (event?: FormEvent) => act(() => form.submit(event));
const errors = () => (['volume', 'amount', 'note'] as const).map((field) => form.field(field).error);

const isRequired = visitorTexts['validation.required' as keyof typeof visitorTexts] ?? 'Field is required';

it('starts with the initial values, and keeps what is typed as a draft of its name', () => {
  expect(form.values).toEqual({ volume: '', amount: '1', note: '' });
  expect(form.field('amount')).toMatchObject({
    id: 'f-amount',
    name: 'amount',
    value: '1',
    error: undefined,
  });
  type('volume', '30');
  expect(form.values).toEqual({ volume: '30', amount: '1', note: '' });
  expect(useSession.getState().drafts).toEqual({ f: { volume: '30', amount: '1', note: '' } });
});

it('two changes before the next render are both kept', () => {
  act(() => {
    form.field('volume').onValue('30');
    form.field('note').onValue('soon');
    form.set({ amount: '2' });
  });
  expect(form.values).toEqual({ volume: '30', amount: '2', note: 'soon' });
});

it('one value can be set before any draft', () => {
  act(() => form.set({ note: 'soon' }));
  expect(useSession.getState().drafts.f).toEqual({ volume: '', amount: '1', note: 'soon' });
});

it('a filled field complains a moment after it was left, and from then on while typing; an empty one does not', () => {
  type('volume', '1');
  blur('amount');
  after(199);
  expect([errors(), form.message]).toEqual([[undefined, undefined, undefined], '']);
  after(1);
  expect(errors()).toEqual([undefined, 'Enter a number from 1 to 9', undefined]);
  expect(form.message).toBe('1 field needs your attention: Amount');
  type('amount', '2');
  expect([errors(), form.message]).toEqual([[undefined, undefined, undefined], '']);
  type('amount', '1');
  expect(errors()[1]).toBe('Enter a number from 1 to 9');
  type('volume', '');
  blur('volume');
  after(1000);
  expect(errors()[0]).toBeUndefined();
});

it('with wrong fields is not submitted: all complain, the first gets the focus, and one message names them (Y12)', () => {
  type('amount', '');
  const preventDefault = vi.fn();
  submit({ preventDefault } as unknown as FormEvent);
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(page.document.activeElement?.id).toBe('f-volume');
  expect(errors()).toEqual([isRequired, 'Enter a number from 1 to 9', undefined]);
  expect(form.message).toBe('2 fields need your attention: Volume , Amount');
  type('volume', '30');
  expect([errors(), form.message]).toEqual([[undefined, undefined, undefined], '']);
  submit();
  expect(onSubmit).toHaveBeenCalledWith({ volume: '30', amount: '', note: '' });
});

it.each(['<label for="f-volume"></label>', ''])('a wrong field with the label %j is counted', (label) => {
  page.document.body.innerHTML = label;
  submit();
  expect(form.message).toBe('1 field needs your attention: ');
});

it('a field without a rule never complains', () => {
  type('note', 'soon');
  blur('note');
  after(200);
  expect([errors()[2], form.message]).toEqual([undefined, '']);
});

it('a field that became right by another is not named any more; the others are', () => {
  type('amount', '');
  submit();
  type('amount', '3');
  expect(form.message).toBe('1 field needs your attention: Volume ');
});
