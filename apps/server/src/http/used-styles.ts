/** Added to the page by a script before the other styles are there (RT-12). */
const added = ['is-shown'];

/**
 * The rules of a built stylesheet that can apply to a markup, in their order: those whose selectors name only classes
 * that the markup has.
 */
export function usedStyles(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  for (const name of added) classes.add(name);
  return usedRules(css.replace(/\/\*[\s\S]*?\*\//g, ''), (selector) =>
    classesIn(selector).every((name) => classes.has(name)),
  );
}

function usedRules(css: string, isUsed: (selector: string) => boolean): string {
  let kept = '';
  const next = /[^{};]*[{};]?/y;
  for (let at = 0; at < css.length; ) {
    next.lastIndex = at;
    const [head = ''] = next.exec(css) ?? [];
    at += head.length;
    if (!head.endsWith('{')) {
      kept += head;
      continue;
    }
    const end = endOfBlock(css, at);
    const inside = css.slice(at, end);
    at = end + 1;
    if (/^\s*@(layer|media|supports|starting-style)/.test(head)) {
      const rules = usedRules(inside, isUsed);
      if (rules) kept += `${head}${rules}}`;
    } else if (head.trim().startsWith('@')) kept += `${head}${inside}}`;
    else {
      const selectors = partsOf(head.slice(0, -1)).filter(isUsed);
      if (selectors.length > 0) kept += `${selectors.join()}{${inside}}`;
    }
  }
  return kept;
}

/** From behind the opening brace to the closing one. Built styles have no braces in texts. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) break;
  }
  return at;
}

/** The selectors of a list; commas in parentheses and brackets and escaped ones do not separate. */
function partsOf(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of selectors.matchAll(/\\.|[\s\S]/g)) {
    if ('(['.includes(token)) depth++;
    if (')]'.includes(token)) depth--;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** Not those in parentheses: `:not(.a)` applies to what has no such class. */
function classesIn(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token] of selector.matchAll(/\\.|\.(?:\\.|[\w-])+|[\s\S]/g)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth === 0 && token.length > 1 && token.startsWith('.'))
      names.push(token.slice(1).replace(/\\(.)/g, '$1'));
  }
  return names;
}
