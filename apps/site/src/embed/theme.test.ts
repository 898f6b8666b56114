import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrast, themeOf } from './theme.ts';

describe('the colours of a host page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('replace the brand and the ground if they are readable (IN-01)', () => {
    expect(themeOf({ brand: '#0b5394', ground: '#ffffff' })).toEqual({
      '--color-brand': '#0b5394',
      '--color-brand-strong': 'color-mix(in srgb, #0b5394 85%, black)',
      '--color-brand-tint': 'color-mix(in srgb, #0b5394 8%, white)',
      '--color-ground': '#ffffff',
    });
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it.each([
    ['too pale for white text', { brand: '#ffcc00' }],
    ['no six hex digits', { brand: 'red' }],
    ['another property', { brand: '#0b5394;background:url(//x)' }],
    ['too dark for grey text', { ground: '#888888' }],
  ])('are left out with a warning if %s (IN-01)', (_, colours) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(themeOf(colours)).toEqual({});
    expect(warned).toHaveBeenCalledOnce();
  });
});
