import { describe, expect, it } from 'vitest';
import { indicatorSteps, stepAfter, stepBefore, stepListFor } from './step-list.ts';
import {
  basicFlow,
  classicFlow,
  extendedFlow,
  isStepId,
  type StepId,
  type StepList,
  stepIds,
} from './steps.ts';

const extended = { start: 'product-group', classic: false } as const;
const basic = { start: 'product-basic', classic: false } as const;
const classic = { start: 'product-basic', classic: true } as const;

describe('steps', () => {
  it('has exactly thirteen ids (RT-08)', () => {
    expect(stepIds).toHaveLength(13);
    expect(stepIds.every(isStepId)).toBe(true);
    expect(isStepId('marke')).toBe(false);
  });

  it('lists the two specified flows (SI-01)', () => {
    expect(basicFlow).toEqual(['product-basic', 'volume', 'location', 'contact', 'finalized-basic']);
    expect(extendedFlow).toEqual([
      'product-group',
      'volume',
      'location',
      'configure',
      'overview',
      'finalized',
    ]);
  });

  it.each<[StepId, typeof extended | typeof basic | typeof classic, StepList]>([
    ['market', extended, []],
    ['product-group', extended, extendedFlow],
    ['product-basic', basic, basicFlow],
    ['product-basic', classic, classicFlow],
    ['volume', extended, extendedFlow],
    ['volume', classic, classicFlow],
    ['location', basic, basicFlow],
    ['location', classic, classicFlow],
    ['finalized', extended, extendedFlow],
    ['finalized-basic', extended, basicFlow],
  ])('entering %s with %o gives the step list of that step (RT-11, V26)', (step, way, expected) => {
    expect(stepListFor(step, way)).toEqual(expected);
  });

  it.each<[StepId, StepList, StepId | undefined, StepId]>([
    ['product-group', extendedFlow, 'volume', 'market'],
    ['overview', extendedFlow, 'finalized', 'configure'],
    ['finalized', extendedFlow, undefined, 'overview'],
    ['contact', extendedFlow, 'finalized-basic', 'location'],
    ['market', [], undefined, 'market'],
    ['volume', classicFlow, 'type', 'product-basic'],
  ])('around %s (RT-11, VO-05)', (step, list, after, before) => {
    expect(stepAfter(step, list)).toBe(after);
    expect(stepBefore(step, list)).toBe(before);
  });

  it('shows every step of the flow except the last (SI-02)', () => {
    expect(indicatorSteps('volume', extendedFlow)).toEqual(extendedFlow.slice(0, -1));
    expect(indicatorSteps('contact', basicFlow)).toEqual(basicFlow.slice(0, -1));
  });

  it.each<[StepId, StepList]>([
    ['results', classicFlow],
    ['finalized', extendedFlow],
    ['finalized-basic', basicFlow],
    ['contact', extendedFlow],
    ['market', []],
  ])('is hidden on %s of %j (SI-04)', (step, list) => {
    expect(indicatorSteps(step, list)).toEqual([]);
  });
});
