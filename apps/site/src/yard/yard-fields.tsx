import type { Point } from '@silowright/domain/yard/plane';
import type { Yard } from '@silowright/domain/yard/standing-units';
import { vehicleKinds } from '@silowright/domain/yard/vehicles';
import {
  buildingRange,
  entranceRange,
  fenceM,
  firstPlan,
  maxWayPoints,
  minWayPoints,
  moveThing,
  placeOfThing,
  within,
  withoutWayPoint,
  withWayPoint,
  type YardPlan,
  type YardThing,
  yardSideM,
} from '@silowright/domain/yard/yard-plan';
import { Button } from '@silowright/ui/parts/button.tsx';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { TypedNumber } from '@silowright/ui/parts/typed-number.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId } from 'react';

interface NumberInputProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly step: number;
  readonly onNumber: (value: number) => void;
}

/** A number with buttons for it, as everything that is dragged can also be typed. */
function NumberInput({ label, unit, value, range, step, onNumber }: NumberInputProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-bold">{`${label} (${unit})`}</label>
      <TypedNumber id={id} range={range} step={step} value={value} onNumber={onNumber} />
    </div>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly (readonly [Value, string])[];
  readonly onValue: (value: Value) => void;
}

function Select<Value extends string>({ label, value, values, onValue }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onValue(target.value as Value)}
        className={inputLook(false)}
      >
        {values.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface YardFieldsProps {
  readonly yard: Yard;
  readonly chosen: YardThing;
  readonly onPlan: (plan: YardPlan) => void;
  /** Turns the units of a position. */
  readonly onTurn: (of: number, turnDeg: number) => void;
  readonly onChoose: (thing: YardThing) => void;
}

/** Place, size and direction of the chosen thing, and the truck. */
export function YardFields({ yard, chosen, onPlan, onTurn, onChoose }: YardFieldsProps) {
  const { t } = useTexts();
  const { plan, standing } = yard;
  const chosenUnit = chosen.kind === 'unit' ? standing[chosen.at] : undefined;
  const { building, truck, aerial } = plan;
  const [x, y] = placeOfThing(plan, chosen) as Point;
  const move = (to: Point) => onPlan(moveThing(plan, chosen, to));
  const onRoad = chosen.kind === 'entrance' || (chosen.kind === 'way' && chosen.at === 0);
  const turn = (value: number, onNumber: (degrees: number) => void, step = 15) => (
    <NumberInput
      label={t('yard-plan.turn')}
      unit="°"
      value={value}
      onNumber={onNumber}
      step={step}
      range={[0, 360 - step]}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <NumberInput
          label={t('yard-plan.left')}
          unit="m"
          value={x}
          range={[0, yardSideM]}
          step={0.5}
          onNumber={(left) => move([left, y])}
        />
        {!onRoad && (
          <NumberInput
            label={t('yard-plan.road')}
            unit="m"
            value={within(fenceM - y, [0, fenceM])}
            range={[0, fenceM]}
            step={0.5}
            onNumber={(road) => move([x, fenceM - road])}
          />
        )}
        {chosenUnit && turn(chosenUnit.turnDeg, (turnDeg) => onTurn(chosenUnit.of, turnDeg))}
        {chosen.kind === 'aerial' &&
          aerial &&
          turn(aerial.turnDeg, (turnDeg) => onPlan({ ...plan, aerial: { ...aerial, turnDeg } }), 1)}
        {chosen.kind === 'entrance' && (
          <NumberInput
            label={t('yard-plan.width')}
            unit="m"
            value={plan.entrance.width}
            range={entranceRange}
            step={0.5}
            onNumber={(width) => onPlan({ ...plan, entrance: { ...plan.entrance, width } })}
          />
        )}
        {chosen.kind === 'building' &&
          building &&
          (['width', 'depth'] as const).map((side) => (
            <NumberInput
              key={side}
              label={t(`yard-plan.${side}`)}
              unit="m"
              value={building[side]}
              range={buildingRange}
              step={0.5}
              onNumber={(metres) => onPlan({ ...plan, building: { ...building, [side]: metres } })}
            />
          ))}
        {chosen.kind === 'building' &&
          building &&
          turn(building.turnDeg, (turnDeg) => onPlan({ ...plan, building: { ...building, turnDeg } }))}
      </div>
      <div className="flex flex-wrap gap-x-5">
        {chosen.kind === 'way' && chosen.at > 0 && truck.way.length > minWayPoints && (
          <Button
            look="quiet"
            onClick={() => {
              onChoose({ kind: 'way', at: 0 });
              onPlan(withoutWayPoint(plan, chosen.at));
            }}
          >
            {t('yard-plan.remove-bend')}
          </Button>
        )}
        {chosen.kind === 'way' && truck.way.length < maxWayPoints && (
          <Button look="quiet" onClick={() => onPlan(withWayPoint(plan))}>
            {t('yard-plan.add-bend')}
          </Button>
        )}
        {chosen.kind === 'building' ? (
          <Button
            look="quiet"
            onClick={() => {
              onChoose({ kind: 'entrance' });
              onPlan({ ...plan, building: undefined });
            }}
          >
            {t('yard-plan.remove-building')}
          </Button>
        ) : (
          !building && (
            <Button
              look="quiet"
              onClick={() => {
                onPlan({ ...plan, building: firstPlan(1, 1).building });
                onChoose({ kind: 'building' });
              }}
            >
              {t('yard-plan.add-building')}
            </Button>
          )
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Select
          label={t('yard-plan.truck')}
          value={truck.kind}
          values={vehicleKinds.map((kind) => [kind, t(`yard-plan.${kind}`)] as const)}
          onValue={(kind) => onPlan({ ...plan, truck: { ...truck, kind } })}
        />
        <Select
          label={t('yard-plan.from')}
          value={truck.from}
          values={(['left', 'right'] as const).map((side) => [side, t(`yard-plan.from-${side}`)] as const)}
          onValue={(from) => onPlan({ ...plan, truck: { ...truck, from } })}
        />
      </div>
    </div>
  );
}
