import type { SelectedOptions } from '@silowright/contract/configurator';
import type { GroupForUnit, PricedOption } from '@silowright/domain/pricing/priced-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import type { CallOutput } from '@silowright/ui/calls/api.ts';

type Answer = CallOutput<'select-preconfigured-unit'>;

export type SizeOption = Answer['unit_options'][number];

export interface OfferedOption extends PricedOption {
  /** In the language of the configuration; the screen prefers its own texts. */
  readonly label: string;
}

export interface OfferedGroup extends GroupForUnit {
  readonly label: string;
  readonly options: readonly OfferedOption[];
}

/** The server's offer for the chosen unit: its sizes, and its priced option groups (CF-19). */
export interface UnitOffer {
  /** Of every price. */
  readonly currency: Answer['currency'];
  readonly vat?: Answer['vat'] | undefined;
  readonly size: SizeOption;
  readonly sizes: readonly SizeOption[];
  /** In the order of the option list, which pricing requires. */
  readonly groups: readonly OfferedGroup[];
  readonly pricesVersion: number;
  readonly optionsVersion: number;
  /** Absent while a server of an earlier release answers. */
  readonly designBasis?: Answer['design_basis'] | undefined;
}

/** undefined if the unit is not among the sizes; then there is nothing to configure. */
export function readOffer(answer: Answer, uuid: string): UnitOffer | undefined {
  const size = answer.unit_options.find((option) => option.uuid === uuid);
  return (
    size && {
      currency: answer.currency,
      vat: answer.vat,
      size,
      sizes: answer.unit_options,
      groups: Object.entries(answer.configuration_options).flatMap(([segment, groups]) =>
        Object.entries(groups).map(([name, { expression, ...group }]) => ({
          ...group,
          key: `${segment}.${name}`,
          ...(expression !== undefined && { expression }),
        })),
      ),
      pricesVersion: answer.price_list.prices_version,
      optionsVersion: answer.price_list.options_version,
      designBasis: answer.design_basis,
    }
  );
}

/**
 * Converts "segment.group" → value to segment → [group → value] for select-options (CF-08, D6). Unfinished choices go
 * as they are: the server refuses them, so that nothing is quoted that the visitor did not choose (V28).
 */
export function wireSelection(selection: Selection): SelectedOptions {
  const wire: Record<string, [Record<string, SelectedOptions[string][number][string]>]> = {};
  for (const [key, choice] of Object.entries(selection)) {
    const [segment = '', group = ''] = key.split('.');
    wire[segment] ??= [{}];
    wire[segment][0][group] =
      typeof choice === 'string'
        ? choice
        : 'value' in choice
          ? { ...choice, custom: choice.custom.trim() }
          : [...choice];
  }
  return wire;
}
