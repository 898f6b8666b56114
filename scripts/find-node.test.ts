import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { betterNode, isGoodEnough } from './find-node.mjs';

describe('scripts/run.mjs', () => {
  it('keeps a Node that is new enough', () => {
    expect(betterNode('24.16.0')).toBeUndefined();
    expect(betterNode('26.1.0')).toBeUndefined();
  });

  it.each([
    ['20.20.2', false],
    ['24.15.9', false],
    ['24.16.0', true],
    ['25.0.0', true],
  ])('judges %s by its major and minor number', (version, isGood) => {
    expect(isGoodEnough(version)).toBe(isGood);
  });

  it('finds the Node installed by npm if the running one is too old (A11)', () => {
    const found = betterNode('20.20.2');
    // On platforms without a Node package, run.mjs prints instructions.
    if (!found) return expect(['linux', 'win32']).not.toContain(process.platform);
    const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8' });
    expect(Number(/^v(\d+)/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(24);
  });

  it('finds none on a platform without one', () => {
    expect(betterNode('20.20.2', 'aix', 'ppc64')).toBeUndefined();
  });
});
