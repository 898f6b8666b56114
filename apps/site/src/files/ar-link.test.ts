import { expect, test } from 'vitest';
import { sceneViewerLink } from './ar-link.ts';

test('the viewer of Android gets the whole address of the file, in its real size (TD-04)', () => {
  const glb = 'https://a.example/api/unit-file/glb?type=x&selection=%7B%22a%22%3A%22b%22%7D';
  const link = sceneViewerLink(glb, 'Silo 30 m³', 'https://a.example/#overview');
  const query = new URLSearchParams(link.slice(link.indexOf('?') + 1, link.indexOf('#Intent')));
  expect(query.get('file')).toBe(glb);
  expect(query.get('resizable')).toBe('false');
  expect(link).toContain('S.browser_fallback_url=https%3A%2F%2Fa.example%2F%23overview;end;');
});
