import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const markup = '<div class="box md:w-1/2 a,b"><p id="x" class="hover:red">';

test.each([
  ['/*! note */@layer base,utilities;', '@layer base,utilities;'],
  ['p,h1{margin:0}', 'p,h1{margin:0}'],
  ['.box{a:b}.other{c:d}', '.box{a:b}'],
  ['.other,.box p,.box .other{a:b}', '.box p{a:b}'],
  ['.md\\:w-1\\/2{a:b}.md\\:w-1\\/3{a:b}', '.md\\:w-1\\/2{a:b}'],
  ['.a\\,b{a:b}', '.a\\,b{a:b}'],
  ['.box:not(.other,.more){a:b}', '.box:not(.other,.more){a:b}'],
  ['@media print{.other{a:b}}', ''],
  [
    '@layer utilities{@media (hover:hover){.hover\\:red:hover{a:b}.other{a:b}}}',
    '@layer utilities{@media (hover:hover){.hover\\:red:hover{a:b}}}',
  ],
  ['@keyframes move{0%{a:b}to{c:d}}', '@keyframes move{0%{a:b}to{c:d}}'],
  ['@property --x{syntax:"*";inherits:false}', '@property --x{syntax:"*";inherits:false}'],
  ['#x.is-shown{a:b}', '#x.is-shown{a:b}'],
])('of %s a page needs %s (RT-12)', (css, used) => {
  expect(usedStyles(css, markup)).toBe(used);
});
