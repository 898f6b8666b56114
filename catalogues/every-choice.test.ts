import { everyChoice, everyUnit } from '@silowright/catalogue/testing/every-unit';
import type { Equipment } from '@silowright/domain/catalogue/equipment';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import type { Part, UnitModel } from '@silowright/domain/drawing/anatomy';
import {
  configuredEquipment,
  configuredModel,
  groupsOf,
  standardEquipment,
  typeOf,
} from '@silowright/domain/drawing/configured-model';
import { drawEquipment } from '@silowright/domain/drawing/draw-equipment';
import { drawPlan } from '@silowright/domain/drawing/draw-plan';
import { drawSupportBehind } from '@silowright/domain/drawing/draw-support';
import { Pen } from '@silowright/domain/drawing/pen';
import { localeNames } from '@silowright/domain/locale';
import { equipmentKinds } from '@silowright/domain/parts/table';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import { orderOptionsCents } from '@silowright/domain/pricing/priced-configuration';
import { Mould } from '@silowright/domain/solids/mould';
import { mouldSupport } from '@silowright/domain/solids/support';
import { mouldPart } from '@silowright/domain/solids/unit-solids';
import { expect, test } from 'vitest';
import { loadMessages } from '../apps/server/src/platform/texts.ts';

const isPart = (drawn: object): drawn is Equipment => 'part' in drawn;

/** A unit with these parts only, from the front and from above, and in space. */
function seen(unit: UnitModel, parts: readonly Part[]) {
  const legs = unit.parts.filter(({ name }) => name === 'leg');
  const only = { ...unit, parts: [...legs, ...parts] };
  const pen = new Pen('shaded', 4);
  const mould = new Mould();
  drawSupportBehind(
    pen,
    unit,
    parts.some(({ name }) => name === 'anchor'),
  );
  drawPlan(pen, only);
  for (const part of parts) drawEquipment(pen, part, { unit: only, logoText: 'LOGO' });
  mouldSupport(mould, only);
  for (const part of parts) mouldPart(mould, part, only);
  return { drawing: JSON.stringify(pen.primitives), solids: JSON.stringify(mould.solids) };
}

/**
 * A unit is a set of parts, each with its kind and measures. What is drawn, what is in the solids, what the quotation
 * names and what it prices is the same set:
 *
 * - every part is named once: by the line of standard equipment, which the unit price includes, or by the price line
 *   of the choice that draws it; and every price line has its parts;
 * - a standard part is missing only if a priced choice of a group that can draw its kind replaces it;
 * - every part has a place on the unit, and changes both the drawing and the solids.
 */
test.each(everyUnit)('what is drawn is named and priced: $name (A14)', ({ content, unit, groups }) => {
  const known = new Set<string>();
  for (const requested of everyChoice(groups)) {
    const { selection, lines, optionsCostCents } = priceSelection(groups, requested);
    const equipped = configuredEquipment(content, { ...unit, selection });
    const standard = standardEquipment(content, { ...unit, selection }, equipped);
    const why = JSON.stringify(requested);

    const ofLines = lines.flatMap((line) => {
      const group = groupsOf(content, unit.type).find(
        ({ id, key }) => id === line.groupId && key === line.key,
      );
      const option = group?.options.find(({ value }) => value === line.value);
      expect(option, `${line.key} ${line.value}`).toBeDefined();
      return { group: group!, draws: (option!.draw ?? []).filter(isPart) };
    });
    const named = [...standard, ...ofLines.flatMap(({ draws }) => draws)];
    expect(kindsOf(equipped.parts), why).toEqual(kindsOf(named));
    expect(optionsCostCents + orderOptionsCents(lines)).toBe(
      lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
    );

    const replaced = new Set(
      ofLines
        .filter(({ draws }) => draws.length > 0)
        .flatMap(({ group }) => group.options.flatMap(({ draw = [] }) => draw.filter(isPart)))
        .map(({ part }) => part),
    );
    const offered = typeOf(content, unit.type).standard.filter(
      ({ part, when }) =>
        !replaced.has(part) &&
        unit.volumeM3 > (when?.aboveM3 ?? 0) &&
        unit.volumeM3 <= (when?.upToM3 ?? Infinity),
    );
    expect(kindsOf(standard), why).toEqual(kindsOf(offered));

    // Equal parts look equal, whatever else is chosen.
    const model = configuredModel(content, { type: unit.type, ...unitSize(unit), selection });
    for (const part of equipped.parts) {
      const key = JSON.stringify(part);
      if (known.has(key)) continue;
      known.add(key);
      const places = model.parts.filter(({ of }) => of === part);
      expect(places.length, `places of ${key}`).toBeGreaterThan(0);
      const [withPart, without] = [seen(model, places), seen(model, [])];
      expect(withPart.drawing === without.drawing, `${key} is not drawn`).toBe(false);
      expect(withPart.solids === without.solids, `${key} is not in the solids`).toBe(false);
    }
  }
});

test.each(localeNames)('every kind of part has a name in %s (A14)', (locale) => {
  const messages = loadMessages(locale);
  for (const kind of equipmentKinds) expect(messages[`engineering.part.${kind}`], kind).toBeTruthy();
});

const kindsOf = (parts: readonly Equipment[]): string[] => parts.map(({ part }) => part).sort();
