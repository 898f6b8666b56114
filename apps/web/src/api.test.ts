import { endpoints } from '@silowright/contract/endpoints';
import { expect, it } from 'vitest';
import { calls } from './api.ts';

it.each(Object.entries(calls))('%s goes where the contract says (IP-02)', (name, [method, path]) => {
  const endpoint = endpoints.find((candidate) => candidate.name === name);
  expect([endpoint?.method, endpoint?.path]).toEqual([method, path]);
});
