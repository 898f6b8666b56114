import { expect, it } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const answers = (failures: number) => {
  let asked = 0;
  const delays: number[] = [];
  const result = fetchJson(
    '/texts.json',
    async () => {
      asked += 1;
      if (asked <= failures) throw new TypeError('Failed to fetch');
      return Response.json({ hello: 'Hej' });
    },
    async (ms) => delays.push(ms),
  );
  return { result, delays };
};

it('retries five times, waiting 350 ms and then twice as long each time (LG-04)', async () => {
  const { result, delays } = answers(5);
  await expect(result).resolves.toEqual({ hello: 'Hej' });
  expect(delays).toEqual([350, 700, 1400, 2800, 5600]);
});

it('gives up after the fifth retry (LG-04)', async () => {
  await expect(answers(6).result).rejects.toThrow('Failed to fetch');
});

it('treats a response that is not ok as a failure (LG-04)', async () => {
  const notFound = async () => new Response('', { status: 404 });
  await expect(fetchJson('/texts.json', notFound, async () => {})).rejects.toThrow('404');
});
