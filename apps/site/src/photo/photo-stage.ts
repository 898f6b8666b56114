import type { Photo, PhotoCamera } from '@silowright/domain/photo/camera';
import { materialsOf } from '@silowright/domain/solids/materials';
import { unitSolids } from '@silowright/domain/solids/unit-solids';
import { disposeBelow } from '@silowright/picture/three-d/dispose.ts';
import { makeLight } from '@silowright/picture/three-d/light.ts';
import { geometriesOf } from '@silowright/picture/three-d/merge-meshes.ts';
import { linerMaterial, standardMaterial } from '@silowright/picture/three-d/unit-materials.ts';
import {
  DirectionalLight,
  Group,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { PhotoUnit } from './photo-units.ts';

export interface StagedUnits {
  readonly camera: PhotoCamera;
  /** In the order of the units; undefined: above the horizon. */
  readonly units: readonly (StagedUnit | undefined)[];
  /** Where the light comes from, seen from above; 0 is from behind the camera. */
  readonly sunDeg: number;
}

export interface StagedUnit {
  readonly place: { readonly rightM: number; readonly aheadM: number };
  readonly turnDeg: number;
}

export interface PhotoStage {
  readonly canvas: HTMLCanvasElement;
  readonly show: (staged: StagedUnits | undefined) => void;
  readonly dispose: () => void;
}

/** The units and their shadows alone, over a transparent ground, as the camera of the photo sees them (TD-05). */
export function openPhotoStage(
  units: readonly PhotoUnit[],
  { width, height }: Photo,
  slow: boolean,
): PhotoStage {
  const renderer = new WebGLRenderer({ alpha: true, antialias: !slow, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const light = makeLight(renderer, scene, slow);
  const sun = new DirectionalLight('#fff4e2', slow ? 1.6 : 2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(slow ? 512 : 2048, slow ? 512 : 2048);
  sun.shadow.bias = -0.0004;
  const tallest = Math.max(...units.map(({ unit }) => unit.heightMm)) / 1000;
  // The floor and the light are around the middle of all units.
  const stand = new Group();
  const floor = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial({ color: '#2a2018', opacity: 0.5 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  stand.add(floor, sun, sun.target);
  const bodies = units.map((each) => bodyOf(each, slow));
  scene.add(stand, ...bodies);

  const aim = (reach: number, sunDeg: number) => {
    floor.scale.setScalar(reach);
    Object.assign(sun.shadow.camera, {
      left: -reach * 1.6,
      right: reach * 1.6,
      top: reach * 1.6,
      bottom: -reach * 1.2,
      near: 0.5,
      far: reach * 6,
    });
    sun.shadow.camera.updateProjectionMatrix();
    const angle = (sunDeg * Math.PI) / 180;
    sun.position.set(Math.sin(angle) * reach * 1.4, reach * 1.5, Math.cos(angle) * reach * 1.4);
  };
  return {
    canvas: renderer.domElement,
    show: (staged) => {
      const seen = staged?.units.flatMap((each, at) => (each ? [{ ...each, at }] : [])) ?? [];
      stand.visible = seen.length > 0;
      for (const body of bodies) body.visible = false;
      const camera = new PerspectiveCamera(staged?.camera.fieldOfViewDeg ?? 45, width / height, 0.1, 500);
      if (staged) {
        camera.position.set(0, staged.camera.eyeM, 0);
        camera.rotation.x = staged.camera.pitch;
        for (const { at, place, turnDeg } of seen) {
          const body = bodies[at]!;
          body.visible = true;
          body.position.set(place.rightM, 0, -place.aheadM);
          body.rotation.y = (turnDeg * Math.PI) / 180;
        }
        const middle = middleOf(bodies.filter(({ visible }) => visible).map(({ position }) => position));
        stand.position.copy(middle);
        const spread = seen.map(({ at }) => bodies[at]!.position.distanceTo(middle) + rowHalfM(units[at]!));
        aim(
          Math.max(tallest, ...spread.map((metres) => (metres === 0 ? 0 : metres + tallest))),
          staged.sunDeg,
        );
      }
      renderer.render(scene, camera);
    },
    dispose: () => {
      disposeBelow(stand);
      for (const body of bodies) disposeBelow(body);
      light.dispose();
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

const rowHalfM = ({ feetM }: PhotoUnit): number => Math.max(...feetM.map(Math.abs));

function middleOf(points: readonly Vector3[]): Vector3 {
  const sum = new Vector3();
  for (const point of points) sum.add(point);
  return sum.divideScalar(Math.max(1, points.length));
}

/** The units of one place in a row. */
function bodyOf({ unit, feetM }: PhotoUnit, slow: boolean): Group {
  const one = new Group();
  const materials = materialsOf(unit);
  for (const [name, geometry] of geometriesOf(unitSolids(unit, { contentLevel: 0 }))) {
    const mesh = new Mesh(geometry, standardMaterial(name, materials[name], slow));
    mesh.castShadow = true;
    mesh.receiveShadow = name !== 'body' || !unit.body.transparent;
    if (name === 'body' && unit.body.transparent) {
      mesh.renderOrder = 1;
      one.add(new Mesh(geometry, linerMaterial(materials.body.hex)));
    }
    one.add(mesh);
  }
  const row = new Group();
  for (const [at, foot] of feetM.entries()) {
    const copy = at === 0 ? one : one.clone();
    copy.position.x = foot;
    row.add(copy);
  }
  return row;
}
