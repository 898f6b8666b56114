import { bootBlock, type CatalogueBoot } from '@silowright/contract/browser-catalogue';

let current: CatalogueBoot | undefined;

/** The start data of the catalogue, from the data block of the page. */
export function boot(): CatalogueBoot {
  current ??= JSON.parse(document.getElementById(bootBlock)?.textContent ?? '') as CatalogueBoot;
  return current;
}

/** For tests and the server, which have no page. */
export const setBoot = (data: CatalogueBoot): void => {
  current = data;
};
