import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { printProblem } from '@silowright/catalogue/problem';
import type { OptionListFile } from '@silowright/catalogue/schema/options';
import { expect, it } from 'vitest';
import { starterDir } from './write-new.ts';

const { files } = readFolder(starterDir);
const file = 'options/bakery.json';

/** What the check says about the starter with these conditions, by the id of the group. */
function saidAbout(conditions: Readonly<Record<string, string>>, key?: string): string[] {
  const list: OptionListFile = JSON.parse(files.get(file) ?? '');
  const groups = list.groups.map((group) => ({
    ...group,
    ...(conditions[group.id] !== undefined && { expression: conditions[group.id] }),
    ...(key !== undefined && group.id === 'ladder' && { key }),
  }));
  const changed = new Map(files).set(file, JSON.stringify({ ...list, groups }));
  return checkFolder(changed).problems.map(printProblem);
}

const before = 'volume_m3, diameter_mm, height_mm, country, outlet, tank_outlet, filter';
it.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'a misspelt field',
    { explosion_vent: 'volum_m3 > 15' },
    `explosion_vent, expression: "volum_m3" is not known; there are ${before}; did you mean volume_m3?`,
  ],
  [
    'a misspelt group',
    { explosion_vent: "outlt == 'slide'" },
    `explosion_vent, expression: "outlt" is not known; there are ${before}; did you mean outlet?`,
  ],
  [
    'a value of no option',
    { explosion_vent: "outlet == 'slid'" },
    'explosion_vent, expression: "slid" is no value of outlet; there are slide, butterfly, rotary; did you mean slide?',
  ],
  [
    'a value in front of its name',
    { explosion_vent: "not ('valve' != outlet)" },
    'explosion_vent, expression: "valve" is no value of outlet; there are slide, butterfly, rotary',
  ],
  [
    'a country that does not exist',
    { explosion_vent: "country == 'UK'" },
    'explosion_vent, expression: "UK" is no country; write a code of ISO 3166 such as DE',
  ],
  [
    'two groups that wait for each other',
    { filter: "explosion_vent == 'explosion_vent'", explosion_vent: "filter == 'bag'" },
    'filter, expression: the groups filter → explosion_vent → filter wait for each other; take one of these conditions away',
  ],
  [
    'a later group',
    { filter: "ladder == 'caged'" },
    'filter, expression: "ladder" is a later group; a condition can only use the groups before it: move "ladder" up',
  ],
  [
    'its own group',
    { ladder: "ladder == 'caged'" },
    'ladder, expression: "ladder" is the group itself; its own choice cannot decide on it',
  ],
  [
    'a group that no such unit has',
    { explosion_vent: "tank_outlet == 'ball_valve'" },
    'explosion_vent, expression: "tank_outlet" is never offered with the same unit as this group, so the condition is never met',
  ],
  [
    'a number as text',
    { explosion_vent: "volume_m3 == '15'" },
    'explosion_vent, expression: needs number where text stands; volume_m3, diameter_mm and height_mm are numbers, country and choices are texts',
  ],
  [
    'a choice as number',
    { explosion_vent: 'outlet > 3' },
    'explosion_vent, expression: needs number where text stands; volume_m3, diameter_mm and height_mm are numbers',
  ],
  [
    'metres instead of millimetres',
    { explosion_vent: 'diameter_mm < 3' },
    'explosion_vent, expression: is met by no unit of these types: the group is never offered',
  ],
])('%s in a condition is found, with the nearest name (A17)', (_, conditions, expected) => {
  const [problem, ...others] = saidAbout(conditions);
  expect(problem).toContain(`${file} group ${expected}`);
  expect(others).toEqual([]);
});

it('conditions that hold for some unit or choice are accepted (A17)', () => {
  const conditions = [
    "outlet == 'slide' or filter == ''",
    "country != 'DE' and not (volume_m3 < 15)",
    'outlet == filter',
    'max(diameter_mm, 2) / 2 < height_mm',
  ];
  for (const condition of conditions) expect(saidAbout({ explosion_vent: condition }), condition).toEqual([]);
});

it('a group has no name of a field, which conditions would read instead (A17)', () => {
  expect(saidAbout({}, 'access.country')).toContain(
    `${file} group ladder, expression: "country" is the name of a field in conditions; name the key differently`,
  );
});

it('a misspelt variable of a formula is answered with the nearest one (A17)', () => {
  const text = (files.get(file) ?? '').replace('1500*V', '1500*S_bdy');
  const [problem] = checkFolder(new Map(files).set(file, text)).problems.map(printProblem);
  expect(problem).toMatch(
    /"S_bdy" is not known for .*; there are D, H, V, S_body, S_roof, P; did you mean S_body\?$/,
  );
});
