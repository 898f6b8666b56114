import type { Metres } from '../units.ts';

/** One stiff part of a vehicle. It turns around its axle and is pulled at a point in front of it. */
export interface VehicleBody {
  /** From the pulling point back to the axle; the middle one of several. */
  readonly toAxleM: Metres;
  /** Where the body before is coupled, from its axle; negative: behind the axle. Absent in the first body. */
  readonly coupledM?: Metres;
  /** The outline from the axle to the front and to the rear; a turntable with a drawbar has none. */
  readonly outline?: { readonly frontM: Metres; readonly rearM: Metres };
}

/** The front axle pulls the first body. */
export interface Vehicle {
  readonly lengthM: Metres;
  readonly bodies: readonly VehicleBody[];
}

export const vehicleWidthM: Metres = 2.55;

/** The ring that every truck must be able to drive: directive 96/53/EC, annex I, 1.5. */
export const turningRing = { outerM: 12.5, innerM: 5.3 } as const;

/** Free space to keep on each side of the driven area. */
export const besideTruckM: Metres = 0.5;

/** Steering angle beyond which no usual truck can turn. */
export const steeringLockDeg = 45;

export const vehicleKinds = ['semi-trailer', 'lorry-and-trailer', 'rigid'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** Common dimensions; the lengths are the largest allowed ones, the rigid one is a usual bulk truck. */
export const vehicles: Readonly<Record<VehicleKind, Vehicle>> = {
  'semi-trailer': {
    lengthM: 16.5,
    bodies: [
      { toAxleM: 3.8, outline: { frontM: 5.2, rearM: 0.9 } },
      { coupledM: 0.6, toAxleM: 7.65, outline: { frontM: 9.35, rearM: 4.25 } },
    ],
  },
  'lorry-and-trailer': {
    lengthM: 18.75,
    bodies: [
      { toAxleM: 5, outline: { frontM: 6.45, rearM: 2.7 } },
      { coupledM: -1.9, toAxleM: 2.6 },
      { coupledM: 0, toAxleM: 4.9, outline: { frontM: 5.9, rearM: 2.9 } },
    ],
  },
  rigid: { lengthM: 10.5, bodies: [{ toAxleM: 5.6, outline: { frontM: 7.05, rearM: 3.45 } }] },
};
