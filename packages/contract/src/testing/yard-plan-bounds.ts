const plan = {
  units: [[10, 10]],
  turnDeg: 0,
  entrance: { x: 20, width: 6 },
  truck: {
    kind: 'rigid',
    from: 'left',
    way: [
      [20, 47],
      [20, 20],
    ],
  },
  crane: [15, 15],
};
const building = { centre: [0, 50], width: 2, depth: 45, turnDeg: 359 };
const place = [1, 1];
const aerial = { lat: -85, lng: 180, at: [0, 50], turnDeg: 359 };
const places = (count: number) => Array.from({ length: count }, () => place);

/** Accepted and refused plans of a yard (TD-06). */
export const yardPlans = [
  [
    plan,
    null,
    { ...plan, building },
    { ...plan, units: places(6) },
    { ...plan, entrance: { x: 0, width: 30 } },
    { ...plan, truck: { ...plan.truck, way: places(6) } },
    { ...plan, aerial },
  ],
  [
    undefined,
    {},
    'plan',
    { ...plan, units: [] },
    { ...plan, units: places(7) },
    { ...plan, units: [[10]] },
    { ...plan, units: [[10, 50.1]] },
    { ...plan, units: [[Number.NaN, 1]] },
    { ...plan, turnDeg: 360 },
    { ...plan, building: { ...building, width: 45.1 } },
    { ...plan, building: { ...building, depth: 1.9 } },
    { ...plan, building: { ...building, turnDeg: -1 } },
    { ...plan, entrance: { x: -0.1, width: 6 } },
    { ...plan, entrance: { x: 1, width: 2.9 } },
    { ...plan, truck: { ...plan.truck, kind: 'tank' } },
    { ...plan, truck: { ...plan.truck, from: 'above' } },
    { ...plan, truck: { ...plan.truck, way: places(1) } },
    { ...plan, truck: { ...plan.truck, way: places(7) } },
    { ...plan, crane: ['1', 1] },
    { ...plan, aerial: { ...aerial, lat: -85.1 } },
    { ...plan, aerial: { ...aerial, lng: 180.1 } },
    { ...plan, aerial: { ...aerial, turnDeg: 360 } },
    { ...plan, aerial: { ...aerial, at: [0, 51] } },
  ],
] as const;
