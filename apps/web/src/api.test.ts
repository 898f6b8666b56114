import { endpoints } from '@silowright/contract/endpoints';
import { expect, it } from 'vitest';
import { calls } from './api.ts';

it.each(Object.entries(calls))(
  '%s has the method and path of the contract (IP-02)',
  (name, [method, path]) => {
    const endpoint = endpoints.find((candidate) => candidate.name === name);
    expect([endpoint?.method, endpoint?.path]).toEqual([method, path]);
  },
);
