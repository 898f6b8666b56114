import { translate } from '@silowright/texts/translate';
import { expect, it } from 'vitest';
import { problemText } from './problem-text.ts';

const texts = (messages: Readonly<Record<string, string>>) => ({
  t: (key: string, params?: Readonly<Record<string, string | number>>) =>
    translate(messages, 'nl_NL', key, params),
  has: (key: string) => key in messages,
});
const dutch = texts({
  'validation.required': 'Dit veld is verplicht',
  'validation.volume-more': 'Volume moet meer zijn dan {amount}',
});

it.each([
  [{ key: 'validation.volume-more', params: { amount: 4 } }, dutch, 'Volume moet meer zijn dan 4'],
  [{ key: 'validation.required' }, dutch, 'Dit veld is verplicht'],
  [{ key: '' }, dutch, 'Dit veld is verplicht'],
  [{ key: '' }, texts({}), 'Field is required'],
  [{ key: 'validation.required' }, texts({}), 'Field is required'],
])('%o gives a readable message (OV-07)', (problem, known, text) => {
  expect(problemText(problem, known)).toBe(text);
});
