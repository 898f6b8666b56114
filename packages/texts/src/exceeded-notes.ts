import type { DesignBasis } from '@silowright/domain/engineering/design-basis';
import type { SiteAction } from '@silowright/domain/engineering/site-actions';
import type { TextParams } from './translate.ts';

/** Texts and numbers of one language. */
export interface EngineeringSpeaker {
  readonly t: (key: `engineering.${string}`, params?: TextParams) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly metres: (mm: number) => string;
}

/** Data from the API: an optional value may be undefined, and parts are names that a later release may add to. */
export type Received<Data> = Data extends string | number | boolean
  ? Data
  : {
      readonly [Key in keyof Data]:
        | Received<Data[Key]>
        | (object extends Pick<Data, Key> ? undefined : never);
    };

/** No line break between a number and its unit, or within "8.2 × 9 m". */
export const unbroken = (text: string): string =>
  text
    .replace(/Ø (?=\d)/g, 'Ø\u00a0')
    .replace(/(\d) (?=(?:m|kNm?|t|kg)\b)/g, '$1\u00a0')
    .replace(/(\d(?:\u00a0m)?) × (?=\d)/g, '$1\u00a0×\u00a0');

/** A sentence for each action that exceeds the design of the type (EN-08). */
export const exceededNotes = (
  design: Received<DesignBasis>,
  { t, number }: Pick<EngineeringSpeaker, 't' | 'number'>,
): string[] =>
  design.exceeded.map((action) =>
    unbroken(
      t(`engineering.exceeded-${action}`, {
        usual: design.place ? rangeOf(design.place[action], number) : '–',
        design: number(action === 'wind' ? design.designWindMs : design.designSnowKnM2),
      }),
    ),
  );

/** "27–29.5": the value at the place, and that of a nearby zone. */
export const rangeOf = (
  { value, nearby }: Received<SiteAction>,
  number: EngineeringSpeaker['number'],
): string => (nearby === undefined ? number(value, 2) : `${number(value, 2)}–${number(nearby, 2)}`);
