import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import { ralColours } from '@silowright/domain/catalogue/ral-colours';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { DrawOptions } from '@silowright/domain/drawing/primitives';
import { mayApply } from '@silowright/domain/pricing/options-for-unit';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import type { Place, RecommendationRequest } from '@silowright/domain/recommendation/request';
import { seededRandom } from '@silowright/domain/recommendation/testing/synthetic-units';

/**
 * Random input for one case. Every case has a seed of its own, so that a change in one case does not move the others.
 */
export class RandomCase {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)]!;
  }

  /** Coordinates and country need not agree: that gives more routes than the real ones. */
  place(countries: readonly string[]): Place | undefined {
    if (this.chance(0.06)) return undefined;
    const place = { latitude: this.between(38, 64), longitude: this.between(-9, 28) };
    if (this.chance(0.04)) return place;
    return { ...place, country: this.chance(0.04) ? 'IS' : this.pick(countries) };
  }

  request(catalogue: Catalogue, countries: readonly string[]): RecommendationRequest {
    const { segment } = catalogue;
    const group = this.pick(catalogue.productGroups);
    const inside = this.chance(0.5);
    const place = this.place(countries);
    const volumeM3 = this.whole(2, this.chance(0.2) ? 400 : 150);
    return {
      segment,
      productGroup: group.type,
      ...(group.characteristics && { characteristicGroup: this.pick(group.characteristics).type }),
      volumePerUnitM3: this.chance(0.2) ? volumeM3 + this.whole(1, 99) / 100 : volumeM3,
      amountOfUnits: this.whole(1, 9),
      placement: inside ? 'inside' : 'outside',
      ...(inside && { heightLimitMm: this.whole(250, 2000) * 10 }),
      ...(this.chance(0.3) && { densityKgM3: this.whole(200, 1500) }),
      ...(this.chance(0.2) && { temperatureC: this.whole(-10, 90) }),
      ...(place && { place }),
    };
  }

  /** Mostly what the unit offers; sometimes a value of another unit, or one that nobody offers. */
  selection(groups: readonly OptionGroup[], unit: Unit): Selection {
    const selection: Record<string, Choice> = {};
    for (const group of groups) {
      if (!mayApply(group, unit) && !this.chance(0.03)) continue;
      if (this.chance(0.35)) continue;
      selection[group.key] = this.chance(0.02) ? 'no_such_value' : this.choice(group);
    }
    if (this.chance(0.02)) selection['no.such_group'] = 'x';
    return selection;
  }

  private choice(group: OptionGroup): Choice {
    const values = group.options.map(({ value }) => value);
    if (group.multi) {
      const some = values.filter(() => this.chance(0.6));
      return some.length > 0 ? some : [this.pick(values)];
    }
    const value = this.pick(values);
    return value === 'other' ? { value, custom: this.pick(Object.keys(ralColours)) } : value;
  }

  drawOptions(): DrawOptions {
    return {
      style: this.chance(0.7) ? 'shaded' : 'line',
      dimensions: this.chance(0.5),
      person: this.chance(0.5),
      truck: this.chance(0.5),
      formatMetres: (mm) => `${(mm / 1000).toFixed(2)} m`,
      ...(this.chance(0.3) && { ceilingMm: this.whole(400, 2000) * 10 }),
      ...(this.chance(0.5) && { contentLevel: this.whole(0, 100) / 100 }),
      ...(this.chance(0.3) && { mmPerPx: this.whole(5, 40) }),
    };
  }
}
